import PentadCore
import Testing

@Suite struct TransportURLRelativeTests {
  /// The examples of RFC 3986, 5.4, as far as they are of http.
  @Test(arguments: [
    ("g", "/b/c/g"), ("./g", "/b/c/g"), ("g/", "/b/c/g/"), ("/g", "/g"), ("?y", "/b/c/d;p?y"),
    ("g?y", "/b/c/g?y"), ("#s", "/b/c/d;p?q"), ("g#s", "/b/c/g"), ("g?y#s", "/b/c/g?y"),
    (";x", "/b/c/;x"), ("g;x", "/b/c/g;x"), ("", "/b/c/d;p?q"), (".", "/b/c/"), ("./", "/b/c/"),
    ("..", "/b/"), ("../", "/b/"), ("../g", "/b/g"), ("../..", "/"), ("../../", "/"),
    ("../../g", "/g"), ("../../../g", "/g"), ("/./g", "/g"), ("/../g", "/g"), ("g.", "/b/c/g."),
    ("..g", "/b/c/..g"), ("./../g", "/b/g"), ("./g/.", "/b/c/g/"), ("g/./h", "/b/c/g/h"),
    ("g/../h", "/b/c/h"), ("g;x=1/../y", "/b/c/y"), ("g?y/./x", "/b/c/g?y/./x"),
  ])
  func resolves(_ reference: String, _ target: String) throws {
    let base = try TransportURL("http://a:81/b/c/d;p?q")
    #expect(try base.resolving(reference).string == "http://a:81\(target)")
  }

  @Test(arguments: [
    ("//g", "https://g/"), ("//g:8/x?y", "https://g:8/x?y"), ("http://b/x", "http://b/x"),
    ("HTTPS://B/../x", "https://b/x"), ("x:y", nil), ("ftp://b/", nil), ("mailto:a@b", nil),
    ("/a b", nil), ("//", nil), ("//a@b/", nil), ("/\r\nX: y", nil), ("./x:y", "https://a/x:y"),
  ])
  func changesServersOrRefuses(_ reference: String, _ target: String?) throws {
    let base = try TransportURL("https://a/")
    #expect((try? base.resolving(reference))?.string == target)
  }

  @Test func escapesWhatMayNotStandThere() throws {
    #expect(TransportURL.escaping("/é b/%20%zz%?x=[1]") == "/%C3%A9%20b/%20%25zz%25?x=[1]")
    #expect(TransportURL.escaping("/a\tb\r\n\u{7f}") == "/a%09b%0D%0A%7F")
    // Full-width digits do not form an escape.
    #expect(TransportURL.escaping("/%１２") == "/%25%EF%BC%91%EF%BC%92")
  }

  @Test func twoAddressesOfOneServerHaveOneOrigin() throws {
    #expect(try TransportURL("https://A:443/x").origin == TransportURL("https://a/y?z").origin)
    #expect(try TransportURL("https://a:444/").origin == "https://a:444")
    #expect(try TransportURL("http://a/").origin != TransportURL("https://a/").origin)
  }
}
