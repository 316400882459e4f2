/// Superscripts and subscripts in TeX and in HTML.
extension FormulaFolding {
  /// Reads an opening or closing tag; only `<sub>` and `<sup>` are known.
  mutating func tag() throws(FormulaFault) {
    let isEnd = text.has("/", at: position + 1)
    let name = position + (isEnd ? 2 : 1)
    guard let kind = tagName(at: name), text.has(">", at: name + 3) else {
      throw FormulaFault(.markup, at: position)
    }
    let width = name + 4 - position
    if isEnd {
      guard let last = open.last, last.kind == kind, last.isTag else {
        throw FormulaFault(.markup, at: position)
      }
      open.removeLast()
      try closeScript(last, width: width)
    } else {
      try openScript(kind, isTag: true, width: width)
    }
  }

  private func tagName(at index: Int) -> Open.Kind? {
    guard index + 3 < text.end else { return nil }
    switch (text[index] | 0x20, text[index + 1] | 0x20, text[index + 2] | 0x20) {
    case (UInt8(ascii: "s"), UInt8(ascii: "u"), UInt8(ascii: "b")): return .sub
    case (UInt8(ascii: "s"), UInt8(ascii: "u"), UInt8(ascii: "p")): return .sup
    default: return nil
    }
  }

  /// Reads a TeX subscript: `_2`, `_{12}`. TeX lowers only the first of several digits without
  /// braces, as in `C_12`, but some authors mean them all. They are read as plain digits.
  mutating func lowered() throws(FormulaFault) {
    if text.has("{", at: position + 1) { return try openScript(.sub, isTag: false, width: 2) }
    if let end = text.wrappedNumber(at: position) { return try wrapped(.sub, to: end) }
    let end = text.skipping(.digit, from: position + 1)
    guard end > position + 1, script == nil else { throw FormulaFault(.markup, at: position) }
    let isOne = end == position + 2
    let lowered = Open(kind: .sub, offset: position, start: bytes.count)
    drop(1)
    if isOne { script = .sub }
    while position < end {
      try emit(text[position])
      position += 1
    }
    if isOne { try closeScript(lowered, width: 0) }
  }

  /// Reads a caret. Braces after it are markup; the parser reads everything else.
  mutating func caret() throws(FormulaFault) {
    if text.has("{", at: position + 1) {
      try openScript(.sup, isTag: false, width: 2)
      return
    }
    if let end = text.wrappedCharge(at: position) { return try wrapped(.sup, to: end) }
    guard script == nil else { throw FormulaFault(.markup, at: position) }
    let start = bytes.count
    append(text[position], from: position)
    position += 1
    // TeX raises a single character: NO^-_3.
    guard text.glyph(at: position).isSign, text.has("_", at: position + 1) else { return }
    try emit(text[position])
    position += 1
    raised = Raised(start: start, end: bytes.count, isNumber: false)
  }

  mutating func openScript(
    _ kind: Open.Kind, isTag: Bool, width: Int
  ) throws(FormulaFault) {
    guard script == nil else { throw FormulaFault(.markup, at: position) }
    if kind == .sup {
      append(UInt8(ascii: "^"), from: position)
      append(UInt8(ascii: "{"), from: isTag ? position : position + 1)
    }
    open.append(Open(kind: kind, offset: position, isTag: isTag, start: bytes.count))
    script = kind
    drop(width)
  }

  /// Ends a script whose closing mark is the next `width` bytes.
  mutating func closeScript(_ opened: Open, width: Int) throws(FormulaFault) {
    script = nil
    guard bytes.count > opened.start else { throw FormulaFault(.markup, at: opened.offset) }
    if opened.kind == .sup {
      let isNumber = bytes[opened.start...].allSatisfy {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
      }
      append(UInt8(ascii: "}"), from: position)
      raised = Raised(start: opened.start - 2, end: bytes.count, isNumber: isNumber)
    } else {
      try placeLowered(opened)
    }
    drop(width)
  }

  /// Moves a subscript to its place. A subscript after a charge, as in TeX's `SO^{2-}_4`, moves
  /// before the charge. An atomic number is removed from the text and compared with the next
  /// symbol.
  private mutating func placeLowered(_ lowered: Open) throws(FormulaFault) {
    let isBehindRaised = raised?.end == lowered.start
    if isBehindRaised && raised?.isNumber == true || !hasItem(before: lowered.start) {
      guard let number = Self.number(bytes[lowered.start...]) else {
        throw FormulaFault(.markup, at: lowered.offset)
      }
      bytes.removeSubrange(lowered.start...)
      offsets.removeSubrange(lowered.start...)
      atomicNumber = (number, lowered.offset)
    } else if isBehindRaised, let raised, bytes[lowered.start] == 0xe2, !isNumeral(raised) {
      let content = (bytes[lowered.start...], offsets[lowered.start...])
      bytes.replaceSubrange(raised.start..., with: content.0 + bytes[raised.start..<raised.end])
      offsets.replaceSubrange(
        raised.start..., with: content.1 + offsets[raised.start..<raised.end])
      self.raised = nil
    }
  }

  /// Returns true if a superscript is an oxidation state. A subscript after it is its count and
  /// does not move: `Fe^{III}_2`.
  private func isNumeral(_ raised: Raised) -> Bool {
    bytes[raised.start..<raised.end].contains { $0 == UInt8(ascii: "I") || $0 == UInt8(ascii: "V") }
  }

  /// Returns true if an item that can have a subscript ends at `index`.
  private func hasItem(before index: Int) -> Bool {
    let openers = [UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: " ")]
    return index > 0 && !openers.contains(bytes[index - 1])
  }

  /// Returns the number in subscript digits; `nil` for other text.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Int64? {
    var value: Int64 = 0
    for (place, byte) in bytes.enumerated() where place % 3 == 2 {
      guard 0x80...0x89 ~= byte, value < 1_000 else { return nil }
      value = value * 10 + Int64(byte & 15)
    }
    let isDigits = bytes.count.isMultiple(of: 3) && bytes.first == 0xe2
    return isDigits ? value : nil
  }
}
