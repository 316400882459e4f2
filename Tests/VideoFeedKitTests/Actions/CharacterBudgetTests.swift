import Testing
import VideoFeedKit

@Suite struct CharacterBudgetTests {
  private static let flag = "\u{1F1E9}\u{1F1EA}"

  @Test func units() {
    let lengths = CharacterBudget.Unit.allCases.map {
      CharacterBudget(limit: 140, unit: $0).length(of: "a\(Self.flag)")
    }
    #expect(lengths == [2, 3, 5])
    #expect(CharacterBudget.tweet.remaining(after: String(repeating: "é", count: 141)) == -1)
    #expect(CharacterBudget(limit: -5).limit == 0)
  }

  @Test(arguments: [
    ("", 0), ("http://", 7), ("https://example.org/a/long/path", 23), ("see http://a.b", 27),
    ("HTTP://A.B\r\n\u{2003}x", 27), ("xhttp://a.b", 11), ("http://a http://b", 47), (" ", 1),
  ])
  func links(text: String, length: Int) {
    #expect(CharacterBudget(limit: 140, linkLength: 23).length(of: text) == length)
  }
}
