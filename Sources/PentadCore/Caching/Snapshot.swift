/// Where a value came from.
public enum SnapshotOrigin: String, Hashable, Sendable {
  /// Kept in memory.
  case memory
  /// Read from the store.
  case disk
  /// Asked for just now.
  case source
}

/// A value, and how fresh it is: an answer that may come from a cache.
public struct Snapshot<Value: Sendable>: Sendable {
  /// The value.
  public let value: Value
  /// Where it came from.
  public let origin: SnapshotOrigin
  /// When it was had from its source, in milliseconds since 1970-01-01 00:00 UTC.
  public let storedAt: Int64
  /// Whether its ``Expiry`` had passed when it was asked for.
  public let isStale: Bool

  /// Makes a snapshot.
  public init(_ value: Value, origin: SnapshotOrigin, storedAt: Int64, isStale: Bool) {
    self.value = value
    self.origin = origin
    self.storedAt = storedAt
    self.isStale = isStale
  }

  /// Makes a snapshot that is as stale as `expiry` says.
  public init(_ value: Value, origin: SnapshotOrigin, storedAt: Int64, expiry: Expiry, now: Int64) {
    self.init(
      value, origin: origin, storedAt: storedAt,
      isStale: expiry.isExpired(storedAt: storedAt, now: now))
  }

  /// Another value of the same origin and age.
  public func map<Other: Sendable, Failure: Error>(
    _ transform: (Value) throws(Failure) -> Other
  ) throws(Failure) -> Snapshot<Other> {
    Snapshot<Other>(
      try transform(value), origin: origin, storedAt: storedAt, isStale: isStale)
  }
}

extension Snapshot: Equatable where Value: Equatable {}
extension Snapshot: Hashable where Value: Hashable {}
