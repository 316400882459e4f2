import Testing

@testable import VideoFeedKit

/// Data after the end of the root.
@Suite struct FeedRestTests {
  private func read(_ text: String) throws -> ParsedFeed {
    let bytes = Array(text.utf8)
    let feed = try FeedReader.read(bytes, address: FeedSamples.base)
    for size in [1, 7, 100] {
      let reader = FeedReader(address: FeedSamples.base)
      for start in stride(from: 0, to: bytes.count, by: size) {
        try reader.read(Array(bytes[start..<min(start + size, bytes.count)]))
      }
      #expect(try reader.finish() == feed)
    }
    return feed
  }

  private let item = "<item><guid>2</guid><title>B</title><link>/2</link></item>"

  @Test(arguments: [
    "ITEM", "\n\nITEM</channel></rss>", "<!-- cached <item> -->ITEM", "garbage < & ITEM and more",
    "</channel></rss>ITEM</rss>", "<script>if (a < b) {}</script>ITEM", "<items>ITEM",
    "<br>ITEM<br>",
    "<?xml version=\"1.0\"?><rss><channel><title>Other</title>ITEM</channel></rss>", "<item/>ITEM",
  ])
  func itemsBehindTheEndOfRSSCount(_ rest: String) throws {
    let first = FeedSamples.rss("<item><guid>1</guid><title>A</title></item>")
    let feed = try read(first + rest.replacing("ITEM", with: item))
    #expect(feed.entries.filter { $0.title != nil }.map(\.id) == ["1", "2"])
    #expect(feed.entries.last?.page == "https://example.org/2")
    #expect(feed.title == "News & more" && feed.ending == .complete && feed.faults > 0)
  }

  @Test func entriesBehindTheEndOfAtomCount() throws {
    let feed = try read(FeedSamples.atom("<entry><id>1</id></entry>") + "<entry><id>2</id></entry>")
    #expect(feed.entries.map(\.id) == ["1", "2"] && feed.ending == .complete)
    let prefixed =
      "<a:feed xmlns:a=\"http://www.w3.org/2005/Atom\"></a:feed><a:entry><a:id>3</a:id></a:entry>"
    #expect(try read(prefixed).entries.map(\.id) == ["3"])
  }

  @Test(arguments: [
    ("", 0), ("\n  ", 0), ("<!-- cached by a program -->", 0), ("<?php-end ?>", 1),
    ("<!-- <item><guid>9</guid></item> -->\n", 0),
    ("<!-- never ends <item><guid>9</guid></item>", 0),
    ("<script>track()</script>", 1), ("Fatal error: a < b", 1), ("</html>", 1), ("<", 1), ("&", 1),
  ])
  func otherDataAfterTheEndIsIgnored(_ rest: String, _ faults: Int) throws {
    let feed = try read(FeedSamples.rss("<item><guid>1</guid></item>") + rest)
    #expect(feed.entries.map(\.id) == ["1"] && feed.ending == .complete && feed.faults == faults)
  }

  @Test func truncatedItemAfterTheEndIsReported() throws {
    let feed = try read(FeedSamples.rss("<item><guid>1</guid></item>") + "<item><guid>2</guid>")
    #expect(feed.ending == .cut && feed.entries.map(\.id) == ["1"])
  }

  @Test func outlinesBehindTheEndOfAListCount() throws {
    let list = try OPMLDocument.read(
      Array(
        """
        <opml><body><outline text="A" xmlUrl="https://a.example/f"/></body></opml>
        <outline text="F"><outline text="B" xmlUrl="https://b.example/f"/></outline>
        """.utf8))
    #expect(list.subscriptions.map(\.title) == ["A", "B"] && list.ending == .complete)
  }
}
