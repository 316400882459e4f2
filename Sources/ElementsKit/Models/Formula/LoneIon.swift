/// The meaning of a digit between a lone element and a final sign: `Fe3+`, `I3-`, `O2-`.
enum LoneIon {
  case charge
  case count
  /// Both meanings are in use, so the text is ambiguous.
  case open

  /// Classifies one digit, 1…9, after the symbol of an element.
  ///
  /// - For a cation of a metal or metalloid the digit is the charge if that oxidation state was
  ///   observed. `Na2+` may be a cluster ion or a typing error, so it is open. `O2+`, `N2+` and
  ///   `S8+` are in use for both meanings.
  /// - The only charge of halogens is −1, so `I3-` is triiodide.
  /// - `O2-` is oxide or superoxide, `N3-` nitride or azide. Other closed-shell anions are charges
  ///   if the ion with that number of atoms is rare (`S2-`, `P3-`, `C4-`). They are open if
  ///   clusters are equally common (`Si4-`, `Ge4-`, `Sb3-`). Other nonmetals have no ion with that
  ///   charge.
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

  /// Returns true if an element is a metal or a metalloid, for which a Roman numeral is an
  /// oxidation state.
  static func isMetallic(_ z: UInt8) -> Bool {
    switch AtomicElement(unchecked: Int(z)).category {
    case .reactiveNonmetal, .halogen, .nobleGas: false
    default: true
    }
  }

  /// Returns true if a nuclide is stable or has a half-life above one second, so that texts may
  /// name it: `U-235`.
  static func isNamedNuclide(_ z: UInt8, _ massNumber: Int64) -> Bool {
    guard let nuclide = NuclideTable.byElement[Int(z)].first(where: { $0.massNumber == massNumber })
    else { return false }
    return nuclide.stability == .stable || (nuclide.halfLife?.seconds ?? 0) > 1
  }
}
