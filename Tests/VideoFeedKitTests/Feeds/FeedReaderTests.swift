import PentadCore
import Testing

@testable import VideoFeedKit

/// The content of well-formed feeds.
@Suite struct FeedReaderTests {
  @Test func channelOfRSS() throws {
    let feed = try FeedSamples.read(FeedSamples.rss(""))
    #expect(feed.format == .rss)
    #expect(feed.title == "News & more")
    #expect(feed.page == "https://example.org/")
    #expect(feed.address == "https://example.org/feed")
    #expect(feed.summary == "All of it")
    #expect(feed.image == "https://example.org/logo.png")
    #expect(feed.language == "en-us")
    #expect(feed.timeToLive == 60)
    #expect(feed.ending == .complete)
    #expect(feed.faults == 0)
  }

  @Test func itemOfRSS() throws {
    let feed = try FeedSamples.read(
      FeedSamples.rss(
        """
        <item><title>One &amp;amp; two</title><link> ../1?a=1&amp;b=2 </link>
        <guid isPermaLink="false">tag:1</guid><pubDate>Sat, 01 Aug 2026 12:30:15 +0200</pubDate>
        <author>jo@example.org (Jo Doe)</author><category>Tea</category><category>Tea</category>
        <description>&lt;p&gt;Hello &lt;b&gt;you&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Bye&lt;/p&gt;</description>
        <enclosure url="https://example.org/v.mp4" type="video/mp4; codecs=x" length="1234"/>
        <itunes:duration>1:02:03</itunes:duration><itunes:explicit>no</itunes:explicit>
        <comments>https://example.org/1#c</comments><slash:comments>7</slash:comments></item>
        """))
    let entry = try #require(feed.entries.first)
    #expect(entry.id == "tag:1")
    #expect(entry.title == "One & two")
    #expect(entry.page == "https://example.org/1?a=1&b=2")
    #expect(entry.published == 1_785_580_215_000)
    #expect(entry.authors == [ParsedPerson(name: "Jo Doe", email: "jo@example.org")])
    #expect(entry.categories == ["Tea"])
    #expect(entry.summary == "Hello you\n\nBye")
    #expect(
      entry.enclosures == [
        ParsedEnclosure(address: "https://example.org/v.mp4", type: "video/mp4", length: 1_234)
      ])
    #expect(entry.duration == 3_723_000)
    #expect(entry.isExplicit == false)
    #expect(entry.commentsPage == "https://example.org/1#c")
    #expect(entry.statistics.comments == 7)
  }

  @Test func videoOfYouTube() throws {
    let feed = try FeedSamples.read(FeedSamples.atom(FeedSamples.video))
    #expect(feed.format == .atom)
    #expect(feed.id == "urn:feed")
    #expect(feed.page == "https://example.org/")
    #expect(
      feed.authors == [
        ParsedPerson(name: "Jo", email: "jo@example.org", page: "https://example.org/a/people/jo")
      ])
    let entry = try #require(feed.entries.first)
    #expect(entry.id == "yt:video:abcdefghijk")
    #expect(entry.videoID == "abcdefghijk")
    #expect(entry.channelID == "UCabcdefghijklmnopqrstuv")
    #expect(entry.title == "A <b> is no tag")
    #expect(entry.page == "https://www.youtube.com/watch?v=abcdefghijk")
    #expect(entry.published == 1_785_492_000_000)
    #expect(entry.updated == 1_785_571_200_000)
    #expect(entry.summary == "First line\nSecond line")
    #expect(entry.renditions.first?.type == "application/x-shockwave-flash")
    #expect(entry.renditions.first?.group == 1)
    #expect(entry.thumbnails.first?.width == 480)
    #expect(entry.statistics.views == 3_456)
    #expect(entry.statistics.rating == 4.5)
    #expect(entry.statistics.highestRating == 5)
  }

  @Test func mediaRSS() throws {
    let feed = try FeedSamples.read(
      FeedSamples.rss(
        """
        <item><media:group>
        <media:content url="/720.mp4" type="video/mp4" medium="video" height="720" width="1280"
          fileSize="999" bitrate="1500.5" duration="61" isDefault="true" lang="de"/>
        <media:content url="/hls.m3u8" type="application/x-mpegURL"/></media:group>
        <media:content url="/other.mp4"/><media:player url="/watch"/><media:embed url="/embed"/>
        <media:title>Only here</media:title><media:description>Words</media:description>
        <media:thumbnail url="/t.jpg"/><media:credit role="Uploader">Jo</media:credit></item>
        """))
    let entry = try #require(feed.entries.first)
    #expect(entry.title == "Only here")
    #expect(entry.summary == "Words")
    #expect(entry.renditions.map(\.group) == [1, 1, nil])
    let first = try #require(entry.renditions.first)
    #expect(first.address == "https://example.org/720.mp4")
    #expect((first.width, first.height) == (1_280, 720))
    #expect((first.length, first.bitrate, first.duration) == (999, 1_500.5, 61_000))
    #expect((first.isDefault, first.language, first.medium) == (true, "de", "video"))
    #expect(entry.renditions[1].type == "application/x-mpegurl")
    #expect(
      (entry.player, entry.embed) == ("https://example.org/watch", "https://example.org/embed"))
    #expect(entry.thumbnails.map(\.address) == ["https://example.org/t.jpg"])
    #expect(entry.credits == [ParsedCredit(name: "Jo", role: "uploader")])
  }

  @Test func atomsTexts() throws {
    let feed = try FeedSamples.read(
      FeedSamples.atom(
        """
        <entry><id>1</id><title type="html">&lt;i&gt;A&lt;/i&gt; &amp;lt; B</title>
        <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">1 &lt; 2<p>Next</p>
        <script>x</script></div></content>
        <source><title>Elsewhere</title><id>2</id></source>
        <link rel="enclosure" href="v.mp4" type="video/mp4" length="5"/>
        <link rel="related" href="about"/><link rel="replies" type="text/html" href="#c"/></entry>
        """))
    let entry = try #require(feed.entries.first)
    #expect(entry.id == "1")
    #expect(entry.title == "A < B")
    #expect(entry.summary == "1 < 2\n\nNext")
    #expect(entry.enclosures.first?.address == "https://example.org/a/v.mp4")
    #expect(entry.externalPage == "https://example.org/a/about")
    #expect(entry.commentsPage == "https://example.org/a/#c")
  }

  @Test func rdf() throws {
    let feed = try FeedSamples.read(
      """
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
        xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
      <channel rdf:about="x"><title>T</title><link>https://example.org/</link></channel>
      <item rdf:about="https://example.org/1"><title>One</title><link>https://example.org/1</link>
      <dc:date>2026-08-01</dc:date><dc:creator>Jo</dc:creator></item></rdf:RDF>
      """)
    #expect(feed.format == .rdf)
    #expect(feed.title == "T")
    #expect(feed.entries.map(\.id) == ["https://example.org/1"])
    #expect(feed.entries.first?.updated == 1_785_542_400_000)
    #expect(feed.entries.first?.authors == [ParsedPerson(name: "Jo")])
  }

  @Test func missingThingsStayMissing() throws {
    let feed = try FeedSamples.read(
      FeedSamples.rss("<item><title>x</title><pubDate>soon</pubDate></item>"))
    let entry = try #require(feed.entries.first)
    #expect((entry.published, entry.updated, entry.page, entry.summary) == (nil, nil, nil, nil))
    #expect(entry.idOrigin == .content)
  }

  @Test func basesOneInTheOther() throws {
    let feed = try FeedSamples.read(
      FeedSamples.atom(
        """
        <entry xml:base="b/"><id>1</id><link xml:base="c/" href="d"/></entry>
        <entry><id>2</id><link href="d"/></entry>
        """))
    #expect(
      feed.entries.map(\.page) == ["https://example.org/a/b/c/d", "https://example.org/a/d"])
  }

  @Test func addressesThatAreRefused() throws {
    let feed = try FeedSamples.read(
      FeedSamples.rss(
        """
        <item><guid>javascript:alert(1)</guid><link>javascript:alert(1)</link>
        <enclosure url="file:///etc/passwd"/><media:thumbnail url="data:image/png;base64,x"/>
        <media:player url="JaVaScRiPt:x"/></item>
        """))
    let entry = try #require(feed.entries.first)
    #expect((entry.page, entry.player) == (nil, nil))
    #expect(entry.enclosures.isEmpty && entry.thumbnails.isEmpty)
    #expect(entry.id == "javascript:alert(1)")
  }

  @Test(arguments: [
    "", "  ", "x", "<", "<x/>", "<svg><title>t</title></svg>", "{}", "{\"version\":\"1\"}", "[]",
    "<?xml version=\"1.0\"?>",
  ])
  func otherDocumentsAreNotFeeds(_ text: String) {
    #expect(throws: PentadError.self) { try FeedSamples.read(text) }
  }

  @Test func htmlPageHasItsOwnError() {
    let page = "<!DOCTYPE html><html><head><title>x</title></head><body><br></body></html>"
    #expect {
      try FeedSamples.read(page)
    } throws: { ($0 as? PentadError)?.code == .pageInsteadOfFeed }
  }
}
