/// The source of a value: memory, disk or the original source.
public enum SnapshotOrigin: String, Hashable, Sendable {
  /// The cache in memory.
  case memory
  /// The store on disk.
  case disk
  /// The original source, asked for this call.
  case source
}

/// A value with its origin and age, since it may come from a cache.
public struct Snapshot<Value: Sendable>: Sendable {
  /// The value.
  public let value: Value
  /// The place that the value was read from.
  public let origin: SnapshotOrigin
  /// The time when the value was fetched from its source, in milliseconds since 1970-01-01 00:00
  /// UTC.
  public let storedAt: Int64
  /// True if its ``Expiry`` had passed when the value was requested.
  public let isStale: Bool

  /// Makes a snapshot.
  public init(_ value: Value, origin: SnapshotOrigin, storedAt: Int64, isStale: Bool) {
    self.value = value
    self.origin = origin
    self.storedAt = storedAt
    self.isStale = isStale
  }

  /// Makes a snapshot that is stale if `expiry` has passed.
  public init(_ value: Value, origin: SnapshotOrigin, storedAt: Int64, expiry: Expiry, now: Int64) {
    self.init(
      value, origin: origin, storedAt: storedAt,
      isStale: expiry.isExpired(storedAt: storedAt, now: now))
  }

  /// Returns a snapshot of the transformed value, with the same origin and age.
  public func map<Other: Sendable, Failure: Error>(
    _ transform: (Value) throws(Failure) -> Other
  ) throws(Failure) -> Snapshot<Other> {
    Snapshot<Other>(
      try transform(value), origin: origin, storedAt: storedAt, isStale: isStale)
  }
}

extension Snapshot: Equatable where Value: Equatable {}
extension Snapshot: Hashable where Value: Hashable {}
