import TestSupport
import Testing
import VideoFeedKit

@Suite struct WatchedSpansTests {
  private func spans(_ ranges: Range<Int64>...) -> WatchedSpans {
    var spans = WatchedSpans()
    for range in ranges { spans.insert(from: range.lowerBound, to: range.upperBound) }
    return spans
  }

  @Test func touchingSpansAreMerged() {
    #expect(spans(0..<5, 5..<9).spans == [0..<9])
    #expect(spans(0..<5, 6..<9).spans == [0..<5, 6..<9])
    #expect(spans(6..<9, 0..<5, 4..<7).spans == [0..<9])
    #expect(spans(0..<9, 2..<3).spans == [0..<9])
  }

  @Test func emptySpansAreIgnored() {
    var watched = WatchedSpans()
    watched.insert(from: 5, to: 5)
    watched.insert(from: 9, to: 5)
    watched.insert(from: -9, to: 0)
    #expect(watched.spans == [])
    watched.insert(from: -9, to: 3)
    watched.insert(from: .min, to: .max)
    #expect(watched.spans == [0..<Int64.max] && watched.covered() == .max)
    #expect(watched.covered(within: 10) == 10 && watched.covered(within: -10) == 0)
    #expect(watched.gaps(within: -10).isEmpty && watched.gaps(within: .min).isEmpty)
    watched = spans(5..<9)
    #expect(watched.covered(within: .min) == 0 && watched.covered(within: 7) == 2)
  }

  /// Compares with a set of milliseconds.
  @Test func asASetOfMoments() {
    var random = SplitMix64(seed: 6)
    for _ in 0..<300 {
      var watched = WatchedSpans()
      var moments: Set<Int64> = []
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        let start = Int64.random(in: 0...60, using: &random)
        let end = start + Int64.random(in: 0...15, using: &random)
        watched.insert(from: start, to: end)
        moments.formUnion(start..<end)
      }
      let all: Range<Int64> = 0..<80
      #expect(all.filter(watched.contains) == moments.sorted())
      #expect(watched.covered() == Int64(moments.count))
      #expect(watched.covered(within: 30) == Int64(moments.count { $0 < 30 }))
      #expect(
        watched.gaps(within: 80).flatMap { Array($0) } == all.filter { !moments.contains($0) })
      #expect(
        zip(watched.spans, watched.spans.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound })
      #expect(WatchedSpans(text: watched.text) == watched)
    }
  }

  @Test func unions() {
    var one = spans(0..<5, 20..<30)
    one.formUnion(spans(4..<8, 40..<50))
    #expect(one.spans == [0..<8, 20..<30, 40..<50])
  }

  /// Never more counts than was seen.
  @Test func atMostAThousand() {
    var watched = WatchedSpans()
    for number in 0..<Int64(1_500) { watched.insert(from: number * 10, to: number * 10 + 5) }
    watched.insert(from: 100_000, to: 100_001)
    #expect(watched.spans.count == VideoLimits.spans && watched.covered() <= 5_000)
    #expect(!watched.contains(100_000))
  }

  @Test(arguments: ["", "a", "5", "5-", "-5-6", "9-5", "1-2-3", "99999999999999999999-5", ",,"])
  func malformedTextIsRejected(text: String) { #expect(WatchedSpans(text: text).spans == []) }

  @Test func textInPartNone() {
    let watched = WatchedSpans(text: "7-9,x,0-5,4-6")
    #expect(watched.text == "0-6,7-9")
  }
}
