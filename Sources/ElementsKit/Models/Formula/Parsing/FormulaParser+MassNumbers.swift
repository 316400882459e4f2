/// Mass numbers in their own brackets: `[13]C6H12O6`, as CDK and enviPat write them.
extension FormulaParser {
  /// Reads the closing bracket of a mass number and the symbol after it.
  ///
  /// Some programs write the mass number after the symbol, `O[18]`; this is an error that shows the
  /// right notation. Between two symbols, `N[15]O`, a mass number is ambiguous if both elements
  /// have such a nuclide. A single atom of the same element on both sides is accepted.
  mutating func bracketedMassNumber(
    _ number: Int64, from bracket: Int
  ) throws(FormulaFault) {
    let behind = position + 1
    let before = state == .item && Int(lastSymbol.end) == bracket ? lastSymbol.z : 0
    let isOfSymbolBefore = before != 0 && Self.isNuclide(before, number)
    guard text.hasCapital(at: behind) else {
      throw FormulaFault(isOfSymbolBefore ? .massNumberBehind : .missingPart, at: bracket + 1)
    }
    let z = text.element(at: behind)
    if isOfSymbolBefore, z != before || text.isCounted(symbolAt: behind) {
      let isOpen = Self.isNuclide(z, number)
      throw FormulaFault(
        isOpen ? .ambiguousMassNumber : .massNumberBehind, at: bracket + 1, to: behind)
    }
    position = behind
    let atom = try nuclide(number, at: bracket + 1)
    try item(atom.z, atom.a, at: bracket)
  }

  private static func isNuclide(_ z: UInt8, _ massNumber: Int64) -> Bool {
    guard z != 0, let number = UInt16(exactly: massNumber) else { return false }
    return NuclideMasses.shared.mass(z, number) != nil
  }

  /// Rejects `(13C)6`, which may denote a nuclide, or 13 C six times.
  func checkBracketedNuclide(from offset: Int) throws(FormulaFault) {
    let symbol = text.skipping(.digit, from: offset)
    let z = text.element(at: symbol)
    let end = symbol + (text.smallLetter(at: symbol + 1) == 0 ? 1 : 2)
    guard frame.kind == .round, Int(frame.offset) == offset - 1, text.has(")", at: end), z != 0,
      let number = Int64(text.slice(offset, symbol)), Self.isNuclide(z, number)
    else { return }
    throw FormulaFault(.ambiguousBracket, at: offset, to: end)
  }
}

extension FormulaText {
  /// Returns true if a count follows the symbol at `index`.
  fileprivate func isCounted(symbolAt index: Int) -> Bool {
    let kind = glyph(at: index + (smallLetter(at: index + 1) == 0 ? 1 : 2)).kind
    return kind == .digit || kind == .subscriptDigit
  }
}
