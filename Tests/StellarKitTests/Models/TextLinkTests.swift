import StellarKit
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(15))) struct TextLinkTests {
  @Test(arguments: [
    ("See http://web.mit.edu/18.06/www.", ["http://web.mit.edu/18.06/www"]),
    ("(https://a.b/c_(d)), then", ["https://a.b/c_(d)"]), ("www.mit.edu!", ["http://www.mit.edu"]),
    ("mail prof@mit.edu, or <ta@math.mit.edu>", ["mailto:prof@mit.edu", "mailto:ta@math.mit.edu"]),
    ("HTTP://A.B", ["HTTP://A.B"]), ("a@b", []), ("a@b.c", []), ("@mit.edu", []), ("http://", []),
    ("xhttp://a.b", []), ("www.", []), ("due 3.30 p.m.", []), ("", []), ("a@@mit.edu", []),
    ("(www.a.b/[(c)]).)", ["http://www.a.b/[(c)]"]), ("www.a.b/()])}", ["http://www.a.b/()"]),
    ("www.a.b/((c).)).", ["http://www.a.b/((c).)"]), ("www.a.b/{[}],", ["http://www.a.b/{[}]"]),
    ("site:https://a.b/?q=1&r=2#top", ["https://a.b/?q=1&r=2#top"]), ("a@b..com", []),
  ])
  func addressesAreFound(_ text: String, _ targets: [String]) {
    #expect(TextLink.all(in: text).map(\.target) == targets)
  }

  @Test func aTextThatEndsInManyBrackets() {
    let end = String(repeating: ")", count: 300_000)
    for start in ["(www.a.b", "www.a.b/(c)"] {
      let links = TextLink.all(in: start + end + "].")
      #expect(links.map(\.target) == ["http://" + start.drop { $0 == "(" }])
    }
  }

  @Test func rangesAreBytes() throws {
    let text = "Über → www.mit.edu/é, ok"
    let link = try #require(TextLink.all(in: text).first)
    #expect(String(decoding: Array(text.utf8)[link.range], as: UTF8.self) == "www.mit.edu/é")
    #expect(link.kind == .page)
  }

  @Test func noTextTraps() {
    var random = SplitMix64(seed: 3)
    let pieces = [
      "http://", "https://", "www.", "@", ".", "a", "mit.edu", " ", "(", ")", "é", "\n",
    ]
    for _ in 0..<10_000 {
      let text = (0..<8).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      var last = 0
      for link in TextLink.all(in: text) {
        #expect(link.range.lowerBound >= last && link.range.upperBound <= text.utf8.count)
        #expect(String(validating: Array(text.utf8)[link.range], as: UTF8.self) != nil)
        last = link.range.upperBound
      }
    }
  }
}
