extension FormulaParser {
  /// A mark that parts adducts, `CuSO4·5H2O`, and the spaces after it.
  mutating func separate(_ glyph: Glyph) throws(FormulaFault) {
    guard state == .item || state == .charged else { throw fault(.missingPart) }
    guard !DotRule(text).lacksDigit(at: position) else { throw fault(.number) }
    try endComponent()
    separator = position
    state = .separated
    position = text.skipping(.space, from: position + Int(glyph.width))
  }

  /// Spaces, which may stand only before a separator here.
  mutating func space() throws(FormulaFault) {
    let next = text.skipping(.space, from: position)
    guard state == .item || state == .charged, text.glyph(at: next).kind == .separator else {
      throw fault(.unexpectedCharacter)
    }
    position = next
  }

  /// The number before a component: `5`, `0.5`, `1/2`, `½`, `2½`.
  mutating func multiplier() throws(FormulaFault) {
    switch state {
    case .start, .separated: break
    case .charged: throw fault(.charge)
    case .opened, .item: throw fault(.number)
    }
    let offset = position
    let allowsSpaces = state == .separated
    let count = try fraction()
    try push(
      Frame(
        kind: .component, offset: Int32(offset), start: Int32(parts.count), multiplier: count))
    if allowsSpaces { position = text.skipping(.space, from: position) }
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
