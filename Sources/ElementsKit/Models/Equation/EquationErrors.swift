public import PentadCore

/// The finer codes of `.invalid` that equations throw, besides those of formulas.
extension PentadError.Code {
  /// An equation without an arrow or with several, or an arrow that may be part of a charge.
  public static let equationArrow = Self(.invalid, detail: 0x130)
  /// A side without a species, a plus with two meanings, a coefficient that is zero or unreadable.
  public static let equationSpecies = Self(.invalid, detail: 0x131)
  /// More than 1 MiB of text or 1,000 species, coefficients beyond 64 bits, or too many independent
  /// ways to balance.
  public static let equationTooLarge = Self(.invalid, detail: 0x132)
}

extension PentadError {
  static let coefficientsTooLarge = PentadError(
    .equationTooLarge, "the coefficients do not fit in 64 bits; balance the steps one by one")
}
