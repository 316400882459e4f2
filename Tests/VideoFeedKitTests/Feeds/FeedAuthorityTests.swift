import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// The properties that feeds may set for videos, by the feed's server.
@Suite struct FeedAuthorityTests {
  private static let uuid = "9c9de5e8-0a1e-484a-b099-e80766180a6d"

  private func videos(_ items: String, at address: String = FeedRig.address) async throws
    -> [Video]
  {
    let rig = try FeedRig(address) { _, _ in .text(200, FeedSamples.rss(items)) }
    return try await rig.newest().videos
  }

  @Test(arguments: [
    "https://youtu.be/abcdefghijk", "https://good.example/w/9c9de5e8-0a1e-484a-b099-e80766180a6d",
    "https://vimeo.com/123456",
  ])
  func enclosureIsNotPlayedForAForeignVideo(_ link: String) async throws {
    let found = try await videos(
      """
      <item><guid>1</guid><title>Mine</title><link>\(link)</link>
        <enclosure url="https://example.org/mine.mp4" type="video/mp4"/>
        <media:content url="https://example.org/mine.mp4" type="video/mp4"/>
        <media:player url="https://example.org/player"/></item>
      """)
    // It is a video of its own, and stays playable.
    let video = try #require(found.first)
    #expect(video.key.text == "web:example.org/mine.mp4" && video.authority == .publisher)
    #expect(video.media.map(\.url) == ["https://example.org/mine.mp4"])
    #expect(video.pageURL == VideoKey(url: link)?.pageURL || video.pageURL == link)
  }

  @Test(arguments: [
    "<media:embed url=\"https://www.youtube.com/embed/abcdefghijk\"/>",
    "<media:player url=\"https://player.vimeo.com/video/123456\"/>",
    "<content:encoded>&lt;iframe src=&quot;//www.youtube.com/embed/abcdefghijk&quot;&gt;</content:encoded>",
  ])
  func ownFileWithAnEmbedStaysPlayable(_ embed: String) async throws {
    let found = try await videos(
      """
      <item><guid>1</guid><link>https://example.org/1</link>\(embed)
        <enclosure url="https://cdn.example/1.mp4" type="video/mp4"/></item>
      <item><guid>yt:video:abcdefghijk</guid><enclosure url="/2.mp4" type="video/mp4"/></item>
      """)
    #expect(found.map(\.key.text) == ["web:example.org/1", "web:example.org/2.mp4"])
    #expect(found.map(\.media.count) == [1, 1])
    #expect(found.allSatisfy { $0.givenPlayability.isPlayable })
  }

  /// The server of the page also has the files: no other server is authoritative for it.
  @Test func aFeedOfPeerTubeThatIsMirroredElsewhere() async throws {
    let item = { (file: String) in
      """
      <item><guid>1</guid><link>https://tube.example/w/\(Self.uuid)</link>
        <media:content url="\(file)" type="video/mp4"/></item>
      """
    }
    let mirrored = try await videos(item("https://tube.example/static/1.mp4"))
    #expect(mirrored.first?.key.text == "peertube:\(Self.uuid)")
    #expect(mirrored.first?.authority == .publisher && mirrored.first?.media.count == 1)
    let moved = try await videos(item("https://files.example/1.mp4"))
    #expect(moved.first?.key.text == "web:files.example/1.mp4" && moved.first?.media.count == 1)
  }

  @Test func feedIsPublisherForItsOwnSite() async throws {
    let item = """
      <item><guid>1</guid><link>https://WWW.example.org/w/\(Self.uuid)</link>
        <media:content url="https://files.example/1.mp4" type="video/mp4"/></item>
      <item><guid>2</guid><link>https://sub.example.org/2</link>
        <media:content url="https://files.example/2.mp4" type="video/mp4"/></item>
      """
    let found = try await videos(item)
    #expect(found.map(\.authority) == [.publisher, .publisher])
    #expect(found.map(\.key.provider) == [.peertube, .web])
    #expect(found.last?.key.id == "sub.example.org/2")
    #expect(found.allSatisfy { $0.media.count == 1 })
    let channel = try await videos(
      "<item><guid>yt:video:abcdefghijk</guid></item>",
      at: "https://www.youtube.com/feeds/videos.xml?channel_id=UC")
    #expect(channel.map(\.authority) == [.provider])
  }

  /// A page of another site does not name what is enclosed, or it could be taken over.
  @Test func foreignPageDoesNotNameAFile() async throws {
    let found = try await videos(
      """
      <item><guid>1</guid><link>https://other.example/film</link>
        <media:group><media:content url="https://cdn.example/a.mp4" type="video/mp4"/>
        <media:content url="https://cdn.example/b.mp4" isDefault="true"/></media:group></item>
      """)
    let video = try #require(found.first)
    #expect(video.key.text == "web:cdn.example/a.mp4" && video.authority == .publisher)
    #expect(video.media.map(\.url) == ["https://cdn.example/a.mp4"])
    #expect(video.pageURL == "https://other.example/film")
  }
}
