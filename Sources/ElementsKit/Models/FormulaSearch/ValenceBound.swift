/// A lower bound for the number of atoms before the last one, from a lower bound of the double bond
/// equivalents.
///
/// The last atom is hydrogen, and each of its atoms takes half an equivalent away. So the mass that
/// remains for the last two atoms cannot be hydrogen alone: with carbon, it is at most CH₂ and the
/// hydrogen that the other atoms allow.
struct ValenceBound {
  /// Twice the change of the equivalents for each atom.
  let steps: [Int]
  /// Twice the equivalents of the minimum counts, above the lowest allowed value.
  let start: Int
  private let lastMass: Double
  /// The mass of an atom before the last one with all the hydrogen that it allows.
  private let pairMass: Double

  /// - Parameters:
  ///   - valences: one for each atom
  ///   - lowest: the lowest double bond equivalents
  /// - Returns: `nil` if the last atom has another valence, or is the only one.
  init?(_ columns: AtomColumns, _ valences: [Int], lowest: Double) {
    let last = columns.atoms.count - 1
    guard last > 0, valences[last] == 1, lowest > -1e9, lowest < 1e9 else { return nil }
    steps = valences.map { $0 - 2 }
    var twice = 2 - Int((2 * lowest).rounded(.up))
    for (count, step) in zip(columns.minimum, steps) { twice += count * step }
    start = twice
    lastMass = Double(columns.masses[last])
    pairMass = Double(columns.masses[last - 1]) + Double(steps[last - 1]) * lastMass
    guard pairMass > 0 else { return nil }
  }

  /// Returns the lowest number of atoms before the last one, at least 0.
  ///
  /// - Parameters:
  ///   - low: the lowest mass that remains for the last two atoms
  ///   - twice: twice the equivalents so far, with ``start``
  @inline(__always) func least(_ low: Int64, _ twice: Int) -> Int {
    // One less, for rounding.
    max(0, Int((Double(low) - Double(twice) * lastMass) / pairMass) - 1)
  }
}
