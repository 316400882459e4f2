import Testing

@testable import VideoFeedKit

@Suite struct VideoTests {
  @Test func foreignValuesAreLimited() {
    let video = Video(
      key: Samples.key(), title: "  \n ", summary: String(repeating: "ä", count: 100_001),
      images: (0..<20).compactMap { VideoImage(url: "https://example.org/\($0).jpg") },
      duration: -1, pageURL: "javascript:alert(1)", playCount: -5)
    #expect(video.title == nil && video.duration == nil && video.playCount == nil)
    #expect(video.summary?.unicodeScalars.count == 100_000 && video.images.count == 16)
    #expect(video.pageURL == "https://www.youtube.com/watch?v=BmzSEYNTkHA")
    #expect(video.embed?.url == "https://www.youtube.com/embed/BmzSEYNTkHA")
    #expect(
      VideoImage(url: "file:///etc/passwd") == nil && VideoEmbed(url: "data:text/html,x") == nil)
    #expect(
      VideoImage(url: "https://example.org/a b.jpg", width: 0, height: -2)?.url
        == "https://example.org/a%20b.jpg")
  }

  @Test func theSameSourceRenewsAndAnotherFillsIn() {
    let old = Video(key: Samples.key(), title: "old", author: "a", duration: 5, isLive: true)
    let new = Video(key: Samples.key(), title: "new", playCount: 3, unplayable: .removed)
    let updated = old.updated(by: new)
    #expect(updated.title == "new" && updated.author == "a" && updated.duration == 5)
    #expect(updated.playCount == 3 && updated.unplayable == .removed && !updated.isLive)
    let filled = old.filled(from: new)
    #expect(filled.title == "old" && filled.playCount == 3 && filled.isLive)
    #expect(filled.unplayable == nil && filled.media.isEmpty)
    let other = Video(key: Samples.key("another0123"), title: "other")
    #expect(old.updated(by: other) == old && old.filled(from: other) == old)
  }

  @Test func aPictureForAPlace() throws {
    func image(_ width: Int?) throws -> VideoImage {
      try #require(VideoImage(url: "https://example.org/\(width ?? 0).jpg", width: width))
    }
    let video = Video(
      key: Samples.key(), images: [try image(nil), try image(480), try image(120), try image(1280)])
    #expect(video.image(width: 200)?.width == 480 && video.image(width: 480)?.width == 480)
    #expect(video.image(width: 2_000)?.width == 1_280 && video.image(width: -1)?.width == 120)
    let unknown = Video(key: Samples.key(), images: [try image(nil)])
    #expect(unknown.image(width: 100) == unknown.images[0])
    #expect(Video(key: Samples.key()).image(width: 100) == nil)
  }
}
