import PentadCore

/// An elemental analysis: percentages that sum to 100, and a search for the smallest counts that
/// match.
struct ElementalAnalysis {
  private static let mostMultiples = 30
  private static let largestCount = 1_000_000.0

  private var shares: [(z: UInt8, percent: Double, weight: Double)] = []

  init(
    _ percentages: [EmpiricalFormula.MassPercent], _ remainder: AtomicElement?
  ) throws(PentadError) {
    var sum = 0.0
    for share in percentages {
      guard 0...105 ~= share.percent else {
        throw Self.fault("the percentage of \(share.element.symbol) must be 0 to 100")
      }
      try add(share.element, share.percent)
      sum += share.percent
    }
    if let remainder {
      guard sum < 100 else {
        throw Self.fault(
          "the percentages sum to \(Self.text(sum)), which leaves nothing for \(remainder.symbol)")
      }
      try add(remainder, 100 - sum)
      sum = 100
    }
    guard 95...105 ~= sum else {
      throw Self.fault(
        "the percentages sum to \(Self.text(sum)), not to 95 to 105; add what is missing or name the "
          + "element of the remainder")
    }
    shares = shares.filter { $0.percent > 0 }
    for index in shares.indices { shares[index].percent *= 100 / sum }
  }

  private mutating func add(_ element: AtomicElement, _ percent: Double) throws(PentadError) {
    guard !shares.contains(where: { $0.z == element.z }) else {
      throw Self.fault("\(element.symbol) has two percentages")
    }
    guard let weight = element.standardAtomicWeight.value else {
      throw PentadError(
        .notFound, "no standard atomic weight is published for \(element.symbol)")
    }
    shares.append((element.z, percent, weight))
  }

  /// Returns the formula with the smallest counts within the tolerance, and its largest difference
  /// of a percentage.
  func formula(
    within tolerance: Double
  ) throws(PentadError) -> (formula: Formula, difference: Double) {
    guard tolerance > 0, tolerance <= 100 else {
      throw Self.fault("the tolerance must be above 0 and at most 100 percentage points")
    }
    let amounts = shares.map { $0.percent / $0.weight }
    let smallest = amounts.min() ?? 1
    var nearest: (counts: [Double], difference: Double)?
    for multiple in 1...Self.mostMultiples {
      let counts = amounts.map { (Double(multiple) * ($0 / smallest)).rounded() }
      guard counts.allSatisfy({ $0 <= Self.largestCount }) else { break }
      let difference = difference(of: counts)
      if difference <= tolerance { return (formula(counts), difference) }
      if difference < nearest?.difference ?? .infinity { nearest = (counts, difference) }
    }
    guard let nearest else {
      throw PentadError(
        .formulaPercent, "one element has more than 1,000,000 times the atoms of another")
    }
    throw PentadError(
      .formulaPercent,
      "no formula with small counts has these percentages within \(Self.text(tolerance)); the nearest is "
        + "\(formula(nearest.counts).hill), which differs by \(Self.text(nearest.difference))")
  }

  /// Returns the largest difference between the percentages of the counts and the measured ones.
  private func difference(of counts: [Double]) -> Double {
    let masses = zip(counts, shares).map { $0 * $1.weight }
    let total = masses.reduce(0, +)
    return zip(masses, shares).map { abs($0 / total * 100 - $1.percent) }.max() ?? 0
  }

  private func formula(_ counts: [Double]) -> Formula {
    let parts = zip(counts, shares).map { count, share in
      Formula.Part(z: share.z, a: 0, count: Formula.Count(Int64(count)))
    }
    return Formula(parts: parts, charge: 0)
  }

  private static func fault(_ message: String) -> PentadError {
    PentadError(.formulaSearchMass, message)
  }

  /// Formats a number with at most three decimals.
  private static func text(_ value: Double) -> String {
    "\((value * 1_000).rounded() / 1_000)"
  }
}
