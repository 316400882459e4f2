import ChatKit
import TestSupport
import Testing

/// The stored parts of a conversation, compared with sets of the ids themselves.
@Suite struct SpanSetTests {
  private func span(_ lowest: Int64, _ highest: Int64) -> MessageSpan {
    MessageSpan(MessageID(rawValue: lowest), MessageID(rawValue: highest))
  }

  /// Spans out of a set of ids: the longest runs.
  private func runs(of ids: Set<Int64>) -> [MessageSpan] {
    var runs: [MessageSpan] = []
    for id in ids.sorted() {
      if let last = runs.last, last.highest.rawValue == id - 1 {
        runs[runs.count - 1] = span(last.lowest.rawValue, id)
      } else {
        runs.append(span(id, id))
      }
    }
    return runs
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func setIsTheUnionOfInsertedSpans(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let width = Int64.random(in: 4...80, using: &random)
    var set = SpanSet()
    var ids: Set<Int64> = []
    var rows: Set<MessageSpan> = []
    for _ in 0..<40 {
      let lowest = Int64.random(in: 0..<width, using: &random)
      let highest = min(width, lowest + Int64.random(in: 0...6, using: &random))
      if let change = set.insert(span(highest, lowest)) {
        // A store that applies the change keeps its rows equal to the set.
        rows.subtract(change.removed)
        rows.insert(change.inserted)
      }
      ids.formUnion(lowest...highest)
      #expect(set.spans == runs(of: ids))
      #expect(rows == Set(set.spans))
      #expect(set.top == set.spans.last)
      for id in -1...(width + 1) {
        #expect(set.contains(MessageID(rawValue: id)) == ids.contains(id))
        #expect(set.span(containing: MessageID(rawValue: id)) != nil || !ids.contains(id))
      }
      var missing: Set<Int64> = []
      for gap in set.gaps { missing.formUnion((gap.after.rawValue + 1)..<gap.before.rawValue) }
      let lowestOfAll = ids.min() ?? 0
      let highestOfAll = ids.max() ?? 0
      #expect(missing == Set(lowestOfAll...highestOfAll).subtracting(ids))
    }
    #expect(SpanSet(set.spans.shuffled(using: &random)) == set)
  }

  @Test func holdsSpansOfSpans() {
    let set = SpanSet([span(10, 20), span(30, 40)])
    #expect(set.contains(span(10, 20)) && set.contains(span(12, 13)))
    #expect(!set.contains(span(9, 11)) && !set.contains(span(15, 35)))
    #expect(!set.contains(span(21, 29)))
    #expect(set.gaps == [MessageGap(after: .init(rawValue: 20), before: .init(rawValue: 30))])
  }

  @Test func containedSpanChangesNothing() {
    var set = SpanSet([span(10, 20)])
    #expect(set.insert(span(12, 15)) == nil)
    #expect(set.insert(span(10, 20)) == nil)
    #expect(set.insert(span(20, 21))?.inserted == span(10, 21))
  }

  @Test func reachesTheEndsOfTheNumbers() {
    var set = SpanSet([span(.max, .max), span(.min, .min)])
    #expect(set.spans.count == 2)
    set.insert(span(.max - 1, .max - 1))
    #expect(set.top == span(.max - 1, .max))
    set.insert(span(.min, .max))
    #expect(set.spans == [span(.min, .max)])
    #expect(set.gaps.isEmpty)
  }

  @Test func nothingHasNoParts() {
    let set = SpanSet()
    #expect(set.spans.isEmpty && set.gaps.isEmpty && set.top == nil)
    #expect(!set.contains(MessageID(rawValue: 0)))
  }
}
