/// Rejects oxidation states without brackets or superscript, as they result from copying a page:
/// `FeIICl2`, `[FeII(CN)6]4-`, `KMnVIIO4`.
extension FormulaParser {
  /// Reads an atom whose symbol begins with a letter of Roman numerals: iodine, vanadium, indium.
  mutating func numeralOrAtom() throws(FormulaFault) {
    if state == .item, Int(lastSymbol.end) == position { try checkNumeral() }
    try atom()
  }

  /// Rejects numerals of two or more letters after a metal that is known in that oxidation state. A
  /// single letter is an atom, as in `CuI` and `FeVO4`.
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
