import PentadCore

/// All isotopologues of a distribution with at least a given probability.
struct IsotopologueProduct {
  /// In u.
  let masses: [Double]
  let probabilities: [Double]
  let rows: IsotopologueRows

  /// - Parameter cutoff: the lowest probability; at 0 all isotopologues are found.
  /// - Throws: `.tooManyIsotopologues`, `.cancelled`
  init(of structure: FineStructure, atLeast cutoff: Double) throws(PentadError) {
    let highest = structure.highestProbability
    var elements: [ElementIsotopologues] = []
    elements.reserveCapacity(structure.modes.count)
    for (part, mode) in zip(structure.distribution.parts, structure.modes) {
      // A margin for rounding; the products decide.
      let limit = cutoff / highest * mode.probability * (1 - 1e-12)
      elements.append(try IsotopologueWalk.run(part, from: mode, atLeast: limit))
    }
    let rows = IsotopologueRows(of: structure, elements: elements)
    guard highest >= cutoff, elements.allSatisfy({ $0.count > 0 }) else {
      (masses, probabilities, self.rows) = ([], [], rows)
      return
    }
    let loops = IsotopologueLoops(elements, order: rows.order)
    defer { loops.release() }
    try loops.run(atLeast: cutoff)
    masses = loops.masses.array
    probabilities = loops.probabilities.array
    self.rows = rows.with(starts: loops.starts.array, indices: loops.indices.array)
  }
}
