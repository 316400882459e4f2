import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// Failures while sources are polled, and while the feed closes.
@Suite(.timeLimit(.minutes(15))) struct FeedFaultTests {
  let world = VideoWorld()

  @Test func aTokenRefusedInMidPollWaitsForTheUser() async throws {
    let source = ScriptedSource(can: [.accounts, .likes])
    source.change { $0.account = SourceAccount(userId: "7", name: "Alice") }
    try source.share("1", at: 10)
    let feed = try await world.feed([source])
    try await feed.synchronise()
    // The account was reported before; the token is refused in the middle of the next poll.
    source.change { $0.failure = PentadError(.signInRequired, "sign in again") }
    world.time.advance(10_000)
    #expect(try await feed.synchronise()[source.id]?.code == .signInRequired)
    #expect(feed.startUp.sources[source.id] == .signInRequired)
    #expect(try await feed.source(source.id)?.health.lastError?.code == .signInRequired)
    #expect(try await feed.shown() == ["BmzSEYNTkHA"])

    // After a new sign-in it continues at once, despite the back-off.
    source.change { $0.failure = nil }
    try source.share("2", of: Samples.key("other"), at: 20)
    try await feed.add(source)
    #expect(try await feed.refresh().applied.videos == 1)
    #expect(feed.startUp.sources[source.id] == .done)
    await feed.close()
  }

  @Test func sourceWithoutSignInReportsIt() async throws {
    let source = ScriptedSource(can: [.accounts])
    let feed = try await world.feed([source])
    #expect(try await feed.synchronise()[source.id]?.code == .signInRequired)
    #expect(feed.startUp.sources == [source.id: .signInRequired])
    await feed.close()
  }

  /// The feed has answered before: its videos stay, it is still polled, and its health contains the
  /// error.
  @Test func aCircleThatArisesLaterIsNamedAndPasses() async throws {
    let isCircle = Lock(false)
    let item = "<item><guid>1</guid><enclosure url=\"/1.mp4\" type=\"video/mp4\"/></item>"
    let transport = ScriptedTransport { request, _ throws(PentadError) in
      guard isCircle.withLock({ $0 }) else { return .text(200, FeedSamples.rss(item)) }
      let next = ["/feed": "/a", "/a": "/b", "/b": "/a"][request.url.path] ?? "/feed"
      return try .with(301, ["Location": next])
    }
    let feed = try await world.feed(transport: transport)
    let id = try await feed.addFeed("https://example.org/feed").description.id
    try await feed.synchronise()
    let shown = try await feed.shown()
    #expect(shown.count == 1)
    isCircle.withLock { $0 = true }
    for failures in 1...3 {
      world.time.advance(90_000_000)
      #expect(try await feed.synchronise()[id]?.code == .refused)
      let health = try #require(try await feed.source(id)?.health)
      #expect(health.lastError?.message.contains("loop") == true)
      #expect(health.failures == failures && !health.isGone)
    }
    #expect(try await feed.source(id)?.description.address == "https://example.org/feed")
    #expect(try await feed.shown() == shown)
    isCircle.withLock { $0 = false }
    world.time.advance(90_000_000)
    #expect(try await feed.synchronise() == [:])
    #expect(try await feed.source(id)?.health.lastError == nil)
    await feed.close()
  }

  @Test func plainHTTPFeedErrorGivesAdvice() async throws {
    let feed = try await world.feed(
      transport: ScriptedTransport { _, _ throws(PentadError) in
        throw PentadError.plainHTTPRefused
      })
    let list = "<opml><body><outline text=\"A\" xmlUrl=\"http://a.example/f\"/></body></opml>"
    let id = try #require(try await feed.importOPML(Array(list.utf8)).added.first)
    #expect(try await feed.synchronise()[id]?.message.contains("use https") == true)
    let health = try #require(try await feed.source(id)?.health)
    #expect(health.lastError?.message.contains("allow plain http") == true)
    await feed.close()
  }

  @Test func unchangedWithoutAnEarlierPageIsUnexpected() async throws {
    let source = LyingSource()
    let feed = try await world.feed([source])
    #expect(try await feed.synchronise()[source.id]?.code == .unexpectedAnswer)
    await feed.close()
  }

  @Test(arguments: [PentadError.Code.tooManyRequests, .serverUnavailable])
  func retryAfterHoldsAfterARestart(_ code: PentadError.Code) async throws {
    let source = ScriptedSource()
    source.change { $0.failure = PentadError(code, "not now", retryAfter: 10_800_000) }
    let first = try await world.feed([source], inMemory: false)
    try await first.synchronise()
    await first.close()
    source.change { $0.failure = nil }
    let second = try await world.feed([source], inMemory: false)
    for wait in [0, 600_000, 7_200_000] {
      world.time.advance(wait)
      #expect(try await second.synchronise() == [:])
      #expect(try await second.refresh().failures == [:])
      #expect(source.state.withLock { $0.pages } == 0)
    }
    world.time.advance(3_000_000)
    try await second.synchronise()
    #expect(source.state.withLock { $0.pages } == 1)
    await second.close()
  }

  @Test func retryAfterHoldsForARefresh() async throws {
    let source = ScriptedSource()
    source.change {
      $0.failure = PentadError(.tooManyRequests, "too many", retryAfter: 3_600_000)
    }
    let feed = try await world.feed([source])
    try await feed.synchronise()
    source.change { $0.failure = nil }
    world.time.advance(600_000)
    #expect(try await feed.refresh().failures == [:])
    #expect(source.state.withLock { $0.pages } == 0)
    world.time.advance(3_000_000)
    try await feed.synchronise()
    #expect(source.state.withLock { $0.pages } == 1)
    await feed.close()
  }

  @Test func aFreshSourceIsNotAskedUntilTheUserWantsIt() async throws {
    let source = ScriptedSource()
    source.change { $0.freshFor = 900_000 }
    try source.share("1", at: 10)
    let feed = try await world.feed([source])
    try await feed.synchronise()
    world.time.advance(600_000)
    try await feed.synchronise()
    #expect(source.state.withLock { $0.pages } == 1)
    try await feed.refresh()
    #expect(source.state.withLock { $0.pages } == 2)
    await feed.close()
  }

  @Test(arguments: [9 * 3_600_000, 400 * 86_400_000] as [Int64])
  func clockSetBackDoesNotBlockPolling(_ span: Int64) async throws {
    let source = ScriptedSource()
    let clock = Lock<Int64>(1_785_000_000_000)
    let time = TimeSource(
      uptime: { clock.withLock { $0 } }, date: { clock.withLock { $0 } },
      sleep: { _ async throws(PentadError) in })
    try source.share("1", at: 10)
    let feed = try await world.feed([source], time: time)
    try await feed.synchronise()
    clock.withLock { $0 -= span }
    try source.share("2", of: Samples.key("other"), at: 20)
    try await feed.synchronise()
    #expect(try await feed.pending().videos == 1)
    await feed.close()
  }

  @Test func goneIsReportedOnlyAfterRepeatedFailures() async throws {
    let source = ScriptedSource()
    try source.share("1", at: 10)
    let feed = try await world.feed([source])
    try await feed.synchronise()
    source.change { $0.failure = PentadError(.notFound, "nothing here") }
    var codes: [PentadError.Code?] = []
    for _ in 0..<6 {
      world.time.advance(21_600_000)
      try await feed.synchronise()
      codes.append(try await feed.source(source.id)?.health.lastError?.code)
    }
    #expect(
      codes.prefix(4) == [
        .serverUnavailable, .serverUnavailable, .serverUnavailable, .serverUnavailable,
      ])
    #expect(codes.last == .sourceGone)
    #expect(try await feed.source(source.id)?.health.isGone == true)
    // Its earlier videos stay.
    #expect(try await feed.shown() == ["BmzSEYNTkHA"])
    await feed.close()
  }

  @Test func closingDoesNotWaitForAPoll() async throws {
    let gate = Recorder<Int>()
    let source = ScriptedSource(step: { () async throws(PentadError) in
      gate.record(1)
      try await TimeSource.system.sleep(60_000)
    })
    let feed = try await world.feed([source], time: .system) { $0.worksByItself = true }
    _ = await gate.entries(1)
    await feed.close()
    await #expect(throws: PentadError.self) { try await feed.timeline() }
  }

  @Test func releasingTheFeedEndsItsWork() async throws {
    let source = ScriptedSource()
    var feed: VideoFeed? = try await world.feed([source], time: .system) {
      $0.worksByItself = true
    }
    #expect(try await becomes { source.state.withLock { $0.pages } > 0 })
    let events = try #require(feed).events()
    feed = nil
    for await _ in events {}
  }

  @Test func aSourceRemovedInMidPollDoesNotComeBack() async throws {
    let (begun, unpause) = (Recorder<Int>(), Recorder<Int>())
    let source = ScriptedSource(step: { () async throws(PentadError) in
      begun.record(1)
      _ = await unpause.entries(1)
    })
    try source.share("1", at: 10)
    let feed = try await world.feed([source])
    async let failures = feed.synchronise()
    _ = await begun.entries(1)
    try await feed.remove(source.id)
    unpause.record(1)
    #expect(try await failures[source.id]?.code == .sourceNotFound)
    #expect(try await feed.sources() == [])
    #expect(try await feed.storageUsage().videos == 0)
    await feed.close()
  }
}

/// Reports "no change" for every request.
private struct LyingSource: FeedSource {
  let id = SourceID("host:liar")
  let capabilities: SourceCapabilities = []

  func page(_ request: FeedRequest) async throws(PentadError) -> FeedPage { .unchanged(id) }
}
