import PentadCore
import TestSupport
import Testing

/// Lists that a hub's events have read again.
@Suite(.timeLimit(.minutes(15))) struct ListUpdateTests {
  /// A list that anybody may change, or what reading it fails with, and how often it was read.
  private final class Shelf: Sendable {
    private typealias Reading = Result<[String], PentadError>
    private let state = Lock((items: Reading.success([]), readings: 0))

    var readings: Int { state.withLock { $0.readings } }

    func put(_ items: [String]) { state.withLock { $0.items = .success(items) } }

    func put(_ error: PentadError) { state.withLock { $0.items = .failure(error) } }

    func read() throws(PentadError) -> [String] {
      let items = state.withLock { state in
        state.readings += 1
        return state.items
      }
      return try items.get()
    }
  }

  private let hub = EventHub<Tick>(capacity: 4)
  private let shelf = Shelf()
  private let failures = Recorder<PentadError>()

  /// Even numbers are a reason to read.
  private func updates() -> AsyncStream<ListUpdate<String>> {
    hub.updates(key: \.first) { [shelf] () async throws(PentadError) in
      try shelf.read()
    } failed: { [failures] in
      failures.record($0)
    } after: { event in
      if case .number(let number) = event { number.isMultiple(of: 2) } else { true }
    }
  }

  private func put(_ items: [String], _ number: Int = 0) {
    shelf.put(items)
    hub.publish(.number(number))
  }

  @Test func theFirstListThenChanges() async {
    put(["a1"])
    var updates = updates().makeAsyncIterator()
    var update = await updates.next()
    #expect(update == ListUpdate(items: ["a1"], delta: nil))
    put(["b1", "a1"])
    update = await updates.next()
    #expect(update?.items == ["b1", "a1"])
    #expect(update?.delta == Letters.delta(["a1"], ["b1", "a1"]))
    put(["b1", "a2"])
    update = await updates.next()
    #expect(update?.delta == Letters.delta(["b1", "a1"], ["b1", "a2"]))
    hub.finish()
    #expect(await updates.next() == nil)
    #expect(await updates.next() == nil)
  }

  @Test func nothingIsReadUntilAsked() async {
    let updates = updates()
    for number in 0..<100 { put(["a\(number)"], number) }
    #expect(shelf.readings == 0)
    var iterator = updates.makeAsyncIterator()
    #expect(await iterator.next()?.items == ["a99"])
    hub.finish()
    #expect(await iterator.next() == nil)
    #expect(shelf.readings == 1)
  }

  /// Also one that is more events behind than the hub holds.
  @Test(arguments: [1, 2, 4, 5, 100]) func slowReaderGetsTheNewestList(behind: Int) async {
    put(["a1", "b1"])
    var updates = updates().makeAsyncIterator()
    _ = await updates.next()
    for number in 0..<behind { put(["c\(number)", "a1"]) }
    let update = await updates.next()
    #expect(update?.items == ["c\(behind - 1)", "a1"])
    #expect(update?.delta?.deletions == [1] && update?.delta?.insertions == [0])
    put(["a1"])
    #expect(await updates.next()?.delta?.deletions == [0])
    #expect(shelf.readings == 3)
  }

  private func next(_ updates: AsyncStream<ListUpdate<String>>) async -> ListUpdate<String>? {
    var iterator = updates.makeAsyncIterator()
    return await iterator.next()
  }

  @Test func equalListIsNotDelivered() async {
    let updates = updates()
    _ = await next(updates)
    put([])
    async let update = next(updates)
    put(["a1"], 1)
    put(["b1"], 2)
    #expect(await update?.items == ["b1"])
  }

  @Test(arguments: [.storage, .closed, .cancelled] as [PentadError.Code])
  func aListThatCannotBeReadIsPassedOver(code: PentadError.Code) async {
    let error = PentadError(code, "no")
    shelf.put(error)
    let updates = updates()
    async let first = next(updates)
    while shelf.readings == 0 { await Task.yield() }
    put(["a1"])
    #expect(await first == ListUpdate(items: ["a1"], delta: nil))
    shelf.put(error)
    hub.publish(.number(0))
    async let second = next(updates)
    while shelf.readings < 3 { await Task.yield() }
    put(["a1", "b1"])
    #expect(await second?.delta == Letters.delta(["a1"], ["a1", "b1"]))
    #expect(failures.entries == (error.isFailure ? [error, error] : []))
  }

  @Test func aReaderThatIsCancelledEnds() async {
    let updates = updates()
    let seen = Recorder<[String]>()
    let reader = Task {
      for await update in updates { seen.record(update.items) }
      return seen.entries.count
    }
    _ = await seen.entries(1)
    reader.cancel()
    #expect(await reader.value == 1)
    put(["a1"])
    #expect(shelf.readings == 1)
  }

  @Test func releasedHubEndsTheLists() async {
    var other: EventHub<Tick>? = EventHub()
    var updates = other?.updates(key: \.self) {
      ["a"]
    } failed: { _ in
    } after: { _ in
      true
    }.makeAsyncIterator()
    #expect(await updates?.next()?.items == ["a"])
    other = nil
    #expect(await updates?.next() == nil)
  }

  @Test func releasedStreamReleasesItsClosures() async {
    let census = Census()
    do {
      let citizen = census.citizen()
      var updates = hub.updates(key: \.self) {
        withExtendedLifetime(citizen) { ["a"] }
      } failed: { _ in
      } after: { _ in
        true
      }.makeAsyncIterator()
      _ = await updates.next()
      #expect(census.living == 1)
    }
    #expect(census.living == 0)
  }

  /// A stream is for one reader; two readers get a list each, and nothing breaks.
  @Test func twoReadersOfOneStream() async {
    let updates = updates()
    let seen = Recorder<ListUpdate<String>>()
    await withTaskGroup { group in
      for _ in 0..<2 {
        group.addTask { for await update in updates { seen.record(update) } }
      }
      for number in 0..<500 {
        put(["a\(number)"])
        if number.isMultiple(of: 10) { await Task.yield() }
      }
      _ = await seen.entries(1)
      hub.finish()
    }
    #expect(seen.entries.filter { $0.delta == nil }.count == 1)
  }
}
