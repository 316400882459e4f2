import GRDB
import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// A feed moves after repeated answers over days, with all that the user has of it.
@Suite(.timeLimit(.minutes(15))) final class FeedMovingTests: Sendable {
  private static let day = 86_400_000
  private static let old = "https://example.org/old.xml"
  private static let new = "https://example.com/new.xml"

  private static let atom = """
    <feed xmlns="http://www.w3.org/2005/Atom" xmlns:yt="http://www.youtube.com/xml/schemas/2015">
    <title>News</title><entry><id>yt:video:BmzSEYNTkHA</id><yt:videoId>BmzSEYNTkHA</yt:videoId>
    <title>One</title><published>2026-01-01T00:00:00Z</published></entry></feed>
    """

  /// The old address's response: a redirect, a feed, or another status.
  private enum Answer: Sendable {
    case redirect(Int, String)
    case feed
    case page
    case status(Int)
  }

  private let world = VideoWorld()
  private let answer = Lock(Answer.redirect(301, "https://example.com/new.xml"))

  private func web() -> ScriptedTransport {
    ScriptedTransport { [self] request, _ async throws(PentadError) in
      guard request.url.path == "/old.xml" else { return .text(200, Self.atom) }
      switch answer.withLock({ $0 }) {
      case .feed: return .text(200, Self.atom)
      case .page: return .text(200, "<html><title>Log in to the network</title></html>")
      case .status(let status): return .text(status, "")
      case .redirect(let status, let target):
        var headers = TransportHeaders()
        try headers.set("Location", target)
        return TransportResponse(status: status, headers: headers, body: TransportBody([]))
      }
    }
  }

  private func opened(
    _ web: ScriptedTransport? = nil, inMemory: Bool = true
  ) async throws -> (VideoFeed, SourceID) {
    let feed = try await world.feed(transport: web ?? self.web(), inMemory: inMemory)
    let list = "<opml><body><outline xmlUrl=\"\(Self.old)\"/></body></opml>"
    let result = try await feed.importOPML(Array(list.utf8))
    return (feed, try #require((result.added + result.known).first))
  }

  /// Asks again after some days, with another answer; the address then.
  private func ask(
    _ feed: VideoFeed, _ id: SourceID, after days: Int = 0, _ answer: Answer? = nil
  ) async throws -> String? {
    if let answer { self.answer.withLock { $0 = answer } }
    world.time.advance(days * Self.day)
    _ = try await feed.synchronise()
    return try await feed.source(id)?.description.address
  }

  /// The element `itunes:new-feed-url` counts as a redirect, if the feed is found there.
  @Test(arguments: [true, false]) func newFeedURLMovesTheFeedIfItIsReachable(_ isThere: Bool)
    async throws
  {
    let moving = FeedSamples.rss(
      "<itunes:new-feed-url> \(Self.new) </itunes:new-feed-url>"
        + "<item><guid>1</guid><enclosure url=\"/1.mp4\"/></item>")
    let web = ScriptedTransport { request, _ in
      request.url.path == "/old.xml"
        ? .text(200, moving)
        : isThere ? .text(200, FeedSamples.rss("")) : .text(404, "")
    }
    let (feed, id) = try await opened(web)
    #expect(try await ask(feed, id) == Self.old)
    #expect(try await ask(feed, id, after: 4) == Self.old)
    #expect(try await ask(feed, id, after: 4) == (isThere ? Self.new : Self.old))
    await feed.close()
  }

  @Test func oneRedirectMovesNothing() async throws {
    let web = web()
    let (feed, id) = try await opened(web)
    for days in [0, 1, 1, 1, 3] {
      #expect(try await ask(feed, id, after: days) == Self.old)
    }
    #expect(try await feed.shown() == ["BmzSEYNTkHA"])
    // It is asked for at its old address each time, and read at the new one.
    #expect(
      web.requests.map(\.url.path)
        == Array(repeating: ["/old.xml", "/new.xml"], count: 5).flatMap(\.self))
    await feed.close()
  }

  @Test(arguments: [301, 308]) func repeatedRedirectsMoveItWithItsState(_ status: Int)
    async throws
  {
    let web = web()
    let (feed, id) = try await opened(web)
    #expect(try await ask(feed, id, .redirect(status, Self.new)) == Self.old)
    let video = try #require(try await feed.timeline(limit: 1).first?.key)
    try await feed.like(video)
    #expect(try await ask(feed, id, after: 3) == Self.old)
    #expect(try await ask(feed, id, after: 4) == Self.new)
    #expect(try await ask(feed, id, after: 1) == Self.new)
    #expect(web.requests.last?.url.string == Self.new)
    #expect(try await feed.sources().map(\.id) == [id])
    #expect(try await feed.shown() == ["BmzSEYNTkHA"])
    #expect(try await feed.state(of: video).isLiked)
    #expect(try await feed.store.source(id)?.move == nil)
    await feed.close()
  }

  @Test func otherAnswerRestartsTheCount() async throws {
    let (feed, id) = try await opened()
    for other in [
      Answer.feed, .redirect(302, Self.new), .redirect(307, Self.new),
      .redirect(301, "https://example.com/other.xml"),
    ] {
      _ = try await ask(feed, id, after: 1, .redirect(301, Self.new))
      #expect(try await ask(feed, id, after: 3, .redirect(301, Self.new)) == Self.old)
      #expect(try await ask(feed, id, after: 3, other) == Self.old)
      #expect(try await ask(feed, id, after: 1, .redirect(301, Self.new)) == Self.old)
      #expect(try await ask(feed, id, after: 3, .feed) == Self.old)
    }
    await feed.close()
  }

  @Test func failureInBetweenProvesNothing() async throws {
    let (feed, id) = try await opened()
    _ = try await ask(feed, id)
    for failure in [Answer.page, .status(503), .status(410), .status(404)] {
      #expect(try await ask(feed, id, after: 1, failure) == Self.old)
    }
    #expect(try await ask(feed, id, after: 1, .redirect(301, Self.new)) == Self.old)
    #expect(try await ask(feed, id, after: 3) == Self.new)
    await feed.close()
  }

  @Test(arguments: [
    "http://example.com/new.xml", "http://example.org/old.xml?", "http://example.com:443/new.xml",
  ])
  func redirectToALowerSchemeMovesNothing(_ target: String) async throws {
    let (feed, id) = try await opened()
    for _ in 0..<5 {
      #expect(try await ask(feed, id, after: 3, .redirect(301, target)) == Self.old)
    }
    #expect(try await feed.store.source(id)?.move == nil)
    await feed.close()
  }

  @Test func countOutlivesTheProcess() async throws {
    let (first, id) = try await opened(inMemory: false)
    _ = try await ask(first, id)
    _ = try await ask(first, id, after: 3)
    await first.close()
    let (second, _) = try await opened(inMemory: false)
    #expect(try await second.store.source(id)?.move?.count == 2)
    #expect(try await ask(second, id, after: 4) == Self.new)
    await second.close()
  }

  @Test func storeOfTheFirstSchemaIsBroughtUp() async throws {
    let (first, id) = try await opened(inMemory: false)
    _ = try await ask(first, id, .feed)
    await first.close()
    let file = try DatabaseQueue(path: world.file)
    try await file.write { database in
      for column in [
        "moved_to", "moved_count", "moved_since", "page", "folders", "categories",
        "refresh_interval", "outline_attributes",
      ] {
        try database.execute(sql: "ALTER TABLE source DROP COLUMN \(column)")
      }
      try database.execute(
        sql: """
          DROP TABLE video_words;
          ALTER TABLE search_text DROP COLUMN summary;
          CREATE VIRTUAL TABLE video_search USING fts5(sharer, title, comment,
            content='search_text', content_rowid='id', tokenize='unicode61 remove_diacritics 2');
          PRAGMA user_version = 1;
          """)
    }
    try file.close()
    let (second, _) = try await opened(inMemory: false)
    #expect(try await second.source(id)?.description.title == "News")
    #expect(try await ask(second, id, after: 1, .redirect(301, Self.new)) == Self.old)
    #expect(try await second.store.source(id)?.move?.address == Self.new)
    await second.close()
  }
}
