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
    /// As ``automatic``, and the abbreviations of chemistry are read, too: `EtOH`, `Pd(OAc)2`,
    /// `Cu(acac)2`, `nBuLi`.
    ///
    /// A symbol of an element wins over an abbreviation, but for `Ac`, `Am`, `Np`, `Pr` and `Ts`; `[Ac]`
    /// is the element. `PtBu3` and `NiPr2` are refused as ambiguous, and the error shows how to write
    /// both meanings; `n` before a group is no such case, so that `SnBu3H` holds tin.
    case groups
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
  /// `EtOH` holds a group.
  var readsGroups = false
  /// The pieces of the text are kept.
  var keepsStructure = false

  init(_ reading: Formula.Reading, isMhchem: Bool = false) {
    switch reading {
    case .automatic, .groups:
      digitsAreCounts = isMhchem
      multiplierMayBeMassNumber = !isMhchem
      readsGroups = reading == .groups
    case .hill:
      digitsAreCounts = true
      readsLooseNotation = false
    }
  }
}
