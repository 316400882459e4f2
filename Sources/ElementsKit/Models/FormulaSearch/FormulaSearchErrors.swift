public import PentadCore

/// The finer codes of `.invalid` that searching for formulas throws.
extension PentadError.Code {
  /// A mass, a tolerance, a percentage or an ion is not finite or out of range.
  public static let formulaSearchMass = Self(.invalid, detail: 0x133)
  /// The limits or rules are malformed, or do not fit together.
  public static let formulaSearchLimits = Self(.invalid, detail: 0x134)
  /// The search finds more formulas than the maximum, or needs too much work.
  public static let formulaSearchTooLarge = Self(.invalid, detail: 0x135)
  /// No formula with small whole counts fits the percentages; the message contains the nearest one.
  public static let formulaPercent = Self(.invalid, detail: 0x136)
}
