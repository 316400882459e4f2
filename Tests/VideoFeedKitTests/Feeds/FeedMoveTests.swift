import PentadCore
import Testing

@testable import VideoFeedKit

/// The rule by which a feed moves.
@Suite struct FeedMoveTests {
  private static let day: Int64 = 86_400_000
  private let old = "https://example.org/old"
  private let new = "https://example.org/new"

  /// The state after answers at these days, each with an address or nil.
  private func move(_ answers: (day: Int64, address: String?)...) -> FeedMove? {
    answers.reduce(nil) { known, answer in
      FeedMove.after(answer.address, from: old, known: known, at: answer.day * Self.day)
    }
  }

  @Test func thirdAnswerAfterAWeekMakesItDue() {
    let two = move((0, new), (7, new))
    #expect(two?.isDue(at: 7 * Self.day) == false)
    let three = move((0, new), (3, new), (7, new))
    #expect(three?.isDue(at: 7 * Self.day) == true)
    #expect(three?.isDue(at: 7 * Self.day - 1) == false)
    #expect(three == FeedMove(address: new, count: 3, since: 0))
    // Many answers in a short time are as few.
    let many = move((0, new), (1, new), (1, new), (1, new), (2, new), (6, new))
    #expect(many?.count == 3 && many?.isDue(at: 6 * Self.day) == false)
  }

  @Test func otherAnswerRestartsTheCount() {
    #expect(move((0, new), (3, nil)) == nil)
    #expect(move((0, new), (3, nil), (7, new))?.count == 1)
    let other = "https://example.org/other"
    #expect(
      move((0, new), (3, new), (7, other))
        == FeedMove(address: other, count: 1, since: 7 * Self.day))
    #expect(move((0, new), (3, other), (7, new))?.since == 7 * Self.day)
    #expect(move((0, new), (3, old)) == nil)
  }

  @Test func clockSetBackRestartsTheCount() {
    let move = move((9, new), (8, new), (10, new))
    #expect(move == FeedMove(address: new, count: 2, since: 8 * Self.day))
    for (since, now) in [(Int64.min, Int64.max), (.max, .min), (.min, .min), (.max, .max)] {
      let known = FeedMove(address: new, count: 3, since: since)
      #expect(known.isDue(at: now) == (since == .min && now == .max))
      #expect(FeedMove.after(new, from: old, known: known, at: now) != nil)
    }
  }

  @Test(arguments: [
    ("https://a.example/", "http://a.example/", false),
    ("http://a.example/", "http://b.example/", true),
    ("http://a.example/", "https://a.example/", true),
    ("https://a.example/", "https://b.example/", true),
    ("https://a.example/", "https://10.0.0.1/", false),
    ("https://a.example/", "https://localhost/", false),
    ("http://a.example/", "http://tv.local/", false),
    ("http://10.0.0.1/", "http://127.0.0.1/", false),
    ("http://localhost/", "https://a.example/", true),
    ("https://a.example/", "javascript:alert(1)", false),
    ("https://a.example/", "https://u:p@b.example/", false), ("https://a.example/", "", false),
  ])
  func lowerSchemeAndNarrowerScopeAreNoMove(from: String, to: String, isAllowed: Bool) {
    let move = FeedMove.after(to, from: from, known: nil, at: 0)
    #expect((move != nil) == isAllowed)
    let known = FeedMove(address: to, count: 3, since: 0)
    #expect((FeedMove.after(to, from: from, known: known, at: 8 * Self.day) != nil) == isAllowed)
  }
}
