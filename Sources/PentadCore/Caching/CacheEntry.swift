/// The properties of a cached value from which a ``Capacity`` computes evictions.
public struct CacheEntry<Key: Hashable & Sendable>: Hashable, Sendable {
  /// The key of the entry in its cache.
  public let key: Key
  /// The size in bytes; at least 0.
  public let bytes: Int64
  /// The time when the entry was stored, in milliseconds since 1970-01-01 00:00 UTC.
  public let storedAt: Int64
  /// The time when the entry was last read, in milliseconds since 1970-01-01 00:00 UTC.
  public let lastUse: Int64
  /// The reasons to keep the entry.
  public let pins: Pins

  /// Makes an entry.
  ///
  /// - Parameters:
  ///   - bytes: the size; a negative one counts as 0.
  ///   - lastUse: the time of the last read; nil if the entry was not read since it was stored.
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
