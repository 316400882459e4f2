public import PentadCore

/// The finer codes of `.invalid` that equations throw, in addition to those of formulas.
extension PentadError.Code {
  /// The arrow is missing, repeated, or may be part of a charge.
  public static let equationArrow = Self(.invalid, detail: 0x130)
  /// A side has no species, a plus is ambiguous, or a coefficient is zero or malformed.
  public static let equationSpecies = Self(.invalid, detail: 0x131)
  /// The text is over 1 MiB, there are over 1,000 species or too many independent solutions, or a
  /// coefficient does not fit in 64 bits.
  public static let equationTooLarge = Self(.invalid, detail: 0x132)
}

extension PentadError {
  static let coefficientsTooLarge = PentadError(
    .equationTooLarge, "the coefficients do not fit in 64 bits; balance the steps one by one")
}
