public import PentadCore

extension IsotopicDistribution {
  /// Returns the isotopologues down to a cut-off: the fine structure.
  ///
  /// The probability is the product of n! ∏ pᵢ^kᵢ ∕ ∏ kᵢ! over the elements. An element has n
  /// atoms, and kᵢ of them are the isotope with the abundance pᵢ. The time is proportional to the
  /// number of isotopologues.
  ///
  /// - Parameters:
  ///   - cutoff: the limit down to which isotopologues are included
  ///   - order: their order
  /// - Throws: `.isotopicOption` for a cut-off out of range; `.tooManyIsotopologues` for more than
  ///   ``Isotopologues/limit`` of them; `.cancelled` if the task is cancelled.
  public func isotopologues(
    _ cutoff: Isotopologues.Cutoff, order: Isotopologues.Order = .mass
  ) throws(PentadError) -> Isotopologues {
    try cutoff.check()
    let structure = FineStructure(of: self)
    let selection =
      switch cutoff {
      case .probability(let lowest):
        IsotopologueSelection(try structure.product(atLeast: lowest))
      case .relative(let share):
        IsotopologueSelection(
          try structure.product(atLeast: share * structure.highestProbability))
      case .coverage(let share): try IsotopologueSelection.covering(share, of: structure)
      case .count(let number): try IsotopologueSelection.mostProbable(number, of: structure)
      }
    return try result(of: selection, order)
  }

  private func result(
    of selection: IsotopologueSelection, _ order: Isotopologues.Order
  ) throws(PentadError) -> Isotopologues {
    guard selection.origins.count <= Isotopologues.limit else { throw .tooManyIsotopologues }
    let product = selection.product
    var origins = selection.origins
    let (masses, probabilities) = (product.masses, product.probabilities)
    let isAll = origins.count == masses.count
    switch order {
    case .mass: origins.sort { masses[Int($0)] < masses[Int($1)] }
    case .probability: origins.sort { probabilities[Int($0)] > probabilities[Int($1)] }
    case .none: break
    }
    let isUnmoved = isAll && order == .none
    let chosen = isUnmoved ? masses : origins.map { masses[Int($0)] }
    return Isotopologues(
      positions: charge == 0 ? chosen : chosen.map(position),
      probabilities: isUnmoved ? probabilities : origins.map { probabilities[Int($0)] },
      coverage: min(1, selection.coverage), rows: product.rows, origins: origins)
  }
}

extension Isotopologues.Cutoff {
  /// - Throws: `.isotopicOption` for a value out of range.
  func check() throws(PentadError) {
    let (name, isValid) =
      switch self {
      case .probability(let value): ("probability", value > 0 && value <= 1)
      case .relative(let value): ("relative probability", value > 0 && value <= 1)
      case .coverage(let value): ("coverage", value > 0 && value <= 1)
      case .count(let value): ("number of peaks", value > 0)
      }
    guard isValid else {
      let range = if case .count = self { "at least 1" } else { "above 0 and at most 1" }
      throw PentadError(.isotopicOption, "the \(name) of the cut-off must be \(range)")
    }
  }
}
