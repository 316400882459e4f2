extension FormulaParser {
  /// Reads a superscript after a caret: a mass number, `^13C`, an oxidation state, `^{III}`, or a
  /// charge, `^2-`, `^+2`, `^{2-}`, `^(2-)`.
  mutating func caret() throws(FormulaFault) {
    let offset = position
    if try raisedOxidationState() { return }
    position += 1
    let isBracketed = text.has("{", at: position) || text.has("(", at: position)
    let first = isBracketed ? position + 1 : position
    let behind = text.skipping(.digit, from: first)
    switch text.glyph(at: behind).kind {
    case .sign, .superscriptSign: break
    case .separator where isBracketed && text.isRadicalDot(at: behind): break
    case _ where behind > first:
      return try raisedMassNumber(isBracketed: isBracketed, at: offset)
    default: throw FormulaFault(.missingPart, at: offset)
    }
    if isBracketed { return try bracketedCharge(from: offset) }
    try charge(.digit, at: offset)
  }

  private mutating func raisedMassNumber(
    isBracketed: Bool, at offset: Int
  ) throws(FormulaFault) {
    let closer: Unicode.Scalar = text.has("{", at: position) ? "}" : ")"
    if isBracketed { position += 1 }
    let numberOffset = position
    let number = try integer(.digit)
    if isBracketed {
      guard text.has(closer, at: position) else {
        throw FormulaFault(.unmatchedBracket, at: numberOffset - 1)
      }
      position += 1
    }
    try raisedNuclide(number, at: numberOffset, from: offset)
  }

  /// Reads the atom after its superscript mass number, which begins at `offset`.
  private mutating func raisedNuclide(
    _ massNumber: Int64, at numberOffset: Int, from offset: Int
  ) throws(FormulaFault) {
    guard text.hasCapital(at: position) else {
      throw FormulaFault(state == .item ? .charge : .missingPart, at: offset)
    }
    let (z, a) = try nuclide(massNumber, at: numberOffset)
    try item(z, a, at: offset)
  }

  /// Reads superscript digits before a symbol, `¹³C`, or a charge in plain or superscript
  /// characters.
  mutating func superscript() throws(FormulaFault) {
    let offset = position
    guard text.glyph(at: text.skipping(.superscriptDigit, from: position)).isSign else {
      let number = try integer(.superscriptDigit)
      return try raisedNuclide(number, at: offset, from: offset)
    }
    try charge(.superscriptDigit, at: offset)
  }

  /// Reads a nuclide in square brackets, `[13C]`, `[2H2]`. Nothing else is allowed inside.
  mutating func bracketedNuclide() throws(FormulaFault) {
    let bracket = position
    let isLone = state != .item
    position += 1
    let numberOffset = position
    let number = try integer(.digit)
    guard position < text.end else { throw FormulaFault(.unmatchedBracket, at: bracket) }
    if text.has("]", at: position) { return try bracketedMassNumber(number, from: bracket) }
    let (z, a) = try nuclide(number, at: numberOffset)
    state = .item
    noteAtom(z, a, at: numberOffset)
    let (token, innerStart) = (tokens.count - 1, position)
    let inner = try count(.last(z))
    noteCount(inner, of: token, from: innerStart)
    guard position < text.end else { throw FormulaFault(.unmatchedBracket, at: bracket) }
    guard text.has("]", at: position) else {
      let isCloser = text.has(")", at: position) || text.has("}", at: position)
      throw fault(isCloser ? .unmatchedBracket : .unexpectedCharacter)
    }
    position += 1
    lastSymbol = Symbol(z: z, a: a, end: inner == .one ? Int32(position) : -1)
    let outerStart = position
    let outer = try count(inner != .one ? .whole : isLone ? .element(z) : .last(z))
    guard let count = inner.multiplied(by: outer) else {
      throw FormulaFault(.tooLarge, at: bracket)
    }
    if outer != .one {
      // A product has no digits in the text.
      if inner != .one { numberEnd = outerStart }
      noteCount(count, of: token, from: outerStart)
    }
    try add(Formula.Part(z: z, a: a, count: count), at: bracket)
  }

  /// Reads a charge in brackets, `SO4(2-)`, `Fe{3+}`, `Fe[3+]`. A caret may precede round and curly
  /// brackets.
  mutating func bracketedCharge(from offset: Int) throws(FormulaFault) {
    let bracket = position
    let closer: Unicode.Scalar =
      text.has("{", at: position) ? "}" : text.has("[", at: position) ? "]" : ")"
    position += 1
    if text.has("^", at: bracket - 1), try radicalDot(before: closer, at: offset) {
      position += 1
      return
    }
    try charge(.digit, at: offset)
    guard position < text.end else { throw FormulaFault(.unmatchedBracket, at: bracket) }
    if text.has("^", at: bracket - 1), text.isRadicalDot(at: position) { skipRadicalDot() }
    guard text.has(closer, at: position) else { throw fault(.unmatchedBracket) }
    position += 1
  }

  /// Adds the charge that ends the component.
  mutating func addCharge(
    _ magnitude: Int64, sign: Int8, at offset: Int
  ) throws(FormulaFault) {
    guard state == .item, magnitude > 0 else { throw FormulaFault(.charge, at: offset) }
    guard magnitude <= Int64(Int32.max) else { throw FormulaFault(.tooLarge, at: offset) }
    try addCharge(magnitude * Int64(sign), at: offset)
    note(FormulaToken(kind: .charge, value: Int32(magnitude) * Int32(sign)))
    chargeOffset = offset
    state = .charged
  }

  /// Adds to the charge of the open frame; the sum must be within ±(2³¹ - 1).
  mutating func addCharge(_ charge: Int64, at offset: Int) throws(FormulaFault) {
    let (sum, overflow) = charge.addingReportingOverflow(Int64(frame.charge))
    guard !overflow, let charge = Int32(exactly: sum), charge != .min else {
      throw FormulaFault(.tooLarge, at: offset)
    }
    frame.charge = charge
  }
}
