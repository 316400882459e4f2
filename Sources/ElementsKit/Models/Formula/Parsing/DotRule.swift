/// The rule that classifies the full stop in `4.5` as a decimal point or as a separator of adducts.
///
/// Chemists write both `YBa2Cu3O6.93` and `CuSO4.5H2O`. A full stop between two digits is a decimal
/// point, except where the text after it reads as an adduct. For this, the count before it must be
/// at least 2, since a count of 1 is not written. In addition, one of the following must hold:
/// - The number after it has at most two digits, does not begin with 0, and precedes one of
///   ``molecules``. The molecule ends the component and may be in round brackets.
/// - The number after it is itself a fraction: `CaSO4.0.5H2O`, `CaSO4.1/2H2O`, `CaSO4.1½H2O`.
///
/// If another full stop between digits follows that molecule, it must separate adducts, too.
///
/// So `Fe2.5O4`, `FeH2.5O2.5`, `La1.85Sr0.15CuO4` and `Ni0.5Zn0.5Fe2O4` have decimals.
/// `Na2CO3.10H2O` and `CoCl2.2HCl.6H2O` are adducts. `La1.85Sr0.15CuO4.5H2O` has both. Three
/// decimals, `Cl2.500H2O`, are never an adduct.
struct DotRule {
  /// Molecules that occur as adducts in crystals: solvents, acids, ammonia, and the oxides and
  /// salts in the dualistic formulas of minerals.
  static let molecules: StaticString = """
    H2O OH2 D2O HDO [2H]2O H2O2 NH3 ND3 CO2 SO2 SO3 H2S N2H4 NH2OH \
    HF HCl HBr HI HNO3 H2SO4 H3PO4 HClO4 H3BO3 ClH BrH FH H2O4S H3O4P ClHO4 H3N \
    CH3OH CH4O MeOH C2H5OH CH3CH2OH C2H6O C3H7OH C3H8O C4H10O C4H9OH (CH3)2CHOH (C2H5)2O \
    C2H6O2 C3H6O (CH3)2CO CH3COCH3 CH3COOH CH3CO2H HCOOH CH2O2 C2H4O2 CF3COOH CF3CO2H C2HF3O2 \
    CH3SO3H CH4O3S C2H2O4 H2C2O4 C3H4O4 C4H4O4 C4H6O4 C4H6O5 C4H6O6 C6H8O7 C7H8O3S \
    CH3CN C2H3N C3H7NO HCON(CH3)2 C4H9NO C2H6OS (CH3)2SO C5H5N CHCl3 CH2Cl2 CCl4 C2H4Cl2 \
    C6H6 C7H8 C6H5CH3 C8H10 C6H14 C5H12 C7H16 C4H8O C4H8O2 C4H11N C6H15N CH4N2O CO(NH2)2 C2H8N2 \
    THF DMF DMSO DCM EtOH Et2O MeCN AcOH py SiO2 Al2O3 Fe2O3 B2O3 P2O5 CaO MgO Na2O K2O \
    NaCl KCl LiCl NH4Cl CaCl2 MgCl2 NaF KF CaF2 AlF3 BF3 AlCl3 CaSO4 MgSO4 Na2SO4 K2SO4 \
    (NH4)2SO4 CaCO3 MgCO3 Na2CO3 K2CO3 NaHCO3 KHSO4 Ca(OH)2 Mg(OH)2 NaOH KOH
    """

  /// Water with the digit zero in place of the letter O. A multiplier before it identifies it:
  /// `CuSO4.5H20`.
  static let misspelledWater: StaticString = "H20 D20"

  /// The counterions that may follow an organic Hill formula. InChI writes the ions of salts as
  /// components: `C6H8O7.3Na`.
  static let counterions: StaticString = "Li Na K Rb Cs Mg Ca Sr Ba Zn Al Ag F Cl Br I"

  let text: FormulaText

  init(_ text: FormulaText) { self.text = text }

