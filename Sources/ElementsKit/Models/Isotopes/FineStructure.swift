import PentadCore

/// A distribution with the most probable combination of each element, from which all isotopologues
/// are found.
struct FineStructure: Sendable {
  let distribution: IsotopicDistribution
  /// One for each part of the distribution.
  let modes: [IsotopicMode]
  /// The highest probability of an isotopologue.
  let highestProbability: Double

  init(of distribution: IsotopicDistribution) {
    self.distribution = distribution
    modes = distribution.parts.map(\.mode)
    highestProbability = modes.reduce(1) { $0 * $1.probability }
  }

  /// The number of all isotopologues, or `limit` if there are more.
  func combinations(upTo limit: Int) -> Int {
    var total = 1
    for part in distribution.parts {
      let (product, overflow) = total.multipliedReportingOverflow(
        by: part.combinations(upTo: limit))
      if overflow || product > limit { return limit }
      total = product
    }
    return total
  }

  /// Finds all isotopologues with at least a given probability.
  func product(atLeast cutoff: Double) throws(PentadError) -> IsotopologueProduct {
    // A highest probability that is 0 as a `Double` is one of more than 10³⁰⁰.
    guard cutoff > 0 || highestProbability > 0 else { throw .tooManyIsotopologues }
    return try IsotopologueProduct(of: self, atLeast: cutoff * (1 - 1e-12))
  }
}
