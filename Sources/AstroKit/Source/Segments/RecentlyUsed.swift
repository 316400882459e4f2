/// A dictionary that forgets what was not asked for the longest time.
struct RecentlyUsed<Value> {
  private let limit: Int
  private var entries: [Int: (value: Value, used: UInt64)] = [:]
  private var clock: UInt64 = 0

  /// Keeps at most `limit` values, and at least one.
  init(limit: Int) { self.limit = max(1, limit) }

  /// How many values are kept.
  var count: Int { entries.count }

  /// The value of a key, which is thereby used.
  mutating func value(at key: Int) -> Value? {
    guard let entry = entries[key] else { return nil }
    clock += 1
    entries[key] = (entry.value, clock)
    return entry.value
  }

  /// Keeps a value.
  mutating func insert(_ value: Value, at key: Int) {
    clock += 1
    entries[key] = (value, clock)
    guard entries.count > limit else { return }
    // A quarter goes at once, so that sorting is paid for by many insertions.
    let kept = entries.sorted { $0.value.used > $1.value.used }.prefix(limit - limit / 4)
    entries = Dictionary(uniqueKeysWithValues: kept.map { ($0.key, $0.value) })
  }
}
