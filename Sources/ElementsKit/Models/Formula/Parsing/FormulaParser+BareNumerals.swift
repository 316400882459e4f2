/// Refuses oxidation states that have lost their brackets or their height on a copied page:
/// `FeIICl2`, `[FeII(CN)6]4-`, `KMnVIIO4`.
extension FormulaParser {
  /// An atom whose symbol begins with a letter of Roman numerals: iodine, vanadium, indium.
  mutating func numeralOrAtom() throws(FormulaFault) {
    if state == .item, Int(lastSymbol.end) == position { try checkNumeral() }
    try atom()
  }

  /// One letter is an atom, as in `CuI` and `FeVO4`. Two or more are open behind a metal that is known
  /// in that state.
  @inline(never)
  private func checkNumeral() throws(FormulaFault) {
    guard rules.readsLooseNotation, LoneIon.isMetallic(lastSymbol.z),
      let numeral = text.numeral(at: position), numeral.end > position + 1, numeral.value < 9,
      text.smallLetter(at: numeral.end) == 0,
      OxidationStates.shared.isKnown(lastSymbol.z, numeral.value)
    else { return }
    throw FormulaFault(.ambiguousBareNumeral, at: position, to: numeral.end)
  }
}
