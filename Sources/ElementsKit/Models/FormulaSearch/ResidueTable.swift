/// A table of the integer masses that atoms can add up to, after scaling.
///
/// Row i contains, for each residue r modulo the lightest scaled mass, the smallest mass with this
/// residue that the atoms from i on can have. A mass can be decomposed if it is at least the entry
/// of its residue.
///
/// Source: Böcker and Lipták, A fast and simple algorithm for the money changing problem, Algorithmica 48
/// (2007) 413.
struct ResidueTable {
  /// The masses, scaled and rounded up.
  let masses: [Int64]
  /// The scale: units for each 10⁻¹² u.
  let scale: Double
  /// The maximum error of rounding up for each 10⁻¹² u.
  let excess: Double
  private let entries: [[Int64]]

  /// - Parameter masses: in 10⁻¹² u, the lightest last.
  init(_ masses: [Int64]) {
    scale = Self.bestScale(masses)
    var (scaled, excess): ([Int64], Double) = ([], 0)
    for mass in masses {
      let exact = Double(mass) * scale
      scaled.append(Int64(exact.rounded(.up)))
      // Adds one unit in the last place, for the rounding of this quotient.
      excess = max(excess, (exact.rounded(.up) - exact) / Double(mass) * (1 + 1e-12))
    }
    self.masses = scaled
    self.excess = excess
    let modulus = Int(scaled[scaled.count - 1])
    var rows = [[Int64](repeating: .max, count: modulus)]
    rows[0][0] = 0
    for mass in scaled.dropLast().reversed() {
      rows.append(Self.extended(rows[rows.count - 1], by: Int(mass)))
    }
    entries = rows.reversed()
  }

  /// Returns true if the atoms from `index` on can have a scaled mass.
  @inline(__always) func isDecomposable(_ mass: Int64, from index: Int) -> Bool {
    mass >= entries[index][Int(mass % masses[masses.count - 1])]
  }

  /// Returns the row with one more atom. Within each class of residues that its mass connects, the
  /// smallest entry is carried around.
  private static func extended(_ row: [Int64], by mass: Int) -> [Int64] {
    var row = row
    let divisor = Int(greatestCommonDivisor(Int64(row.count), Int64(mass)))
    for first in 0..<divisor {
      var least = Int64.max
      for residue in stride(from: first, to: row.count, by: divisor) {
        least = min(least, row[residue])
      }
      guard least < .max else { continue }
      for _ in 0..<row.count / divisor {
        let next = least + Int64(mass)
        let residue = Int(next % Int64(row.count))
        least = min(next, row[residue])
        row[residue] = least
      }
    }
    return row
  }

  /// Returns the scale with the least rounding error, among those that make the lightest mass 1,000
  /// to 3,000.
  private static func bestScale(_ masses: [Int64]) -> Double {
    let lightest = Double(masses[masses.count - 1])
    var best = (scale: 1_000 / lightest, excess: Double.infinity)
    for modulus in 1_000...3_000 {
      // Slightly smaller, so that rounding up keeps the lightest mass at the modulus.
      let scale = Double(modulus) / lightest * (1 - 1e-12)
      let excess = masses.reduce(0.0) { worst, mass in
        let exact = Double(mass) * scale
        return max(worst, (exact.rounded(.up) - exact) / Double(mass))
      }
      if excess < best.excess { best = (scale, excess) }
    }
    return best.scale
  }
}
