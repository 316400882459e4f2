import Foundation
import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// Adding sources and taking them away.
struct FeedSourceTests {
  let world = VideoWorld()

  private static let atom = """
    <feed xmlns="http://www.w3.org/2005/Atom" xmlns:yt="http://www.youtube.com/xml/schemas/2015">
    <title>News</title><entry><id>yt:video:BmzSEYNTkHA</id><yt:videoId>BmzSEYNTkHA</yt:videoId>
    <title>One</title><published>2026-01-01T00:00:00Z</published></entry></feed>
    """

  private static let page = """
    <html><head><link rel="alternate" type="application/atom+xml" href="/videos.xml"></head></html>
    """

  /// A page that names a feed, the feed, and one that has moved to it.
  private func web() -> ScriptedTransport {
    ScriptedTransport { request, _ async throws(PentadError) in
      switch request.url.path {
      case "/videos.xml": return .text(200, Self.atom)
      case "/old.xml":
        var headers = TransportHeaders()
        try headers.set("Location", "/videos.xml")
        return TransportResponse(status: 301, headers: headers, body: TransportBody([]))
      case "/": return .text(200, Self.page)
      default: return .text(404, "")
      }
    }
  }

  @Test func aFeedIsFoundByItsPage() async throws {
    let web = web()
    let feed = try await world.feed(transport: web)
    let source = try await feed.addFeed("https://example.org/")
    #expect(source.id == Samples.feed)
    #expect(source.description.kind == .feed)
    try await feed.synchronise()
    #expect(try await feed.shown() == ["BmzSEYNTkHA"])
    #expect(try await feed.source(source.id)?.description.title == "News")
    // Added again it is the same.
    #expect(try await feed.addFeed("https://example.org/videos.xml").id == source.id)
    #expect(try await feed.sources().count == 1)
    await #expect(throws: PentadError.self) { try await feed.addFeed("https://example.org/none") }
    await #expect(throws: PentadError.self) { try await feed.addFeed("javascript:alert(1)") }
    await feed.close()
  }

  @Test func sourcesAreMadeAgainFromWhatIsKept() async throws {
    let web = web()
    let first = try await world.feed(transport: web, inMemory: false)
    try await first.addFeed("https://example.org/videos.xml")
    try await first.synchronise()
    await first.close()
    let second = try await world.feed(transport: web, inMemory: false)
    world.time.advance(10_000)
    #expect(try await second.synchronise() == [:])
    #expect(try await second.sources().map(\.capabilities) == [.olderPages])
    #expect(try await second.pending() == VideoNews())
    await second.close()
  }

