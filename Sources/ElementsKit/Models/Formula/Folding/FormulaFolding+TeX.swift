extension FormulaFolding {
  /// Reads a TeX command.
  mutating func command() throws(FormulaFault) {
    let name = position + 1
    var end = name
    while text.smallLetter(at: end) != 0 { end += 1 }
    let letters = UnsafeBufferPointer(start: text.start + name, count: end - name)
    switch String(decoding: letters.prefix(24), as: UTF8.self) {
    case "mathrm", "text", "textrm", "mathsf": try openArgument(.argument, at: end)
    case "ce":
      guard bytes.allSatisfy({ $0 == 0x20 }), open.isEmpty else {
        throw FormulaFault(.markup, at: position)
      }
      try openArgument(.mhchem, at: end)
      isMhchem = true
    case "cdot", "bullet", "times", "ast":
      replace(text.skipping(.space, from: end) - position, with: 0xb7)
    case "rightarrow", "to", "longrightarrow", "leftarrow", "rightleftharpoons",
      "leftrightarrow":
      throw FormulaFault(.equation, at: position)
    case "" where text.has("{", at: name) || text.has("}", at: name):
      // Escaped braces are printed by TeX.
      append(text[name], from: position)
      drop(2)
    default: throw FormulaFault(.markup, at: position, to: end)
    }
  }

  private mutating func openArgument(
    _ kind: Open.Kind, at brace: Int
  ) throws(FormulaFault) {
    guard text.has("{", at: brace) else { throw FormulaFault(.markup, at: position) }
    open.append(Open(kind: kind, offset: position))
    drop(brace + 1 - position)
  }

  /// Reads an opening brace. An empty pair `{}` before a script is removed; other braces stay as
  /// brackets.
  mutating func brace() {
    let isEmpty = text.has("}", at: position + 1)
    if isEmpty, text.has("^", at: position + 2) || text.has("_", at: position + 2) {
      return drop(2)
    }
    open.append(Open(kind: .braces, offset: position))
    append(text[position], from: position)
    position += 1
  }

  mutating func closeBrace() throws(FormulaFault) {
    guard let last = open.last else {
      append(text[position], from: position)
      position += 1
      return
    }
    guard !last.isTag else { throw FormulaFault(.markup, at: last.offset) }
    switch last.kind {
    case .braces:
      open.removeLast()
      append(text[position], from: position)
      position += 1
    case .argument:
      open.removeLast()
      drop(1)
    case .mhchem:
      open.removeLast()
      drop(1)
      try requireEnd()
    case .sub, .sup:
      open.removeLast()
      try closeScript(last, width: 1)
    }
  }

  /// Throws if anything but spaces and `$` follows `\ce{}`.
  private func requireEnd() throws(FormulaFault) {
    var index = position
    while index < text.end {
      let glyph = text.glyph(at: index)
      guard glyph.kind == .space || text.has("$", at: index) else {
        throw FormulaFault(.markup, at: index)
      }
      index += Int(glyph.width)
    }
  }
}
