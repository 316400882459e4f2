package import PentadCore

/// A search for all formulas of a mass.
///
/// ```swift
/// let search = try FormulaSearch(
///   .massToCharge(203.05261, of: .init(massShift: 22.989221, charge: 1)), within: .ppm(3),
///   limits: "C0-50 H0-100 N0-10 O0-20")
/// try search.formulas().map(\.formula.hill)  // ["C6H12O6"]
/// ```
///
/// The masses are monoisotopic: each element is its most abundant nuclide, and a limit can name another
/// one, `[13C]0-2`. Sums are whole numbers of 10⁻¹² u, so that no formula at the edge of the tolerance is
/// lost or gained by rounding.
///
/// Source: Böcker and Lipták, Algorithmica 48 (2007) 413, for residue tables; AME2020 for masses.
package struct FormulaSearch: Hashable, Sendable {
  /// The ion of a molecule M: n M and a shift, with a charge.
  package struct Ion: Hashable, Sendable {
    /// The mass in u that the ion has more than its molecules; electrons are counted: 1.0072765 for
    /// [M+H]⁺.
    package var massShift: Double
    /// The charge in elementary charges, not 0.
    package var charge: Int
    /// The number of molecules, 1 or more: 2 for [2M+H]⁺.
    package var molecules: Int

    /// Makes a description of an ion.
    package init(massShift: Double, charge: Int, molecules: Int = 1) {
      self.massShift = massShift
      self.charge = charge
      self.molecules = molecules
    }
  }

  /// A measured value.
  package enum Measurement: Hashable, Sendable {
    /// The mass of the neutral molecule in u.
    case mass(Double)
    /// The *m/z* of an ion.
    case massToCharge(Double, of: Ion)
  }

  /// The largest error that a formula may have.
  package enum Tolerance: Hashable, Sendable {
    /// In millionths of the measured value.
    case ppm(Double)
    /// In u, or in *m/z* for an ion.
    case absolute(Double)
  }

  /// The measured value.
  package let measurement: Measurement
  /// The largest error.
  package let tolerance: Tolerance
  /// The elements and how often each may occur.
  package let limits: FormulaLimits
  /// The rules that formulas must obey.
  package let rules: FormulaRuleSet
  /// The largest number of formulas that a search returns, 1 or more.
  package let maximum: Int

  let target: MassTarget

  /// The heaviest molecule, in u.
  package static let heaviest = 9_000_000.0

  /// Makes a search.
  ///
  /// - Throws: `.formulaSearchMass` for a value, a tolerance or an ion that is not finite or out of
  ///   range; `.formulaSearchLimits` for rules that need a valence which an element of the limits lacks,
  ///   and for a maximum below 1.
  package init(
    _ measurement: Measurement, within tolerance: Tolerance, limits: FormulaLimits = .organic,
    rules: FormulaRuleSet = .closedShell, maximum: Int = 100_000
  ) throws(PentadError) {
    target = try MassTarget(measurement, tolerance)
    try rules.check(limits)
    guard maximum >= 1 else {
      throw PentadError(.formulaSearchLimits, "the maximum of formulas must be 1 or more")
    }
    self.measurement = measurement
    self.tolerance = tolerance
    self.limits = limits
    self.rules = rules
    self.maximum = maximum
  }

  /// As ``init(_:within:limits:rules:maximum:)``, with limits as text: `C0-50 H0-100 N0-10`.
  ///
  /// - Throws: as there, and what ``FormulaLimits/init(_:)`` throws.
  package init(
    _ measurement: Measurement, within tolerance: Tolerance, limits: String,
    rules: FormulaRuleSet = .closedShell, maximum: Int = 100_000
  ) throws(PentadError) {
    try self.init(
      measurement, within: tolerance, limits: FormulaLimits(limits), rules: rules, maximum: maximum)
  }
}

/// A formula that a search has found.
package struct FormulaCandidate: Hashable, Sendable {
  /// The formula of the neutral molecule.
  package let formula: Formula
  /// The monoisotopic mass of the molecule in u.
  package let mass: Double
  /// The calculated *m/z* of the ion; the mass when no ion was given.
  package let calculated: Double
  /// Measured less calculated, in u or in *m/z*.
  package let error: Double
  /// The error in millionths of the calculated value.
  package let ppm: Double
  /// Rings and double bonds; nil when an element has no valence for it. ``FormulaRuleSet`` has the
  /// definition.
  package let doubleBondEquivalents: Double?
}
