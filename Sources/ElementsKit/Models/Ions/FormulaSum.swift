/// Sums and differences of compositions.
struct FormulaSum {
  private var parts: [Formula.Part] = []

  var isEmpty: Bool { parts.isEmpty }

  /// The sum as a neutral formula; `nil` when it has no atoms.
  var formula: Formula? { parts.isEmpty ? nil : Formula(parts: parts, charge: 0) }

  /// Adds the atoms of a formula, multiplied by a factor.
  ///
  /// - Returns: false if a number of atoms does not fit; the sum is then undefined.
  mutating func add(_ formula: Formula, times: Int) -> Bool {
    for var part in formula.composition {
      guard let count = part.count.multiplied(by: Formula.Count(Int64(times))) else { return false }
      part.count = count
      guard let index = parts.firstIndex(where: { $0.isSameAtom(as: part) }) else {
        parts.append(part)
        continue
      }
      guard let sum = parts[index].count.adding(count) else { return false }
      parts[index].count = sum
    }
    return true
  }

  /// Subtracts the atoms of a formula, whose counts must be whole numbers.
  ///
  /// - Returns: the first kind of atom with too few atoms to subtract; `nil` on success.
  mutating func subtract(_ formula: Formula) -> Formula.Part? {
    for part in formula.composition {
      guard let index = parts.firstIndex(where: { $0.isSameAtom(as: part) }),
        parts[index].count >= part.count
      else { return part }
      let old = parts[index].count
      if old == part.count {
        parts.remove(at: index)
      } else {
        // This does not overflow: the subtracted part is no larger.
        let taken = part.count.numerator * old.denominator
        parts[index].count = Formula.Count(
          reducing: old.numerator - taken, over: old.denominator)
      }
    }
    return nil
  }

  /// Returns true if a formula is the given multiple of another one.
  static func isMultiple(_ formula: Formula, of unit: Formula, _ times: Int) -> Bool {
    var sum = Self()
    return sum.add(unit, times: times) && sum.formula == formula
  }
}
