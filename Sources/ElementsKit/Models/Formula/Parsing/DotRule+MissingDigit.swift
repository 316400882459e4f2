/// Full stops after a symbol or a bracket without a count.
extension DotRule {
  /// Returns true if the full stop at `dot`, after a symbol or a bracket, is a decimal point
  /// without its leading digit.
  ///
  /// It is one if the number precedes a lone element, `Ni.5Zn.5Fe2O4`. It is also one in the
  /// following cases, unless the number precedes one of ``molecules``:
  /// - The number begins with 0 or has at least three digits: `Ca.165Al2.33Si3.67O10(OH)2`.
  /// - The number has two digits and the component before it is one symbol: `K.33Mg3AlSi3O12H2`.
  /// - Other counts nearby have decimals: `Fe2Al.33Si3.67O12H2`.
  func lacksDigit(at dot: Int) -> Bool {
    let digitsEnd = text.skipping(.digit, from: dot + 1)
    let isCounted = dot > 0 && text.glyph(at: dot - 1).kind == .digit
    guard text.has(".", at: dot), !isCounted, digitsEnd > dot + 1, text.hasCapital(at: digitsEnd)
    else { return false }
    if isLoneElement(at: digitsEnd) { return true }
    let digits = digitsEnd - dot - 1
    let isSuspect =
      digits > 2 || text.has("0", at: dot + 1) || digits == 2 && isBare(before: dot)
      || hasDecimals(around: dot)
    return isSuspect && !isMolecule(at: digitsEnd)
  }

  /// Returns true if an element without a count ends the text or precedes another such full stop.
  private func isLoneElement(at index: Int) -> Bool {
    let end = index + (text.smallLetter(at: index + 1) == 0 ? 1 : 2)
    return end == text.end || text.has(".", at: end) && text.glyph(at: end + 1).kind == .digit
  }

  /// Returns true if the component before `dot` is a single symbol.
  private func isBare(before dot: Int) -> Bool {
    let start = text.hasCapital(at: dot - 1) ? dot - 1 : dot - 2
    guard start >= 0, text.hasCapital(at: start) else { return false }
    return start == 0 || text.endsComponent(at: start - 1)
  }

  /// Returns true if a full stop within 16 bytes of `dot` is a decimal point between digits.
  private func hasDecimals(around dot: Int) -> Bool {
    (max(1, dot - 16)..<min(text.end, dot + 16)).contains { index in
      text.has(".", at: index) && text.glyph(at: index - 1).kind == .digit
        && text.glyph(at: index + 1).kind == .digit && !separates(at: index, after: 2)
    }
  }
}
