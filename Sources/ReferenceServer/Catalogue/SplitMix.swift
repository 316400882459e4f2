/// Random numbers that a seed decides: SplitMix64, as Steele, Lea and Flood published it in 2014.
///
/// The choices below are its own and not the standard library's, whose numbers may change.
struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A number of 0..<count; 0 when there is none.
  mutating func below(_ count: Int) -> Int {
    Int(truncatingIfNeeded: next().multipliedFullWidth(by: UInt64(max(1, count))).high)
  }

  /// A number of the range.
  mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.count)
  }

  /// True so often of a hundred times.
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  /// An element; an empty text of an empty list.
  mutating func pick(_ texts: [String]) -> String {
    texts.isEmpty ? "" : texts[below(texts.count)]
  }

  /// An index, with a likelihood by its weight.
  mutating func index(weights: [Int]) -> Int {
    var rest = below(weights.reduce(0, +))
    for (index, weight) in weights.enumerated() {
      rest -= weight
      if rest < 0 { return index }
    }
    return 0
  }

  /// The elements in another order.
  mutating func shuffled(_ values: [Int]) -> [Int] {
    var values = values
    for index in values.indices.dropFirst().reversed() {
      values.swapAt(index, below(index + 1))
    }
    return values
  }
}
