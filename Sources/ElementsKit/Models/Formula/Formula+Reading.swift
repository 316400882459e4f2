extension Formula {
  /// The rules by which a text is read as a formula.
  ///
  /// C: `pentad_elements_reading`.
  public enum Reading: String, Hashable, Sendable, CaseIterable {
    /// Text as people and programs write it. A text with two plausible meanings is refused as
    /// ambiguous, and the error shows how to write each of them.
    case automatic
    /// Hill formulas as RDKit and PubChem write them: digits are always counts, and a final sign may
    /// have the size of the charge behind it. `O2-` is O₂⁻ and `O4S-2` is SO₄²⁻. Symbols such as `Ac`
    /// are always elements.
    case hill
  }
}

/// The rules of one parse.
struct FormulaRules: BitwiseCopyable {
  /// Digits before a final sign are a count in any case.
  var digitsAreCounts = false
  /// `13CO2` may mean a nuclide.
  var multiplierMayBeMassNumber = true
  /// `U-235` may name a nuclide and `Ac` a group.
  var readsLooseNotation = true

  init(_ reading: Formula.Reading, isMhchem: Bool = false) {
    switch reading {
    case .automatic:
      digitsAreCounts = isMhchem
      multiplierMayBeMassNumber = !isMhchem
    case .hill:
      digitsAreCounts = true
      readsLooseNotation = false
    }
  }
}
