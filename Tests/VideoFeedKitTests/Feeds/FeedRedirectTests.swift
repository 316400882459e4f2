import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// Redirects of a feed, and the addresses that one may have.
@Suite struct FeedRedirectTests {
  /// A server that redirects each path to the next: `/blog/feed.xml`, `/1`, `/2`.
  private func rig(_ steps: (status: Int, location: String)...) throws -> FeedRig {
    try FeedRig { [steps] _, number throws(PentadError) in
      guard number <= steps.count else {
        let item = "<item><guid>1</guid><enclosure url=\"v/1.mp4\" type=\"video/mp4\"/></item>"
        return .text(200, FeedSamples.rss(item))
      }
      return try .with(steps[number - 1].status, ["Location": steps[number - 1].location])
    }
  }

  @Test func permanentRedirectMovesTheFeed() async throws {
    let rig = try rig((301, "/1"), (308, "https://example.com/new/feed"))
    let page = try await rig.newest()
    #expect(page.movedTo == "https://example.com/new/feed")
    // Relative addresses begin where the document was.
    #expect(page.videos.first?.media.first?.url == "https://example.com/new/v/1.mp4")
    #expect(rig.transport.requests.allSatisfy { !$0.followsRedirects })
  }

  @Test func temporaryRedirectDoesNotMoveTheFeed() async throws {
    #expect(try await rig((302, "/1"), (301, "/2")).newest().movedTo == nil)
    let page = try await rig((301, "/1"), (307, "/2"), (301, "/3")).newest()
    #expect(page.movedTo == "https://example.org/1")
  }

  /// An attacker between client and server could forge the redirect of a plain request.
  @Test func permanentRedirectsEndAtALowerScheme() async throws {
    let plain = "http://example.org/1"
    #expect(try await rig((301, plain)).newest().movedTo == nil)
    #expect(try await rig((301, plain), (301, "https://evil.example/2")).newest().movedTo == nil)
    let page = try await rig((301, "/1"), (308, plain), (301, "/2")).newest()
    #expect(page.movedTo == "https://example.org/1")
  }

  @Test func circles() async throws {
    let rig = try rig((301, "/1"), (302, "/blog/feed.xml"))
    #expect(await rig.failure()?.code == .refused)
    #expect(rig.transport.requests.count == 2)
    let endless = try FeedRig { _, number throws(PentadError) in
      try .with(302, ["Location": "/\(number)"])
    }
    #expect(await endless.failure()?.code == .refused)
    #expect(endless.transport.requests.count == 11)
  }

