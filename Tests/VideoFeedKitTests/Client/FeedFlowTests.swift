import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// The flows of the original: the first retrieval, polling, what is new, the start.
struct FeedFlowTests {
  let world = VideoWorld()

  @Test func theFirstVideosAreThereWithoutBeingApplied() async throws {
    let source = ScriptedSource()
    try source.share("1", at: 10)
    try source.share("2", of: Samples.key("other"), at: 20)
    let feed = try await world.feed([source])
    #expect(try await feed.shown() == [])
    #expect(try await feed.synchronise() == [:])
    #expect(try await feed.shown() == ["other", "BmzSEYNTkHA"])
    #expect(try await feed.pending() == VideoNews())
    await feed.close()
  }

  @Test func newVideosArePending() async throws {
    let source = ScriptedSource()
    try source.share("1", at: 10)
    let feed = try await world.feed([source])
    try await feed.synchronise()
    let seen = try await feed.lastEvent()

    try source.share("2", of: Samples.key("other"), at: 20)
    try source.share("3", by: "bob", at: 30)
    world.time.advance(10_000)
    try await feed.synchronise()
    let news = VideoNews(videos: 1, comments: 1)
    #expect(try await feed.pending() == news)
    #expect(try await feed.shown() == ["BmzSEYNTkHA"])
    #expect(try await feed.told(after: seen).contains(.pendingChanged(news)))

    #expect(try await feed.applyPending() == news)
    // Sharing an old video again moves it to the top.
    #expect(try await feed.shown() == ["BmzSEYNTkHA", "other"])
    #expect(try await feed.video(Samples.key())?.broadcasts.count == 2)
    #expect(try await feed.told(after: seen).contains(.feedApplied(news)))
    #expect(try await feed.pending() == VideoNews())
    await feed.close()
  }

  @Test func pullingAsksAndApplies() async throws {
    let source = ScriptedSource()
    try source.share("1", at: 10)
    let feed = try await world.feed([source])
    try await feed.synchronise()
    try source.share("2", of: Samples.key("other"), at: 20)
    // Nothing is due yet, and the user wants it all the same.
    try await feed.synchronise()
    #expect(source.state.withLock { $0.pages } == 1)
    let refresh = try await feed.refresh()
    #expect(refresh.applied == VideoNews(videos: 1))
    #expect(refresh.failures == [:])
    #expect(try await feed.shown() == ["other", "BmzSEYNTkHA"])
    await feed.close()
  }

  @Test func oneVideoOfTwoSourcesIsOne() async throws {
    let shelby = ScriptedSource()
    let other = ScriptedSource(Samples.feed)
    try shelby.share("1", at: 10)
    try other.share("a", by: "carol", saying: "look", at: 20)
    let feed = try await world.feed([shelby, other])
    try await feed.synchronise()
    let group = try #require(try await feed.timeline().first)
    #expect(try await feed.shown().count == 1)
    #expect(group.face.sharer.nickname == "alice")
    #expect(group.commentLines.map(\.text) == [nil, "look"])
    await feed.close()
  }

  @Test func olderOnesComeWhenTheyAreWanted() async throws {
    let source = ScriptedSource()
    for number in 1...25 {
      try source.share("\(number)", of: Samples.key("v\(number)"), at: Int64(number))
    }
    source.change { $0.pageSize = 10 }
    let feed = try await world.feed([source])
    try await feed.synchronise()
    #expect(try await feed.shown().count == 10)
    #expect(try await feed.loadOlder(of: source.id))
    #expect(try await feed.loadOlder(of: source.id))
    #expect(try await !feed.loadOlder(of: source.id))
    #expect(try await feed.applyPending().videos == 15)
    #expect(try await feed.shown().count == 25)
    await feed.close()
  }

  @Test func olderOnesAreInTheListsAtOnceWhenTheUserWantsThat() async throws {
    let source = ScriptedSource()
    for number in 1...25 {
      try source.share("\(number)", of: Samples.key("v\(number)"), at: Int64(number))
    }
    source.change { $0.pageSize = 10 }
    let feed = try await world.feed([source])
    try await feed.setSettings(VideoSettings(autoApply: true))
    try await feed.synchronise()
    #expect(try await feed.loadOlder(of: source.id))
    #expect(try await feed.shown().count == 20)
    #expect(try await feed.pending() == VideoNews())
    await feed.close()
  }