  /// Returns true if the full stop at `dot`, between two digits, separates adducts.
  ///
  /// - Parameter outlook: the number of further full stops that may be examined. It limits the work
  ///   for a text of nothing but full stops.
  func separates(at dot: Int, after count: Int64, outlook: Int = 3) -> Bool {
    guard count >= 2 else { return false }
    let digitsEnd = text.skipping(.digit, from: dot + 1)
    let width = digitsEnd - dot - 1
    let next = text.glyph(at: digitsEnd).kind
    if next == .slash || next == .vulgarFraction { return true }
    if width == 1, text.has(".", at: digitsEnd), text.glyph(at: digitsEnd + 1).kind == .digit {
      return true
    }
    guard width <= 2, !text.has("0", at: dot + 1) else { return false }
    let component = text.skipping(.space, from: digitsEnd)
    if endsComponent(afterMoleculeAt: component, closedBy: nil, outlook) { return true }
    // Average formulas of fuels begin with carbon and decimals: C12.5H20.
    if !text.has("C", at: 0) || text.skipping(.digit, from: 1) != dot,
      endsComponent(Self.misspelledWater, afterMoleculeAt: component, closedBy: nil, outlook)
    {
      return true
    }
    if beginsWithHydrocarbon,
      endsComponent(Self.counterions, afterMoleculeAt: component, closedBy: nil, outlook)
    {
      return true
    }
    return text.has("(", at: component)
      && endsComponent(afterMoleculeAt: component + 1, closedBy: ")", outlook)
  }

  /// Returns true if one of ``molecules`` begins at `index` and ends the component.
  func isMolecule(at index: Int) -> Bool {
    endsComponent(afterMoleculeAt: index, closedBy: nil, 0)
  }

  /// Returns true if a colon at `index` separates a hydrate, as in geochemical tables:
  /// `CaSO4:2H2O`.
  func isHydrateColon(at index: Int) -> Bool {
    var end = text.skipping(.digit, from: index + 1)
    if text.has(".", at: end) { end = text.skipping(.digit, from: end + 1) }
    return isMolecule(at: text.skipping(.space, from: end))
  }

  /// True if the text begins like an organic Hill formula: `C6H8O7`.
  private var beginsWithHydrocarbon: Bool {
    text.has("C", at: 0) && text.has("H", at: text.skipping(.digit, from: 1))
      && text.smallLetter(at: text.skipping(.digit, from: 1) + 1) == 0
  }

  private func endsComponent(
    _ list: StaticString = molecules, afterMoleculeAt index: Int,
    closedBy closer: Unicode.Scalar?, _ outlook: Int
  ) -> Bool {
    var entry = 0
    while entry < list.utf8CodeUnitCount {
      var (found, matches) = (index, true)
      while entry < list.utf8CodeUnitCount, list.utf8Start[entry] != UInt8(ascii: " ") {
        if matches { matches = advance(&found, over: list.utf8Start[entry]) }
        entry += 1
      }
      entry += 1
      guard matches else { continue }
      if let closer {
        guard text.has(closer, at: found) else { continue }
        found += 1
      }
      if isComponentEnd(found, outlook) { return true }
    }
    return false
  }

  /// Matches one byte of a listed molecule; a subscript digit matches the plain digit.
  private func advance(_ index: inout Int, over byte: UInt8) -> Bool {
    guard index < text.end else { return false }
    if text[index] == byte {
      index += 1
      return true
    }
    let glyph = text.glyph(at: index)
    guard glyph.kind == .subscriptDigit, UInt8(bitPattern: glyph.value) &+ 48 == byte else {
      return false
    }
    index += Int(glyph.width)
    return true
  }

  private func isComponentEnd(_ index: Int, _ outlook: Int) -> Bool {
    guard index < text.end else { return true }
    switch text.glyph(at: index).kind {
    case .digit, .subscriptDigit: return false
    // The next full stop may be a decimal point: FeH2.5O2.5 contains no O2 molecules.
    case .separator where text.has(".", at: index) && text.glyph(at: index - 1).kind == .digit:
      guard text.glyph(at: index + 1).kind == .digit else { return true }
      return outlook == 0 || separates(at: index, after: 2, outlook: outlook - 1)
    case .other:
      let byte = text[index]
      return byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
        || byte == UInt8(ascii: "^")
    default: return true
    }
  }
}

extension DotRule {
  /// Returns true if any full stop between digits in a text separates adducts.
  static func findsSeparator(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = bytes.baseAddress else { return false }
    let text = FormulaText(start: start, end: bytes.count)
    var (index, isLarge) = (0, false)
    while index < text.end {
      let digitsEnd = text.skipping(.digit, from: index)
      if digitsEnd == index {
        index += 1
        continue
      }
      isLarge = digitsEnd - index > 1 || text[index] >= UInt8(ascii: "2")
      if text.has(".", at: digitsEnd) {
        if Self(text).separates(at: digitsEnd, after: isLarge ? 2 : 1) { return true }
        index = text.skipping(.digit, from: digitsEnd + 1)
      } else {
        index = digitsEnd
      }
    }
    return false
  }
}
