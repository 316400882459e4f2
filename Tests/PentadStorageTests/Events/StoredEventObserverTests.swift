import Dispatch
import GRDB
import PentadCore
import Synchronization
import TestSupport
import Testing

@testable import PentadStorage

@Suite(.timeLimit(.minutes(15))) struct StoredEventObserverTests {
  private let folder = Folder(isQuick: true)

  @Test func aHandlerMayWriteAndPublish() async throws {
    let diary = try await Diary(folder.location)
    let seen = Recorder<String>()
    let echo = diary.hub.observe(on: .queue(.global())) { published in
      guard case .added(let value) = published.event, value < 5 else { return }
      diary.hub.publish(.writing("a", value))
      do {
        try diary.store.writeNow {
          try diary.hub.append([.added(value + 1)], now: 0, in: $0)
        }
      } catch {
        Issue.record(error)
      }
      diary.hub.committed()
    }
    let witness = diary.hub.observe(on: .queue(.global())) { published in
      if published.event.transientKey == nil { seen.record(diary.text(published)) }
    }
    try await diary.add(0)
    #expect(await seen.entries(6) == ["1:0", "2:1", "3:2", "4:3", "5:4", "6:5"])
    withExtendedLifetime((echo, witness)) {}
  }

  @Test func blockedObserverDoesNotBlockOthers() async throws {
    let diary = try await Diary(folder.location)
    let blocked = Recorder<Int>()
    let free = Recorder<Int>()
    let gate = DispatchSemaphore(value: 0)
    let one = diary.hub.observe(on: .queue(DispatchQueue(label: "blocked"))) {
      blocked.record(diary.number($0))
      if diary.number($0) == 1 { gate.wait() }
    }
    let two = diary.hub.observe(on: .queue(DispatchQueue(label: "free"))) {
      free.record(diary.number($0))
    }
    try await diary.add(0)
    #expect(await blocked.entries(1) == [1])
    for value in 1..<300 { try await diary.add(value) }
    #expect(await free.entries(300) == Array(1...300))
    #expect(blocked.entries == [1])
    gate.signal()
    #expect(await blocked.entries(300) == Array(1...300))
    withExtendedLifetime((one, two)) {}
  }

  /// A pump comes back after a batch; what is left waits for the next run.
  @Test func aRunOfAPumpIsBounded() async throws {
    let diary = try await Diary()
    let pump = Pump()
    let seen = Recorder<Int>()
    try await diary.commit(Array(1...600))
    let subscription = diary.hub.observe(on: .pump(pump), after: diary.origin) {
      seen.record(diary.number($0))
    }
    #expect(pump.run() == 256)
    #expect(pump.run() == 256)
    #expect(pump.run() == 88)
    #expect(pump.run() == 0)
    #expect(pump.wait(milliseconds: 0) == false)
    #expect(seen.entries == Array(1...600))
    withExtendedLifetime(subscription) {}
  }

  @Test func finishDeliversPendingEventsOnly() async throws {
    let diary = try await Diary()
    let pump = Pump()
    let seen = Recorder<String>()
    let stream = diary.hub.events()
    let subscription = diary.hub.observe(on: .pump(pump)) { seen.record(diary.text($0)) }
    try await diary.add(1)
    diary.hub.publish(.writing("a", 1))
    diary.hub.finish()
    diary.hub.publish(.writing("b", 1))
    diary.hub.finish()
    while pump.run() > 0 {}
    #expect(seen.entries == ["1:1", "1:a1"])
    #expect(await Array(stream).map(diary.text) == ["1:1", "1:a1"])
    try await diary.add(2)
    #expect(pump.run() == 0)
    let rest = diary.hub.events(after: diary.origin + 1)
    #expect(await Array(rest).map(diary.text) == ["2:2"])
    #expect(await Array(diary.hub.events()).isEmpty)
    withExtendedLifetime(subscription) {}
  }

  @Test func releasedHubFinishes() async throws {
    let store = try await StoreDatabase.open(.memory, .diary)
    var hub: StoredEventHub<Entry>? = try await StoredEventHub(store)
    let stream = try #require(hub?.events())
    try await store.write { [hub] in try hub?.append([.added(1)], now: 0, in: $0) }
    hub?.committed()
    hub = nil
    #expect(await Array(stream).map(\.event) == [.added(1)])
  }

  @Test func nothingComesAfterCancelling() async throws {
    let diary = try await Diary(folder.location)
    let pump = Pump()
    let seen = Recorder<Int>()
    let box = Lock<Subscription?>(nil)
    let subscription = diary.hub.observe(on: .pump(pump)) {
      seen.record(diary.number($0))
      if seen.entries.count == 2 { box.withLock { $0 }?.cancel() }
    }
    box.withLock { $0 = subscription }
    try await diary.add(1, 2, 3)
    diary.hub.publish(.writing("a", 1))
    #expect(pump.run() == 2)
    try await diary.add(4)
    #expect(pump.run() == 0)
    #expect(seen.entries == [1, 2])
    box.withLock { $0 = nil }
  }

  /// Without the waiting, `isEnded` would be false in most rounds.
  @Test func cancellingElsewhereWaitsForTheRunningCallback() async throws {
    let diary = try await Diary()
    for value in 0..<50 {
      let isEnded = Atomic(false)
      let started = DispatchSemaphore(value: 0)
      let subscription = diary.hub.observe(on: .queue(DispatchQueue(label: "own"))) { _ in
        started.signal()
        for _ in 0..<1_000 { withExtendedLifetime(started) {} }
        isEnded.store(true, ordering: .sequentiallyConsistent)
      }
      try await diary.add(value)
      let waited = try await onThread {
        started.wait()
        subscription.cancel()
        return isEnded.load(ordering: .sequentiallyConsistent)
      }
      #expect(waited)
    }
  }

  @Test func aCancelledTaskEnds() async throws {
    let diary = try await Diary(folder.location)
    let stream = diary.hub.events()
    let arrived = Recorder<String>()
    let task = Task {
      for await published in stream { arrived.record(diary.text(published)) }
    }
    try await diary.add(1)
    _ = await arrived.entries(1)
    task.cancel()
    await task.value
    try await diary.add(2)
    #expect(await Array(stream).isEmpty)
    #expect(arrived.entries == ["1:1"])
  }

  @Test func twoTasksShareAStreamWithoutLosingAnEvent() async throws {
    let diary = try await Diary(folder.location)
    let stream = diary.hub.events()
    async let one = Array(stream)
    async let two = Array(stream)
    for value in 0..<200 { try await diary.add(value) }
    diary.hub.finish()
    #expect(await (one + two).map(diary.number).sorted() == Array(1...200))
  }
}
