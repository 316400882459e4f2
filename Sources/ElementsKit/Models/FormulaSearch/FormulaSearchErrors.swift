public import PentadCore

/// The finer codes of `.invalid` that searching for formulas throws.
extension PentadError.Code {
  /// A mass, a tolerance, a percentage or an ion that is not finite or out of range.
  public static let formulaSearchMass = Self(.invalid, detail: 0x133)
  /// Limits or rules that cannot be read or do not fit.
  public static let formulaSearchLimits = Self(.invalid, detail: 0x134)
  /// More formulas than the maximum, or more work than a search may take.
  public static let formulaSearchTooLarge = Self(.invalid, detail: 0x135)
  /// Percentages that no formula with small whole counts has; the message names the nearest one.
  public static let formulaPercent = Self(.invalid, detail: 0x136)
}
