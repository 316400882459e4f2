public import PentadCore

/// The finer codes that adducts and isotopic distributions throw.
extension PentadError.Code {
  /// The text is not an adduct.
  public static let adductText = Self(.invalid, detail: 0x120)
  /// The charge of an adduct is missing, zero, too large or ambiguous.
  public static let adductCharge = Self(.invalid, detail: 0x121)
  /// The adduct loses atoms that the molecules do not have.
  public static let adductLoss = Self(.invalid, detail: 0x122)
  /// The molecule has a charge or no atoms.
  public static let adductMolecule = Self(.invalid, detail: 0x123)
  /// An element has no natural abundances, and the formula names no nuclide of it.
  public static let noNaturalAbundance = Self(.invalid, detail: 0x124)
  /// The abundances are not fractions, or do not sum to 1.
  public static let isotopicAbundances = Self(.invalid, detail: 0x125)
  /// The composition has no isotopic distribution: no atoms, fractional atoms, or too many atoms.
  public static let isotopicComposition = Self(.invalid, detail: 0x126)
  /// The charge removes more electrons than the atoms have, or the charge of an ion is missing.
  public static let ionCharge = Self(.invalid, detail: 0x127)
  /// A cut-off, a resolving power, a height or a measured value is out of range.
  public static let isotopicOption = Self(.invalid, detail: 0x128)
  /// The result would exceed the maximum number of isotopologues.
  public static let tooManyIsotopologues = Self(.refused, detail: 0x129)
}

extension PentadError {
  static func noNaturalAbundance(of element: AtomicElement) -> PentadError {
    PentadError(
      .noNaturalAbundance,
      "\(element.name) has no natural isotopic abundances: name a nuclide with its mass number, "
        + "as in [99Tc]")
  }
}
