import PentadCore
import Testing

@testable import VideoFeedKit

/// Documents with something in front of them, and in other wrappings.
@Suite struct FeedFrontTests {
  private static let warning =
    "<br />\n<b>Warning</b>:  Undefined index in <b>/www/feed.php</b> on line <b>3</b><br />\n"

  @Test(arguments: [
    warning, "\n\n \n", "\u{feff}\u{feff}", "\u{feff}\n\u{feff} ", "PHP Notice: x in y\n",
    "Deprecated: a -> b\n", "<!-- cached -->",
    String(repeating: warning, count: 100),
  ])
  func textBeforeTheDocumentIsIgnored(_ front: String) throws {
    let feed = try FeedSamples.read(front + FeedSamples.rss("<item><guid>1</guid></item>"))
    #expect(feed.title == "News & more" && feed.entries.map(\.id) == ["1"])
    #expect(feed.ending == .complete)
    let bare = try FeedSamples.read(
      front + "<rss><channel><item><guid>1</guid></item></channel></rss>")
    #expect(bare.entries.count == 1)
  }

  @Test func aWarningInFrontOfJSON() throws {
    let feed = try FeedSamples.read(
      Self.warning + "{\"version\":\"https://jsonfeed.org/version/1\",\"items\":[{\"id\":\"1\"}]}")
    #expect(feed.entries.map(\.id) == ["1"] && feed.faults == 1)
  }

  @Test(arguments: [
    "<html><body><?xml version=\"1.0\"?><svg/></body></html>",
    "<!-- x --><!DOCTYPE html><html></html>",
    "<head><script>var a = {\"b\":1}</script></head>",
  ])
  func aPageStaysAPage(_ page: String) {
    #expect(throws: PentadError.self) { try FeedSamples.read(page) }
  }

  @Test func anEntryAlone() throws {
    let feed = try FeedSamples.read(
      """
      <?xml version="1.0"?><entry xmlns="http://www.w3.org/2005/Atom"><id>1</id><title>T</title>
      <link href="https://example.org/1"/></entry>
      """)
    #expect(feed.format == .atom && feed.entries.map(\.id) == ["1"])
    #expect(feed.entries.first?.page == "https://example.org/1" && feed.ending == .complete)
    let channel = try FeedSamples.read(
      "<channel><title>C</title><item><guid>1</guid></item></channel>")
    #expect(channel.title == "C" && channel.entries.count == 1)
    #expect(throws: PentadError.self) { try FeedSamples.read("<entry><id>1</id></entry>") }
  }

  @Test(arguments: [
    "1.1", "1", "https://jsonfeed.org/version/1.1", "http://www.jsonfeed.org/version/1",
  ])
  func versionsOfJSONFeed(_ version: String) throws {
    let feed = try FeedSamples.read("{\"version\":\"\(version)\",\"items\":[{\"id\":\"1\"}]}")
    #expect(feed.entries.map(\.id) == ["1"])
  }

  @Test func jsonWithoutAVersion() throws {
    let feed = try FeedSamples.read("{\"home_page_url\":\"/\",\"items\":[{\"id\":\"1\"}]}")
    #expect(feed.entries.count == 1)
    #expect(throws: PentadError.self) { try FeedSamples.read("{\"items\":[{\"id\":\"1\"}]}") }
    #expect(throws: PentadError.self) { try FeedSamples.read("{\"version\":\"2\",\"items\":[]}") }
  }

  @Test func rssInJSON() throws {
    let feed = try FeedSamples.read(
      """
      {"rss":{"version":"2.0","channel":{"title":"Scripting","link":"http://example.org/","ttl":60,
      "item":[{"title":"One &amp; two","link":"/1","pubDate":"Sat, 01 Aug 2026 12:30:15 GMT",
      "guid":{"isPermaLink":"false","#value":"g1"},"enclosure":{"url":"/1.mp4","type":"video/mp4",
      "length":"12"},"category":["a",{"#value":"b","domain":"x"}]},
      {"description":"<p>Text</p>","guid":"http://example.org/2","unknown":{"a":[1,null]}}]}}}
      """)
    #expect(feed.format == .rss && feed.title == "Scripting" && feed.timeToLive == 60)
    let first = try #require(feed.entries.first)
    #expect(first.id == "g1" && first.title == "One & two" && first.categories == ["a", "b"])
    #expect(first.published == 1_785_587_415_000 && first.enclosures.first?.length == 12)
    #expect(
      feed.entries.last?.page == "http://example.org/2" && feed.entries.last?.summary == "Text")
  }

  /// `gzip` and `zlib` of `<rss><channel><title>packed</title><item><guid>1</guid></item></channel></rss>`.
  @Test(arguments: PackedFeeds.all) func undeclaredCompressionIsDecoded(_ packed: [UInt8]) throws {
    for size in [1, 10, 1_000] {
      let reader = FeedReader()
      for start in stride(from: 0, to: packed.count, by: size) {
        try reader.read(Array(packed[start..<min(start + size, packed.count)]))
      }
      let feed = try reader.finish()
      #expect(feed.title == "packed" && feed.entries.map(\.id) == ["1"])
    }
  }
}
