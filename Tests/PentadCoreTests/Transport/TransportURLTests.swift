import PentadCore
import Testing

@Suite struct TransportURLTests {
  @Test func takesAnAddressApart() throws {
    let url = try TransportURL("HTTPS://Example.ORG:8443/a/b%20c?x=1&y=?#top")
    #expect(url.scheme == "https")
    #expect(url.host == "example.org")
    #expect(url.port == 8_443)
    #expect(url.path == "/a/b%20c")
    #expect(url.query == "x=1&y=?")
    #expect(url.string == "https://example.org:8443/a/b%20c?x=1&y=?")
  }

  @Test(arguments: [
    ("http://a", "http://a/", 80), ("https://a:443/x", "https://a/x", 443),
    ("https://a?q", "https://a/?q", 443), ("http://a:/", "http://a/", 80),
    ("http://[2001:db8::1]:81/", "http://[2001:db8::1]:81/", 81),
    ("http://127.0.0.1:8080", "http://127.0.0.1:8080/", 8_080), ("http://a#x?y", "http://a/", 80),
  ])
  func addressIsNormalised(_ text: String, _ string: String, _ port: Int) throws {
    let url = try TransportURL(text)
    #expect(url.string == string)
    #expect(url.port == port)
    #expect(try TransportURL(url.string) == url)
  }

  @Test(arguments: [
    ("", 0), ("ftp://a", 0), ("a/b", 0), ("https:/a", 0), ("https://", 8), ("https:///x", 8),
    ("https://user:pw@a/", 8), ("https://a b/", 8), ("https://①/", 8), ("https://a:0/", 10),
    ("https://a:65536/", 10), ("https://a:8x/", 10), ("https://a:+1/", 10), ("https://[::1", 8),
    ("https://[::1]x/", 13), ("https://[abc]/", 8), ("https://.a/", 8), ("https://a/\r\nX: y", 10),
    ("https://a/ b", 10), ("https://a/é", 10), ("https://a/%", 10), ("https://a/%2", 10),
    ("https://a/%zz", 10), ("https://a/?\u{0}", 11), ("https://a/\u{7f}", 10), ("https://a/\\", 10),
  ])
  func refuses(_ text: String, _ offset: Int) {
    let error = #expect(throws: PentadError.self) { try TransportURL(text) }
    #expect(error?.code == .invalid)
    #expect(error?.offset == offset)
  }

  @Test func addsToTheQuery() throws {
    let url = try TransportURL("https://a/p")
    let more = url.adding(query: [("token", "a b&c=d/é"), ("x", "")])
    #expect(more.string == "https://a/p?token=a%20b%26c%3Dd%2F%C3%A9&x=")
    #expect(more.adding(query: [("y", "~")]).query == "token=a%20b%26c%3Dd%2F%C3%A9&x=&y=~")
    #expect(url.adding(query: []) == url)
    #expect(try TransportURL(more.string) == more)
  }

  /// Any bytes are an address or an error, and an address reads back as itself.
  @Test func anyTextIsReadOrRefused() throws {
    let pieces = [
      "http://", "https://", "a", ":", "80", "/", "?", "#", "%41", "%", "[", "]", "@", " ", "é",
    ]
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<3_000 {
      let text = (0..<Int.random(in: 0...8, using: &generator))
        .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      guard let url = try? TransportURL(text) else { continue }
      #expect(try TransportURL(url.string) == url)
    }
  }
}
