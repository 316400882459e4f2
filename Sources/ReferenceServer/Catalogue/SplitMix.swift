/// A seeded random number generator: SplitMix64, by Steele, Lea and Flood, 2014.
///
/// The methods below do not use those of the standard library, whose results may change.
struct SplitMix: Sendable, Hashable {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number in 0..<count; 0 for an empty range.
  mutating func below(_ count: Int) -> Int {
    Int(truncatingIfNeeded: next().multipliedFullWidth(by: UInt64(max(1, count))).high)
  }

  /// Returns a number in a range.
  mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.count)
  }

  /// Returns true with a probability in percent.
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  /// Returns an element; an empty text for an empty list.
  mutating func pick(_ texts: [String]) -> String {
    texts.isEmpty ? "" : texts[below(texts.count)]
  }

  /// Returns an index with a probability proportional to its weight.
  mutating func index(weights: [Int]) -> Int {
    var rest = below(weights.reduce(0, +))
    for (index, weight) in weights.enumerated() {
      rest -= weight
      if rest < 0 { return index }
    }
    return 0
  }

  /// Returns the elements in random order.
  mutating func shuffled(_ values: [Int]) -> [Int] {
    var values = values
    for index in values.indices.dropFirst().reversed() {
      values.swapAt(index, below(index + 1))
    }
    return values
  }
}
