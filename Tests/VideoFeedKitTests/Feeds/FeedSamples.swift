@testable import VideoFeedKit

/// Documents as they occur.
enum FeedSamples {
  static let base = "https://example.org/blog/feed.xml"

  /// Reads a document.
  static func read(
    _ text: String, type: String? = nil, limits: FeedLimits = .standard
  ) throws -> ParsedFeed {
    try FeedReader.read(Array(text.utf8), address: base, contentType: type, limits: limits)
  }

  /// An RSS feed around items.
  static func rss(_ items: String) -> String {
    """
    <?xml version="1.0"?>
    <rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"
      xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"
      xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom"
      xmlns:content="http://purl.org/rss/1.0/modules/content/"
      xmlns:slash="http://purl.org/rss/1.0/modules/slash/">
    <channel><title>News &amp; more</title><link>https://example.org/</link>
    <description>All of it</description><language>en-us</language><ttl>60</ttl>
    <atom:link rel="self" href="https://example.org/feed"/>
    <image><url>/logo.png</url><title>Logo</title><link>https://example.org/other</link></image>
    \(items)
    </channel></rss>
    """
  }

  /// An Atom feed around entries.
  static func atom(_ entries: String) -> String {
    """
    <?xml version="1.0" encoding="utf-8"?>
    <feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"
      xmlns:yt="http://www.youtube.com/xml/schemas/2015" xml:base="https://example.org/a/">
    <id>urn:feed</id><title>Feed</title><link href="/"/><updated>2026-08-01T12:00:00Z</updated>
    <author><name>Jo</name><uri>people/jo</uri><email>jo@example.org</email></author>
    \(entries)
    </feed>
    """
  }

  /// An entry of a YouTube channel.
  static let video = """
    <entry>
      <id>yt:video:abcdefghijk</id><yt:videoId>abcdefghijk</yt:videoId>
      <yt:channelId>UCabcdefghijklmnopqrstuv</yt:channelId>
      <title>A &lt;b&gt; is no tag</title>
      <link rel="alternate" href="https://www.youtube.com/watch?v=abcdefghijk"/>
      <author><name>Channel</name><uri>https://www.youtube.com/channel/UC</uri></author>
      <published>2026-07-31T10:00:00+00:00</published>
      <updated>2026-08-01T10:00:00+02:00</updated>
      <media:group>
        <media:title>Another title</media:title>
        <media:content url="https://www.youtube.com/v/abcdefghijk?version=3"
          type="application/x-shockwave-flash" width="640" height="390"/>
        <media:thumbnail url="https://i1.ytimg.com/vi/abcdefghijk/hqdefault.jpg" width="480"
          height="360"/>
        <media:description>First line
    Second line</media:description>
        <media:community>
          <media:starRating count="12" average="4.50" min="1" max="5"/>
          <media:statistics views="3456"/>
        </media:community>
      </media:group>
    </entry>
    """
}
