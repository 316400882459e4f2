import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// The feeds of a page that is asked for.
@Suite struct FeedFindingTests {
  private func discover(
    _ page: String, _ answer: @escaping ScriptedTransport.Answer
  ) async throws(PentadError) -> ([DiscoveredFeed], ScriptedTransport) {
    let transport = ScriptedTransport(answer)
    return (try await FeedXMLSource.discover(page, transport: transport), transport)
  }

  @Test(arguments: [
    ("https://www.youtube.com/channel/UCabc", "channel_id=UCabc"),
    ("https://m.youtube.com/playlist?list=PLabc", "playlist_id=PLabc"),
    ("https://youtube.com/user/abc", "user=abc"),
  ])
  func addressesWithAKnownFeed(_ page: String, _ query: String) async throws {
    let (feeds, transport) = try await discover(page) { _, _ in .text(500, "") }
    #expect(feeds.map(\.address) == ["https://www.youtube.com/feeds/videos.xml?\(query)"])
    #expect(transport.requests.isEmpty)
  }

  @Test func thePageOfAName() async throws {
    let page = "https://www.youtube.com/@name"
    let (feeds, transport) = try await discover(page) { _, _ in
      .text(
        200,
        """
        <!DOCTYPE html><html><head><title>Name</title>
        <link rel="canonical" href="https://www.youtube.com/channel/UCabc"></head></html>
        """)
    }
    #expect(
      feeds == [
        DiscoveredFeed(
          address: "https://www.youtube.com/feeds/videos.xml?channel_id=UCabc", title: "Name")
      ])
    #expect(transport.requests.count == 1)
  }

  @Test func feedsLinkedByAPage() async throws {
    let (feeds, _) = try await discover("https://example.org/start") {
      request, _ throws(PentadError) in
      guard request.url.path == "/a/" else { return try .with(302, ["Location": "/a/"]) }
      return .text(
        200,
        """
        <html><link rel=alternate type="application/rss+xml" href="feed.xml" title="All">
        <link rel=alternate type="application/rss+xml" href="javascript:alert(1)">
        """ + String(repeating: "<p>text ", count: 400_000))
    }
    let found = DiscoveredFeed(
      address: "https://example.org/a/feed.xml", title: "All", type: "application/rss+xml")
    #expect(feeds == [found])
  }

  @Test func aFeedItself() async throws {
    let answer: ScriptedTransport.Answer = { request, _ throws(PentadError) in
      request.url.path == "/old"
        ? try .with(301, ["Location": "/new"]) : .text(200, FeedSamples.atom(""))
    }
    let (feeds, _) = try await discover("https://example.org/old", answer)
    #expect(feeds == [DiscoveredFeed(address: "https://example.org/new", title: "Feed")])
  }

  @Test func pagesWithoutFeeds() async throws {
    for text in ["", "hello", "<html></html>", "{}"] {
      let (feeds, _) = try await discover("https://example.org/") { _, _ in .text(200, text) }
      #expect(feeds.isEmpty)
    }
  }

  @Test func failures() async throws {
    for (page, code) in [
      ("https://example.org/", PentadError.Code.notFound), ("file:///etc/passwd", .addressRefused),
      ("example.org", .addressRefused),
    ] {
      let error = await #expect(throws: PentadError.self) {
        try await discover(page) { _, _ in .text(404, "") }
      }
      #expect(error?.code == code)
    }
  }
}
