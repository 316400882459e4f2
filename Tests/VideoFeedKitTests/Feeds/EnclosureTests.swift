import Testing

@testable import VideoFeedKit

/// Files as feeds name them against the rules.
@Suite struct EnclosureTests {
  private func video(_ inner: String) async throws -> Video? {
    try await FeedRig.page(rss: "<item><guid>1</guid><title>T</title>\(inner)</item>").videos.first
  }

  /// Drupal and others write the address as the text of the element.
  @Test(arguments: [
    "<enclosure>https://example.org/a.mp4</enclosure>",
    "<enclosure type=\"video/mp4\" length=\"9\"><![CDATA[ /a.mp4 ]]></enclosure>",
    "<enclosure url=\"\">/a.mp4</enclosure>",
    "<atom:link rel=\"enclosure\" type=\"video/mp4\">https://example.org/a.mp4</atom:link>",
  ])
  func anAddressMayBeTheText(_ enclosure: String) async throws {
    let video = try #require(try await video(enclosure + "<link>/page</link>"))
    #expect(video.media.map(\.url) == ["https://example.org/a.mp4"])
    #expect(video.pageURL == "https://example.org/page" || video.key.text.contains("/page"))
  }

  @Test func anAttributeCountsMoreThanTheText() async throws {
    let video = try #require(
      try await video("<enclosure url=\"/a.mp4\" type=\"video/mp4\">/b.mp4</enclosure>"))
    #expect(video.media.map(\.url) == ["https://example.org/a.mp4"])
    #expect(try await self.video("<enclosure>no address </enclosure><enclosure/>") == nil)
  }

  /// PeerTube lists sound alone as a video of no lines.
  @Test func audioOnlyIsNotARendition() async throws {
    let video = try #require(
      try await video(
        """
        <media:group><media:content url="/0.mp4" type="video/mp4" medium="video" height="0"/>
        <media:content url="/1080.mp4" type="video/mp4" medium="video" height="1080"/>
        <media:content url="/x.mp4" type="video/mp4" medium="video" width="0" height="0"/></media:group>
        """))
    #expect(
      video.media.map(\.url) == ["https://example.org/1080.mp4", "https://example.org/x.mp4"])
  }

  /// WordPress with two plugins for podcasts.
  @Test func aFileThatComesTwiceKeepsWhatIsKnownOfIt() async throws {
    let video = try #require(
      try await video(
        """
        <enclosure url="/a.mp4" length="" type=""/>
        <enclosure url="/a.mp4" length="88" type="video/mp4"/>
        """))
    #expect(video.media.count == 1 && video.media.first?.bytes == 88)
    #expect(video.media.first?.type == "video/mp4")
  }

  @Test func pictureEnclosureIsTheThumbnail() async throws {
    let files = """
      <enclosure url="/a.jpg" length="3" type="image/jpeg"/>
      <enclosure url="/a.mp4" length="88" type="video/mp4"/>
      """
    let video = try #require(try await video(files))
    #expect(video.images.map(\.url) == ["https://example.org/a.jpg"])
    #expect(video.media.map(\.url) == ["https://example.org/a.mp4"])
    let thumbnail = "<media:thumbnail url=\"/t.jpg\"/>"
    #expect(
      try await self.video(files + thumbnail)?.images.map(\.url) == ["https://example.org/t.jpg"])
  }
}