  /// Journals and publishers set a cookie, lead back, and want to see it.
  @Test func aCookieComesBackInTheExchange() async throws {
    let item = "<item><guid>1</guid><enclosure url=\"v/1.mp4\" type=\"video/mp4\"/></item>"
    let own = try FeedRig { request, _ throws(PentadError) in
      request.headers["Cookie"] == "sid=a=b"
        ? .text(200, FeedSamples.rss(item))
        : try .with(302, ["Location": FeedRig.address, "Set-Cookie": "sid=a=b; Path=/; HttpOnly"])
    }
    #expect(try await own.newest().broadcasts.count == 1)
    #expect(own.transport.requests.count == 2)
    // Nothing of it is kept.
    #expect(try await own.newest().broadcasts.count == 1)
    #expect(
      own.transport.requests.map { $0.headers["Cookie"] } == [nil, "sid=a=b", nil, "sid=a=b"])
  }

  @Test(
    arguments: [
      ("idp.example.org", "s=1; Domain=.example.org; Secure", "https://example.org/1", "s=1"),
      ("example.org", "s=1", "https://other.example.org/1", nil),
      ("example.org", "s=1; domain=example.org", "https://other.example.org/1", "s=1"),
      ("example.org", "s=1; domain=evil.example", "https://evil.example/1", nil),
      ("example.org", "s=1; domain=org", "https://evil.org/1", nil),
      ("example.org", "s=1; Max-Age=0", "https://example.org/1", nil),
      ("example.org", "s=1; Secure", "http://example.org/1", nil), ("example.org", "=1", "/1", nil),
      ("example.org", "none", "/1", nil), ("example.org", ";;", "/1", nil),
      ("notexample.org", "s=1; domain=example.org", "https://example.org/1", nil),
    ] as [(String, String, String, String?)])
  func cookiesGoWhereTheyBelong(
    _ host: String, _ cookie: String, _ location: String, _ sent: String?
  ) async throws {
    let rig = try FeedRig("https://\(host)/feed") { _, number throws(PentadError) in
      number == 1
        ? try .with(302, ["Location": location, "Set-Cookie": cookie])
        : .text(200, FeedSamples.rss(""))
    }
    _ = try await rig.newest()
    #expect(rig.transport.requests.last?.headers["Cookie"] == sent)
  }

  @Test func aCookieThatTheServerDeletesIsNotSentAgain() async throws {
    let rig = try FeedRig("https://example.org/feed") { _, number throws(PentadError) in
      switch number {
      case 1: try .with(302, ["Location": "/1", "Set-Cookie": "s=1"])
      case 2: try .with(302, ["Location": "/2", "Set-Cookie": "s=; Max-Age=0"])
      default: .text(200, FeedSamples.rss(""))
      }
    }
    _ = try await rig.newest()
    #expect(rig.transport.requests.map { $0.headers["Cookie"] } == [nil, "s=1", nil])
  }

  @Test(arguments: [
    "javascript:alert(1)", "file:///etc/passwd", "ftp://example.org/", "https://a:b@example.org/",
    "https://",
  ])
  func redirectsElsewhere(_ location: String) async throws {
    #expect(await (try rig((301, location))).failure()?.code == .addressRefused)
  }

  /// The deadline is one for all.
  @Test func slowRedirects() async throws {
    let time = ManualTime()
    let transport = ScriptedTransport { _, number throws(PentadError) in
      time.advance(4_000)
      return try .with(302, ["Location": "/\(min(number, 2))"])
    }
    let source = try FeedXMLSource(FeedRig.address, transport: transport, time: time.source)
    await #expect(throws: PentadError.self) { try await source.page(FeedRequest()) }
    #expect(transport.requests.map(\.deadline) == [30_000, 26_000, 22_000])
  }

  @Test(arguments: [
    "javascript:alert(1)", "file:///etc/passwd", "data:text/xml,<rss/>", "feed.xml", "",
    "https://alice:secret@example.org/feed",
    "https://example.org/" + String(repeating: "a", count: 3_000),
  ])
  func addressesThatAreNone(_ address: String) {
    let transport = ScriptedTransport { _, _ in .text(200, "") }
    let error = #expect(throws: PentadError.self) {
      try FeedXMLSource(address, transport: transport)
    }
    #expect(error?.code == .addressRefused && error?.message.contains("secret") == false)
  }

  @Test func nameContainsNoSecret() throws {
    func source(_ address: String) throws -> FeedXMLSource {
      try FeedXMLSource(address, transport: ScriptedTransport { _, _ in .text(200, "") })
    }
    let feed = try source("HTTPS://Example.org:443/feeds/a.xml?accountId=1&token=hunter2#top")
    #expect(feed.address == "https://example.org/feeds/a.xml?accountId=1&token=hunter2")
    #expect(feed.id.rawValue.hasPrefix("feed:https://example.org/feeds/a.xml?accountId=1&token=*"))
    #expect(!"\(feed) \(feed.id)".contains("hunter2"))
    #expect(
      try source("https://example.org/?token=a").id != source("https://example.org/?token=b").id)
    #expect(try source("https://example.org/v.xml").id == "feed:https://example.org/v.xml".source)
  }

  @Test(arguments: [
    "https://example.org/f?token=Hunter2a", "https://example.org/f?u=Hunter2a&x=1",
    "https://example.org/f?Hunter2a", "https://example.org/f?a&=Hunter2a",
    "https://example.org/f?Hunter2a=", "https://example.org/rss/Hunter2a9b8c7d/f.xml",
    "https://example.org/rss/9c9de5e8-0a1e-484a-b099-e80766180a6d.xml",
    "https://example.org/rss/abcdefghijklmnopqrstuvwxyz",
  ])
  func secretsInAnyPlaceAreHidden(_ address: String) throws {
    let feed = try FeedXMLSource(address, transport: ScriptedTransport { _, _ in .text(200, "") })
    let shown = "\(feed) \(SourceDescription(of: feed, addedAt: 0))"
    for secret in ["Hunter2a", "9c9de5e8", "e80766180a6d", "abcdefghijkl"] {
      #expect(!shown.contains(secret))
    }
    #expect(feed.id.rawValue.hasPrefix("feed:https://example.org/") && feed.address == address)
    let other = address.replacing("unter", with: "under").replacing("9c9", with: "9c8")
      .replacing("abc", with: "abd")
    let name = try FeedXMLSource(other, transport: ScriptedTransport { _, _ in .text(200, "") }).id
    #expect(name != feed.id)
  }

  @Test(arguments: [
    "https://www.youtube.com/feeds/videos.xml?channel_id=UCabc1def2ghi3jkl4mno5pq",
    "https://example.org/2026/08/podcast-2.xml", "https://example.org/feeds/videos.xml?format=rss",
  ])
  func addressPartsWithoutSecretsAreShown(_ address: String) throws {
    let feed = try FeedXMLSource(address, transport: ScriptedTransport { _, _ in .text(200, "") })
    #expect(feed.id.rawValue == "feed:" + address)
  }
}

extension String {
  fileprivate var source: SourceID { SourceID(self) }
}
