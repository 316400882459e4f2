/// The meaning of a digit between a lone element and a final sign: `Fe3+`, `I3-`, `O2-`.
enum LoneIon {
  case charge
  case count
  /// Both meanings are in use.
  case open

  /// Judges one digit, 1…9, behind the symbol of an element.
  ///
  /// - A cation of a metal or metalloid has the digit as its charge where that state was observed;
  ///   `Na2+` is a cluster ion or a slip. `O2+`, `N2+` and `S8+` are written for both meanings.
  /// - Halogens have no charge but −1, so `I3-` is triiodide.
  /// - `O2-` is oxide or superoxide, `N3-` nitride or azide. The other closed shells are charges where
  ///   the ion of so many atoms is rare (`S2-`, `P3-`, `C4-`), and open where clusters are as usual
  ///   (`Si4-`, `Ge4-`, `Sb3-`). Other nonmetals have no ion of that charge.
  init(_ z: UInt8, _ digit: Int, isPositive: Bool) {
    let category = AtomicElement(unchecked: Int(z)).category
    switch (category, isPositive) {
    case _ where digit == 1: self = .charge
    case (.reactiveNonmetal, true), (.halogen, true), (.nobleGas, true): self = .open
    case (_, true): self = OxidationStates.shared.isObserved(z, digit) ? .charge : .open
    case (.halogen, false), (.nobleGas, false): self = .count
    case (.reactiveNonmetal, false), (.metalloid, false): self = Self.anion(z, digit)
    default: self = .open
    }
  }

  private static func anion(_ z: UInt8, _ digit: Int) -> Self {
    switch (z, digit) {
    case (1, _): .open
    case (16, 2), (34, 2), (52, 2), (15, 3), (33, 3), (6, 4): .charge
    case (8, 2), (7, 3), (14, 4), (32, 4), (51, 3), (5, 5): .open
    default: .count
    }
  }

  /// Whether an element is a metal or a metalloid, of which a Roman numeral is an oxidation state.
  static func isMetallic(_ z: UInt8) -> Bool {
    switch AtomicElement(unchecked: Int(z)).category {
    case .reactiveNonmetal, .halogen, .nobleGas: false
    default: true
    }
  }

  /// Whether a nuclide is stable or lives longer than a second, so that people name it: `U-235`.
  static func isNamedNuclide(_ z: UInt8, _ massNumber: Int64) -> Bool {
    guard let nuclide = NuclideTable.byElement[Int(z)].first(where: { $0.massNumber == massNumber })
    else { return false }
    return nuclide.stability == .stable || (nuclide.halfLife?.seconds ?? 0) > 1
  }
}
