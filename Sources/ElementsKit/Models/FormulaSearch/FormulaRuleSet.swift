import PentadCore

/// The rules that the formulas of a search must obey.
///
/// Double bond equivalents count rings and double bonds: 1 + ½ Σ nᵢ (vᵢ − 2), with the valence v of H, F,
/// Cl, Br, I, Li, Na and K as 1, of O, S and Se 2, of N, P, B and As 3, of C and Si 4. Sulfur of valence
/// 4 or 6 and phosphorus of 5 make them too low by their additional bonds: H₂SO₄ has 0, and SF₆ has −2
/// and is rejected.
public struct FormulaRuleSet: Hashable, Sendable {
  /// The double bond equivalents that are allowed; nil for all. Without ``allowsRadicals`` they must be
  /// whole as well.
  public var doubleBondEquivalents: ClosedRange<Double>?
  /// A Boolean value that indicates whether half double bond equivalents, as radicals have, are allowed.
  public var allowsRadicals: Bool
  /// A Boolean value that indicates whether Senior's rules hold: the sum of the valences is even and at
  /// least twice the largest valence and twice the number of atoms less one.
  public var obeysSenior: Bool
  /// A Boolean value that indicates whether the ratios to carbon must be common ones: H/C 0.2–3.1, F ≤
  /// 1.5, Cl and Br ≤ 0.8, N ≤ 1.3, O ≤ 1.2, P ≤ 0.3, S ≤ 0.8, Si ≤ 0.5.
  ///
  /// Source: Kind and Fiehn, BMC Bioinformatics 8 (2007) 105.
  public var hasCommonRatios: Bool

  /// Makes rules; by default there are none.
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

  /// - Throws: `.formulaSearchLimits` where an element has no valence and the rules need one.
  func check(_ limits: FormulaLimits) throws(PentadError) {
    guard needsValences else { return }
    for limit in limits.limits where Self.valence(limit.z) == nil {
      throw PentadError(
        .formulaSearchLimits,
        "double bond equivalents and Senior's rules need a valence, and \(limit.element.symbol) has "
          + "none; search without rules")
    }
  }

  /// The valence of an element; `nil` where none is usual.
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
