/// How much a cache holds, and what has to go when something is added.
///
/// It decides and deletes nothing: the store that asks removes the keys in the transaction in which it
/// adds the new entry.
///
/// ```swift
/// let capacity = Capacity.bytes(10_000_000)
/// let keys = capacity.evictions(from: entries, adding: new)
/// ```
public struct Capacity: Hashable, Sendable {
  /// What a capacity counts, and in which order things go.
  enum Rule: Hashable, Sendable {
    case unlimited
    case count(Int)
    case bytes(Int64)
    case ring(Int)
  }

  let rule: Rule

  /// Nothing ever has to go.
  public static let unlimited = Capacity(rule: .unlimited)

  /// At most so many entries; those not used for the longest time go.
  public static func count(_ limit: Int) -> Capacity { Capacity(rule: .count(max(0, limit))) }

  /// At most so many bytes together; those not used for the longest time go.
  public static func bytes(_ limit: Int64) -> Capacity { Capacity(rule: .bytes(max(0, limit))) }

  /// At most so many months, one an entry; those stored first go, however often they were used.
  ///
  /// Storing a month that is there renews it and takes no place: the ring of AstroCalendar.
  public static func ring(months: Int) -> Capacity { Capacity(rule: .ring(max(0, months))) }

  /// The keys of the entries that have to go, in the order in which they go.
  ///
  /// - An entry of the new one's key is the one that it replaces: it is neither counted nor named.
  /// - A new entry that does not fit even alone is itself the only key: nothing makes room for it.
  /// - Entries of the same time go in the order in which they are given.
  /// - A pinned entry never goes. It is not counted either: a user who pins much still has a cache.
  ///
  /// - Parameters:
  ///   - entries: what is held now.
  ///   - new: what is added; nil to shrink to a smaller capacity.
  ///   - pins: the reasons that pin an entry, one of which is enough.
  public func evictions<Key>(
    from entries: some Sequence<CacheEntry<Key>>, adding new: CacheEntry<Key>? = nil,
    sparing pins: Pins = []
  ) -> [Key] {
    let held = entries.filter { $0.key != new?.key && $0.pins.isDisjoint(with: pins) }
    let new = new.flatMap { $0.pins.isDisjoint(with: pins) ? $0 : nil }
    switch rule {
    case .unlimited: return []
    case .count(let limit): return Self.surplus(held, new, Int64(limit), { _ in 1 }, \.lastUse)
    case .bytes(let limit): return Self.surplus(held, new, limit, \.bytes, \.lastUse)
    case .ring(let limit): return Self.surplus(held, new, Int64(limit), { _ in 1 }, \.storedAt)
    }
  }

  private static func surplus<Key>(
    _ held: [CacheEntry<Key>], _ new: CacheEntry<Key>?, _ limit: Int64,
    _ weight: (CacheEntry<Key>) -> Int64, _ time: (CacheEntry<Key>) -> Int64
  ) -> [Key] {
    let needed = new.map(weight) ?? 0
    if needed > limit { return new.map { [$0.key] } ?? [] }
    var room = limit - needed
    // From the newest on, all that fit stay; from the first that does not, all go.
    let oldestFirst = held.enumerated()
      .sorted { (time($0.element), $0.offset) < (time($1.element), $1.offset) }
      .map(\.element)
    var going = oldestFirst.count
    while going > 0, weight(oldestFirst[going - 1]) <= room {
      going -= 1
      room -= weight(oldestFirst[going])
    }
    return oldestFirst[..<going].map(\.key)
  }
}
