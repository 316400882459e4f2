import PentadCore

/// The terms of an adduct, summed up.
struct AdductTerms {
  private var gained = FormulaSum()
  private var lost = FormulaSum()
  /// The sum of the known charges of the terms; `nil` if the charge of a term is unknown.
  private var charge: Int? = 0
  /// A Boolean value that indicates whether all sums fit.
  private(set) var fits = true

  /// - Parameter formula: with the number of the term, but for an abbreviation
  mutating func add(_ formula: Formula, count: Int, isGain: Bool, isNeutral: Bool = false) {
    let times = Formula.Count(Int64(isNeutral ? count : 1))
    if isGain {
      fits = gained.add(formula, times: times) && fits
    } else {
      fits = lost.add(formula, times: times) && fits
    }
    guard !isNeutral else { return }
    let unit = Self.charges.first { FormulaSum.isMultiple(formula, of: $0.key, count) }?.value
    // A molecule loses chlorine as an atom or as an ion: M+H-Cl may be [M+H-Cl]+ or [M+H-Cl]2+.
    let isKnown = isGain || (unit ?? 0) >= 0
    charge = charge.flatMap { sum in
      isKnown ? unit.map { sum + (isGain ? $0 : -$0) * count } : nil
    }
  }

  /// Returns the adduct, with the written charge or the charge that follows from the terms.
  func adduct(molecules: Int, charge written: AdductCharge) throws(PentadError) -> Adduct {
    if let value = written.value {
      guard !written.isBare || gained.isEmpty && lost.isEmpty || charge == value else {
        throw PentadError(
          .adductCharge,
          "the final sign may belong to the last term: write [M+2H]2+ or [M+2H]+",
          offset: written.offset)
      }
      return adduct(molecules, value, written.isRadical)
    }
    guard let charge, charge != 0 else {
      throw PentadError(
        .adductCharge,
        "the charge does not follow from the terms: write it after the bracket, as in [M+H]+",
        offset: written.offset)
    }
    return adduct(molecules, charge, written.isRadical)
  }

  private func adduct(_ molecules: Int, _ charge: Int, _ isRadical: Bool) -> Adduct {
    Adduct(
      molecules: molecules, charge: charge, isRadical: isRadical, gained: gained.formula,
      lost: lost.formula)
  }

  /// The solvents and acids that mass spectrometry abbreviates.
  static let abbreviations = formulas([
    ("ACN", "C2H3N"), ("MeCN", "C2H3N"), ("MeOH", "CH4O"), ("EtOH", "C2H6O"), ("FA", "CH2O2"),
    ("HAc", "C2H4O2"), ("Hac", "C2H4O2"), ("AcOH", "C2H4O2"), ("HOAc", "C2H4O2"),
    ("TFA", "C2HF3O2"), ("DMSO", "C2H6OS"), ("IsoProp", "C3H8O"), ("iPrOH", "C3H8O"),
  ])

  /// The charges of the terms that have one by custom.
  private static let charges: [Formula: Int] = {
    let cations = ["H", "D", "Li", "Na", "K", "Rb", "Cs", "NH4"]
    let anions = ["F", "Cl", "Br", "I", "HCOO", "CH3COO", "NO3"]
    let neutral = ["H2O", "NH3", "CO", "CO2"]
    var charges: [Formula: Int] = [:]
    for (texts, charge) in [(cations, 1), (anions, -1), (neutral, 0)] {
      for formula in formulas(texts.map { ($0, $0) }).values { charges[formula] = charge }
    }
    for solvent in abbreviations.values { charges[solvent] = 0 }
    return charges
  }()

  private static func formulas(_ texts: [(String, String)]) -> [String: Formula] {
    Dictionary(uniqueKeysWithValues: texts).compactMapValues { try? Formula($0) }
  }
}
