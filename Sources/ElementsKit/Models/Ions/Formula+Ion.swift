public import PentadCore

extension Formula {
  /// An ion with its mass and *m/z*.
  public struct Ion: Hashable, Sendable {
    /// The atoms and the charge.
    public let formula: Formula
    /// The monoisotopic mass in u, with the electrons counted.
    public let mass: Double
    /// The mass-to-charge ratio *m/z*, a pure number.
    public let massToCharge: Double
  }

  /// Returns the ion that an adduct forms with the formula, or the ion that the formula itself
  /// describes.
  ///
  /// - Parameter adduct: the adduct, for a neutral molecule; `nil` for a formula with a charge.
  /// - Throws: as ``Adduct/ion(of:)``; `.ionCharge` for a neutral formula without an adduct and for
  ///   more charge than there are electrons; `.noNaturalAbundance` for an element without natural
  ///   abundances if the formula names no nuclide of it.
  ///
  /// C: `pentad_elements_mz_compute`.
  public func ion(_ adduct: Adduct? = nil) throws(PentadError) -> Ion {
    let ion = try adduct?.ion(of: self) ?? self
    guard ion.charge != 0 else {
      throw PentadError(
        .ionCharge,
        "\(hill) is neutral: write the charge of the ion, as in SO4^2-, or name an adduct, as in [M+H]+"
      )
    }
    try ion.checkAbundances()
    guard let mass = ion.ionMass(), let massToCharge = ion.massToCharge() else {
      throw PentadError(
        .ionCharge, "\(ion) has more charge than electrons: remove fewer electrons")
    }
    return Ion(formula: ion, mass: mass, massToCharge: massToCharge)
  }
}
