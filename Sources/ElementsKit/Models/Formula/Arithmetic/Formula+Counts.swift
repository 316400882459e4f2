public import PentadCore

extension Formula {
  /// Creates a formula from its counts: `["C": 6, "H": 12, "O": 6]`.
  ///
  /// - Parameters:
  ///   - counts: the number of atoms by symbol, or by mass number and symbol for a nuclide: `13C`;
  ///     `D` and `T` are `2H` and `3H`. Atoms with the count 0 are left out.
  ///   - charge: the charge in elementary charges.
  /// - Throws: `.formulaUnknownElement` and `.formulaUnknownNuclide` for a symbol or mass number
  ///   that does not exist; `.formulaNumber` for a count below 0; `.formulaEmpty` for neither atoms
  ///   nor a charge; `.formulaCharge` for a positive charge without atoms.
  ///
  /// C: `pentad_elements_formula_make`.
  public init(counts: [String: Int], charge: Int = 0) throws(PentadError) {
    let numbers = counts.sorted { $0.key < $1.key }.map { ($0.key, Int64($0.value), Int64(1)) }
    try self.init(fractions: numbers, charge: charge)
  }

  /// Creates a formula like ``init(counts:charge:)`` from fractions.
  package init(
    fractions: [(label: String, numerator: Int64, denominator: Int64)], charge: Int
  ) throws(PentadError) {
    var sum = FormulaSum()
    for (label, numerator, denominator) in fractions {
      let part = try Self.atom(label)
      guard numerator >= 0, denominator >= 1 else {
        throw PentadError(.formulaNumber, "the count of \(part.label) must be 0 or more")
      }
      guard numerator > 0 else { continue }
      guard sum.add(part, Count(reducing: numerator, over: denominator)) else {
        throw PentadError(.formulaTooLarge, "the count of \(part.label) exceeds 64 bits")
      }
    }
    try self.init(atoms: sum.parts, charge: charge)
  }

  /// The number of atoms with a label as in ``Part/label``: `formula["Fe"]`, `formula["13C"]`.
  ///
  /// A symbol counts natural atoms, not nuclides that were named. Nil if the formula has no such
  /// atoms, and for text that is not a label.
  public subscript(label: String) -> Count? {
    guard let atom = try? Self.atom(label) else { return nil }
    return composition.first { $0.isSameAtom(as: atom) }?.count
  }

  /// Returns true if the formula has atoms with a label: `formula.contains("Fe")`.
  public func contains(_ label: String) -> Bool { self[label] != nil }

  /// Returns one atom with a label.
  static func atom(_ label: String) throws(PentadError) -> Part {
    let bytes = label.utf8
    let isWord = bytes.allSatisfy { 48...57 ~= $0 || 65...90 ~= $0 || 97...122 ~= $0 }
    guard isWord, 1...8 ~= bytes.count else { throw unknown(label) }
    do throws(PentadError) {
      let formula = try Formula("[\(label)]", reading: .hill)
      guard let part = formula.composition.first, formula.composition.count == 1,
        part.count == .one, formula.charge == 0
      else { throw unknown(label) }
      return part
    } catch {
      throw error.code == .formulaUnknownNuclide
        ? PentadError(error.code, error.message) : unknown(label)
    }
  }

  private static func unknown(_ label: String) -> PentadError {
    PentadError(
      .formulaUnknownElement,
      "'\(label.prefix(24))' is no symbol of an element or a nuclide: write C, 13C or D")
  }
}
