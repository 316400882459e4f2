public import PentadCore

extension Formula {
  /// Returns the sum of two formulas: the atoms of both, and the sum of their charges.
  ///
  /// Nuclides and natural atoms are counted apart: H₂O + [18O] has one natural oxygen and one ¹⁸O.
  /// The sum has no annotations.
  ///
  /// ```swift
  /// let ester = try Formula("CH3COOH") + Formula("C2H5OH") - Formula("H2O")
  /// ester.hill  // "C4H8O2"
  /// ```
  ///
  /// - Throws: `.formulaTooLarge` for counts or a charge beyond 64 bits; `.formulaEmpty` if neither
  ///   atoms nor a charge remain; `.formulaCharge` for a positive charge without atoms.
  ///
  /// C: `pentad_elements_formula_add`.
  public static func + (a: Self, b: Self) throws(PentadError) -> Self {
    var sum = FormulaSum()
    guard sum.add(a), sum.add(b) else { throw tooLarge }
    let (charge, overflow) = a.charge.addingReportingOverflow(b.charge)
    guard !overflow else { throw tooLarge }
    return try Self(atoms: sum.parts, charge: charge)
  }

  /// Returns the difference of two formulas: the atoms of the first one without those of the
  /// second, and the difference of their charges.
  ///
  /// - Throws: `.formulaDifference` if the first formula has fewer atoms of a kind than the second,
  ///   with the element and both counts in the message; other errors as for the sum.
  ///
  /// C: `pentad_elements_formula_subtract`.
  public static func - (a: Self, b: Self) throws(PentadError) -> Self {
    var sum = FormulaSum()
    guard sum.add(a) else { throw tooLarge }
    if let shortage = try sum.subtract(b) { throw a.lacks(shortage) }
    let (charge, overflow) = a.charge.subtractingReportingOverflow(b.charge)
    guard !overflow else { throw tooLarge }
    return try Self(atoms: sum.parts, charge: charge)
  }

  /// Returns a multiple of the formula: all counts and the charge times a whole number.
  ///
  /// - Throws: as ``multiplied(by:over:)``.
  public static func * (formula: Self, factor: Int) throws(PentadError) -> Self {
    try formula.multiplied(by: Int64(factor))
  }

  /// Returns the formula with all counts and the charge multiplied by a fraction.
  ///
  /// - Parameters:
  ///   - numerator: the numerator of the factor, at least 1
  ///   - denominator: the denominator of the factor, at least 1
  /// - Throws: `.formulaNumber` for a numerator or denominator below 1; `.formulaCharge` for a
  ///   charge that does not stay whole; `.formulaTooLarge` for counts beyond 64 bits.
  ///
  /// C: `pentad_elements_formula_multiply`.
  public func multiplied(
    by numerator: Int64, over denominator: Int64 = 1
  ) throws(PentadError) -> Self {
    guard numerator >= 1, denominator >= 1 else {
      throw PentadError(
        .formulaNumber,
        "a formula is multiplied by a number above 0, not by \(numerator)"
          + (denominator == 1 ? "" : "/\(denominator)"))
    }
    let factor = Count(reducing: numerator, over: denominator)
    var sum = FormulaSum()
    let (product, overflow) = charge.multipliedReportingOverflow(by: Int(factor.numerator))
    guard sum.add(self, times: factor), !overflow else { throw Self.tooLarge }
    let (charge, rest) = product.quotientAndRemainder(dividingBy: Int(factor.denominator))
    guard rest == 0 else {
      throw PentadError(
        .formulaCharge,
        "the charge \(self.charge) times \(factor.decimal) is not whole: use another factor")
    }
    return try Self(atoms: sum.parts, charge: charge)
  }

  /// Creates a calculated formula.
  ///
  /// - Throws: `.formulaEmpty` without atoms and charge; `.formulaCharge` for a positive charge
  ///   without atoms.
  init(atoms: [Part], charge: Int) throws(PentadError) {
    guard !atoms.isEmpty || charge != 0 else {
      throw PentadError(.formulaEmpty, "the formula has neither atoms nor a charge")
    }
    guard !atoms.isEmpty || charge < 0 else {
      throw PentadError(.formulaCharge, "the formula has a positive charge and no atoms")
    }
    guard charge != .min else { throw Self.tooLarge }
    self.init(parts: atoms, charge: charge)
  }

  private static var tooLarge: PentadError {
    PentadError(.formulaTooLarge, "the formula has a count or a charge beyond 64 bits")
  }

  private func lacks(_ shortage: FormulaSum.Shortage) -> PentadError {
    let part = shortage.part
    let name = part.massNumber.map { "\(part.element.name)-\($0)" } ?? part.element.name
    let isApart = composition.contains { $0.z == part.z && $0.a != part.a }
    return PentadError(
      .formulaDifference,
      "\(part.count.decimal) \(part.label) (\(name)) cannot be subtracted: \(self) has "
        + (shortage.available?.decimal ?? "none")
        + (isApart ? "; nuclides and natural atoms are counted apart" : ""))
  }
}
