/// A filter that applies the rules of a search to counts.
struct RuleFilter {
  private let rules: FormulaRuleSet
  /// The valence of each atom; without one it is 2, which does not change the sums.
  let valences: [Int]
  private let hasAllValences: Bool
  /// The index of carbon, and the allowed ratio of each other element to it.
  private let carbon: Int?
  private let ratios: [(place: Int, range: ClosedRange<Double>)]

  init(_ rules: FormulaRuleSet, _ atoms: [Formula.Part]) {
    self.rules = rules
    valences = atoms.map { FormulaRuleSet.valence($0.z) ?? 2 }
    hasAllValences = atoms.allSatisfy { FormulaRuleSet.valence($0.z) != nil }
    carbon = atoms.firstIndex { $0.z == 6 && $0.a == 0 }
    ratios = atoms.enumerated().compactMap { place, part in
      Self.ratio(part.z).map { (place, $0) }
    }
  }

  private static func ratio(_ z: UInt8) -> ClosedRange<Double>? {
    switch z {
    case 1: 0.2...3.1
    case 9: 0...1.5
    case 17, 35, 16: 0...0.8
    case 7: 0...1.3
    case 8: 0...1.2
    case 15: 0...0.3
    case 14: 0...0.5
    default: nil
    }
  }

  /// The lowest double bond equivalents that the rules allow; `nil` for any.
  var lowestEquivalents: Double? {
    guard hasAllValences else { return nil }
    let range = rules.doubleBondEquivalents?.lowerBound
    return rules.obeysSenior ? max(range ?? 0, 0) : range
  }

  /// Twice the double bond equivalents; `nil` if an atom has no valence.
  func twiceEquivalents(_ counts: some Sequence<Int>) -> Int? {
    guard hasAllValences else { return nil }
    var twice = 2
    for (count, valence) in zip(counts, valences) { twice += count * (valence - 2) }
    return twice
  }

  /// Returns true if the counts obey the rules.
  func accepts(_ counts: UnsafeMutableBufferPointer<Int>) -> Bool {
    if rules.needsValences, !acceptsValences(counts) { return false }
    guard rules.hasCommonRatios else { return true }
    guard let carbon, counts[carbon] > 0 else { return false }
    return ratios.allSatisfy { ratio in
      ratio.range.contains(Double(counts[ratio.place]) / Double(counts[carbon]))
    }
  }

  private func acceptsValences(_ counts: UnsafeMutableBufferPointer<Int>) -> Bool {
    guard let twice = twiceEquivalents(counts) else { return false }
    if !rules.allowsRadicals, twice & 1 != 0 { return false }
    if let range = rules.doubleBondEquivalents, !range.contains(Double(twice) / 2) { return false }
    guard rules.obeysSenior else { return true }
    var (sum, largest) = (0, 0)
    for (count, valence) in zip(counts, valences) where count > 0 {
      sum += count * valence
      largest = max(largest, valence)
    }
    return sum & 1 == 0 && sum >= 2 * largest && twice >= 0
  }
}
