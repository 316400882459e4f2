import PentadCore

/// The amounts of the atoms and of charge in the species of an equation, as whole numbers.
///
/// There is one row for each element and each named nuclide, in the order of their first
/// occurrence, and one for charge. There is one column for each species. Rows are multiplied by
/// their denominators, which changes no solution.
struct EquationMatrix {
  /// The amount of an atom in a species.
  private struct Entry {
    let row: Int
    let column: Int
    let count: Formula.Count
  }

  /// The atom of each row but the last.
  private var atoms: [Formula.Part] = []
  /// The amounts, before the sign of the side is applied.
  private(set) var rows: [[Int64]] = []

  /// The element or nuclide of each row, `charge` for the last one.
  var labels: [String] { atoms.map(\.label) + ["charge"] }

  /// - Throws: `.equationTooLarge` if an amount does not fit in 64 bits.
  init(_ species: [ChemicalEquation.Species]) throws(PentadError) {
    // The row of each element, then those of the named nuclides.
    var natural = [Int](repeating: -1, count: 119)
    var nuclides: [Int: Int] = [:]
    var entries: [Entry] = []
    // The least common multiple of the denominators of each row.
    var scales: [Int64] = []
    for (column, species) in species.enumerated() {
      for part in species.formula.composition {
        let key = Int(part.z) << 16 | Int(part.a)
        let known = part.a == 0 ? natural[Int(part.z)] : nuclides[key] ?? -1
        let row = known < 0 ? atoms.count : known
        if known < 0 {
          if part.a == 0 { natural[Int(part.z)] = row } else { nuclides[key] = row }
          atoms.append(part)
          scales.append(1)
        }
        guard let scale = leastCommonMultiple(scales[row], part.count.denominator) else {
          throw .coefficientsTooLarge
        }
        scales[row] = scale
        entries.append(Entry(row: row, column: column, count: part.count))
      }
    }
    rows = scales.map { _ in [Int64](repeating: 0, count: species.count) }
    for entry in entries {
      let scale = scales[entry.row] / entry.count.denominator
      let scaled = entry.count.numerator.multipliedReportingOverflow(by: scale)
      guard !scaled.overflow else { throw .coefficientsTooLarge }
      rows[entry.row][entry.column] = scaled.partialValue
    }
    rows.append(species.map { Int64($0.formula.charge) })
  }
}
