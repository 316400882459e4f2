import Dispatch
import GRDB
import PentadCore
import TestSupport
import Testing

@testable import PentadStorage

@Suite(.timeLimit(.minutes(15))) struct StoredEventHubTests {
  private let folder = Folder(isQuick: true)

  @Test func allObserversSeeOneOrder() async throws {
    let diary = try await Diary(folder.location)
    let seen = (0..<3).map { _ in Recorder<Published<Entry>>() }
    let deliveries = [
      Delivery.queue(DispatchQueue(label: "one")), .queue(.global()),
      .queue(DispatchQueue(label: "many", attributes: .concurrent)),
    ]
    let subscriptions = zip(deliveries, seen).map { delivery, recorder in
      diary.hub.observe(on: delivery) { recorder.record($0) }
    }
    let streams = (0..<2).map { _ in diary.hub.events() }
    async let first = Array(streams[0])
    async let second = Array(streams[1])
    try await withThrowingTaskGroup { group in
      for writer in 0..<4 {
        group.addTask {
          for index in 0..<100 { try await diary.add(writer * 100 + index) }
        }
      }
      try await group.waitForAll()
    }
    for recorder in seen { _ = await recorder.entries(400) }
    diary.hub.finish()
    let order = await first
    #expect(order.map(diary.number) == Array(1...400))
    #expect(await second == order)
    for recorder in seen { #expect(recorder.entries == order) }
    let rows = try await diary.store.read {
      try Int.fetchAll($0, sql: "SELECT value FROM entry ORDER BY rowid")
    }
    #expect(order.map(\.event) == rows.map { .added($0) })
    withExtendedLifetime(subscriptions) {}
  }

  @Test(arguments: [true, false]) func anObserverSeesOnlyWhatComesAfterItAttached(
    inMemory: Bool
  ) async throws {
    let diary = try await Diary(inMemory ? .memory : folder.location)
    let pump = Pump()
    let early = Recorder<String>()
    let late = Recorder<String>()
    let one = diary.hub.observe(on: .pump(pump)) { early.record(diary.text($0)) }
    try await diary.add(10)
    let stream = diary.hub.events()
    let two = diary.hub.observe(on: .pump(pump)) { late.record(diary.text($0)) }
    try await diary.add(20)
    pump.run()
    #expect(early.entries == ["1:10", "2:20"])
    #expect(late.entries == ["2:20"])
    var iterator = stream.makeAsyncIterator()
    #expect(await iterator.next().map(diary.text) == "2:20")
    diary.hub.finish()
    #expect(await iterator.next() == nil)
    withExtendedLifetime((one, two)) {}
  }

  /// Each write appends three events. An observer that attaches meanwhile sees whole writes, up to
  /// the last.
  @Test func attachingWhileWritesCommit() async throws {
    let diary = try await Diary(folder.location)
    let seen = (0..<60).map { _ in Recorder<Published<Entry>>() }
    let writing = Task {
      for value in 0..<200 { try await diary.add(value, value, value) }
    }
    var subscriptions: [Subscription] = []
    for recorder in seen {
      subscriptions.append(
        diary.hub.observe(on: .queue(.global())) { recorder.record($0) })
      await Task.yield()
    }
    try await writing.value
    try await diary.add(-1)
    for recorder in seen {
      var entries = recorder.entries
      while entries.last?.event != .added(-1) {
        entries = await recorder.entries(entries.count + 1)
      }
      let first = try #require(entries.first.map(diary.number))
      #expect(first % 3 == 1)
      #expect(entries.map(diary.number) == Array(first...601))
    }
    withExtendedLifetime(subscriptions) {}
  }

  @Test func observerResumesWhereItStopped() async throws {
    var last: UInt64 = 0
    do {
      let diary = try await Diary(folder.location)
      try await diary.add(1, 2, 3)
      var events = diary.hub.events(after: diary.origin).makeAsyncIterator()
      _ = await events.next()
      last = try #require(await events.next()).number
      await diary.store.close()
    }
    let diary = try await Diary(folder.location)
    let stream = diary.hub.events(after: last)
    try await diary.add(4)
    var events = stream.makeAsyncIterator()
    #expect(await events.next().map(diary.text) == "3:3")
    #expect(await events.next().map(diary.text) == "4:4")
    await diary.store.close()
  }

  @Test func rolledBackEventsLeaveNoTrace() async throws {
    let diary = try await Diary(folder.location)
    let stream = diary.hub.events()
    let hub = diary.hub
    try await diary.add(1)
    for _ in 0..<3 {
      await #expect(throws: PentadError.self) {
        try await diary.store.write { database in
          try hub.append([.added(2), .added(3)], now: 0, in: database)
          throw PentadError(.invalid, "no")
        }
      }
      hub.committed()
    }
    try await diary.store.write { database in
      try hub.append([.added(4)], now: 0, in: database)
      try database.inSavepoint {
        try hub.append([.added(5)], now: 0, in: database)
        return .rollback
      }
    }
    let late = hub.events()
    try await diary.add(6)
    hub.finish()
    #expect(await Array(stream).map(diary.text) == ["1:1", "2:4", "3:6"])
    #expect(await Array(late).map(diary.text) == ["3:6"])
  }

  /// More than a row holds, in two calls, and read in bites of every size.
  @Test func oneWriteOfManyEvents() async throws {
    let diary = try await Diary()
    let hub = diary.hub
    try await diary.store.write { database in
      try hub.append([], now: 0, in: database)
      try hub.append((1...600).map { .added($0) }, now: 0, in: database)
      try hub.append([.added(601)], now: 0, in: database)
    }
    let all = (1...601).map { "\($0):\($0)" }
    #expect(try await diary.texts(after: 0) == all)
    for limit in [1, 2, 3, 255, 256, 257, 600, 601] {
      var read: [String] = []
      while read.count < 601 {
        let next = try await diary.texts(after: read.count, limit: limit)
        #expect(next.count == min(limit, 601 - read.count))
        read += next
      }
      #expect(read == all)
    }
    #expect(try await diary.texts(after: 601) == [])
    #expect(try await diary.texts(after: 0, limit: 0) == [])
    #expect(try await diary.texts(after: 0, limit: -1) == [])
  }

  @Test func polling() async throws {
    let diary = try await Diary(folder.location)
    let hub = diary.hub
    let begin = try await hub.last()
    #expect(begin == diary.origin)
    try await diary.add(7, 8)
    #expect(try await hub.last() == begin + 2)
    let (read, last) = try await onThread {
      (try hub.readNow(after: begin + 1, limit: 10), try hub.lastNow())
    }
    #expect(read.map(diary.text) == ["2:8"])
    #expect(last == begin + 2)
    await diary.store.close()
    let error = await #expect(throws: PentadError.self) { try await hub.last() }
    #expect(error?.code == .closed)
  }

  /// The rows are there as soon as the write has committed; the waking that follows finds nothing.
  @Test func anEventThatIsSeenEarlyIsNotSeenTwice() async throws {
    let diary = try await Diary(folder.location)
    let pump = Pump()
    let seen = Recorder<String>()
    let subscription = diary.hub.observe(on: .pump(pump)) { seen.record(diary.text($0)) }
    try await diary.commit([1])
    #expect(pump.run() == 1)
    diary.hub.committed()
    #expect(pump.run() == 0)
    try await diary.add(2)
    #expect(pump.run() == 1)
    #expect(pump.run() == 0)
    #expect(seen.entries == ["1:1", "2:2"])
    withExtendedLifetime(subscription) {}
  }

  @Test func anEventOfTheMomentIsNotLogged() async throws {
    let diary = try await Diary()
    let hub = diary.hub
    let error = await #expect(throws: PentadError.self) {
      try await diary.store.write {
        try hub.append([.added(1), .writing("a", 1)], now: 0, in: $0)
      }
    }
    #expect(error?.code == .misuse)
    #expect(try await hub.last() == diary.origin)
  }
}
