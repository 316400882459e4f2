import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// The videos and broadcasts that entries of feeds become.
@Suite struct FeedEntryTests {
  @Test func aChannelOfYouTube() async throws {
    let page = try await FeedRig(document: FeedSamples.atom(FeedSamples.video)).newest()
    let video = try #require(page.videos.first)
    #expect(video.key.text == "youtube:abcdefghijk" && video.title == "A <b> is no tag")
    #expect(video.summary == "First line\nSecond line" && video.author == "Channel")
    #expect(video.images.first?.width == 480 && video.playCount == 3_456)
    // Flash is nothing that could be played.
    #expect(video.media.isEmpty && video.pageURL == "https://www.youtube.com/watch?v=abcdefghijk")
    #expect(
      VideoEmbed(url: "https://www.youtube.com/embed/abcdefghijk").map { .embedOnly($0) }
        == video.givenPlayability)
    let broadcast = try #require(page.broadcasts.first)
    #expect(broadcast.id.id == "yt:video:abcdefghijk" && broadcast.video == video.key)
    #expect(broadcast.sharer.nickname == "Channel" && broadcast.sharer.origin == .feed)
    #expect(broadcast.sharer.id == "https://www.youtube.com/channel/UC")
    #expect(broadcast.createdAt == 1_785_492_000_000 && broadcast.comment == nil)
    #expect(page.title == "Feed" && page.siteURL == "https://example.org/")
    #expect(page.source == SourceID("feed:\(FeedRig.address)") && page.problems.isEmpty)
  }

  @Test func aPodcast() async throws {
    let page = try await FeedRig.page(
      rss: """
        <item><guid>1</guid><title>One</title><link>/one</link><description>All</description>
          <enclosure url="/files/1.m4v" type="video/x-m4v" length="123"/>
          <itunes:duration>1:02:03</itunes:duration><itunes:image href="/1.jpg"/></item>
        <item><guid>2</guid><link>https://example.org/</link><enclosure url="/2.mp4"/></item>
        <item><guid>3</guid><link>/all</link><enclosure url="/3.mp4"/></item>
        <item><guid>4</guid><link>/all</link><enclosure url="/4.mp4"/></item>
        """)
    // A page that is the feed's own, or that two entries share, does not identify a video.
    #expect(
      page.videos.map(\.key.id) == [
        "example.org/one", "example.org/2.mp4", "example.org/3.mp4", "example.org/4.mp4",
      ])
    let video = try #require(page.videos.first)
    #expect(video.duration == 3_723_000 && video.summary == "All")
    #expect(video.media.map(\.bytes) == [123] && video.media.first?.type == "video/x-m4v")
    #expect(video.pageURL == "https://example.org/one")
    #expect(video.images.map(\.url) == ["https://example.org/1.jpg"])
    #expect(page.broadcasts.allSatisfy { $0.sharer.nickname == "News & more" })
    #expect(page.broadcasts.first?.sharer.imageURL == "https://example.org/logo.png")
  }

  /// Parts of an address that a key omits do not distinguish entries.
  @Test(arguments: [
    ["/videos.html#one", "/videos.html#two"], ["/#/watch/3", "/#/watch/4"], ["/#/watch/3"],
    ["/all?utm_source=a", "http://example.org/all"],
  ])
  func pagesThatDifferOnlyInWhatNoKeyHas(_ links: [String]) async throws {
    let items = links.indices.map { number in
      """
      <item><guid>\(number)</guid><link>\(links[number])</link>
        <enclosure url="/\(number).mp4" type="video/mp4"/></item>
      """
    }
    let page = try await FeedRig.page(rss: items.joined())
    #expect(page.videos.map(\.key.id) == links.indices.map { "example.org/\($0).mp4" })
    #expect(page.videos.allSatisfy { $0.media.count == 1 })
    #expect(page.videos.first?.pageURL == "https://example.org\(links[0])")
  }

  @Test func formsOfOneVideo() async throws {
    let page = try await FeedRig.page(
      rss: """
        <item><guid>1</guid><link>/w/9c9de5e8-0a1e-484a-b099-e80766180a6d</link>
          <enclosure type="application/x-bittorrent" url="/t/1.torrent"/>
          <media:group>
            <media:content url="/1-720.mp4" type="video/mp4" height="720" bitrate="900.5"/>
            <media:content url="/1-1080.mp4" type="video/mp4" height="1080" isDefault="true"/>
            <media:content url="/1.jpg" medium="image"/>
          </media:group>
          <media:group><media:content url="/other.mp4"/></media:group>
          <media:content url="/trailer.mp4" expression="sample"/>
          <media:embed url="/videos/embed/9c9de5e8-0a1e-484a-b099-e80766180a6d"/></item>
        <item><guid>2</guid><media:content url="/a.mp4"/><media:content url="/b.mp4"/></item>
        """)
    let video = try #require(page.videos.first)
    #expect(video.key.text == "peertube:9c9de5e8-0a1e-484a-b099-e80766180a6d")
    #expect(video.media.map(\.height) == [720, 1_080] && video.media.first?.bitrate == 900_500)
    #expect(video.images.map(\.url) == ["https://example.org/1.jpg"])
    #expect(
      video.embed?.url.hasSuffix("/videos/embed/9c9de5e8-0a1e-484a-b099-e80766180a6d") == true)
    #expect(video.pageURL == "https://example.org/w/9c9de5e8-0a1e-484a-b099-e80766180a6d")
    #expect(page.videos.last?.media.map(\.url) == ["https://example.org/a.mp4"])
  }

  /// An entry that links to a video is a share, and its text is about the video.
  @Test func aBlogOfLinks() async throws {
    let text = """
      {"version":"https://jsonfeed.org/version/1.1","title":"Links","authors":[{"name":"Jo",
      "url":"https://example.org/jo","avatar":"https://example.org/jo.png"}],"items":[
      {"id":"1","url":"https://example.org/1","external_url":"https://youtu.be/abcdefghijk?si=x",
      "content_text":"Look at this","date_published":"2026-08-01T00:00:00Z"},
      {"id":"2","url":"https://example.org/2","attachments":[
      {"url":"a.mp4","mime_type":"video/mp4"},{"url":"a.webm","mime_type":"video/webm"},
      {"url":"a.pdf","mime_type":"application/pdf"},
      {"url":"extra.mp4","mime_type":"video/mp4","title":"Extra"}]}]}
      """
    let page = try await FeedRig(document: text).newest()
    #expect(page.videos.map(\.key.text) == ["youtube:abcdefghijk", "web:example.org/2"])
    #expect(page.videos[0].summary == nil && page.videos[0].author == nil)
    #expect(page.broadcasts[0].comment == "Look at this" && page.broadcasts[1].comment == nil)
    #expect(page.broadcasts[0].sharer.imageURL == "https://example.org/jo.png")
    #expect(page.videos[1].media.map(\.type) == ["video/mp4", "video/webm"])
    // An entry without a date counts as published now.
    #expect(page.broadcasts.map(\.createdAt) == [1_785_542_400_000, 1_790_000_000_000])
  }

  @Test func entriesWithoutAVideo() async throws {
    let page = try await FeedRig.page(
      rss: """
        <item><guid>1</guid><link>/1</link><description>Text alone</description></item>
        <item><guid>2</guid><enclosure url="/2.mp3" type="audio/mpeg"/></item>
        <item><guid>3</guid><enclosure url="/3.torrent" type="application/x-bittorrent"/></item>
        <item><guid>4</guid><enclosure url="javascript:alert(1)" type="video/mp4"/></item>
        <item><guid>5</guid><media:content url="file:///etc/5.mp4" type="video/mp4"/></item>
        <item><guid>6</guid><enclosure url="/6.mp4" type="video/mp4"/></item>
        """)
    #expect(page.videos.map(\.key.id) == ["example.org/6.mp4"])
    #expect(page.problems.map(\.description) == (0..<5).map { "entry[\($0)]: no video" })
  }

  @Test func videosThatCannotBePlayedHere() async throws {
    let page = try await FeedRig.page(
      rss: """
        <item><guid>1</guid><link>/1</link>
          <media:content url="/1.swf" type="application/x-shockwave-flash"/></item>
        <item><guid>2</guid><link>/2</link><media:player url="https://example.org/play?2"/></item>
        <item><guid>3</guid><link>/3</link><media:player url="/player.swf?3"/></item>
        """)
    #expect(page.videos.map(\.key.id) == ["example.org/1", "example.org/2"])
    #expect(page.videos[0].givenPlayability == .pageOnly("https://example.org/1"))
    #expect(page.videos[1].embed?.url == "https://example.org/play?2")
  }

  @Test func oddIdsAndTwiceTheSame() async throws {
    let file = "<enclosure url=\"/1.mp4\"/>"
    let page = try await FeedRig.page(
      rss: """
        <item>\(file)</item><item><guid>a\u{9}b</guid><enclosure url="/2.mp4"/></item>
        <item><guid>c</guid><title>First</title>\(file)</item><item><guid>c</guid><title>First</title>\(file)</item>
        """)
    #expect(page.broadcasts.count == 3 && page.videos.count == 2)
    #expect(page.problems.map(\.problem) == ["1 entries repeat others and were merged with them"])
    #expect(page.broadcasts[0].id.id == "https://example.org/1.mp4")
    #expect(page.broadcasts[1].id.id.hasPrefix("odd:"))
    #expect(page.broadcasts[2].id.id == "c")
    #expect(page.videos.last?.key.id == "example.org/2.mp4")
  }

  /// A common page for all, and no ids: the files distinguish them.
  @Test func fiveFilesOfOnePage() async throws {
    let items = (1...5).map {
      "<item><link>https://example.org/</link><enclosure url=\"/\($0).mp4\" type=\"video/mp4\"/></item>"
    }
    let page = try await FeedRig.page(rss: items.joined())
    #expect(page.videos.count == 5 && page.broadcasts.count == 5 && page.problems.isEmpty)
  }

  @Test func entriesWithoutADateAreInTheirOrder() async throws {
    let page = try await FeedRig.page(
      rss: """
        <item><guid>1</guid><enclosure url="/c.mp4"/></item>
        <item><guid>2</guid><pubDate>1 Aug 2026</pubDate><enclosure url="/d.mp4"/></item>
        <item><guid>3</guid><enclosure url="/a.mp4"/></item>
        <item><guid>4</guid><enclosure url="/b.mp4"/></item>
        """)
    #expect(
      page.broadcasts.map(\.createdAt) == [
        1_790_000_000_000, 1_785_542_400_000, 1_789_999_999_999, 1_789_999_999_998,
      ])
    #expect(page.undated.map(\.id).sorted() == ["1", "3", "4"])
  }

  @Test func datesThatAreWrong() async throws {
    let page = try await FeedRig.page(
      rss: """
        <item><guid>1</guid><pubDate>Fri, 01 Jan 2100 00:00:00 GMT</pubDate><enclosure url="/1.mp4"/>
        </item><item><guid>2</guid><pubDate>yesterday</pubDate><enclosure url="/2.mp4"/></item>
        """)
    // The store counts it as shared when it came.
    #expect(page.broadcasts.map(\.createdAt) == [4_102_444_800_000, 1_790_000_000_000])
  }
}
