import PentadCore
import Testing

@testable import VideoFeedKit

@Suite struct FeedAddressTests {
  /// RFC 3986, 5.4, but for what is no address of the web.
  @Test(arguments: [
    ("g", "http://a/b/c/g"), ("./g", "http://a/b/c/g"), ("g/", "http://a/b/c/g/"),
    ("/g", "http://a/g"),
    ("//g", "http://g"), ("?y", "http://a/b/c/d;p?y"), ("g?y", "http://a/b/c/g?y"),
    ("#s", "http://a/b/c/d;p?q#s"), ("g#s", "http://a/b/c/g#s"), ("g?y#s", "http://a/b/c/g?y#s"),
    (";x", "http://a/b/c/;x"), ("g;x", "http://a/b/c/g;x"), ("g;x?y#s", "http://a/b/c/g;x?y#s"),
    (".", "http://a/b/c/"), ("./", "http://a/b/c/"), ("..", "http://a/b/"), ("../", "http://a/b/"),
    ("../g", "http://a/b/g"), ("../..", "http://a/"), ("../../", "http://a/"),
    ("../../g", "http://a/g"),
    ("../../../g", "http://a/g"), ("../../../../g", "http://a/g"), ("/./g", "http://a/g"),
    ("/../g", "http://a/g"), ("g.", "http://a/b/c/g."), (".g", "http://a/b/c/.g"),
    ("g..", "http://a/b/c/g.."), ("..g", "http://a/b/c/..g"), ("./../g", "http://a/b/g"),
    ("./g/.", "http://a/b/c/g/"), ("g/./h", "http://a/b/c/g/h"), ("g/../h", "http://a/b/c/h"),
    ("g;x=1/./y", "http://a/b/c/g;x=1/y"), ("g;x=1/../y", "http://a/b/c/y"),
    ("g?y/./x", "http://a/b/c/g?y/./x"), ("g#s/../x", "http://a/b/c/g#s/../x"),
  ])
  func references(_ reference: String, _ address: String) {
    #expect(FeedAddress.resolve(reference, base: FeedBase("http://a/b/c/d;p?q")) == address)
  }

  /// Feeds leave out the scheme; a file is not called so.
  @Test(arguments: [
    ("www.example.org/posts/1", "http://www.example.org/posts/1"),
    ("WWW.example.org/?a=1", "http://WWW.example.org/?a=1"),
    ("www.png", "http://a/b/c/www.png"), ("www.logo.png", "http://a/b/c/www.logo.png"),
    ("x/www.example.org/", "http://a/b/c/x/www.example.org/"),
  ])
  func hostsWithoutAScheme(_ reference: String, _ address: String) {
    #expect(FeedAddress.resolve(reference, base: FeedBase("http://a/b/c/d;p?q")) == address)
  }

  @Test(arguments: [
    (" https://e.org/a b ", "https://e.org/a%20b"), ("HTTPS://E.org/x", "https://E.org/x"),
    ("https://e.org/é?ü#ö", "https://e.org/%C3%A9?%C3%BC#%C3%B6"),
    ("https://e.org/%zz%41", "https://e.org/%25zz%41"),
    ("https://e.org/a\n/b", "https://e.org/a/b"),
    ("http://[::1]:80/x", "http://[::1]:80/x"), ("http://e.org:8080", "http://e.org:8080"),
    ("https://e.org/@jo", "https://e.org/@jo"),
    ("https://e.org/a\"<b>", "https://e.org/a%22%3Cb%3E"),
    // Escaped, the backslash would make a user name of the host.
    ("https://e.org\\", "https://e.org/"), ("https://e.org\\@f.org/", "https://e.org/@f.org/"),
    ("https://e.org/a\\b", "https://e.org/a%5Cb"),
  ])
  func completeAddresses(_ text: String, _ address: String) {
    #expect(FeedAddress.resolve(text, base: nil) == address)
  }

