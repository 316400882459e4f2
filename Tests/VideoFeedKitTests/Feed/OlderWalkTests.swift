import PentadCore
import Testing

@testable import VideoFeedKit

@Suite struct OlderWalkTests {
  private static func place(_ number: Int) -> FeedCursor { FeedCursor(rawValue: "\(number)") }

  /// Follows `next` until the walk reports a loop; returns the number of pages.
  private static func pages(atMost limit: Int, _ next: (Int) -> Int) -> Int? {
    var walk = OlderWalk()
    var number = 0
    for count in 1...limit {
      let (place, older) = (place(number), place(next(number)))
      if walk.leadsBack(from: place, to: older) { return count }
      walk.go(from: place, to: older)
      number = next(number)
    }
    return nil
  }

  @Test(arguments: 1...40) func everyCircleIsFound(_ length: Int) throws {
    for tail in 0...40 {
      let found = Self.pages(atMost: 10_000) { $0 + 1 < tail + length ? $0 + 1 : tail }
      let count = try #require(found)
      #expect(count >= length && count <= 3 * max(tail, length) + length)
      if tail == 0 { #expect(count <= 3 * length) }
    }
  }

  @Test func straightWalkIsNoLoop() {
    #expect(Self.pages(atMost: 10_000) { $0 + 1 } == nil)
  }

  /// A gap was asked for meanwhile: the way to the mark is no circle.
  @Test func walkFromAnotherPlaceRestarts() {
    var walk = OlderWalk()
    walk.go(from: Self.place(5), to: Self.place(6))
    walk.go(from: Self.place(6), to: Self.place(7))
    for number in 0..<20 {
      let (place, older) = (Self.place(number), Self.place(number + 1))
      #expect(!walk.leadsBack(from: place, to: older))
      walk.go(from: place, to: older)
    }
    #expect(!walk.leadsBack(from: Self.place(20), to: nil))
  }
}