  @Test func aFeedThatHasMovedKeepsItsName() async throws {
    let web = web()
    let feed = try await world.feed(transport: web)
    let source = try FeedXMLSource(
      "https://example.org/old.xml", transport: web, time: world.time.source)
    let list = "<opml><body><outline xmlUrl=\"\(source.address)\"/></body></opml>"
    #expect(try await feed.importOPML(Array(list.utf8)).added == [source.id])
    for _ in 0..<FeedMove.answers {
      try await feed.synchronise()
      world.time.advance(Int(FeedMove.span))
    }
    #expect(
      try await feed.source(source.id)?.description.address == "https://example.org/videos.xml")
    world.time.advance(10_000)
    #expect(try await feed.synchronise() == [:])
    #expect(web.requests.last?.url.path == "/videos.xml")
    #expect(try await feed.shown() == ["BmzSEYNTkHA"])
    // Added again it is the same, by each of its addresses.
    #expect(try await feed.addFeed("https://example.org/old.xml").id == source.id)
    #expect(try await feed.addFeed("https://example.org/videos.xml").id == source.id)
    let written = try await feed.exportOPML()
    let again = try await feed.importOPML(Array(written.utf8))
    #expect(again.added == [] && again.known == [source.id])
    #expect(try await feed.sources().count == 1)
    await feed.close()
  }

  @Test func listsOfOthersComeInAndGoOut() async throws {
    let feed = try await world.feed(transport: web())
    let list = """
      <opml version="2.0"><body><outline text="A" xmlUrl="https://a.example/f.xml"/>
      <outline text="Folder"><outline title="B &amp; C" xmlUrl="https://b.example/f.xml"/></outline>
      <outline xmlUrl="https://user:password@c.example/f.xml"/></body></opml>
      """
    let result = try await feed.importOPML(Array(list.utf8))
    #expect(
      result.added.map(\.rawValue) == [
        "feed:https://a.example/f.xml", "feed:https://b.example/f.xml",
      ])
    #expect(result.refused == 1)
    #expect(result.isComplete)
    #expect(try await feed.importOPML(Array(list.utf8)).known == result.added)
    #expect(try await feed.sources().map(\.description.title) == ["A", "B & C"])
    let written = try await feed.exportOPML(title: "Mine")
    let other = try await VideoWorld().feed(transport: web())
    #expect(try await other.importOPML(Array(written.utf8)).added == result.added)
    #expect(try await other.sources().map(\.description.title) == ["A", "B & C"])
    await #expect(throws: PentadError.self) { try await feed.importOPML(Array("<html/>".utf8)) }
    await feed.close()
    await other.close()
  }

  /// Lists use the address as a title if there is none; a secret in it must not become a feed's
  /// name.
  @Test func anAddressDoesNotBecomeATitle() async throws {
    let address = "https://a.example/f.xml?token=s3cr3t"
    let feed = try await world.feed(transport: web())
    let list = "<opml><body><outline text=\"\(address)\" xmlUrl=\"\(address)\"/></body></opml>"
    _ = try await feed.importOPML(Array(list.utf8))
    let other = try await VideoWorld().feed(transport: web())
    _ = try await other.importOPML(Array(try await feed.exportOPML().utf8))
    for feed in [feed, other] {
      let source = try #require(try await feed.sources().first)
      #expect(source.description.title == nil && source.description.address == address)
      await feed.close()
    }
  }

  @Test func truncatedOrTooLongListIsReported() async throws {
    let feed = try await world.feed(transport: web())
    let line = "<outline xmlUrl=\"https://a.example/f.xml\"/>"
    let cut = try await feed.importOPML(Array("<opml><body>\(line)<outline".utf8))
    #expect((cut.added.count, cut.refused, cut.isComplete) == (1, 0, false))
    let lines = String(repeating: line, count: 10_001)
    let long = try await feed.importOPML(Array("<opml><body>\(lines)</body></opml>".utf8))
    #expect((long.known.count, long.refused, long.isComplete) == (1, 0, false))
    await feed.close()
  }

  @Test func aSourceOfTheHostsWaitsUntilItIsGiven() async throws {
    let source = ScriptedSource(SourceID("host:mine"))
    try source.share("1", at: 10)
    let first = try await world.feed([source], inMemory: false)
    try await first.synchronise()
    await first.close()
    let second = try await world.feed(inMemory: false)
    world.time.advance(10_000)
    #expect(try await second.synchronise() == [:])
    #expect(try await second.sources().map(\.capabilities) == [[]])
    #expect(try await second.shown() == ["BmzSEYNTkHA"])
    try source.share("2", of: Samples.key("other"), at: 20)
    try await second.add(source)
    try await second.refresh()
    #expect(try await second.shown() == ["other", "BmzSEYNTkHA"])
    await second.close()
  }

  @Test func signingOutLeavesNothing() async throws {
    let credentials = MemoryCredentialStore()
    let source = ScriptedSource(can: [.accounts, .likes])
    source.change { $0.account = SourceAccount(userId: "7", name: "Alice Liddell") }
    let other = ScriptedSource(Samples.feed)
    try source.share("1", by: "whiterabbit", saying: "latelatelate", at: 10)
    try source.share("2", of: Samples.key("hatter"), by: "whiterabbit", at: 20)
    try other.share("a", by: "carol", at: 15)
    let feed = try await world.feed([source, other], inMemory: false) {
      $0.credentials = credentials
    }
    try await feed.synchronise()
    let (_, actions) = try await feed.store.change(
      Samples.key("hatter"),
      telling: [VideoAction(.like(true), Samples.key("hatter"), tell: source.id)]
    ) { $0.isLiked = true }
    #expect(actions.count == 1)
    #expect(try await feed.search("latelatelate").count == 1)

    try await feed.signOut(source.id)
    #expect(source.state.withLock { $0.signOuts } == 1)
    #expect(try await feed.sources().map(\.id) == [other.id])
    #expect(try await feed.shown() == ["BmzSEYNTkHA"])
    #expect(try await feed.video(Samples.key())?.broadcasts.map(\.sharer.nickname) == ["carol"])
    #expect(try await feed.store.operations() == [])
    #expect(try await feed.state(of: Samples.key("hatter")) == ViewState())
    #expect(try await feed.search("latelatelate") == [])
    #expect(feed.startUp.sources.keys.map(\.rawValue) == [other.id.rawValue])
    await #expect(throws: PentadError.self) { try await feed.signOut(source.id) }
    await feed.close()
  }

  @Test func erasingAllLeavesNothingAtAll() async throws {
    let source = ScriptedSource()
    try source.share("1", by: "whiterabbit", at: 10)
    let feed = try await world.feed([source], inMemory: false)
    try await feed.synchronise()
    try await feed.eraseAll()
    #expect(source.state.withLock { $0.signOuts } == 1)
    #expect(try await feed.sources() == [])
    #expect(try await feed.shown() == [])
    #expect(feed.startUp.phase == .signingIn)
    await feed.close()
    let bytes = try Data(contentsOf: URL(fileURLWithPath: world.file))
    #expect(bytes.range(of: Data("whiterabbit".utf8)) == nil)
  }

  @Test func theCacheComesAgain() async throws {
    let source = ScriptedSource()
    try source.share("1", at: 10)
    let feed = try await world.feed([source])
    try await feed.synchronise()
    try await feed.clearCache()
    #expect(try await feed.shown() == [])
    #expect(try await feed.sources().count == 1)
    try await feed.refresh()
    #expect(try await feed.shown() == ["BmzSEYNTkHA"])
    await feed.close()
  }

  /// Checks that need a network stay due until there is one.
  @Test func aDemonstrationPutsNothingOff() async throws {
    let source = ScriptedSource(can: [.resolving])
    try source.share("1", at: 10)
    let store = try await world.open(inMemory: false)
    try await store.share([try Samples.broadcast("1", at: 10)], isResolving: true)
    await store.close()
    let demo = try await world.feed([source], inMemory: false) { $0.isDemo = true }
    try await demo.synchronise()
    await demo.close()
    let again = try await world.open(inMemory: false)
    #expect(try await again.checksDue(limit: 9).map(\.video.key) == [Samples.key()])
    await again.close()
  }

  @Test func aDemonstrationNeedsNoNetwork() async throws {
    let folder = world.folder + "/videos"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    let file = folder + "/youtubeBmzSEYNTkHA.mp4"
    #expect(FileManager.default.createFile(atPath: file, contents: Data("video".utf8)))
    let web = web()
    let shelby = ScriptedSource()
    try shelby.share("1", at: 10)
    try shelby.share("2", of: Samples.key("elsewhere"), at: 20)
    let before = try await world.feed([shelby], inMemory: false)
    try await before.synchronise()
    await before.close()

    let feed = try await world.feed([shelby], transport: web, inMemory: false) {
      $0.isDemo = true
    }
    #expect(try await feed.shown() == [])
    let source = try await feed.add(FolderSource(folder: folder))
    #expect(source.description.kind == .folder && source.description.address == folder)
    #expect(try await feed.refresh().failures == [:])
    #expect(try await feed.shown() == ["BmzSEYNTkHA"])
    #expect(try feed.timelineNow(before: nil, limit: 9).map(\.key.id) == ["BmzSEYNTkHA"])
    #expect(try await feed.search("alice").map(\.key.id) == ["BmzSEYNTkHA"])
    let error = await #expect(throws: PentadError.self) {
      try await feed.addFeed("https://example.org/")
    }
    #expect(error?.code == .networkDisabled)
    #expect(web.requests.isEmpty)
    #expect(shelby.state.withLock { $0.pages } == 1)
    await feed.close()
  }
}
