import PentadCore
import Testing

@Suite struct CapacityTests {
  private func entry(
    _ key: String, bytes: Int64 = 1, stored: Int64 = 0, used: Int64? = nil
  ) -> CacheEntry<String> {
    CacheEntry(key: key, bytes: bytes, storedAt: stored, lastUse: used)
  }

  @Test func leastRecentlyUsedEntriesAreEvicted() {
    let held = [entry("a", used: 3), entry("b", used: 1), entry("c", used: 2)]
    #expect(Capacity.count(3).evictions(from: held, adding: entry("d", used: 4)) == ["b"])
    #expect(Capacity.count(1).evictions(from: held) == ["b", "c"])
    #expect(Capacity.count(0).evictions(from: held) == ["b", "c", "a"])
    #expect(Capacity.unlimited.evictions(from: held, adding: entry("d")) == [])
  }

  @Test func replacedEntryTakesNoSpace() {
    let held = [entry("a", bytes: 5), entry("b", bytes: 5)]
    #expect(Capacity.count(2).evictions(from: held, adding: entry("a")) == [])
    #expect(Capacity.bytes(10).evictions(from: held, adding: entry("a", bytes: 5)) == [])
    #expect(Capacity.bytes(10).evictions(from: held, adding: entry("a", bytes: 6)) == ["b"])
  }

  @Test func nothingMakesRoomForWhatDoesNotFitAlone() {
    let held = [entry("a", bytes: 5)]
    #expect(Capacity.bytes(10).evictions(from: held, adding: entry("big", bytes: 11)) == ["big"])
    #expect(Capacity.count(0).evictions(from: held, adding: entry("new")) == ["new"])
  }

  /// The ring of AstroCalendar: the month stored first is overwritten, however often it was used.
  @Test func aRingOverwritesTheMonthStoredFirst() {
    let ring = Capacity.ring(months: 24)
    var held: [CacheEntry<Int>] = []
    for month in 0..<100 {
      let new = CacheEntry(key: month, storedAt: Int64(month), lastUse: Int64(1_000 - month))
      let going = ring.evictions(from: held, adding: new)
      #expect(going == (month < 24 ? [] : [month - 24]))
      held.removeAll { going.contains($0.key) }
      held.append(new)
      #expect(held.count == min(month + 1, 24))
    }
    let renewed = CacheEntry(key: 76, storedAt: 200)
    #expect(ring.evictions(from: held, adding: renewed) == [])
    held[0] = renewed
    #expect(ring.evictions(from: held, adding: CacheEntry(key: 200, storedAt: 201)) == [77])
  }

  /// Every small case against the plain rule: drop the oldest until the rest fits.
  @Test func everySmallCase() {
    var generator = SystemRandomNumberGenerator()
    for limit in 0...8 {
      for count in 0...5 {
        for _ in 0..<20 {
          let held = (0..<count).map {
            CacheEntry(
              key: $0, bytes: .random(in: 0...3, using: &generator), storedAt: 0,
              lastUse: .random(in: 0...3, using: &generator))
          }
          let new = CacheEntry(key: 9, bytes: .random(in: 0...3, using: &generator), storedAt: 9)
          let going = Capacity.bytes(Int64(limit)).evictions(from: held, adding: new)
          if new.bytes > limit {
            #expect(going == [9])
            continue
          }
          var expected: [Int] = []
          var rest = held.enumerated().sorted {
            ($0.element.lastUse, $0.offset) < ($1.element.lastUse, $1.offset)
          }.map(\.element)
          while rest.map(\.bytes).reduce(new.bytes, +) > limit {
            expected.append(rest.removeFirst().key)
          }
          #expect(going == expected)
        }
      }
    }
  }

  @Test func pinnedEntryIsNeverEvictedNorCounted() {
    let pinned = CacheEntry(key: "p", bytes: 9, storedAt: 0, pins: .starred)
    let marked = CacheEntry(key: "m", bytes: 9, storedAt: 0, pins: [.bookmarked, .starred])
    let held = [pinned, entry("a", used: 1), marked, entry("b", used: 2)]
    for capacity in [Capacity.count(1), .bytes(1), .ring(months: 1)] {
      #expect(capacity.evictions(from: held, sparing: .starred) == ["a"])
      #expect(capacity.evictions(from: held, adding: entry("c"), sparing: .starred) == ["a", "b"])
      #expect(capacity.evictions(from: held, adding: pinned, sparing: .starred) == ["a"])
      #expect(Set(capacity.evictions(from: held)).isSuperset(of: ["p"]))
    }
    #expect(Capacity.count(0).evictions(from: held, sparing: .bookmarked) == ["p", "a", "b"])
    #expect(Capacity.count(0).evictions(from: [], adding: marked, sparing: .starred) == [])
    #expect(Capacity.count(0).evictions(from: [], adding: marked) == ["m"])
  }

  @Test func sizesBeyondAllBoundsDoNotTrap() {
    let held = (0..<5).map { CacheEntry(key: $0, bytes: .max, storedAt: Int64($0)) }
    let new = CacheEntry(key: 9, bytes: .max, storedAt: 9)
    #expect(Capacity.bytes(.max).evictions(from: held, adding: new) == [0, 1, 2, 3, 4])
    #expect(CacheEntry(key: 1, bytes: -5, storedAt: 0).bytes == 0)
    #expect(Capacity.bytes(-1).evictions(from: held) == [0, 1, 2, 3, 4])
  }
}
