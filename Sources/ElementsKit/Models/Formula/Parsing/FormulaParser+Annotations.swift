/// Oxidation states, states of aggregation and radical dots: text in brackets or superscript that
/// is neither atoms nor a charge.
extension FormulaParser {
  /// Reads an oxidation state in round brackets directly after a symbol: `Fe(III)`, `Fe(-II)`,
  /// `Ni(0)`.
  ///
  /// `(I)` after a nonmetal is iodine. With a count, `(I)` is iodine, `P(I)3`, and `(V)` is
  /// vanadium, unless the element is known in that oxidation state.
  ///
  /// - Returns: false, without a change, if the bracket contains atoms.
  mutating func bracketedOxidationState() throws(FormulaFault) -> Bool {
    guard let numeral = text.numeral(at: position + 1), text.has(")", at: numeral.end) else {
      return false
    }
    let z = lastSymbol.z
    let isAtom = numeral.value == 1 || numeral.value == 5
    guard Int(lastSymbol.end) == position else {
      guard numeral.value != 0, !isAtom || isMisplaced(numeral.value) else { return false }
      throw FormulaFault(.oxidationState, at: position, to: numeral.end + 1)
    }
    if numeral.value == 1, !LoneIon.isMetallic(z) { return false }
    let end = numeral.end + 1
    let next = text.glyph(at: end).kind
    if next == .digit || next == .subscriptDigit || next == .vulgarFraction {
      if numeral.value <= 0 { return false }
      if isAtom, !OxidationStates.shared.isKnown(z, numeral.value) { return false }
      let behind = text.skipping(next, from: end)
      throw FormulaFault(.ambiguousNumeral, at: position, to: behind)
    }
    try addOxidationState(numeral.value, through: end)
    return true
  }

  /// Returns true if `(I)` or `(V)` after a counted symbol may be its oxidation state: `Cu2(I)O`.
  private func isMisplaced(_ value: Int) -> Bool {
    let (z, end) = (lastSymbol.z, Int(lastSymbol.end))
    guard end >= 0, text.skipping(.digit, from: end) == position else { return false }
    return OxidationStates.shared.isKnown(z, value) && (value != 1 || LoneIon.isMetallic(z))
  }

  /// Reads a superscript oxidation state, `Fe^{III}`, and the count after it, `Fe^{III}2O3`.
  ///
  /// - Returns: false, without a change, if the superscript is something else.
  mutating func raisedOxidationState() throws(FormulaFault) -> Bool {
    guard text.has("{", at: position + 1), let numeral = text.numeral(at: position + 2),
      text.has("}", at: numeral.end)
    else { return false }
    guard state == .item, Int(lastSymbol.end) == position else { throw fault(.oxidationState) }
    let offset = position
    try addOxidationState(numeral.value, through: numeral.end + 1)
    let (token, start) = (tokens.count - 1, position)
    let count = try count(.last(lastSymbol.z))
    noteCount(count, of: token, from: start)
    guard count.isWhole else { throw FormulaFault(.number, at: offset) }
    if count != .one {
      // The symbol was already counted once.
      let rest = Formula.Count(count.numerator - 1)
      try add(Formula.Part(z: lastSymbol.z, a: lastSymbol.a, count: rest), at: offset)
    }
    return true
  }

  private mutating func addOxidationState(
    _ value: Int, through end: Int
  ) throws(FormulaFault) {
    guard value == 0 || OxidationStates.shared.contains(lastSymbol.z, value) else {
      throw FormulaFault(.oxidationState, at: position, to: end)
    }
    oxidationStates.append(
      Formula.OxidationState(z: lastSymbol.z, state: Int8(truncatingIfNeeded: value)))
    note(FormulaToken(kind: .oxidationState, value: Int32(truncatingIfNeeded: value)))
    position = end
  }

  /// Reads a state of aggregation at the end of the text: `H2O(l)`.
  ///
  /// - Returns: false, without a change, if the bracket contains something else.
  mutating func stateOfAggregation() -> Bool {
    guard state == .item || state == .charged, frame.kind == .text || frame.kind == .component,
      frames.count <= 1, let found = text.aggregation(at: position)
    else { return false }
    aggregation = found.value
    position = found.end
    state = .charged
    return true
  }

  /// Reads a radical dot that is the only content of a pair of braces: `CH3^{.}`.
  ///
  /// - Returns: false if something follows the dot.
  mutating func radicalDot(
    before closer: Unicode.Scalar, at offset: Int
  ) throws(FormulaFault) -> Bool {
    guard text.isRadicalDot(at: position) else { return false }
    skipRadicalDot()
    guard text.has(closer, at: position) else { return false }
    guard state == .item else { throw FormulaFault(.charge, at: offset) }
    chargeOffset = offset
    state = .charged
    return true
  }

  mutating func skipRadicalDot() {
    isRadical = true
    note(FormulaToken(kind: .radical))
    position += Int(text.glyph(at: position).width)
  }
}

extension FormulaText {
  /// Returns true if a dot that may mark a radical is at `index`; an asterisk may not.
  func isRadicalDot(at index: Int) -> Bool {
    glyph(at: index).kind == .separator && !has("*", at: index)
  }

  /// Returns the number at `index`: a Roman numeral up to IX with an optional sign, or 0. Returns
  /// `nil` for other text.
  func numeral(at index: Int) -> (value: Int, end: Int)? {
    if has("0", at: index) { return (0, index + 1) }
    let sign = glyph(at: index)
    if sign.kind == .sign {
      guard let numeral = numeral(from: index + Int(sign.width)) else { return nil }
      return (numeral.value * Int(sign.value), numeral.end)
    }
    return numeral(from: index)
  }

  private func numeral(from index: Int) -> (value: Int, end: Int)? {
    var end = index
    while has("I", at: end) || has("V", at: end) || has("X", at: end) {
      guard end < index + 4 else { return nil }
      end += 1
    }
    guard end > index else { return nil }
    let numerals: [StaticString] = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"]
    let place = numerals.firstIndex {
      $0.utf8CodeUnitCount == end - index && hasPrefix($0, at: index)
    }
    return place.map { ($0 + 1, end) }
  }

  /// Returns true if the ASCII text `word` begins at `index`.
  func hasPrefix(_ word: StaticString, at index: Int) -> Bool {
    guard index + word.utf8CodeUnitCount <= end else { return false }
    for place in 0..<word.utf8CodeUnitCount where self[index + place] != word.utf8Start[place] {
      return false
    }
    return true
  }

  /// Returns the state of aggregation in round brackets at `index` if only spaces follow it.
  func aggregation(at index: Int) -> (value: Formula.Aggregation, end: Int)? {
    var closer = index + 1
    while smallLetter(at: closer) != 0, closer < index + 4 { closer += 1 }
    guard has("(", at: index), has(")", at: closer), skipping(.space, from: closer + 1) == end
    else {
      return nil
    }
    let letters = UnsafeBufferPointer(start: start + index + 1, count: closer - index - 1)
    return Formula.Aggregation(rawValue: String(decoding: letters, as: UTF8.self))
      .map { ($0, end) }
  }
}
