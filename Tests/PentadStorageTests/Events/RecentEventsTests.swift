import Testing

@testable import PentadStorage

/// The cache of the newest events.
struct RecentEventsTests {
  private func entries(_ values: Range<Int>) -> [Entry] { values.map { .added($0) } }

  private func texts(_ recent: RecentEvents, after number: UInt64, limit: Int = 100) -> [String]? {
    recent.page(after: number, limit: limit)?.events.map { entry in
      "\(entry.number):\((entry.event as? Entry)?.text ?? "")"
    }
  }

  @Test func committedEventsAreCached() {
    var recent = RecentEvents()
    recent.write(entries(1..<3), after: 10)
    #expect(texts(recent, after: 10) == nil)
    recent.commit(newest: 12)
    #expect(texts(recent, after: 9) == nil)
    #expect(texts(recent, after: 10) == ["11:1", "12:2"])
    #expect(texts(recent, after: 10, limit: 1) == ["11:1"])
    #expect(texts(recent, after: 11) == ["12:2"])
    #expect(texts(recent, after: 12) == [])
    #expect(texts(recent, after: 13) == nil)
    recent.write(entries(3..<4), after: 12)
    recent.commit(newest: 13)
    #expect(texts(recent, after: 11) == ["12:2", "13:3"])
  }

  @Test func rolledBackEventsAreNotCached() {
    var recent = RecentEvents()
    recent.write(entries(1..<4), after: 10)
    recent.write(entries(7..<9), after: 10)
    recent.commit(newest: 12)
    #expect(texts(recent, after: 10) == ["11:7", "12:8"])
    recent.write(entries(1..<2), after: 12)
    recent.commit(newest: 12)
    #expect(texts(recent, after: 12) == nil)
  }

  @Test func othersComeBetween() {
    var recent = RecentEvents()
    recent.write(entries(1..<2), after: 10)
    recent.commit(newest: 11)
    // Never committed; others took its number.
    recent.write(entries(2..<3), after: 11)
    recent.write(entries(3..<4), after: 14)
    recent.commit(newest: 15)
    #expect(texts(recent, after: 11) == nil)
    #expect(texts(recent, after: 14) == ["15:3"])
    recent.write(entries(4..<5), after: 15)
    recent.forget()
    recent.commit(newest: 16)
    #expect(texts(recent, after: 15) == nil && texts(recent, after: 16) == nil)
  }

  @Test func theOldestGo() {
    var recent = RecentEvents()
    for value in 0..<1_000 {
      recent.write(entries(value..<value + 1), after: UInt64(value))
      recent.commit(newest: UInt64(value) + 1)
      #expect((texts(recent, after: UInt64(max(0, value - 50)))?.count ?? 0) <= 51)
    }
    #expect(texts(recent, after: 900, limit: 1) == nil)
    #expect(texts(recent, after: 990)?.last == "1000:999")
  }
}
