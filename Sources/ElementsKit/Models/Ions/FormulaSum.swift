import PentadCore

/// Sums and differences of compositions.
struct FormulaSum {
  /// The atoms that a difference lacks.
  struct Shortage {
    /// The atoms to subtract.
    let part: Formula.Part
    /// The number of such atoms that exist; `nil` for none.
    let available: Formula.Count?
  }

  private(set) var parts: [Formula.Part] = []

  var isEmpty: Bool { parts.isEmpty }

  /// The sum as a neutral formula; `nil` when it has no atoms.
  var formula: Formula? { parts.isEmpty ? nil : Formula(parts: parts, charge: 0) }

  /// Adds the atoms of a formula, multiplied by a factor.
  ///
  /// - Returns: false if a number of atoms does not fit; the sum is then undefined.
  mutating func add(_ formula: Formula, times factor: Formula.Count = .one) -> Bool {
    for part in formula.composition {
      guard let count = part.count.multiplied(by: factor), add(part, count) else { return false }
    }
    return true
  }

  /// Adds atoms of one kind.
  ///
  /// - Returns: false if the number of atoms does not fit.
  mutating func add(_ part: Formula.Part, _ count: Formula.Count) -> Bool {
    guard let index = parts.firstIndex(where: { $0.isSameAtom(as: part) }) else {
      parts.append(Formula.Part(z: part.z, a: part.a, count: count))
      return true
    }
    guard let sum = parts[index].count.adding(count) else { return false }
    parts[index].count = sum
    return true
  }

  /// Subtracts the atoms of a formula.
  ///
  /// - Returns: the first kind of atom with too few atoms to subtract; `nil` on success.
  /// - Throws: `.formulaTooLarge` for a fraction that does not fit; the sum is then undefined.
  mutating func subtract(_ formula: Formula) throws(PentadError) -> Shortage? {
    for part in formula.composition {
      guard let index = parts.firstIndex(where: { $0.isSameAtom(as: part) }) else {
        return Shortage(part: part, available: nil)
      }
      let old = parts[index].count
      guard old >= part.count else { return Shortage(part: part, available: old) }
      if old == part.count {
        parts.remove(at: index)
        continue
      }
      let taken = ExactFraction(-part.count.numerator, over: part.count.denominator)
      guard let rest = ExactFraction(old).adding(taken) else {
        throw PentadError(.formulaTooLarge, "the difference has a fraction that does not fit")
      }
      parts[index].count = Formula.Count(reducing: rest.numerator, over: rest.denominator)
    }
    return nil
  }

  /// Returns true if a formula is the given multiple of another one.
  static func isMultiple(_ formula: Formula, of unit: Formula, _ times: Int) -> Bool {
    var sum = Self()
    return sum.add(unit, times: Formula.Count(Int64(times))) && sum.formula == formula
  }
}
