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
  func wholeOnes(_ text: String, _ address: String) {
    #expect(FeedAddress.resolve(text, base: nil) == address)
  }

  @Test(arguments: [
    "", " ", "javascript:alert(1)", "JAVASCRIPT:x", " java\nscript:x", "data:text/html,x",
    "file:///x",
    "mailto:a@b.org", "ftp://e.org/", "https://", "https:///x", "https:e.org", "https://jo@e.org/",
    "https://jo:secret@e.org/", "https://e .org/", "https://ü.org/", "https://.e.org/",
    "https://e.org:x/", "https://[x/", "http://e.c[o/",
    "https://" + String(repeating: "a", count: 9_000),
  ])
  func whatIsRefused(_ text: String) {
    #expect(FeedAddress.resolve(text, base: FeedBase("http://a/b")) == nil)
  }

  @Test(arguments: ["", "x", "mailto:x", "file:///x"])
  func whatIsNoBase(_ text: String) {
    #expect(FeedBase(text) == nil)
  }
}
