import PentadCore
import Testing

/// The `Link` header (RFC 8288).
@Suite struct LinkHeaderTests {
  private func links(_ values: String...) throws -> LinkHeader {
    var headers = TransportHeaders()
    for value in values { try headers.add("Link", value) }
    return LinkHeader(headers)
  }

  @Test func pagesOfAList() throws {
    let found = try links(
      #"<https://a.example/x?page=1&b=c,d>; rel="current",<https://a.example/x?page=2>; rel="next",<https://a.example/x?page=1>; rel="first",<https://a.example/x?page=9>; rel="last""#
    )
    #expect(found["next"] == "https://a.example/x?page=2")
    #expect(found["current"] == "https://a.example/x?page=1&b=c,d")
    #expect(found["prev"] == nil && found.links.count == 4)
  }

  @Test(arguments: [
    "<x>; rel=next", "<x>;rel=\"next\"", "<x> ; REL = \"Next\"", "<x>; rel=\"prefetch next\"",
    "<x>; title=\"a, b; <c>\"; rel=\"next\"", "<x>; title=\"\\\"\"; rel=next",
    "<y>; rel=last, <x>; rel=next", ",, <x>; rel=next,", "junk <x>; rel=next",
    "<x>; rel=next; rel=last", "<x>; crossorigin; rel=next", "<y>, <x>; rel=next",
    "<y>; rel=next; anchor=\"#a\", <x>; rel=next", "<x>; rel=next; title*=UTF-8''a",
    "<y>; rel=\"\", <x>; rel=next",
  ])
  func formsOfALink(_ value: String) throws {
    #expect(try links(value)["next"] == "x")
  }

  @Test(arguments: [
    "", "<x>", "<x; rel=next", "x; rel=next", "<x>; rel", "<x>; rel=last; rel=next", "<",
    "<x>; title=\"; rel=next", ">", "<x> rel=next",
  ])
  func textWithoutSuchALink(_ value: String) throws {
    #expect(try links(value)["next"] == nil)
  }

  @Test func severalFields() throws {
    let found = try links("<a>; rel=prev", "<b>; rel=next", "<c>; rel=next")
    #expect(found["next"] == "b" && found["prev"] == "a")
    #expect(try links("<>; rel=self")["self"] == "")
  }

  /// Linear time: a quadratic reader would take minutes.
  @Test(arguments: ["<", "<x>", "<x>;", "<x>;a=\"", "<x>; rel=a, "])
  func longHeaders(_ part: String) throws {
    let found = try links(String(repeating: part, count: 200_000))
    #expect(found["next"] == nil)
  }
}
