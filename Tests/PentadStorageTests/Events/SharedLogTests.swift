import GRDB
import PentadCore
import TestSupport
import Testing

@testable import PentadStorage

/// Two that log in one store, as two processes do: what one has in memory is not all that there is.
@Suite(.timeLimit(.minutes(15))) struct SharedLogTests {
  private let folder = Folder(isQuick: true)

  private struct Observer {
    let pump = Pump()
    let seen = Recorder<String>()
    let begin: Int
    let subscription: Subscription

    init(_ diary: Diary, after number: Int) {
      begin = number
      subscription = diary.hub.observe(on: .pump(pump), after: diary.origin + UInt64(number)) {
        [seen] in seen.record(diary.text($0))
      }
    }
  }

  /// Appends in parts; some of them are rolled back.
  private func write(_ diary: Diary, _ parts: [(values: [Int], isUndone: Bool)]) async throws {
    let hub = diary.hub
    try await diary.store.write { database in
      for part in parts {
        try database.inSavepoint {
          try hub.append(part.values.map { .added($0) }, now: 0, in: database)
          return part.isUndone ? .rollback : .commit
        }
      }
    }
  }

  private func diaries(beforeStep: (@Sendable (StoreStep) throws -> Void)? = nil)
    async throws -> (Diary, Diary)
  {
    var options = StoreOptions()
    options.beforeStep = beforeStep
    return (
      try await Diary(folder.location, options: options), try await Diary(folder.location)
    )
  }

  /// A hub's write is rolled back, and the other hub's events get its numbers.
  @Test func rolledBackEventsAreNotDelivered() async throws {
    let isFull = Lock(false)
    let (one, other) = try await diaries { step in
      guard step == .commit, isFull.withLock({ $0 }) else { return }
      throw PentadError(.diskFull, "no room")
    }
    let observer = Observer(one, after: 0)
    isFull.withLock { $0 = true }
    await #expect(throws: PentadError.self) { try await one.commit([1]) }
    isFull.withLock { $0 = false }
    try await other.add(2)
    try await one.add(3)
    #expect(one.hub.feed.recent(after: one.origin + 1, limit: 9)?.events.count == 1)
    while observer.pump.run() > 0 {}
    #expect(observer.seen.entries == ["1:2", "2:3"])
    for diary in [one, other] { await diary.store.close() }
  }

  /// SQLite rolls back on a full disk or an interrupt, and GRDB notifies no observer of it.
  @Test func eventsRolledBackBySQLiteAreNotDelivered() async throws {
    let (one, other) = try await diaries()
    let observer = Observer(one, after: 0)
    await #expect(throws: PentadError.self) {
      try await one.store.write { [hub = one.hub] database in
        try hub.append([.added(1)], now: 0, in: database)
        try database.execute(sql: "INSERT OR ROLLBACK INTO entry VALUES (NULL)")
      }
    }
    try await other.add(2)
    try await one.store.write { try $0.execute(sql: "INSERT INTO entry VALUES (3)") }
    one.hub.committed()
    while observer.pump.run() > 0 {}
    #expect(observer.seen.entries == ["1:2"])
    for diary in [one, other] { await diary.store.close() }
  }

  @Test(arguments: 0..<40 as Range<UInt64>) func randomOrder(seed: UInt64) async throws {
    var random = SplitMix64(seed: seed)
    let diaries = [try await Diary(folder.location), try await Diary(folder.location)]
    var values: [Int] = []
    var observers: [Observer] = []
    for step in 0..<80 {
      let diary = diaries[Int.random(in: 0...1, using: &random)]
      switch Int.random(in: 0..<9, using: &random) {
      case 0...2:
        let parts = (0..<Int.random(in: 1...3, using: &random)).map { part in
          let count = Int.random(in: 1...(seed.isMultiple(of: 4) ? 90 : 3), using: &random)
          return (
            values: (0..<count).map { step * 1_000 + part * 100 + $0 },
            isUndone: Int.random(in: 0..<4, using: &random) == 0
          )
        }
        try await write(diary, parts)
        values += parts.filter { !$0.isUndone }.flatMap(\.values)
        if Bool.random(using: &random) { diary.hub.committed() }
      case 3: diary.hub.wake()
      case 4: diary.hub.committed()
      case 5 where observers.count < 8:
        observers.append(
          Observer(diary, after: Int.random(in: 0...values.count, using: &random)))
      default: observers.randomElement(using: &random)?.pump.run()
      }
    }
    for diary in diaries { diary.hub.wake() }
    for (index, observer) in observers.enumerated() {
      while observer.pump.run() > 0 {}
      let expected = values.enumerated().dropFirst(observer.begin).map {
        "\($0.offset + 1):\($0.element)"
      }
      #expect(observer.seen.entries == expected, "seed \(seed), observer \(index)")
    }
    for diary in diaries { await diary.store.close() }
  }
}
