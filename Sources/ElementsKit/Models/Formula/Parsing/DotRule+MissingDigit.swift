/// Full stops behind a symbol or a bracket without a count.
extension DotRule {
  /// Whether the full stop at `dot`, after a symbol or a bracket, is a decimal point without the
  /// digit that should stand before it.
  ///
  /// It is one where what it would part is a lone element, `Ni.5Zn.5Fe2O4`. But for a molecule it
  /// also is one where the number begins with 0 or has three digits, `Ca.165Al2.33Si3.67O10(OH)2`,
  /// or two behind an element that stands alone, `K.33Mg3AlSi3O12H2`, or where other counts nearby
  /// have decimals, `Fe2Al.33Si3.67O12H2`.
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

  /// Whether an element without a count ends the text here, or has such a full stop behind it, too.
  private func isLoneElement(at index: Int) -> Bool {
    let end = index + (text.smallLetter(at: index + 1) == 0 ? 1 : 2)
    return end == text.end || text.has(".", at: end) && text.glyph(at: end + 1).kind == .digit
  }

  /// Whether the component before `dot` is one symbol.
  private func isBare(before dot: Int) -> Bool {
    let start = text.hasCapital(at: dot - 1) ? dot - 1 : dot - 2
    guard start >= 0, text.hasCapital(at: start) else { return false }
    return start == 0 || text.endsComponent(at: start - 1)
  }

  /// Whether a full stop near `dot` is a decimal point between digits.
  private func hasDecimals(around dot: Int) -> Bool {
    (max(1, dot - 16)..<min(text.end, dot + 16)).contains { index in
      text.has(".", at: index) && text.glyph(at: index - 1).kind == .digit
        && text.glyph(at: index + 1).kind == .digit && !separates(at: index, after: 2)
    }
  }
}
