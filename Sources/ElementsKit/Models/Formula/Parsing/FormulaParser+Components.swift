extension FormulaParser {
  /// Reads a separator of adducts, `CuSO4·5H2O`, and the spaces after it.
  mutating func separate(_ glyph: Glyph) throws(FormulaFault) {
    guard state == .item || state == .charged else { throw fault(.missingPart) }
    let behind = text.skipping(.superscriptDigit, from: position + Int(glyph.width))
    if state == .item, text.isRadicalDot(at: position), text.glyph(at: behind).isSign {
      // O2•−: the charge follows.
      return skipRadicalDot()
    }
    guard !DotRule(text).lacksDigit(at: position) else { throw fault(.number) }
    try endComponent()
    note(FormulaToken(kind: .separator))
    separator = position
    state = .separated
    position = text.skipping(.space, from: position + Int(glyph.width))
  }

  /// Reads spaces: around the text, before a separator, and before a charge or a state of
  /// aggregation at the end.
  mutating func space() throws(FormulaFault) {
    let next = text.skipping(.space, from: position)
    switch state {
    case .start:
      position = next
      return
    case .item, .charged: break
    case .separated, .opened: throw fault(.unexpectedCharacter)
    }
    if next == text.end || text.glyph(at: next).kind == .separator
      || text.aggregation(at: next) != nil
    {
      position = next
    } else if try !spacedCharge(at: next) {
      guard !text.beginsReaction(at: next) else { throw FormulaFault(.equation, at: next) }
      throw fault(.unexpectedCharacter)
    }
  }

  /// Reads the multiplier of a component, `5`, `0.5`, `1/2`, `½`, `2½`, and the spaces after it.
  mutating func multiplier() throws(FormulaFault) {
    switch state {
    case .start, .separated: break
    case .charged: throw fault(.charge)
    case .opened:
      try checkBracketedNuclide(from: position)
      throw fault(.number)
    case .item: throw fault(.number)
    }
    let offset = position
    let count = try fraction()
    if state == .start { try checkMultiplier(count, from: offset) }
    try push(multiplier: count, at: offset)
  }

  /// Reads a fraction in round brackets before a component: `(1/2)H2O`. Integers are not accepted,
  /// since `(13)CO2` may denote a nuclide.
  ///
  /// - Returns: false, without a change, if the bracket contains something else.
  mutating func bracketedMultiplier() throws(FormulaFault) -> Bool {
    let first = text.glyph(at: position + 1).kind
    guard state == .start || state == .separated, first == .digit || first == .vulgarFraction else {
      return false
    }
    let offset = position
    position += 1
    let count = try fraction()
    guard !count.isWhole, text.has(")", at: position) else {
      position = offset
      return false
    }
    position += 1
    try push(multiplier: count, at: offset)
    return true
  }

  private mutating func push(
    multiplier: Formula.Count, at offset: Int
  ) throws(FormulaFault) {
    try push(
      Frame(
        kind: .component, offset: Int32(offset), start: Int32(parts.count), multiplier: multiplier))
    note(
      FormulaToken(
        kind: .multiplier, count: multiplier, start: Int32(truncatingIfNeeded: offset),
        end: Int32(truncatingIfNeeded: position)))
    position = text.skipping(.space, from: position)
  }

  private mutating func fraction() throws(FormulaFault) -> Formula.Count {
    let offset = position
    var whole: Int64 = 0
    if text.glyph(at: position).kind == .digit {
      let dot = text.skipping(.digit, from: position)
      if text.has(".", at: dot), text.glyph(at: dot + 1).kind == .digit {
        return try decimal(.digit)
      }
      whole = try integer(.digit)
      let next = text.glyph(at: position)
      if next.kind == .slash {
        guard text.glyph(at: position + Int(next.width)).kind == .digit else {
          throw fault(.number)
        }
        position += Int(next.width)
        let divisor = try integer(.digit)
        guard whole > 0, divisor > 0 else { throw FormulaFault(.number, at: offset) }
        return Formula.Count(reducing: whole, over: divisor)
      }
    }
    let next = text.glyph(at: position)
    guard next.kind == .vulgarFraction else {
      guard whole > 0 else { throw zero(at: offset) }
      return Formula.Count(whole)
    }
    position += Int(next.width)
    let (top, bottom) = Glyph.vulgarFraction(next.value)
    let rest = Formula.Count(reducing: top, over: bottom)
    guard whole > 0 else { return rest }
    guard let sum = Formula.Count(whole).adding(rest) else {
      throw FormulaFault(.tooLarge, at: offset)
    }
    return sum
  }
}

extension FormulaText {
  /// Returns true if the text at `index`, after a space, belongs to an equation: a plus or minus
  /// with a space after it, an equals sign or an arrow.
  fileprivate func beginsReaction(at index: Int) -> Bool {
    let sign = glyph(at: index)
    if sign.kind == .sign {
      let next = index + Int(sign.width)
      return glyph(at: next).kind == .space || has(">", at: next)
    }
    // U+2190…21FF and U+27F5…27FF are arrows.
    let isArrow =
      index + 1 < end && self[index] == 0xe2
      && (0x86...0x87 ~= self[index + 1] || self[index + 1] == 0x9f)
    return isArrow || has("=", at: index)
  }
}
