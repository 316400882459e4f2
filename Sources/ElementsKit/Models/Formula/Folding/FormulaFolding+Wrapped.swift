/// Scripts between two like marks: `Ca_2_Mg_5_`, as the mineral data of RRUFF have them, and `H~2~O`,
/// `SO~4~^2-^` of Markdown.
extension FormulaFolding {
  /// A tilde, which is markup only before a number that another one ends.
  mutating func tilde() throws(FormulaFault) {
    if let end = text.wrappedNumber(at: position) { return try wrapped(.sub, to: end) }
    try emit(text[position])
    position += 1
  }

  /// The script between the mark here and the one at `end`.
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
  /// Where the mark stands that ends the number behind the mark at `index`; `nil` for others.
  func wrappedNumber(at index: Int) -> Int? {
    var end = skipping(.digit, from: index + 1)
    if end > index + 1, has(".", at: end) { end = skipping(.digit, from: end + 1) }
    // In TeX a mark that digits follow begins another script.
    guard end > index + 1, end < self.end, self[end] == self[index],
      glyph(at: end + 1).kind != .digit, !has("{", at: end + 1)
    else { return nil }
    return end
  }

  /// Where the caret stands that ends the charge, mass number or numeral behind that at `index`.
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
