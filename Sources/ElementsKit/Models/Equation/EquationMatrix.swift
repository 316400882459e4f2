import PentadCore

/// The amounts of the atoms and of charge in the species of an equation, as whole numbers.
///
/// There is one row for each element and each named nuclide, in the order of their first
/// occurrence, and one for charge. There is one column for each species. Rows are multiplied by
/// their denominators, which changes no solution.
struct EquationMatrix {
  /// The element or nuclide of each row, `charge` for the last one.
  private(set) var labels: [String] = []
  /// The amounts, before the sign of the side is applied.
  private(set) var rows: [[Int64]] = []

  /// - Throws: `.equationTooLarge` if an amount does not fit in 64 bits.
  init(_ species: [ChemicalEquation.Species]) throws(PentadError) {
    var places: [Int: Int] = [:]
    var counts: [[Formula.Count?]] = []
    for (column, species) in species.enumerated() {
      for part in species.formula.composition {
        let key = Int(part.z) << 16 | Int(part.a)
        let row = places[key] ?? counts.count
        if row == counts.count {
          places[key] = row
          labels.append(part.label)
          counts.append([])
        }
        counts[row] += repeatElement(nil, count: column - counts[row].count) + [part.count]
      }
    }
    for row in counts {
      guard let whole = Self.whole(row, columns: species.count) else { throw .coefficientsTooLarge }
      rows.append(whole)
    }
    labels.append("charge")
    rows.append(species.map { Int64($0.formula.charge) })
  }

  private static func whole(_ counts: [Formula.Count?], columns: Int) -> [Int64]? {
    var scale: Int64 = 1
    for count in counts {
      guard let multiple = leastCommonMultiple(scale, count?.denominator ?? 1) else { return nil }
      scale = multiple
    }
    var row = [Int64](repeating: 0, count: columns)
    for (column, count) in counts.enumerated() {
      guard let count else { continue }
      let scaled = count.numerator.multipliedReportingOverflow(by: scale / count.denominator)
      guard !scaled.overflow else { return nil }
      row[column] = scaled.partialValue
    }
    return row
  }
}
