import Foundation
import GRDB
import PentadCore
import TestSupport
import Testing

@testable import PentadStorage

@Suite(.timeLimit(.minutes(15))) struct StoredEventResetTests {
  private let folder = Folder(isQuick: true)
  private let day: Int64 = 86_400_000

  private func prune(_ diary: Diary, now: Int64) async throws -> Int {
    let hub = diary.hub
    return try await diary.store.write { database in
      let before = database.totalChangesCount
      try hub.prune(now: now, in: database)
      return database.totalChangesCount - before
    }
  }

  /// Rows of a hundred events each, cheaply.
  private func fill(_ diary: Diary, rows: Int, now: Int64) async throws {
    let hub = diary.hub
    let events = (0..<100).map { Entry.added($0) }
    try await diary.store.write { database in
      for _ in 0..<rows { try hub.append(events, now: now, in: database) }
    }
  }

  @Test func onlyWhatIsOldAndManyBackIsPruned() async throws {
    let diary = try await Diary()
    let now = 1_000 * day
    try await fill(diary, rows: 900, now: now - 8 * day)
    #expect(try await prune(diary, now: now) == 0)
    try await fill(diary, rows: 200, now: now - 7 * day + 1)
    // A row with the start of the log, and a hundred events.
    #expect(try await prune(diary, now: now) == 101)
    try await fill(diary, rows: 900, now: now)
    #expect(try await prune(diary, now: now) == 800)
    #expect(try await prune(diary, now: now) == 0)
    #expect(try await prune(diary, now: now + day) == 100)
    #expect(try await prune(diary, now: .max) == 0)
    #expect(try await prune(diary, now: .min) == 0)
    #expect(try await diary.texts(after: 100_000, limit: 1) == ["100001:0"])
    #expect(try await diary.texts(after: 99_999, limit: 1) == ["200000:reset"])
  }

  /// A flipped bit can make a NULL of a number.
  @Test func aRowThatCannotBeIsDamage() async throws {
    let diary = try await Diary()
    try await diary.add(1)
    try await diary.store.write { database in
      try database.execute(
        sql: """
          ALTER TABLE event_log RENAME TO strict_log;
          CREATE TABLE event_log (last INTEGER PRIMARY KEY, count, at, events);
          INSERT INTO event_log SELECT * FROM strict_log;
          INSERT INTO event_log SELECT max(last) + 1, NULL, 0, X''
            FROM strict_log;
          """)
    }
    let error = await #expect(throws: PentadError.self) {
      _ = try await diary.texts(after: 0)
    }
    #expect(error?.code == .corrupt)
  }

  @Test func eventsFromTheFutureCountAsOld() async throws {
    let diary = try await Diary()
    try await fill(diary, rows: 500, now: 5_000 * day)
    try await fill(diary, rows: 1_000, now: 1_000 * day)
    #expect(try await prune(diary, now: 1_000 * day) == 501)
  }

  /// The batch that was read before arrives; then one reset replaces all deleted events.
  @Test func pruningBeneathASlowObserver() async throws {
    let diary = try await Diary()
    let pump = Pump()
    let seen = Recorder<String>()
    let subscription = diary.hub.observe(on: .pump(pump)) { seen.record(diary.text($0)) }
    var stream = diary.hub.events().makeAsyncIterator()
    try await fill(diary, rows: 6, now: 0)
    diary.hub.committed()
    #expect(pump.run() == 256)
    #expect(await stream.next().map(diary.text) == "1:0")
    try await fill(diary, rows: 1_000, now: 100 * day)
    #expect(try await prune(diary, now: 100 * day) == 7)
    diary.hub.committed()
    #expect(pump.run() == 1)
    #expect(pump.run() == 0)
    try await diary.add(5)
    #expect(pump.run() == 1)
    #expect(seen.entries.suffix(2) == ["100600:reset", "100601:5"])
    for _ in 2...256 { _ = await stream.next() }
    #expect(await stream.next().map(diary.text) == "100601:reset")
    withExtendedLifetime(subscription) {}
  }

  /// The new log begins beyond the old one; all of it follows on the reset.
  @Test(arguments: [1, 50]) func anErasedStore(since: Int) async throws {
    let diary = try await Diary(folder.location)
    let pump = Pump()
    let seen = Recorder<Published<Entry>>()
    let subscription = diary.hub.observe(on: .pump(pump)) { seen.record($0) }
    try await diary.add(1, 2, 3)
    while pump.run() > 0 {}
    try await diary.store.eraseAll()
    diary.hub.wake()
    try await diary.commit(Array(1...since))
    diary.hub.committed()
    while pump.run() > 0 {}
    try await diary.add(9)
    while pump.run() > 0 {}
    let entries = seen.entries
    let added = (Array(1...since) + [9]).map { Entry.added($0) }
    #expect(entries.map(\.event) == [.added(1), .added(2), .added(3), .reset] + added)
    #expect(entries[3].number > entries[2].number)
    let numbers = entries.dropFirst(3).map(\.number)
    #expect(numbers == (0...UInt64(since + 1)).map { entries[3].number + $0 })
    let poll = try await diary.hub.read(after: entries[2].number, limit: 10)
    #expect(poll.map(\.event) == [.reset])
    await diary.store.close()
    withExtendedLifetime(subscription) {}
  }

  @Test func aStoreThatWasRebuilt() async throws {
    let diary = try await Diary(folder.location)
    try await diary.add(1, 2, 3)
    let last = try await diary.hub.last()
    await diary.store.close()
    try folder.place(Data(repeating: 7, count: 9_000))
    let rebuilt = try await Diary(folder.location)
    #expect(rebuilt.store.recovery != nil)
    #expect(rebuilt.origin > last)
    try await rebuilt.add(4, 5, 6, 7)
    var events = rebuilt.hub.events(after: last).makeAsyncIterator()
    #expect(await events.next().map(rebuilt.text) == "0:reset")
    for number in 1...4 {
      #expect(await events.next().map(rebuilt.text) == "\(number):\(number + 3)")
    }
    try await rebuilt.add(8)
    #expect(await events.next().map(rebuilt.text) == "5:8")
    await rebuilt.store.close()
  }

  /// A clock that was set back before the store was erased: numbers are lower than they were.
  @Test func aLogThatIsBehindItsObserver() async throws {
    let diary = try await Diary()
    var events = diary.hub.events(after: .max).makeAsyncIterator()
    #expect(await events.next().map(diary.text) == "0:reset")
    try await diary.add(1)
    #expect(await events.next().map(diary.text) == "1:1")
    try await diary.store.write { try $0.execute(sql: "UPDATE event_log SET last = last - 1000") }
    diary.hub.wake()
    #expect(await events.next().map(diary.text) == "-999:reset")
    try await diary.add(2)
    #expect(await events.next().map(diary.text) == "-998:2")
  }

  @Test func emptiedTableCausesAReset() async throws {
    let diary = try await Diary()
    try await diary.add(1)
    var events = diary.hub.events().makeAsyncIterator()
    try await diary.store.write { try $0.execute(sql: "DELETE FROM event_log") }
    diary.hub.wake()
    #expect(await events.next() == Published(number: 0, event: .reset))
    let before = try await diary.hub.last()
    #expect(before == 0)
    try await diary.add(2)
    let reset = try #require(await events.next())
    #expect(reset.event == .reset)
    #expect(reset.number > diary.origin + 1)
  }

  @Test func anEventOfAnotherVersion() async throws {
    let diary = try await Diary()
    try await diary.store.write { database in
      let rows = EventFrames.joined(["1", "later", "3"].map { Data($0.utf8) })
      for bytes in [rows, rows.dropLast(), Data()] {
        try database.execute(
          sql: """
            INSERT INTO event_log SELECT max(last) + 3, 3, 0, ? FROM event_log
            """, arguments: [bytes])
      }
    }
    try await diary.add(10)
    #expect(
      try await diary.texts(after: 0) == [
        "1:1", "2:reset", "3:3", "6:reset", "9:reset", "10:10",
      ])
    #expect(try await diary.texts(after: 4) == ["6:reset", "9:reset", "10:10"])
  }

  /// A reader terminates for any content of the table.
  @Test func rowsThatCannotBe() async throws {
    for (last, count) in [
      (Int64.max, Int64(1)), (.max, .max), (.max, -1), (.max, .min), (.min, 0), (-5, 5),
    ] {
      let diary = try await Diary()
      try await diary.add(1)
      try await diary.store.write {
        try $0.execute(
          sql: "INSERT INTO event_log VALUES (?, ?, 0, x'')", arguments: [last, count])
      }
      diary.hub.wake()
      let stream = diary.hub.events(after: diary.origin)
      let hub = diary.hub
      do throws(PentadError) {
        try await diary.store.write { try hub.append([.added(2)], now: 0, in: $0) }
        #expect(last < 0)
      } catch {
        #expect(last > 0 && error.code == .storage)
      }
      hub.finish()
      let events = await Array(stream)
      #expect(events.count <= 3)
      _ = try await diary.texts(after: 0)
    }
  }
}
