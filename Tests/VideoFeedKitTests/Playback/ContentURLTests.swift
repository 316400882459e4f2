import PentadCore
import Testing

@testable import VideoFeedKit

@Suite struct ContentURLTests {
  private func rendition(_ name: String) throws -> MediaRendition {
    try #require(MediaRendition(url: "https://example.org/\(name)", type: "video/mp4"))
  }

  @Test func mediaOfASourceAreUsed() throws {
    let media = [try rendition("a.mp4")]
    let url = try ContentURL(of: Video(key: Samples.key(), media: media), expiresAt: 9)
    #expect(url.rendition == media[0] && url.video == Samples.key())
    #expect(!url.isExpired(at: 8) && url.isExpired(at: 9))
    #expect(!ContentURL(video: url.video, rendition: url.rendition).isExpired(at: .max))
  }

  /// A provider's own player is not used as a player here; no address is extracted from it.
  @Test func embedOnlyVideosHaveNoFile() {
    #expect(throws: PentadError(.notPlayable, Self.embedOnly)) {
      try ContentURL(of: Video(key: Samples.key()))
    }
    #expect(throws: PentadError(.notPlayable, "no source provides a file of the video")) {
      try ContentURL(of: Video(key: VideoKey(.web, "example.org/a")))
    }
  }

  @Test func unplayableVideosAreNotFound() throws {
    let video = Video(
      key: Samples.key(), media: [try rendition("a.mp4")], unplayable: .other("<secret>"))
    let error = #expect(throws: PentadError.self) { try ContentURL(of: video) }
    #expect(error?.code == .videoNotFound && error?.message.contains("secret") == false)
  }

  private static let embedOnly =
    "no source provides a file of the video: only its provider's player shows it"
}
