import PentadCore
import Testing

/// An address in both modes.
struct AddressReaderTests {
  private func read(_ text: String, _ mode: AddressReader.Mode) -> String? {
    var reader = AddressReader(text.utf8, mode)
    guard let scheme = try? reader.readScheme(),
      let (host, port) = try? reader.readAuthority(scheme)
    else { return nil }
    return "\(scheme) \(host) \(port) \(String(decoding: reader.escapedRest, as: UTF8.self))"
  }

  @Test(arguments: [
    ("https://example.org", "https example.org 443 "),
    ("HTTP://Example.ORG:8080/a?b#c", "http example.org 8080 /a?b#c"),
    ("https://example.org:/", "https example.org 443 /"),
    ("https://example.org:00443/", "https example.org 443 /"),
    ("http://[::FFFF:1.2.3.4]:80/", "http [::ffff:1.2.3.4] 80 /"),
    ("https://münchen.example/é b%zz", "https xn--mnchen-3ya.example 443 /%C3%A9%20b%25zz"),
  ])
  func bothModesReadTheSameAuthority(_ text: String, _ parts: String) {
    #expect(read(text, .strict) == parts)
    #expect(read(text, .lenient) == parts)
  }

  @Test func onlyTheLenientModeTakesAnAddressWithoutScheme() {
    #expect(read("//example.org/", .strict) == nil)
    #expect(read("//example.org/", .lenient) == "https example.org 443 /")
  }

  @Test(arguments: [
    "", "example.org", "ftp://example.org/", "https://", "https:///a", "https://a@example.org/",
    "https://.example.org/", "https://exa mple.org/", "https://[::1/", "https://[1]/",
    "https://[::1]x/", "https://example.org:0/", "https://example.org:65536/",
    "https://example.org:8a/", "https://example.org:000443/",
  ])
  func malformedAddressIsRejectedInBothModes(_ text: String) {
    #expect(read(text, .strict) == nil)
    #expect(read(text, .lenient) == nil)
  }

  @Test(arguments: [
    ("", "/"), ("/", "/"), ("/a/./b", "/a/b"), ("/a/../b", "/b"), ("/../a", "/a"),
    ("a/b/..", "/a/"),
    ("/a/.", "/a/"), ("/a//b", "/a//b"), ("/..a/.b", "/..a/.b"),
  ])
  func dotsLeaveAPath(_ path: String, _ plain: String) {
    let bytes = AddressReader.withoutDots(Array(path.utf8)[...])
    #expect(String(decoding: bytes, as: UTF8.self) == plain)
  }
}
