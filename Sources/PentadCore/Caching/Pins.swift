/// For what reasons an entry of a cache must not go.
///
/// An entry has the reasons for which somebody holds on to it, and a policy those that count:
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

  /// The user wants to find it again.
  public static let bookmarked = Pins(rawValue: 1)
  /// The user marked it as dear.
  public static let starred = Pins(rawValue: 2)
}
