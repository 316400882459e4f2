import PentadCore

/// The rules for the formulas of a search.
///
/// Double bond equivalents count rings and double bonds: 1 + ½ Σ nᵢ (vᵢ − 2). The valence v is 1
/// for H, F, Cl, Br, I, Li, Na and K. It is 2 for O, S and Se, 3 for N, P, B and As, and 4 for C
/// and Si. For sulfur of valence 4 or 6 and phosphorus of valence 5, the result is too low by their
/// additional bonds: H₂SO₄ has 0; SF₆ has −2 and is rejected.
public struct FormulaRuleSet: Hashable, Sendable {
  /// The allowed double bond equivalents; nil for all. Without ``allowsRadicals``, they must also
  /// be whole numbers.
  public var doubleBondEquivalents: ClosedRange<Double>?
  /// A Boolean value that indicates whether half-integer double bond equivalents, as in radicals,
  /// are allowed.
  public var allowsRadicals: Bool
  /// A Boolean value that indicates whether Senior's rules apply. The sum of the valences must be
  /// even, and at least twice the largest valence. It must also be at least twice the number of
  /// atoms minus one.
  public var obeysSenior: Bool
  /// A Boolean value that indicates whether the ratios to carbon must be common ones: H/C 0.2–3.1,
  /// F ≤ 1.5, Cl and Br ≤ 0.8, N ≤ 1.3, O ≤ 1.2, P ≤ 0.3, S ≤ 0.8, Si ≤ 0.5.
  ///
  /// Source: Kind and Fiehn, BMC Bioinformatics 8 (2007) 105.
  public var hasCommonRatios: Bool

  /// Creates a set of rules; by default, an empty one.
  public init(
    doubleBondEquivalents: ClosedRange<Double>? = nil, allowsRadicals: Bool = true,
    obeysSenior: Bool = false, hasCommonRatios: Bool = false
  ) {
    self.doubleBondEquivalents = doubleBondEquivalents
    self.allowsRadicals = allowsRadicals
    self.obeysSenior = obeysSenior
    self.hasCommonRatios = hasCommonRatios
  }

  /// No rules.
  public static let none = Self()
  /// Whole double bond equivalents of at least 0: neutral molecules without unpaired electrons.
  public static let closedShell = Self(
    doubleBondEquivalents: 0...Double.infinity, allowsRadicals: false)

  var needsValences: Bool { doubleBondEquivalents != nil || !allowsRadicals || obeysSenior }

  /// - Throws: `.formulaSearchLimits` if the rules need a valence that an element lacks.
  func check(_ limits: FormulaLimits) throws(PentadError) {
    guard needsValences else { return }
    for limit in limits.limits where Self.valence(limit.z) == nil {
      throw PentadError(
        .formulaSearchLimits,
        "double bond equivalents and Senior's rules need a valence, and \(limit.element.symbol) has "
          + "none; search without rules")
    }
  }

  /// The valence of an element; `nil` without a usual one.
  static func valence(_ z: UInt8) -> Int? {
    switch z {
    case 1, 3, 9, 11, 17, 19, 35, 53: 1
    case 8, 16, 34: 2
    case 5, 7, 15, 33: 3
    case 6, 14: 4
    default: nil
    }
  }
}
