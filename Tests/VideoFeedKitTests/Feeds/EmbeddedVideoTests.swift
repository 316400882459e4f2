import Testing

@testable import VideoFeedKit

/// Videos that entries have in their texts and in other forms of their files.
@Suite struct EmbeddedVideoTests {
  @Test(arguments: [
    (
      "<iframe width=\"5\" src=\"https://www.youtube.com/embed/abcdefghijk?rel=0\"></iframe>",
      "youtube:abcdefghijk"
    ),
    ("<p>Text</p><IFRAME SRC='//player.vimeo.com/video/123456?h=1'>", "vimeo:123456"),
    (
      "<iframe data-src=//www.youtube-nocookie.com/embed/abcdefghijk src=\"about:blank\">",
      "youtube:abcdefghijk"
    ),
    (
      "<iframe src=\"https://cdn.embedly.com/widgets/media.html?src=https%3A%2F%2Fwww.youtube.com%2Fembed%2Fabcdefghijk&amp;type=x\">",
      "youtube:abcdefghijk"
    ),
    (
      "<iframe src=\"https://tube.example/videos/embed/9c9de5e8-0a1e-484a-b099-e80766180a6d\">",
      "peertube:9c9de5e8-0a1e-484a-b099-e80766180a6d"
    ),
    ("<object data=\"https://www.youtube.com/v/abcdefghijk\"></object>", "youtube:abcdefghijk"),
    (
      "<video controls><source src=\"/files/1.webm\" type=\"video/webm\"></video>",
      "web:example.org/post"
    ),
    (
      "<iframe src=\"https://ads.example/1\"></iframe><iframe src=\"https://geo.dailymotion.com/player.html?video=x8abc\">",
      "dailymotion:x8abc"
    ),
  ])
  func embeddedVideosAreListed(_ html: String, _ key: String) async throws {
    let escaped = html.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    for content in [
      "<content:encoded><![CDATA[\(html)]]></content:encoded>",
      "<description>\(escaped)</description>",
    ] {
      let page = try await FeedRig.page(
        rss: "<item><guid>1</guid><link>/post</link><title>T</title>\(content)</item>")
      #expect(page.videos.map(\.key.text) == [key])
      #expect(page.problems.isEmpty)
    }
    let json = html.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let page = try await FeedRig(
      document: """
        {"version":"https://jsonfeed.org/version/1.1","items":[{"id":"1","url":"/post",
        "content_html":"\(json)"}]}
        """
    ).newest()
    #expect(page.videos.map(\.key.text) == [key])
  }

  @Test func xhtmlKeepsItsFrames() async throws {
    let document = FeedSamples.atom(
      """
      <entry><id>1</id><title>T</title><content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">
      <iframe src="https://www.youtube.com/embed/abcdefghijk"/></div></content></entry>
      """)
    #expect(
      try await FeedRig(document: document).newest().videos.map(\.key.text) == [
        "youtube:abcdefghijk"
      ])
  }

  @Test(arguments: [
    "<p>https://www.youtube.com/watch?v=abcdefghijk</p>", "<iframe src=\"https://ads.example/1\">",
    "&lt;iframe src=\"https://www.youtube.com/embed/abcdefghijk\"&gt;",
    "<iframe src=\"javascript:alert(1)\">", "<video></video>",
  ])
  func mentionedVideosAreNotListed(_ html: String) async throws {
    let page = try await FeedRig.page(
      rss: "<item><guid>1</guid><content:encoded><![CDATA[\(html)]]></content:encoded></item>")
    #expect(page.videos.isEmpty)
  }

  private func podcast(_ items: String) -> String {
    FeedSamples.rss(items).replacing(
      "<rss ", with: "<rss xmlns:podcast=\"https://podcastindex.org/namespace/1.0\" ")
  }

  @Test func alternativeVideoOfAPodcastIsFound() async throws {
    let page = try await FeedRig(
      document: podcast(
        """
        <item><guid>1</guid><enclosure url="/1.mp3" type="audio/mpeg"/>
          <podcast:alternateEnclosure type="audio/opus" bitrate="32000">
            <podcast:source uri="/1.opus"/></podcast:alternateEnclosure>
          <podcast:alternateEnclosure type="video/mp4" length="9" bitrate="511276.52" height="720" title="720p">
            <podcast:source uri="ipfs://x"/><podcast:source uri="/1-720.mp4"/>
          </podcast:alternateEnclosure>
          <podcast:alternateEnclosure type="video/mp4" height="1080" default="true" title="1080p">
            <podcast:source uri="/1-1080.mp4"/><title>No title of the item</title>
          </podcast:alternateEnclosure>
          <podcast:alternateEnclosure type="application/x-mpegURL">
            <podcast:source uri="/1.m3u8" contentType="application/x-mpegURL"/>
          </podcast:alternateEnclosure><title>One</title></item>
        """)
    ).newest()
    let video = try #require(page.videos.first)
    #expect(video.title == "One")
    #expect(video.media.map(\.height) == [720, 1_080, nil])
    #expect(video.media.first?.bitrate == 511_277 && video.media.first?.bytes == 9)
    #expect(video.media.last?.kind == .hls && video.media[1].isDefault)
  }

  @Test func liveStreams() async throws {
    let page = try await FeedRig(
      document: podcast(
        """
        <podcast:liveItem status="LIVE" start="2026-08-01T07:30:00.000-0600" end="2026-08-01T09:30:00-0600">
          <title>Live now</title><guid isPermaLink="false">live-1</guid>
          <enclosure url="/live.m3u8" type="application/x-mpegURL" length="0"/>
          <podcast:contentLink href="https://example.org/live">Watch</podcast:contentLink>
        </podcast:liveItem>
        <podcast:liveItem status="pending" start="2026-09-01T07:30:00Z"><title>Later</title>
          <guid>live-2</guid><podcast:contentLink href="https://youtu.be/abcdefghijk"/></podcast:liveItem>
        <item><guid>1</guid><title>Done</title><enclosure url="/1.mp4" type="video/mp4"/></item>
        """)
    ).newest()
    #expect(page.videos.map(\.title) == ["Live now", "Later", "Done"])
    #expect(page.videos.map(\.isLive) == [true, false, false])
    #expect(page.broadcasts.first?.createdAt == 1_785_591_000_000)
    #expect(page.videos[1].key.text == "youtube:abcdefghijk")
  }
}
