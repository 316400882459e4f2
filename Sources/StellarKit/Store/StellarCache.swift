public import PentadCore

/// A memory cache of classes and class lists: the original's StellarCache, with a limit.
///
/// It contains every visited class and every shown list until they are evicted. Bookmarked classes
/// are never evicted. The cache only contains copies of stored data.
public final class StellarCache: Sendable {
  private enum Key: Hashable {
    case item(String)
    case list(String)
  }

  private struct Slot {
    var classes: [StellarClass]
    var term: StellarTerm?
    var storedAt: Int64
    var entry: CacheEntry<Key>
  }

  private struct State {
    var slots: [Key: Slot] = [:]
    var uses: Int64 = 0
    var generation = 0
  }

  private let capacity: Capacity
  private let state = Lock(State())

  /// Creates an empty cache.
  public init(capacity: Capacity = StellarPolicies.memory) { self.capacity = capacity }

  /// Returns a cached class; nil when it is not cached.
  public func item(_ masterId: String) -> StellarClass? { use(.item(masterId))?.classes.first }

  /// The approximate size of the cached values, in bytes.
  public var bytes: Int64 {
    state.withLock { $0.slots.values.reduce(0) { $0 + $1.entry.bytes } }
  }

  /// The number of cached classes and lists.
  public var count: Int { state.withLock { $0.slots.count } }

  /// A number that changes when values are removed because they may be outdated. Data that was read
  /// before is not inserted afterwards.
  var generation: Int { state.withLock { $0.generation } }

  func list(of course: String) -> StoredClasses? {
    use(.list(course)).map {
      StoredClasses(classes: $0.classes, term: $0.term, checksum: nil, storedAt: $0.storedAt)
    }
  }

  func hold(_ item: StellarClass, pins: Pins, generation: Int) {
    insert(.item(item.masterId), [item], term: item.term, storedAt: 0, pins, generation)
  }

  func hold(_ list: StoredClasses, of course: String, generation: Int) {
    insert(.list(course), list.classes, term: list.term, storedAt: list.storedAt, [], generation)
  }

  /// Removes all values.
  func clear() {
    state.withLock { state in
      state.slots = [:]
      state.generation += 1
    }
  }

  /// Removes classes, and all lists, because they may contain these classes.
  func forget(_ masterIds: Set<String>) {
    state.withLock { state in
      state.slots = state.slots.filter { key, _ in
        if case .item(let id) = key { !masterIds.contains(id) } else { false }
      }
      state.generation += 1
    }
  }

  private func use(_ key: Key) -> Slot? {
    state.withLock { state in
      state.uses += 1
      guard let slot = state.slots[key] else { return nil }
      let old = slot.entry
      state.slots[key]?.entry = CacheEntry(
        key: key, bytes: old.bytes, storedAt: old.storedAt, lastUse: state.uses, pins: old.pins)
      return slot
    }
  }

  private func insert(
    _ key: Key, _ classes: [StellarClass], term: StellarTerm?, storedAt: Int64, _ pins: Pins,
    _ generation: Int
  ) {
    let bytes = classes.reduce(0) { $0 + $1.cost }
    state.withLock { state in
      guard state.generation == generation else { return }
      state.uses += 1
      // Only the order of uses matters, so it replaces the clock.
      let entry = CacheEntry(key: key, bytes: bytes, storedAt: state.uses, pins: pins)
      let going = capacity.evictions(
        from: state.slots.values.map(\.entry), adding: entry, sparing: StellarPolicies.pins)
      for key in going { state.slots[key] = nil }
      guard !going.contains(key) else { return }
      state.slots[key] = Slot(classes: classes, term: term, storedAt: storedAt, entry: entry)
    }
  }
}

extension StellarClass {
  /// The approximate size in memory, in bytes.
  fileprivate var cost: Int64 {
    let texts = [masterId, name, title, blurb] + staff.map(\.name) + times.map(\.text) + oldNumbers
    return Int64(texts.reduce(200 + 100 * times.count) { $0 + $1.utf8.count })
  }
}
