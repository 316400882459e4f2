import Foundation
import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// Lists as other programs write them: Tests/Fixtures/opml, with what is in them.
@Suite struct OPMLDialectTests {
  private struct Truth: Decodable {
    struct Feed: Decodable, Equatable {
      let url: String
      let title: String?
      let page: String?
      let folders: [[String]]
    }
    let feeds: [Feed]
    let ignored: Int
  }

  private static func fixture(_ name: String) throws -> Data {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try Data(contentsOf: tests.appendingPathComponent("../../Fixtures/opml/\(name)"))
  }

  private func truth(_ name: String) throws -> Truth {
    let all = try JSONDecoder().decode([String: Truth].self, from: Self.fixture("truth.json"))
    return try #require(all[name])
  }

  private func feeds(_ list: OPMLDocument) -> [Truth.Feed] {
    list.subscriptions.map {
      Truth.Feed(url: $0.feed, title: $0.title, page: $0.page, folders: $0.folders)
    }
  }

  @Test(arguments: [
    "antennapod", "feedly", "freetube", "freshrss", "miniflux", "netnewswire", "overcast",
    "pocketcasts",
  ])
  func everyDialectComesInAndGoesOut(_ name: String) async throws {
    let bytes = try Array(Self.fixture("\(name).opml"))
    let truth = try truth("\(name).opml")
    let list = try OPMLDocument.read(bytes)
    #expect(feeds(list) == truth.feeds)
    #expect(list.refused == truth.ignored && list.refusals.count == truth.ignored)

    let feed = try await VideoWorld().feed(
      transport: ScriptedTransport { _, _ in .text(404, "") })
    let result = try await feed.importOPML(bytes)
    #expect(result.added.count == truth.feeds.count && result.refused == truth.ignored)
    let written = try OPMLDocument.read(Array(try await feed.exportOPML().utf8))
    // A feed in two folders comes where the first of them is.
    #expect(Set(feeds(written).map(\.url)) == Set(truth.feeds.map(\.url)))
    for one in feeds(written) { #expect(truth.feeds.contains(one)) }
    #expect(try await feed.importOPML(bytes).known.count == truth.feeds.count)
    await feed.close()
  }

  /// Comments, links and included lists are not feeds; a folder without a name is ignored.
  @Test func nestedFoldersAndCategories() throws {
    let list = try OPMLDocument.read(Array(Self.fixture("nested.opml")))
    #expect(list.subscriptions.map(\.feed) == (try truth("nested.opml").feeds.map(\.url)))
    #expect(list.subscriptions[0].categories == ["Tech/Swift", "Sea"])
    #expect(list.subscriptions[1].folders == [["Tech", "Swift", "Deeper"]])
    #expect(list.subscriptions[2].folders.isEmpty)
    #expect(list.refused == (try truth("nested.opml").ignored))
  }

  /// Attributes of other programs, and folders without feeds.
  @Test func attributesAndEmptyFoldersComeBack() async throws {
    let text = """
      <opml version="2.0" xmlns:ex="urn:ex"><body><outline text="Full" ex:color="red &amp; &quot;blue&quot;">
      <outline type="rss" text="A" xmlUrl="https://a.example/f" description="D" created="x"
      xmlns:frss="https://freshrss.org/opml" frss:cssFullContent="article" frss:priority="important"
      frss:filtersActionRead="intitle:x&#10;y" none:lost="1"/></outline>
      <outline text="Empty"><outline text="Inner" isOpen="true"/></outline>
      <outline text="feeds"/><outline text="playlists"><outline type="podcast-playlist" title="P"/></outline>
      </body></opml>
      """
    let world = VideoWorld()
    let feed = try await world.feed(
      transport: ScriptedTransport { _, _ in .text(404, "") }, inMemory: false)
    for _ in 0..<2 { _ = try await feed.importOPML(Array(text.utf8)) }
    let written = try await feed.exportOPML()
    let list = try OPMLDocument.read(Array(written.utf8))
    #expect(list.ending == .complete && list.refused == 0)
    let attributes = try #require(list.subscriptions.first).attributes
    let space = "https://freshrss.org/opml"
    #expect(
      attributes == [
        OPMLAttribute(name: "description", value: "D"),
        OPMLAttribute(name: "created", value: "x"),
        OPMLAttribute(name: "frss:cssFullContent", namespace: space, value: "article"),
        OPMLAttribute(name: "frss:priority", namespace: space, value: "important"),
        OPMLAttribute(name: "frss:filtersActionRead", namespace: space, value: "intitle:x\ny"),
      ])
    #expect(
      list.folders == [
        OPMLFolder(
          path: ["Full"],
          attributes: [
            OPMLAttribute(name: "ex:color", namespace: "urn:ex", value: "red & \"blue\"")
          ]), OPMLFolder(path: ["Empty"]),
        OPMLFolder(
          path: ["Empty", "Inner"], attributes: [OPMLAttribute(name: "isOpen", value: "true")]),
      ])
    await feed.close()
    // Another process has them, too.
    let second = try await world.feed(
      transport: ScriptedTransport { _, _ in .text(404, "") }, inMemory: false)
    #expect(
      try OPMLDocument.read(Array(try await second.exportOPML().utf8)).folders == list.folders)
    await second.close()
  }

  @Test(arguments: [
    ("netnewswire", ["Empty one"]), ("overcast", []), ("pocketcasts", []), ("feedly", []),
  ])
  func emptyFoldersOfDialects(_ name: String, _ folders: [String]) async throws {
    let feed = try await VideoWorld().feed(
      transport: ScriptedTransport { _, _ in .text(404, "") })
    _ = try await feed.importOPML(Array(Self.fixture("\(name).opml")))
    let list = try OPMLDocument.read(Array(try await feed.exportOPML().utf8))
    let empty = list.folders.filter { folder in
      !list.subscriptions.contains { $0.folders.contains(folder.path) }
    }
    #expect(empty.map(\.path) == folders.map { [$0] })
    await feed.close()
  }

  @Test(arguments: [
    ("https://u:p@a.example/f", "add it without them"), ("/f.xml", "write https:// in front"),
    ("a.example/f", "write https:// in front"),
    ("gopher://a.example", "neither http nor https"),
    ("mailto:jo@a.example", "neither http nor https"),
  ])
  func eachRefusalGivesAdvice(_ address: String, _ words: String) throws {
    let list = try OPMLDocument.read(
      Array("<opml><body><outline text=\"A\" xmlUrl=\"\(address)\"/></body></opml>".utf8))
    #expect(list.refusals.first?.reason.contains(words) == true && list.refused == 1)
  }

  @Test func channelPageBecomesItsFeed() throws {
    let page = "https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv"
    let list = try OPMLDocument.read(
      Array("<opml><body><outline text=\"A\" xmlUrl=\"\(page)\"/></body></opml>".utf8))
    #expect(
      list.subscriptions.map(\.feed) == [
        "https://www.youtube.com/feeds/videos.xml?channel_id=UCabcdefghijklmnopqrstuv"
      ])
  }

  @Test(arguments: [
    "<outline type=\"rss\" text=\"Broken xmlUrl=\"https://x.example/f\" htmlUrl=\"y\"/>",
    "<outline type=\"rss\" text=\"No end\" xmlUrl=\"https://x.example/f\">",
    "<outline type=\"rss\" text=\"He said \"hi\" again\" xmlUrl=\"https://x.example/f\"/>",
    "<outline text=\"a < b & c\" xmlUrl=https://x.example/f />",
    "<outline text='x' xmlUrl='https://x.example/f' </outline>",
  ])
  func oneDamagedOutlineLosesNoOther(_ outline: String) throws {
    let list = try OPMLDocument.read(
      Array(
        """
        <opml><body><outline text="A" xmlUrl="https://a.example/f"/><outline text="Folder">
        \(outline)
        <outline text="B" xmlUrl="https://b.example/f"/></outline>
        <outline text="C" xmlUrl="https://c.example/f"/></body></opml>
        """.utf8))
    let feeds = list.subscriptions.filter { !$0.feed.contains("x.example") }
    #expect(feeds.map(\.title) == ["A", "B", "C"])
    #expect(feeds.map(\.folders) == [[], [["Folder"]], []] || outline.contains("No end"))
  }

  @Test func refusedLinesAreNamed() async throws {
    let feed = try await VideoWorld().feed(
      transport: ScriptedTransport { _, _ in .text(404, "") })
    let result = try await feed.importOPML(
      Array(
        """
        <opml><body><outline text="Secret" xmlUrl="https://u:s3cr3t@a.example/f"/>
        <outline text="Mail" xmlUrl="mailto:x"/><outline text="Long"
        xmlUrl="https://a.example/\(String(repeating: "x", count: 3_000))"/>
        <outline text="Rules" type="HTML+XPath" xmlUrl="https://a.example/"/></body></opml>
        """.utf8))
    #expect(result.refused == 4 && result.added.isEmpty)
    #expect(result.refusals.map(\.title) == ["Secret", "Mail", "Rules", "Long"])
    #expect(!result.refusals.contains { $0.reason.contains("s3cr3t") })
    await feed.close()
  }

  @Test func pageOfAFeedComesFromTheFeed() async throws {
    let transport = ScriptedTransport { _, _ in .text(200, FeedSamples.rss("")) }
    let feed = try await VideoWorld().feed(transport: transport)
    try await feed.addFeed("https://example.org/feed")
    try await feed.synchronise()
    #expect(try await feed.exportOPML().contains("htmlUrl=\"https://example.org/\""))
    await feed.close()
  }
}
