/// The limit of a cache. It computes which entries to evict when an entry is added.
///
/// It deletes nothing itself. The store removes the returned keys in the same transaction that adds
/// the new entry.
///
/// ```swift
/// let capacity = Capacity.bytes(10_000_000)
/// let keys = capacity.evictions(from: entries, adding: new)
/// ```
public struct Capacity: Hashable, Sendable {
  /// The unit of a capacity, and its order of eviction.
  enum Rule: Hashable, Sendable {
    case unlimited
    case count(Int)
    case bytes(Int64)
    case ring(Int)
  }

  let rule: Rule

  /// No limit: no entry is ever evicted.
  public static let unlimited = Capacity(rule: .unlimited)

  /// Limits the number of entries; the least recently used are evicted.
  public static func count(_ limit: Int) -> Capacity { Capacity(rule: .count(max(0, limit))) }

  /// Limits the total size in bytes; the least recently used entries are evicted.
  public static func bytes(_ limit: Int64) -> Capacity { Capacity(rule: .bytes(max(0, limit))) }

  /// Limits the number of months, one an entry; the first stored are evicted, however often they
  /// were used.
  ///
  /// Storing a month again renews it and evicts nothing: this is the ring of AstroCalendar.
  public static func ring(months: Int) -> Capacity { Capacity(rule: .ring(max(0, months))) }

  /// Returns the keys of the entries to evict, in the order of eviction.
  ///
  /// - An entry with the key of the new one is replaced by it: it is neither counted nor returned.
  /// - If the new entry alone exceeds the limit, the result is its key only: no other entry is
  ///   evicted for it.
  /// - Entries of the same time are evicted in the order in which they are given.
  /// - A pinned entry is never evicted. It is not counted either: a user with many pins still has a
  ///   cache.
  ///
  /// - Parameters:
  ///   - entries: the current entries.
  ///   - new: the entry to add; nil to shrink to a smaller capacity.
  ///   - pins: the reasons that protect an entry; a single one is enough.
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
    // Keep the newest entries that fit; from the first that does not fit, evict all older ones.
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
