/// The reasons to keep an entry of a cache.
///
/// An entry holds the reasons that apply to it. A policy states the reasons that prevent eviction:
///
/// ```swift
/// let entry = CacheEntry(key: id, storedAt: now, pins: isStarred ? .starred : [])
/// let keys = Capacity.count(500).evictions(from: entries, adding: entry, sparing: [.starred])
/// ```
///
/// The set is open: a Kit adds reasons of its own, from bit 8 on.
public struct Pins: OptionSet, Hashable, Sendable {
  /// The bits of the reasons.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The user bookmarked the entry, to find it again.
  public static let bookmarked = Pins(rawValue: 1)
  /// The user starred the entry.
  public static let starred = Pins(rawValue: 2)
}
