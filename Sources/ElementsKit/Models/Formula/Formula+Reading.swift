extension Formula {
  /// The rules for parsing a text as a formula.
  ///
  /// C: `pentad_elements_reading`.
  public enum Reading: String, Hashable, Sendable, CaseIterable {
    /// Text as people and programs write it. A text with two plausible meanings is rejected as
    /// ambiguous, and the error shows how to write each of them.
    case automatic
    /// Hill formulas as RDKit and PubChem write them. Digits are always counts, and a final sign
    /// may be followed by the size of the charge: `O2-` is O₂⁻ and `O4S-2` is SO₄²⁻. Symbols such
    /// as `Ac` are always elements.
    case hill
    /// The rules of ``automatic``, extended by the abbreviations of organic chemistry: `EtOH`,
    /// `Pd(OAc)2`, `Cu(acac)2`, `nBuLi`.
    ///
    /// An element symbol takes precedence over an abbreviation, except for `Ac`, `Am`, `Np`, `Pr`
    /// and `Ts`; `[Ac]` is the element. `PtBu3` and `NiPr2` are rejected as ambiguous, and the
    /// error shows how to write both meanings. An `n` before a group is never ambiguous in this
    /// way: `SnBu3H` contains tin.
    case groups
  }
}

/// The rules of one parse.
struct FormulaRules: BitwiseCopyable {
  /// True if digits before a final sign are always a count.
  var digitsAreCounts = false
  /// True if `13CO2` may denote a nuclide.
  var multiplierMayBeMassNumber = true
  /// True if `U-235` may denote a nuclide and `Ac` a group.
  var readsLooseNotation = true
  /// True if abbreviations of groups are parsed: `EtOH`.
  var readsGroups = false
  /// True if the tokens of the text are kept.
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
