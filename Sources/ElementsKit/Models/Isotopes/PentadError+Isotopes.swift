public import PentadCore

/// The finer codes that adducts and isotopic distributions throw.
extension PentadError.Code {
  /// A text that is no adduct ion.
  public static let adductText = Self(.invalid, detail: 0x120)
  /// A charge of an adduct that is missing and does not follow from its parts, or has two meanings.
  public static let adductCharge = Self(.invalid, detail: 0x121)
  /// An adduct that takes away atoms that the molecules do not have.
  public static let adductLoss = Self(.invalid, detail: 0x122)
  /// A molecule that has a charge of its own, or has no atoms.
  public static let adductMolecule = Self(.invalid, detail: 0x123)
  /// An element without natural abundances, of which no nuclide is named.
  public static let noNaturalAbundance = Self(.invalid, detail: 0x124)
  /// Abundances that are no fractions or do not sum to 1.
  public static let isotopicAbundances = Self(.invalid, detail: 0x125)
  /// A composition without an isotopic distribution: no atoms, parts of atoms, or too many.
  public static let isotopicComposition = Self(.invalid, detail: 0x126)
  /// A charge that takes more electrons than the atoms have, or no charge where an ion is asked for.
  public static let ionCharge = Self(.invalid, detail: 0x127)
  /// A cut-off, a resolving power, a height or a measured value out of range.
  public static let isotopicOption = Self(.invalid, detail: 0x128)
  /// More isotopologues than one result may have.
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
