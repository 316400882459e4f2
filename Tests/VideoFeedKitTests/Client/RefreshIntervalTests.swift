import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// The polling interval of a feed that does not announce one.
@Suite struct RefreshIntervalTests {
  private static let minute: Int64 = 60_000
  private let world = VideoWorld()

  private func feed(_ hints: String = "") async throws -> (VideoFeed, ScriptedTransport, SourceID) {
    let web = ScriptedTransport { _, number in
      .text(
        200,
        FeedSamples.rss(
          "\(hints)<item><guid>\(number)</guid><enclosure url=\"/\(number).mp4\"/></item>"
        ).replacing(
          "<ttl>60</ttl>",
          with: ""
        ).replacing(
          "<rss ", with: "<rss xmlns:sy=\"http://purl.org/rss/1.0/modules/syndication/\" "))
    }
    let feed = try await world.feed(transport: web)
    let source = try await feed.addFeed("https://example.org/feed")
    try await feed.synchronise()
    return (feed, web, source.id)
  }

  private func wait(_ feed: VideoFeed, _ id: SourceID) async throws -> Int64? {
    try await feed.source(id)?.health.nextPollAt.map { $0 - world.time.source.date() }
  }

  @Test func aFeedWithoutHintsIsAskedEveryHalfHour() async throws {
    let (feed, web, id) = try await feed()
    let asked = web.requests.count
    for minutes in [1, 5, 10, 13] {
      world.time.advance(minutes * 60_000)
      try await feed.synchronise()
    }
    #expect(web.requests.count == asked)
    world.time.advance(4 * 60_000)
    try await feed.synchronise()
    #expect(web.requests.count == asked + 1)
    let next = try #require(try await wait(feed, id))
    #expect((30...33).contains(next / Self.minute))
    await feed.close()
  }

  @Test(arguments: [
    ("<sy:updatePeriod>hourly</sy:updatePeriod><sy:updateFrequency>1</sy:updateFrequency>", 60),
    ("<sy:updatePeriod> daily </sy:updatePeriod><sy:updateFrequency>4</sy:updateFrequency>", 360),
    ("<sy:updatePeriod>weekly</sy:updatePeriod>", 1_440), ("<ttl>90</ttl>", 90),
    ("<ttl>5</ttl>", 30),
    ("<sy:updatePeriod>hourly</sy:updatePeriod><sy:updateFrequency>0</sy:updateFrequency>", 60),
  ])
  func intervalOfTheFeedIsUsed(_ hints: String, _ minutes: Int64) async throws {
    let (feed, _, id) = try await feed(hints)
    let next = try #require(try await wait(feed, id)) / Self.minute
    #expect((minutes...(minutes + 3)).contains(next))
    await feed.close()
  }

  @Test func intervalsCanBeSet() async throws {
    let (feed, web, id) = try await feed()
    #expect(try await feed.refreshInterval() == 30 * Self.minute)
    #expect(try await feed.refreshInterval(of: id) == 30 * Self.minute)
    try await feed.setRefreshInterval(120 * Self.minute)
    #expect(try await feed.refreshInterval(of: id) == 120 * Self.minute)
    try await feed.setRefreshInterval(2 * Self.minute, of: id)
    #expect(try await feed.refreshInterval(of: id) == 2 * Self.minute)
    let asked = web.requests.count
    world.time.advance(2 * 60_000 + 1)
    try await feed.synchronise()
    #expect(web.requests.count == asked + 1)
    try await feed.setRefreshInterval(nil, of: id)
    try await feed.setRefreshInterval(nil)
    #expect(try await feed.refreshInterval(of: id) == 30 * Self.minute)
    for wrong in [0, -1, 59_999, 86_400_001] as [Int64] {
      await #expect(throws: PentadError.self) { try await feed.setRefreshInterval(wrong) }
    }
    let other = SourceID("feed:https://none.example/")
    await #expect(throws: PentadError.self) { try await feed.refreshInterval(of: other) }
    await #expect(throws: PentadError.self) {
      try await feed.setRefreshInterval(60_000, of: other)
    }
    await feed.close()
  }
}

/// Feeds of articles and of sound.
@Suite struct NoVideoTests {
  @Test(arguments: [1, 12]) func feedWithoutVideosReportsIt(_ count: Int) async throws {
    let items = (0..<count).map { "<item><guid>\($0)</guid><title>T</title></item>" }.joined()
    let web = ScriptedTransport { _, _ in .text(200, FeedSamples.rss(items)) }
    let feed = try await VideoWorld().feed(transport: web)
    let source = try await feed.addFeed("https://example.org/feed")
    let error = try await feed.synchronise()[source.id]
    #expect(error?.code == .noVideos)
    #expect(
      error?.message
        == (count == 1
          ? "the feed has 1 entry, without a video"
          : "the feed has 12 entries, none with a video"))
    // It works, and is asked again as any other.
    #expect(try await feed.source(source.id)?.health.lastError == nil)
    await feed.close()
  }

  @Test func emptyFeedIsNotAnError() async throws {
    let web = ScriptedTransport { _, _ in .text(200, FeedSamples.rss("")) }
    let feed = try await VideoWorld().feed(transport: web)
    try await feed.addFeed("https://example.org/feed")
    #expect(try await feed.synchronise().isEmpty)
    await feed.close()
  }
}

@Suite struct FeedScheduleTests {
  private static let minute: Int64 = 60_000

  @Test func theUserBringsAFeedForwardToFiveMinutesOnly() {
    var schedule = PollSchedule(interval: 30 * Self.minute)
    schedule.answered(hasNews: true, 0) { $0.lowerBound }
    #expect(schedule.health.nextPollAt.map { $0 >= 30 * Self.minute } == true)
    schedule.wake(10_000)
    #expect(schedule.health.nextPollAt == 5 * Self.minute)
    var short = PollSchedule(interval: Self.minute)
    short.answered(hasNews: false, 0) { $0.upperBound }
    short.wake(1)
    #expect(short.health.nextPollAt == Self.minute)
  }

  @Test func aFeedThatCannotBeReachedIsTriedAgainSoon() {
    var schedule = PollSchedule(interval: 30 * Self.minute)
    schedule.failed(PentadError(.offline, "x"), 0) { $0.upperBound }
    #expect(schedule.health.nextPollAt.map { $0 <= 11_000 } == true)
  }
}
