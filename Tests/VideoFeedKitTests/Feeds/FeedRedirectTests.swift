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

  @Test func movedForGood() async throws {
    let rig = try rig((301, "/1"), (308, "https://example.com/new/feed"))
    let page = try await rig.newest()
    #expect(page.movedTo == "https://example.com/new/feed")
    // Relative addresses begin where the document was.
    #expect(page.videos.first?.media.first?.url == "https://example.com/new/v/1.mp4")
    #expect(rig.transport.requests.allSatisfy { !$0.followsRedirects })
  }

  @Test func movedForAWhile() async throws {
    #expect(try await rig((302, "/1"), (301, "/2")).newest().movedTo == nil)
    let page = try await rig((301, "/1"), (307, "/2"), (301, "/3")).newest()
    #expect(page.movedTo == "https://example.org/1")
  }

  @Test func circles() async throws {
    let rig = try rig((301, "/1"), (302, "/blog/feed.xml"))
    #expect(await rig.failure()?.code == .sourceUnavailable)
    #expect(rig.transport.requests.count == 2)
    let endless = try FeedRig { _, number throws(PentadError) in
      try .with(302, ["Location": "/\(number)"])
    }
    #expect(await endless.failure()?.code == .sourceUnavailable)
    #expect(endless.transport.requests.count == 11)
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

  @Test func theNameHoldsNoSecret() throws {
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
}

extension String {
  fileprivate var source: SourceID { SourceID(self) }
}
