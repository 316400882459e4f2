extension FormulaParser {
  /// Reads a charge at the current position: `2-` in digits of one kind, `-2`, `-` or `--`.
  ///
  /// Plain digits may follow a plain sign, `O4S-2`, even where digits before the sign must be
  /// superscript.
  mutating func charge(_ digits: Glyph.Kind, at offset: Int) throws(FormulaFault) {
    let element = bareElement
    let isSizeFirst = text.glyph(at: position).kind == digits
    let numberOffset = position
    var magnitude: Int64 = isSizeFirst ? try integer(digits) : 1
    if text.isRadicalDot(at: position), digits == .digit { skipRadicalDot() }
    let sign = text.glyph(at: position)
    guard sign.isSign else {
      throw FormulaFault(.number, at: numberOffset < text.end ? numberOffset : offset)
    }
    position += Int(sign.width)
    if !isSizeFirst { magnitude = try size(behind: sign, of: element, digits, at: offset) }
    try addCharge(magnitude, sign: sign.value, at: offset)
  }

  /// Reads the size of a charge after its first sign; 1 if none is written.
  private mutating func size(
    behind sign: Glyph, of element: UInt8, _ digits: Glyph.Kind, at offset: Int
  ) throws(FormulaFault) -> Int64 {
    let next = text.glyph(at: position)
    switch next.kind {
    case digits: return try integer(digits)
    case .digit where sign.kind == .sign:
      let magnitude = try integer(.digit)
      try checkSize(magnitude, sign: sign.value, of: element, from: offset)
      return magnitude
    case .sign, .superscriptSign:
      let magnitude = try signs(like: sign)
      guard element == 0 || sign.value < 0 || magnitude <= Int64(element) else {
        throw FormulaFault(.charge, at: offset)
      }
      return magnitude
    default: return 1
    }
  }

  /// Counts equal signs, including the first one; at most four: `Ca++`, `SO4--`.
  private mutating func signs(like sign: Glyph) throws(FormulaFault) -> Int64 {
    var number: Int64 = 1
    while case let next = text.glyph(at: position), next.isSign {
      guard next.value == sign.value, number < 4 else { throw fault(.charge) }
      number += 1
      position += Int(next.width)
    }
    return number
  }

  /// Reads digits and a sign after a space, as they result from copying a page: `SO4 2-`, `SO4 ²⁻`.
  ///
  /// A plain sign alone, `2Na +`, belongs to an equation.
  ///
  /// - Returns: false, without a change, if there is something else at `index`.
  mutating func spacedCharge(at index: Int) throws(FormulaFault) -> Bool {
    let raised = text.glyph(at: text.skipping(.superscriptDigit, from: index))
    if state == .item, raised.kind == .superscriptSign {
      position = index
      try charge(.superscriptDigit, at: index)
      return true
    }
    let behind = text.skipping(.digit, from: index)
    let sign = text.glyph(at: behind)
    guard behind > index, sign.isSign, state == .item else { return false }
    let element = bareElement
    position = index
    let magnitude = try integer(.digit)
    position += Int(sign.width)
    let isPlus = sign.value > 0
    if element != 0, 1...9 ~= magnitude, rules.readsLooseNotation,
      case .count = LoneIon(element, Int(magnitude), isPositive: isPlus)
    {
      throw FormulaFault(.ambiguousCharge, at: index, to: position)
    }
    try addCharge(magnitude, sign: sign.value, at: index)
    return true
  }

  /// Reads the electron: `e-`, `e^-` or `e⁻`. It may have a multiplier; no other items are allowed.
  private mutating func electron() throws(FormulaFault) {
    let offset = position
    position += 1
    state = .item
    note(FormulaToken(kind: .electron))
    switch text.glyph(at: position).kind {
    case .sign, .superscriptSign: try charge(.superscriptDigit, at: position)
    case _ where text.has("^", at: position): try caret()
    case _ where text.has("(", at: position): try bracketedCharge(from: position)
    default: throw FormulaFault(.unknownElement, at: offset)
    }
    let behind = text.skipping(.space, from: position)
    guard frame.charge == -1, behind == text.end || text.aggregation(at: behind) != nil else {
      throw FormulaFault(.unknownElement, at: offset)
    }
  }

  /// Reads a lower-case letter in place of a symbol: the electron, or an abbreviation.
  mutating func smallLetter() throws(FormulaFault) {
    if rules.readsGroups, try group() { return }
    let isFirst = state == .start || state == .opened && frame.kind == .component
    guard isFirst, frames.count <= 1, separator == 0, text.has("e", at: position) else {
      throw fault(.unknownElement)
    }
    try electron()
  }
}
