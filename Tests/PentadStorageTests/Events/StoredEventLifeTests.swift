import Dispatch
import GRDB
import PentadCore
import TestSupport
import Testing

@testable import PentadStorage

/// Observers while their store is elsewhere, closed, or cannot be read.
@Suite(.timeLimit(.minutes(15))) struct StoredEventLifeTests {
  private let folder = Folder(isQuick: true)

  /// Two openings of one file, as two processes have it.
  @Test func commitsOfOthers() async throws {
    let here = try await Diary(folder.location)
    let there = try await Diary(folder.location)
    #expect(here.origin == there.origin)
    let told = try await here.store.changes(every: 1)
    let watching = Task { for await _ in told { here.hub.wake() } }
    let seen = Recorder<String>()
    let subscription = here.hub.observe(on: .queue(.global())) { seen.record(here.text($0)) }
    let stream = there.hub.events()
    try await there.add(1)
    #expect(await seen.entries(1) == ["1:1"])
    try await here.add(2)
    there.hub.wake()
    try await there.add(3)
    #expect(await seen.entries(3) == ["1:1", "2:2", "3:3"])
    there.hub.finish()
    #expect(await Array(stream).map(there.text) == ["1:1", "2:2", "3:3"])
    await there.store.close()
    await here.store.close()
    await watching.value
    withExtendedLifetime(subscription) {}
  }

  /// Events that others had committed before the hub was woken are not delivered to a new observer.
  @Test func newObserverDoesNotSeeEarlierCommits() async throws {
    let here = try await Diary(folder.location)
    let there = try await Diary(folder.location)
    try await there.add(1, 2)
    here.hub.wake()
    while here.hub.feed.present.number < here.origin + 2 { await Task.yield() }
    let stream = here.hub.events()
    try await there.add(3)
    here.hub.wake()
    here.hub.finish()
    #expect(await Array(stream).map(here.text) == ["3:3"])
    await here.store.close()
    await there.store.close()
  }

  @Test(arguments: [true, false]) func observersWaitWhileTheStoreIsSuspended(
    isWoken: Bool
  ) async throws {
    let store = try await StoreDatabase.open(folder.location, .diary)
    let diary = try await Diary(store)
    let interval = isWoken ? 1_000_000 : 1
    let hub = StoredEventHub<Entry>(
      try await StoredEventFeed(store, retryInterval: interval))
    let seen = Recorder<String>()
    let subscription = hub.observe(on: .queue(.global()), after: diary.origin) {
      seen.record(diary.text($0))
    }
    let stream = hub.events(after: diary.origin)
    let streaming = Task { await Array(stream).map(diary.text) }
    try await diary.add(1)
    hub.committed()
    _ = await seen.entries(1)
    try await diary.commit([2])
    try await store.suspend()
    hub.committed()
    hub.publish(.writing("a", 1))
    try await store.resume()
    if isWoken { hub.wake() }
    #expect(await seen.entries(3).sorted() == ["1:1", "2:2", "2:a1"])
    hub.finish()
    #expect(await streaming.value.count == 3)
    await store.close()
    withExtendedLifetime(subscription) {}
  }

  @Test func observersEndWithTheStore() async throws {
    let diary = try await Diary(folder.location)
    let stream = diary.hub.events()
    let pump = Pump()
    let seen = Recorder<String>()
    let subscription = diary.hub.observe(on: .pump(pump)) { seen.record(diary.text($0)) }
    pump.run()
    await diary.store.close()
    diary.hub.committed()
    pump.run()
    #expect(await Array(stream).isEmpty)
    #expect(await Array(diary.hub.events(after: 0)).isEmpty)
    diary.hub.publish(.writing("a", 1))
    #expect(pump.run() == 0)
    #expect(seen.entries == [])
    withExtendedLifetime(subscription) {}
  }

  /// Each reading fails once; nothing is lost and nothing comes twice.
  @Test(arguments: 1...6) func aReadingThatFails(step: Int) async throws {
    let failures = Lock((isOn: false, left: step))
    var options = StoreOptions()
    options.beforeStep = { step in
      guard case .read = step else { return }
      let fails = failures.withLock { failures in
        if failures.isOn { failures.left -= 1 }
        return failures.isOn && failures.left == 0
      }
      if fails { throw PentadError(.diskFailure, "the disk failed") }
    }
    let diary = try await Diary(folder.location, options: options)
    failures.withLock { $0.isOn = true }
    let seen = Recorder<String>()
    let subscription = diary.hub.observe(on: .queue(.global())) { seen.record(diary.text($0)) }
    let stream = diary.hub.events()
    let streaming = Task {
      var texts: [String] = []
      for await published in stream {
        texts.append(diary.text(published))
        if texts.count == 3 { break }
      }
      return texts
    }
    try await diary.add(1, 2)
    try await diary.add(3)
    #expect(await seen.entries(3) == ["1:1", "2:2", "3:3"])
    #expect(await streaming.value == ["1:1", "2:2", "3:3"])
    await diary.store.close()
    withExtendedLifetime(subscription) {}
  }

  /// A host that runs its pump inside a read of the store: events that have to be read come later.
  @Test func aPumpThatRunsInsideARead() async throws {
    let diary = try await Diary(folder.location)
    let pump = Pump()
    let seen = Recorder<String>()
    let subscription = diary.hub.observe(on: .pump(pump)) { seen.record(diary.text($0)) }
    try await diary.add(1)
    diary.hub.wake()
    try await diary.store.read { _ in _ = pump.run() }
    #expect(seen.entries == [])
    try await onThread {
      while seen.entries.isEmpty, pump.wait(milliseconds: 10_000) { pump.run() }
    }
    #expect(seen.entries == ["1:1"])
    await diary.store.close()
    withExtendedLifetime(subscription) {}
  }

  @Test func aStoreForReading() async throws {
    let diary = try await Diary(folder.location)
    try await diary.add(1)
    var options = StoreOptions()
    options.isReadOnly = true
    let reader = try await Diary(folder.location, options: options)
    #expect(reader.origin == diary.origin)
    let stream = reader.hub.events(after: reader.origin)
    try await diary.add(2)
    reader.hub.wake()
    reader.hub.finish()
    #expect(await Array(stream).map(reader.text) == ["1:1", "2:2"])
    await reader.store.close()
    await diary.store.close()
  }

  @Test func aStoreWithoutTheTable() async throws {
    let store = try await StoreDatabase.open(.memory, .notes)
    await #expect(throws: PentadError.self) { _ = try await StoredEventHub<Entry>(store) }
  }
}