  @Test(arguments: [
    "", " ", "javascript:alert(1)", "JAVASCRIPT:x", " java\nscript:x", "data:text/html,x",
    "file:///x",
    "mailto:a@b.org", "ftp://e.org/", "https://", "https:///x", "https:e.org", "https://jo@e.org/",
    "https://jo:secret@e.org/", "https://e .org/", "https://.e.org/",
    "https://e.org:x/", "https://[x/", "http://e.c[o/",
    "https://" + String(repeating: "a", count: 9_000),
  ])
  func invalidAddressesAreRefused(_ text: String) {
    #expect(FeedAddress.resolve(text, base: FeedBase("http://a/b")) == nil)
  }

  /// Names in other letters, as browsers ask for them.
  @Test(arguments: [
    ("https://münchen.example/rss", "https://xn--mnchen-3ya.example/rss"),
    ("https://MÜNCHEN.example:8080/é", "https://xn--mnchen-3ya.example:8080/%C3%A9"),
    ("http://mu\u{308}nchen.example", "http://xn--mnchen-3ya.example"),
    ("http://m%C3%BCnchen.example/", "http://xn--mnchen-3ya.example/"),
    ("https://пример.испытание/", "https://xn--e1afmkfd.xn--80akhbyknj4f/"),
    ("https://例え。テスト/", "https://xn--r8jz45g.xn--zckzah/"),
    ("https://faß.example/", "https://xn--fa-hia.example/"),
    ("https://한국.example/", "https://xn--3e0b707e.example/"),
    ("https://i❤.ws/", "https://xn--i-7iq.ws/"),
    ("//bücher.example/", "http://xn--bcher-kva.example/"),
    ("https://XN--mnchen-3ya.example/", "https://XN--mnchen-3ya.example/"),
  ])
  func hostsInOtherLetters(_ text: String, _ address: String) throws {
    #expect(FeedAddress.resolve(text, base: FeedBase("http://a/")) == address)
    let whole = text.hasPrefix("//") ? "http:" + text : text
    let url = try TransportURL(TransportURL.escaping(whole))
    #expect(address.lowercased().hasPrefix("\(url.scheme)://\(url.host)"))
    #expect(WebAddress(whole)?.text.lowercased().hasPrefix("\(url.scheme)://\(url.host)") == true)
  }

  @Test(arguments: [
    "https://ü .org/", "https://ü\u{202e}.org/", "https://ü..org/", "https://a⁄b.org/",
    "https://%00.org/", "https://%2F.org/", "https://%zz.org/", "https://ü@e.org/", "https://ü:x/",
    "https://\(String(repeating: "ü", count: 64)).org/", "https://％２Ｆ.org/", "https://%FF.org/",
    "https://ｅｘａｍｐｌｅ．org/",
  ])
  func invalidInternationalHosts(_ text: String) {
    #expect(FeedAddress.resolve(text, base: nil) == nil && WebAddress(text) == nil)
    #expect(throws: PentadError.self) { try TransportURL(text) }
  }

  @Test(arguments: [
    ("feed://example.org/rss", "https://example.org/rss"),
    ("feed:https://example.org/rss", "https://example.org/rss"),
    ("FEED:http://example.org/rss", "http://example.org/rss"),
    ("feed://https://example.org/rss", "https://example.org/rss"),
    (" pcast://example.org/rss", "https://example.org/rss"),
    ("podcast://example.org", "https://example.org/"),
    ("itpc://example.org/a", "https://example.org/a"),
  ])
  func schemesOfReaders(_ text: String, _ address: String) throws {
    #expect(try FeedAddress.request(text).string == address)
    let list = "<opml><body><outline type='rss' text='x' xmlUrl='\(text)'/></body></opml>"
    let feed = try OPMLDocument.read(Array(list.utf8)).subscriptions.first?.feed
    #expect(feed.flatMap { try? TransportURL($0).string } == address)
  }

  @Test(arguments: ["", "x", "mailto:x", "file:///x"])
  func invalidBases(_ text: String) {
    #expect(FeedBase(text) == nil)
  }
}