  /// Pages that were fetched before follow after the new ones.
  @Test func pagesThatAreKnownAreGoneThrough() async throws {
    let source = ScriptedSource()
    let share = { (numbers: ClosedRange<Int>) in
      for number in numbers {
        try source.share("\(number)", of: Samples.key("v\(number)"), at: Int64(number))
      }
    }
    try share(1...30)
    source.change { $0.pageSize = 5 }
    let feed = try await world.feed([source])
    try await feed.synchronise()
    for _ in 0..<3 { #expect(try await feed.loadOlder(of: source.id)) }
    try share(31...45)
    try await feed.refresh()
    var pages = 0
    while pages < 20, try await feed.loadOlder(of: source.id) { pages += 1 }
    #expect(pages == 8)
    try await feed.applyPending()
    #expect(try await feed.shown().count == 45)
    await feed.close()
  }

  @Test(arguments: [1, 2, 3, 7, 20])
  func olderPagesThatLeadInACircleEnd(_ length: Int) async throws {
    let source = CircularSource(length: length)
    let feed = try await world.feed([source])
    try await feed.synchronise()
    var pages = 0
    while pages < 1_000, try await feed.loadOlder(of: source.id) { pages += 1 }
    #expect(pages > length && pages <= 4 * length)
    #expect(try await !feed.loadOlder(of: source.id))
    try await feed.applyPending()
    #expect(try await feed.shown().count == length + 1)
    await feed.close()
  }

  // MARK: The start

  @Test func theStartHasTheOrderOfTheOriginal() async throws {
    let source = ScriptedSource(can: [.accounts])
    source.change { $0.account = SourceAccount(userId: "7", name: "Alice") }
    try source.share("1", at: 10)
    let feed = try await world.feed()
    #expect(feed.startUp.phase == .signingIn)
    let seen = Recorder<FeedStartUp.Phase>()
    let updates = feed.observeStartUp()
    let watching = Task {
      for await startUp in updates where seen.entries.last != startUp.phase {
        seen.record(startUp.phase)
      }
    }
    try await feed.add(source)
    try await feed.synchronise()
    #expect(try await becomes { feed.startUp.phase == .ready })
    #expect(feed.startUp.shown == 1)
    #expect(feed.startUp.error == nil)
    #expect(try await feed.sources().first?.account?.name == "Alice")
    await feed.close()
    await watching.value
    #expect(seen.entries == seen.entries.sorted())
    #expect(seen.entries.last == .ready)
  }

  @Test func failedSourceDoesNotBlockOthers() async throws {
    let good = ScriptedSource()
    let bad = ScriptedSource(Samples.feed)
    try good.share("1", at: 10)
    bad.change { $0.failure = PentadError(.serverUnavailable, "down") }
    let feed = try await world.feed([bad, good])
    let failures = try await feed.synchronise()
    #expect(failures.keys.map(\.rawValue) == [Samples.feed.rawValue])
    #expect(try await feed.shown() == ["BmzSEYNTkHA"])
    #expect(try await becomes { feed.startUp.phase == .ready })
    #expect(feed.startUp.error == nil)
    let health = try #require(try await feed.source(Samples.feed)?.health)
    #expect(health.failures == 1)
    #expect(health.lastError?.code == .serverUnavailable)

    bad.change { $0.failure = nil }
    try bad.share("a", of: Samples.key("late"), at: 20)
    world.time.advance(20_000)
    #expect(try await feed.synchronise() == [:])
    #expect(try await feed.source(Samples.feed)?.health.failures == 0)
    #expect(try await feed.shown() == ["late", "BmzSEYNTkHA"])
    await feed.close()
  }

  @Test func aStoreWithVideosIsShownAtOnce() async throws {
    let source = ScriptedSource()
    try source.share("1", at: 10)
    let first = try await world.feed([source], inMemory: false)
    try await first.synchronise()
    await first.close()
    source.change { $0.failure = PentadError(.offline, "no network") }
    let second = try await world.feed([source], inMemory: false)
    #expect(second.startUp.shown == 1)
    #expect(try await second.shown() == ["BmzSEYNTkHA"])
    await second.close()
  }
}

/// Its older pages, each of one broadcast, lead in a circle of so many.
private struct CircularSource: FeedSource {
  let id = SourceID("host:circle")
  let capabilities = SourceCapabilities.olderPages
  let length: Int

  func page(_ request: FeedRequest) async throws(PentadError) -> FeedPage {
    var number = 0
    if case .older(let cursor) = request.part { number = Int(cursor.rawValue) ?? 0 }
    let broadcast = RemoteID("\(number)", of: id).map {
      Broadcast(
        id: $0, video: Samples.key("v\(number)"), sharer: Samples.sharer("alice"),
        createdAt: Int64(100 - number))
    }
    var page = FeedPage(of: id, videos: [], broadcasts: [broadcast].compactMap(\.self))
    page.older = FeedCursor(rawValue: "\(number % length + 1)")
    return page
  }
}
