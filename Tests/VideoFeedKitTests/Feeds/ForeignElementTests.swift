import Testing

@testable import VideoFeedKit

/// Elements of unknown vocabularies, inside entries and next to them.
@Suite struct ForeignElementTests {
  /// Shopify's Atom, ActivityStreams, and a nested feed, as their servers send them.
  @Test(arguments: [
    """
    <s:variant xmlns:s="http://jadedpixel.com/-/spec/shopify"><id>variant</id><title>Default</title>
    <link href="/variant"/><s:price currency="EUR">9</s:price></s:variant>
    """,
    """
    <activity:object xmlns:activity="http://activitystrea.ms/spec/1.0/"><id>object</id>
    <title>Object</title><link href="/object"/><published>2001-01-01</published></activity:object>
    """,
    "<gd:feedLink xmlns:gd=\"http://schemas.google.com/g/2005\"><feed><title>Comments</title>"
      + "<entry><id>c</id><title>C</title></entry></feed></gd:feedLink>",
    "<product><id>7</id><title>Product</title><updated>2001-01-01T00:00:00Z</updated></product>",
    "<channel><title>Inner</title></channel>",
  ])
  func childrenOfUnknownElementsAreIgnored(_ foreign: String) throws {
    let own = """
      <id>own</id><title>Own</title><link href="/own"/><published>2026-08-01</published>
      """
    for inner in [own + foreign, foreign + own] {
      let feed = try FeedSamples.read(FeedSamples.atom("<entry>\(inner)</entry>"))
      #expect(feed.title == "Feed" && feed.id == "urn:feed")
      let entry = try #require(feed.entries.first)
      #expect(feed.entries.count == 1 && entry.id == "own" && entry.title == "Own")
      #expect(entry.page == "https://example.org/own" && entry.published == 1_785_542_400_000)
      #expect(entry.updated == nil)
    }
  }

  @Test func anUnknownElementOfAnItemHasItsOwnTitle() throws {
    let feed = try FeedSamples.read(
      FeedSamples.rss(
        """
        <item><title>Own</title><guid>1</guid><ext:offer xmlns:ext="urn:x"><title>Offer</title>
        <guid>2</guid><link>/offer</link><enclosure url="/offer.mp4"/></ext:offer></item>
        """))
    let entry = try #require(feed.entries.first)
    #expect(entry.title == "Own" && entry.id == "1" && entry.page == nil)
    #expect(entry.enclosures.isEmpty)
  }

  /// Media RSS and others under the addresses that feeds give them.
  @Test(arguments: [
    "http://search.yahoo.com/mrss/", "http://search.yahoo.com/mrss",
    "https://search.yahoo.com/mrss",
    "http://video.search.yahoo.com/mrss", "http://video.search.yahoo.com/mrss/",
    "http://www.rssboard.org/media-rss", "https://www.rssboard.org/media-rss/",
    "HTTP://SEARCH.YAHOO.COM/MRSS/",
  ])
  func mediaUnderOtherAddresses(_ namespace: String) throws {
    let feed = try FeedSamples.read(
      """
      <rss version="2.0" xmlns:m="\(namespace)" xmlns:c="https://purl.org/rss/1.0/modules/content">
      <channel><item><guid>1</guid><m:content url="/a.mp4" type="video/mp4"/><c:encoded>Text</c:encoded>
      </item></channel></rss>
      """)
    let entry = try #require(feed.entries.first)
    #expect(entry.renditions.map(\.address) == ["https://example.org/a.mp4"])
    #expect(entry.summary == "Text")
  }

  @Test func anUnknownElementOfTheFeedKeepsItsEntries() throws {
    let feed = try FeedSamples.read(
      FeedSamples.rss(
        """
        <list><title>List</title><item><guid>1</guid></item></list>
        <skipHours><hour>3</hour></skipHours><item><guid>2</guid></item>
        """))
    #expect(feed.title == "News & more" && feed.skippedHours == [3])
    #expect(feed.entries.map(\.id) == ["1", "2"])
  }
}
