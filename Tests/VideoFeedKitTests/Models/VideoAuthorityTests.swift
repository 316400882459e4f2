import Testing

@testable import VideoFeedKit

/// The precedence of authorities.
@Suite struct VideoAuthorityTests {
  private let key = Samples.key()

  private func video(_ authority: VideoAuthority, _ name: String, title: String? = nil) throws
    -> Video
  {
    let file = try #require(MediaRendition(url: "https://\(name).example/v.mp4"))
    let image = try #require(VideoImage(url: "https://\(name).example/v.jpg"))
    return Video(
      key: key, authority: authority, title: title ?? name, images: [image], isLive: true,
      media: [file], embed: VideoEmbed(url: "https://\(name).example/embed"),
      pageURL: "https://\(name).example/page", unplayable: .removed)
  }

  @Test func mentionDoesNotSetMedia() throws {
    let mention = try video(.mention, "blog")
    #expect(mention.media.isEmpty && !mention.isLive && mention.unplayable == nil)
    #expect(mention.embed?.url == "https://www.youtube.com/embed/BmzSEYNTkHA")
    #expect(mention.title == "blog" && mention.pageURL == "https://blog.example/page")
  }

  @Test(arguments: VideoAuthority.allCases, VideoAuthority.allCases)
  func theGreaterRightDescribes(_ first: VideoAuthority, _ second: VideoAuthority) throws {
    let (one, other) = (try video(first, "one"), try video(second, "other"))
    let told = one.merging(other, isOwn: false)
    let describer = second > first ? other : one
    #expect(told == describer)
    #expect(one.merging(other, isOwn: true) == (second >= first ? other : one))
  }

  @Test func mediaOfSourcesAreNotCombined() throws {
    let bare = Video(key: key, authority: .publisher)
    let filled = bare.merging(try video(.publisher, "other"), isOwn: false)
    #expect(filled.media.isEmpty && filled.title == "other" && !filled.isLive)
    #expect(filled.embed == bare.embed)
    // A greater right leaves nothing of what was played before.
    let taken = try video(.publisher, "one").told(
      Video(key: key, authority: .provider, author: "A"), isOwn: true)
    #expect(taken.media.isEmpty && taken.author == "A" && taken.title == "one")
    #expect(taken.embed == bare.embed && taken.pageURL == bare.pageURL)
  }

  @Test func orphanedVideoKeepsItsDescription() throws {
    let left = try video(.provider, "one").orphaned
    #expect(left.authority == .mention && left.media.isEmpty && left.title == "one")
    #expect(left.unplayable == nil && left.pageURL == key.pageURL)
  }
}
