public import PentadCore

/// A search for all formulas of a mass.
///
/// ```swift
/// let search = try FormulaSearch(
///   .massToCharge(203.05261, of: Adduct("[M+Na]+")), within: .ppm(3),
///   limits: "C0-50 H0-100 N0-10 O0-20")
/// try search.formulas().map(\.formula.hill)  // ["C6H12O6"]
/// ```
///
/// The masses are monoisotopic: each element counts as its most abundant nuclide. A limit can name
/// another nuclide, such as `[13C]0-2`. Sums are integers in units of 10⁻¹² u, so rounding neither
/// loses nor adds a formula at the edge of the tolerance.
///
/// Source: Böcker and Lipták, Algorithmica 48 (2007) 413, for residue tables; AME2020 for masses.
public struct FormulaSearch: Hashable, Sendable {
  /// A measured value.
  public enum Measurement: Hashable, Sendable {
    /// The mass of the neutral molecule in u.
    case mass(Double)
    /// The *m/z* of an ion that an adduct forms with the searched molecule.
    case massToCharge(Double, of: Adduct)
  }

  /// The maximum error of a formula.
  public enum Tolerance: Hashable, Sendable {
    /// In parts per million of the measured value.
    case ppm(Double)
    /// In u, or in *m/z* for an ion.
    case absolute(Double)
  }

  /// The measured value.
  public let measurement: Measurement
  /// The maximum error.
  public let tolerance: Tolerance
  /// The elements and the allowed number of atoms of each.
  public let limits: FormulaLimits
  /// The rules for formulas.
  public let rules: FormulaRuleSet
  /// The maximum number of formulas that a search returns, 1 or more.
  public let maximum: Int

  let target: MassTarget

  /// The heaviest molecule, in u.
  public static let heaviest = 9_000_000.0

  /// Creates a search.
  ///
  /// - Throws: `.formulaSearchMass` for a value or a tolerance that is not finite or out of range,
  ///   and for an adduct of more than 1,000 molecules; `.noNaturalAbundance` for an adduct with an
  ///   element without a monoisotopic mass; `.formulaSearchLimits` for rules that need a valence
  ///   that an element of the limits lacks, and for a maximum below 1.
  public init(
    _ measurement: Measurement, within tolerance: Tolerance, limits: FormulaLimits = .organic,
    rules: FormulaRuleSet = .closedShell, maximum: Int = 100_000
  ) throws(PentadError) {
    target = try MassTarget(measurement, tolerance)
    try rules.check(limits)
    guard maximum >= 1 else {
      throw PentadError(.formulaSearchLimits, "the maximum number of formulas must be 1 or more")
    }
    self.measurement = measurement
    self.tolerance = tolerance
    self.limits = limits
    self.rules = rules
    self.maximum = maximum
  }

  /// Creates a search like ``init(_:within:limits:rules:maximum:)``, with limits as text:
  /// `C0-50 H0-100 N0-10`.
  ///
  /// - Throws: the errors of that initializer and of ``FormulaLimits/init(_:)``.
  public init(
    _ measurement: Measurement, within tolerance: Tolerance, limits: String,
    rules: FormulaRuleSet = .closedShell, maximum: Int = 100_000
  ) throws(PentadError) {
    try self.init(
      measurement, within: tolerance, limits: FormulaLimits(limits), rules: rules, maximum: maximum)
  }
}

/// A formula that a search found.
public struct FormulaCandidate: Hashable, Sendable {
  /// The formula of the neutral molecule.
  public let formula: Formula
  /// The monoisotopic mass of the molecule in u.
  public let mass: Double
  /// The calculated *m/z* of the ion; the mass if no ion was given.
  public let calculated: Double
  /// The measured minus the calculated value, in u or in *m/z*.
  public let error: Double
  /// The error in parts per million of the calculated value.
  public let ppm: Double
  /// The number of rings and double bonds; nil if an element has no valence. See ``FormulaRuleSet``
  /// for the definition.
  public let doubleBondEquivalents: Double?
}
