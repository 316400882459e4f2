import Testing
import VideoFeedKit

@Suite struct MediaRenditionTests {
  @Test(arguments: [
    ("https://example.org/a.mp4", nil, MediaRendition.Kind.file),
    ("https://example.org/a", "Video/MP4; codecs=\"avc1\"", .file),
    ("https://example.org/a.MP4?token=x.txt", nil, .file),
    ("https://example.org/a.m3u8", nil, .hls),
    ("https://example.org/x", "application/x-mpegURL", .hls),
    ("https://example.org/x", "application/vnd.apple.mpegurl", .hls),
    ("https://example.org/x", "application/dash+xml", .dash),
    ("https://example.org/a.webm", "application/octet-stream", .file),
    ("https://example.org/a.mp4", "nonsense", .file),
    ("http://example.org/a.ts", "video/mp2t", .file),
  ])
  func playableMedia(url: String, type: String?, kind: MediaRendition.Kind) {
    #expect(MediaRendition(url: url, type: type)?.kind == kind)
  }

  @Test(arguments: [
    ("https://www.youtube.com/v/BmzSEYNTkHA?version=3", "application/x-shockwave-flash"),
    ("https://example.org/a.torrent", "application/x-bittorrent"),
    ("https://example.org/a.mp3", nil),
    ("https://example.org/a.mp4", "audio/mp4"), ("https://example.org/a.jpg", "image/jpeg"),
    ("https://example.org/a", nil), ("https://example.org/mp4", nil),
    ("https://example.org/a", "text/html"),
    ("file:///a.mp4", "video/mp4"), ("javascript:a.mp4", "video/mp4"), ("/a.mp4", "video/mp4"),
    ("", "video/mp4"), ("magnet:?xt=a.mp4", nil),
  ])
  func unplayableMedia(url: String, type: String?) {
    #expect(MediaRendition(url: url, type: type) == nil)
  }

  @Test func mediumOfMediaRSSIsUsed() {
    let url = "https://example.org/a.mp4"
    #expect(MediaRendition(url: url, type: "video/mp4", medium: "Video") != nil)
    #expect(MediaRendition(url: url, type: "video/mp4", medium: "image") == nil)
  }

  @Test func filesOfThisMachine() {
    #expect(MediaRendition(filePath: "/videos/a.mp4", bytes: 5)?.bytes == 5)
    #expect(MediaRendition(filePath: "/videos/a.txt") == nil)
    #expect(MediaRendition(filePath: "a.mp4") == nil)
  }

  @Test func theBest() throws {
    func file(_ height: Int?, _ bitrate: Int? = nil, isDefault: Bool = false) throws
      -> MediaRendition
    {
      try #require(
        MediaRendition(
          url: "https://example.org/a.mp4", height: height, bitrate: bitrate, isDefault: isDefault))
    }
    let files = [try file(360), try file(1_080, 1), try file(1_080, 2), try file(720)]
    #expect(MediaRendition.best(of: files) == files[2])
    #expect(MediaRendition.best(of: files, lines: 800) == files[3])
    #expect(MediaRendition.best(of: files, lines: 100) == files[0])
    let preferred = files + [try file(480, isDefault: true)]
    #expect(MediaRendition.best(of: preferred) == preferred[4])
    #expect(MediaRendition.best(of: preferred, lines: 400) == files[0])
    let stream = try #require(MediaRendition(url: "https://example.org/a.m3u8"))
    #expect(MediaRendition.best(of: preferred + [stream], lines: 100) == stream)
    #expect(MediaRendition.best(of: []) == nil)
  }
}
