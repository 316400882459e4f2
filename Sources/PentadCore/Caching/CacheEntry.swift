/// What a ``Capacity`` has to know of something that is held.
public struct CacheEntry<Key: Hashable & Sendable>: Hashable, Sendable {
  /// What it is found by.
  public let key: Key
  /// Its size; at least 0.
  public let bytes: Int64
  /// When it was stored, in milliseconds since 1970-01-01 00:00 UTC.
  public let storedAt: Int64
  /// When it was last asked for, in the same unit.
  public let lastUse: Int64
  /// Why somebody holds on to it.
  public let pins: Pins

  /// Describes an entry.
  ///
  /// - Parameters:
  ///   - bytes: taken as 0 when negative.
  ///   - lastUse: nil when it was not used since it was stored.
  public init(
    key: Key, bytes: Int64 = 0, storedAt: Int64, lastUse: Int64? = nil, pins: Pins = []
  ) {
    self.key = key
    self.bytes = max(0, bytes)
    self.storedAt = storedAt
    self.lastUse = lastUse ?? storedAt
    self.pins = pins
  }
}
