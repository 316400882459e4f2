import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

@Suite struct WebAddressTests {
  @Test(arguments: [
    ("https://example.org/a/b.mp4", "example.org/a/b.mp4"),
    ("http://EXAMPLE.org:80/a/./x/../b.mp4#t=10", "example.org/a/b.mp4"),
    ("https://example.org:443/a/b.mp4?utm_source=x&UTM_Medium=y&fbclid=1", "example.org/a/b.mp4"),
    ("https://example.org/a/b.mp4?id=1&utm_source=x&q=%7e", "example.org/a/b.mp4?id=1&q=~"),
    ("https://example.org/%61/b%2fc%20d.mp4", "example.org/a/b%2Fc%20d.mp4"),
    ("https://example.org/ä b.mp4", "example.org/%C3%A4%20b.mp4"),
    ("https://example.org", "example.org/"), ("https://example.org:8443/", "example.org:8443/"),
    ("https://www.example.org/", "www.example.org/"), ("https://m.example.org/", "m.example.org/"),
    ("https://[2001:DB8::1]:8080/v", "[2001:db8::1]:8080/v"),
    ("https://example.org/%25ab", "example.org/%25ab"),
  ])
  func normalForm(url: String, id: String) throws {
    let key = try #require(VideoKey(url: url))
    #expect(key.provider == .web && key.id == id)
    #expect(key.pageURL == "https://\(id)")
    // A normalised key stays unchanged.
    #expect(VideoKey(url: "https://\(id)") == key)
  }

  @Test(arguments: [
    "", " ", "javascript:alert(1)", "file:///etc/passwd", "data:video/mp4;base64,AAAA", "ftp://a/b",
    "example.org/a.mp4", "/watch?v=BmzSEYNTkHA", "https://",
    "https://user:secret@example.org/a.mp4",
    "https:///a.mp4", "mailto:a@example.org", "https://exa mple.org/", "https://example.org:99999/",
    "JaVaScRiPt://youtu.be/BmzSEYNTkHA", "https://good.example\\@evil.example/",
    "https://a:b@evil.example/", "https://example.org:0/", "https://[::1", "https://.org/",
  ])
  func otherTextsAreNotWebAddresses(url: String) { #expect(VideoKey(url: url) == nil) }

  /// An address stays as it was written as far as it can be asked for like that; a port is its number.
  @Test func linksAreKept() {
    #expect(
      WebLink.checked(" HTTPS://Example.ORG:443/A b?q=ä&r=%zz#/watch ")
        == "https://example.org/A%20b?q=%C3%A4&r=%25zz#/watch")
    #expect(WebLink.checked("http://example.org?x#y") == "http://example.org?x#y")
    #expect(WebLink.checked("http://example.org:08080/") == "http://example.org:8080/")
  }

  @Test func longAddresses() {
    let path = String(repeating: "a", count: 2_000)
    #expect(VideoKey(url: "https://example.org/\(path)") != nil)
    #expect(VideoKey(url: "https://example.org/\(path)\(path)") == nil)
    #expect(VideoKey(url: "https://youtu.be/BmzSEYNTkHA?\(path)\(path)\(path)") == nil)
  }

  /// No text may crash the program.
  @Test func anyText() {
    let parts = [
      "https://", "//", "youtube.com", "youtu.be", "vimeo.com", "dailymotion.com", "/", "?v=", "&",
      "#", "%", "%4", "%zz", "%00", "\0", "ä", "w", "watch", "video", "videos", "embed", "=", ":",
      "yt:video:", "oembed?url=", "[", "]", "@", "..", "e\u{301}", "feeds", "api", "!v=", "p/",
    ]
    var random = SplitMix64(seed: 7)
    for _ in 0..<5_000 {
      let text = (0..<6).compactMap { _ in parts.randomElement(using: &random) }.joined()
      for beginning in ["", "https://www.youtube.com/", "https://example.org", "https://"] {
        let url = beginning + text
        if let key = VideoKey(url: url) { #expect(VideoKey(text: key.text) == key) }
        guard let link = WebLink.checked(url) else { continue }
        #expect(WebLink.checked(link) == link, "\(url)")
        #expect(throws: Never.self, "\(url)") { try TransportURL(link) }
      }
    }
  }
}
