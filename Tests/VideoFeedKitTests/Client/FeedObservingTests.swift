import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// Lists and events that are observed, and how much memory a list takes.
@Suite(.timeLimit(.minutes(15))) struct FeedObservingTests {
  let world = VideoWorld()

  @Test func listsContainTheirChanges() async throws {
    let source = ScriptedSource()
    try source.share("1", of: Samples.key("a"), at: 10)
    try source.share("2", of: Samples.key("b"), at: 20)
    let feed = try await world.feed([source])
    try await feed.synchronise()
    var timeline = feed.observeTimeline().makeAsyncIterator()
    let first = try #require(await timeline.next())
    #expect(first.delta == nil)
    #expect(first.items.map(\.key.id) == ["b", "a"])

    try source.share("3", of: Samples.key("a"), by: "bob", at: 30)
    try source.share("4", of: Samples.key("c"), at: 40)
    try await feed.refresh()
    let second = try #require(await timeline.next())
    #expect(second.items.map(\.key.id) == ["c", "a", "b"])
    let delta = try #require(second.delta)
    #expect(delta.applied(to: first.items) { second.items[$0] } == second.items)
    await feed.close()
    #expect(await timeline.next() == nil)
  }

  @Test func changesAreGathered() async throws {
    let time = SteppedTime()
    let source = ScriptedSource()
    try source.share("1", of: Samples.key("a"), at: 10)
    let feed = try await world.feed([source], time: time.source)
    let seen = Recorder<[String]>()
    let updates = feed.observeTimeline()
    let reading = Task {
      for await update in updates { seen.record(update.items.map(\.key.id)) }
    }
    _ = await seen.entries(1)
    try await feed.refresh()
    try source.share("2", of: Samples.key("b"), at: 20)
    try await feed.refresh()
    try source.share("3", of: Samples.key("c"), at: 30)
    try await feed.refresh()
    await time.ring(at: 2_000)
    #expect(await seen.entries(2) == [[], ["c", "b", "a"]])
    await feed.close()
    await reading.value
  }

  @Test func aListStaysWithinItsBudget() async throws {
    let source = ScriptedSource()
    for number in 0..<400 {
      try source.share(
        "\(number)", of: Samples.key("v\(number)"), saying: String(repeating: "x", count: 2_000),
        at: Int64(number))
    }
    source.change { $0.pageSize = 500 }
    let budget = MemoryBudget(groups: 60, bytes: 100_000)
    let feed = try await world.feed([source]) { $0.budget = budget }
    var timeline = feed.observeTimeline().makeAsyncIterator()
    _ = await timeline.next()
    try await feed.synchronise()
    let update = try #require(await timeline.next())
    #expect(update.items.map(\.key.id).first == "v399")
    #expect((20...60).contains(update.items.count))
    #expect(update.items.reduce(0) { $0 + $1.memory } <= budget.bytes)
    #expect(try await feed.shown().count == 400)

    // New videos replace old ones.
    try source.share("new", of: Samples.key("new"), at: 500)
    try await feed.refresh()
    let next = try #require(await timeline.next())
    #expect(next.items.first?.key.id == "new")
    #expect(next.items.reduce(0) { $0 + $1.memory } <= budget.bytes)
    await feed.close()
  }

  @Test func oneVideoWithAThousandCommentsDoesNotFillIt() async throws {
    let source = ScriptedSource()
    for number in 0..<900 {
      try source.share(
        "\(number)", by: "u\(number)", saying: String(repeating: "y", count: 500),
        at: Int64(number))
    }
    for number in 0..<10 {
      try source.share("v\(number)", of: Samples.key("v\(number)"), at: Int64(number))
    }
    source.change { $0.pageSize = 2_000 }
    let feed = try await world.feed([source]) {
      $0.budget = MemoryBudget(groups: 60, bytes: 100_000)
    }
    try await feed.synchronise()
    var timeline = feed.observeTimeline().makeAsyncIterator()
    let update = try #require(await timeline.next())
    #expect(update.items.count == 11)
    #expect(update.items.reduce(0) { $0 + $1.memory } <= 100_000)
    await feed.close()
  }

  @Test func searchesAndMarksAreObserved() async throws {
    let source = ScriptedSource()
    try source.share("1", of: Samples.key("a"), saying: "marmalade", at: 10)
    let feed = try await world.feed([source])
    var found = feed.observeSearch("marma").makeAsyncIterator()
    var liked = feed.observeFavorites().makeAsyncIterator()
    var later = feed.observeWatchLater().makeAsyncIterator()
    #expect(await found.next()?.items == [])
    #expect(await liked.next()?.items == [])
    #expect(await later.next()?.items == [])
    try await feed.synchronise()
    #expect(await found.next()?.items.map(\.key.id) == ["a"])
    try await feed.store.change(Samples.key("a")) { $0.isLiked = true }
    #expect(await liked.next()?.items.map(\.key.id) == ["a"])
    try await feed.store.change(Samples.key("a")) { $0.isWatchLater = true }
    #expect(await later.next()?.items.map(\.key.id) == ["a"])
    await feed.close()
  }

  @Test(arguments: [true, false])
  func aListOfASuspendedFeedComesWhenItIsResumed(_ inMemory: Bool) async throws {
    let source = ScriptedSource()
    try source.share("1", of: Samples.key("a"), at: 10)
    let feed = try await world.feed([source], inMemory: inMemory)
    try await feed.synchronise()
    try await feed.suspend()
    let seen = Recorder<[String]>()
    let updates = feed.observeTimeline()
    let reading = Task {
      for await update in updates { seen.record(update.items.map(\.key.id)) }
    }
    try await Task.sleep(for: .milliseconds(50))
    #expect(seen.entries == [])
    try await feed.resume()
    #expect(await seen.entries(1) == [["a"]])
    await feed.close()
    await reading.value
  }

  @Test func readersOfASuspendedFeedEndWithIt() async throws {
    let feed = try await world.feed()
    try await feed.suspend()
    let (updates, others) = (feed.observeTimeline(), feed.observeFavorites())
    let reading = Task { for await _ in updates {} }
    let cancelled = Task { for await _ in others {} }
    try await Task.sleep(for: .milliseconds(50))
    cancelled.cancel()
    await cancelled.value
    await feed.close()
    await reading.value
  }

  @Test(arguments: [true, false]) func aListEndsWithItsFeed(_ isSuspended: Bool) async throws {
    var feed: VideoFeed? = try await world.feed()
    if isSuspended { try await feed?.suspend() }
    let timeline = try #require(feed).observeTimeline()
    let reading = Task { for await _ in timeline {} }
    try await Task.sleep(for: .milliseconds(20))
    feed = nil
    await reading.value
  }

  @Test func eventsOutliveTheProcess() async throws {
    let source = ScriptedSource()
    try source.share("1", at: 10)
    let first = try await world.feed([source], inMemory: false)
    let seen = try await first.lastEvent()
    try await first.synchronise()
    await first.close()
    let second = try await world.feed(inMemory: false)
    #expect(try await second.told(after: seen).contains(.feedApplied(VideoNews(videos: 1))))
    await second.close()
  }

  /// A missing source of the host returns nothing, and does not block other sources.
  @Test func commentsOfOthersComeWithoutTheHostsSource() async throws {
    let absent = ScriptedSource(SourceID("host:mine"), can: [.comments])
    let other = ScriptedSource(can: [.comments])
    try absent.share("1", at: 10)
    try other.share("a", at: 20)
    let comment = try Samples.comment("c1", "nice", at: 30)
    other.change { $0.comments = [comment] }
    let first = try await world.feed([absent, other], inMemory: false)
    try await first.synchronise()
    await first.close()
    let second = try await world.feed([other], inMemory: false)
    #expect(try await second.loadComments(on: Samples.key()).comments.map(\.text) == ["nice"])
    await second.close()
    // If no source could answer, the error explains why.
    let third = try await world.feed(inMemory: false)
    let error = await #expect(throws: PentadError.self) {
      try await third.loadComments(on: Samples.key())
    }
    #expect(error?.code == .sourceNotFound)
    await third.close()
  }

  @Test func commentsComeWhenTheyAreWanted() async throws {
    let source = ScriptedSource(can: [.comments])
    let other = ScriptedSource(Samples.feed, can: [.comments])
    try source.share("1", at: 10)
    try other.share("a", at: 20)
    let comment = try Samples.comment("c1", "nice", at: 30)
    source.change { $0.comments = [comment] }
    let feed = try await world.feed([source, other])
    try await feed.synchronise()
    other.change { $0.failure = PentadError(.serverUnavailable, "down") }
    #expect(try await feed.loadComments(on: Samples.key()).comments.map(\.text) == ["nice"])
    source.change { $0.failure = PentadError(.serverUnavailable, "down") }
    await #expect(throws: PentadError.self) { try await feed.loadComments(on: Samples.key()) }
    await #expect(throws: PentadError.self) {
      try await feed.loadComments(on: Samples.key("unknown"))
    }
    await feed.close()
  }
}
