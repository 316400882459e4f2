/// Symbols and words that chemists also use for organic groups and solvents.
enum FormulaSymbols {
  /// Elements whose symbols abbreviate groups: praseodymium and propyl, actinium and acetyl, neptunium
  /// and neopentyl, americium and amyl, tennessine and tosyl.
  static let alsoGroups: [UInt8] = [59, 89, 93, 95, 117]
}

/// An abbreviation, the formula that it stands for, and its name.
struct GroupName {
  let text: StaticString
  let formula: StaticString
  let name: StaticString

  init(_ text: StaticString, _ formula: StaticString, _ name: StaticString) {
    self.text = text
    self.formula = formula
    self.name = name
  }

  /// Abbreviations that read as symbols of elements, `D` and `T` included.
  static let ambiguous: [Self] = [
    Self("Ac", "C2H3O", "acetyl"), Self("Am", "C5H11", "amyl"), Self("Np", "C5H11", "neopentyl"),
    Self("Pr", "C3H7", "propyl"), Self("TBDPS", "C16H19Si", "tert-butyldiphenylsilyl"),
    Self("TBS", "C6H15Si", "tert-butyldimethylsilyl"), Self("THF", "C4H8O", "tetrahydrofuran"),
    Self("THP", "C5H9O", "tetrahydropyranyl"), Self("TIPS", "C9H21Si", "triisopropylsilyl"),
    Self("Ts", "C7H7O2S", "tosyl"),
  ]

  /// Abbreviations that are no symbols, which an error explains.
  static let unknown: [Self] = [
    Self("Ad", "C10H15", "adamantyl"), Self("All", "C3H5", "allyl"), Self("Bn", "C7H7", "benzyl"),
    Self("Boc", "C5H9O2", "tert-butoxycarbonyl"), Self("Bu", "C4H9", "butyl"),
    Self("Bz", "C7H5O", "benzoyl"), Self("Cbz", "C8H7O2", "benzyloxycarbonyl"),
    Self("Cp", "C5H5", "cyclopentadienyl"), Self("Cy", "C6H11", "cyclohexyl"),
    Self("Et", "C2H5", "ethyl"), Self("Fc", "C10H9Fe", "ferrocenyl"),
    Self("Fmoc", "C15H11O2", "fluorenylmethoxycarbonyl"), Self("Hex", "C6H13", "hexyl"),
    Self("Me", "CH3", "methyl"), Self("Mes", "C9H11", "mesityl"),
    Self("Ms", "CH3O2S", "methanesulfonyl"), Self("Oct", "C8H17", "octyl"),
    Self("Ph", "C6H5", "phenyl"), Self("Piv", "C5H9O", "pivaloyl"), Self("Py", "C5H5N", "pyridine"),
    Self("Tf", "CF3O2S", "triflyl"), Self("Tol", "C7H7", "tolyl"), Self("Tr", "C19H15", "trityl"),
    Self("acac", "C5H7O2", "acetylacetonate"), Self("bpy", "C10H8N2", "bipyridine"),
    Self("en", "C2H8N2", "ethylenediamine"), Self("iPr", "C3H7", "isopropyl"),
    Self("nBu", "C4H9", "butyl"), Self("phen", "C12H8N2", "phenanthroline"),
    Self("py", "C5H5N", "pyridine"), Self("tBu", "C4H9", "tert-butyl"),
  ]

  /// The abbreviation of `names` that stands at `index` and ends there.
  static func find(_ names: [Self], in text: FormulaText, at index: Int) -> Self? {
    names.first { name in
      let end = index + name.text.utf8CodeUnitCount
      return text.hasPrefix(name.text, at: index) && text.smallLetter(at: end) == 0
    }
  }
}
