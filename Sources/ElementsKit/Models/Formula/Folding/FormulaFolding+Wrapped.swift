/// Scripts between two equal marks: `Ca_2_Mg_5_` in the mineral data of RRUFF, and `H~2~O`,
/// `SO~4~^2-^` in Markdown.
extension FormulaFolding {
  /// Reads a tilde, which is markup only before a number and a second tilde.
  mutating func tilde() throws(FormulaFault) {
    if let end = text.wrappedNumber(at: position) { return try wrapped(.sub, to: end) }
    try emit(text[position])
    position += 1
  }

  /// Reads the script between the mark at the current position and the one at `end`.
  mutating func wrapped(_ kind: Open.Kind, to end: Int) throws(FormulaFault) {
    try openScript(kind, isTag: false, width: 1)
    while position < end {
      let width = text.width(at: position)
      for place in position..<position + width { try emit(text[place]) }
      position += width
    }
    if let opened = open.popLast() { try closeScript(opened, width: 1) }
  }
}

extension FormulaText {
  /// Returns the offset of the mark that closes the number after the mark at `index`; `nil` if
  /// there is none.
  func wrappedNumber(at index: Int) -> Int? {
    var end = skipping(.digit, from: index + 1)
    if end > index + 1, has(".", at: end) { end = skipping(.digit, from: end + 1) }
    // In TeX, a mark followed by digits begins another script.
    guard end > index + 1, end < self.end, self[end] == self[index],
      glyph(at: end + 1).kind != .digit, !has("{", at: end + 1)
    else { return nil }
    return end
  }

  /// Returns the offset of the caret that closes the charge, mass number or numeral after the caret
  /// at `index`; `nil` if there is none.
  func wrappedCharge(at index: Int) -> Int? {
    var end = index + 1
    while case let glyph = glyph(at: end),
      glyph.kind == .digit || glyph.isSign || has("I", at: end) || has("V", at: end)
    {
      end += max(1, Int(glyph.width))
    }
    return end > index + 1 && has("^", at: end) ? end : nil
  }
}
