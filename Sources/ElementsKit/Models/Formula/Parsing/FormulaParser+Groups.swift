extension FormulaParser {
  /// Reads an opening bracket of a group, nuclide, charge or annotation.
  mutating func open(_ kind: Frame.Kind) throws(FormulaFault) {
    let isGroup = text.beginsGroup(at: position + 1)
    if kind == .round, !isGroup, try annotation() { return }
    if state == .charged {
      // A salt of two complexes: [Ni(NH3)6]+2[PtCl6]-2.
      guard kind == .square, text.has("]", at: chargeOffset - 1) else { throw fault(.charge) }
      state = .item
    }
    let next = isGroup ? .other : text.glyph(at: position + 1).kind
    if kind == .square {
      // Fe[3+] and SO4[-2], as pymatgen writes them.
      if state == .item, text.isCharge(at: position + 1) {
        return try bracketedCharge(from: position)
      }
      if next == .digit { return try bracketedNuclide() }
    } else if state == .item, next == .digit || next == .sign {
      return try bracketedCharge(from: position)
    }
    try push(
      Frame(
        kind: kind, isFirst: state != .item, offset: Int32(position), start: Int32(parts.count)))
    note(FormulaToken(kind: .open, bracket: kind))
    position += 1
  }

  /// Reads an annotation in round brackets: a fraction, an oxidation state or a state of
  /// aggregation. Returns false, without a change, if the bracket is a group.
  private mutating func annotation() throws(FormulaFault) -> Bool {
    switch state {
    case .start, .separated: return try bracketedMultiplier()
    case .item:
      try checkCapitalState()
      if try bracketedOxidationState() { return true }
    case .charged: break
    case .opened: return false
    }
    return text.smallLetter(at: position + 1) != 0 && stateOfAggregation()
  }

  mutating func push(_ new: Frame) throws(FormulaFault) {
    guard frames.count < Self.deepest else { throw fault(.tooDeep) }
    frames.append(frame)
    frame = new
    state = .opened
  }

  /// Reads a closing bracket and its count.
  mutating func close(_ kind: Frame.Kind) throws(FormulaFault) {
    guard frames.count > 0, frame.kind != .text else { throw fault(.unmatchedBracket) }
    switch state {
    case .start, .opened: throw closingTooEarly()
    case .separated: throw FormulaFault(.missingPart, at: separator)
    case .item, .charged: try endComponent()
    }
    guard frame.kind == kind else { throw fault(.unmatchedBracket) }
    let offset = position
    position += 1
    let inner = frame
    if let outer = frames.removeLast() { frame = outer }
    state = .item
    let owner: DigitOwner = kind == .square ? .complex : inner.isFirst ? .whole : .last(0)
    note(FormulaToken(kind: .close, bracket: kind))
    let (token, start) = (tokens.count - 1, position)
    let count = try count(owner)
    noteCount(count, of: token, from: start)
    try fold(inner, times: count, at: count == .one ? offset : offset + 1)
  }

  private func closingTooEarly() -> FormulaFault {
    frame.kind == .component
      ? FormulaFault(.missingPart, at: Int(frame.offset)) : fault(.missingPart)
  }

  /// Ends the open component at a separator, a closing bracket or the end of the text.
  mutating func endComponent() throws(FormulaFault) {
    if lastSymbol.z == 1, parts.count == Int(frame.start) + 1 { try checkWater() }
    guard frame.kind == .component else { return }
    let inner = frame
    if let outer = frames.removeLast() { frame = outer }
    try fold(inner, times: inner.multiplier, at: Int(inner.offset))
  }

  /// Multiplies the atoms and the charge of `inner` by `times` and moves them into the open frame.
  private mutating func fold(
    _ inner: Frame, times: Formula.Count, at offset: Int
  ) throws(FormulaFault) {
    let first = Int(inner.start)
    var kept = first
    for index in first..<parts.count {
      var part = parts.base[index]
      guard let count = part.count.multiplied(by: times) else {
        throw FormulaFault(.tooLarge, at: offset)
      }
      part.count = count
      try merge(part, kept: &kept, from: first, at: offset)
    }
    parts.truncate(to: kept)
    guard inner.charge != 0 else { return }
    let (product, overflow) = Int64(inner.charge).multipliedReportingOverflow(by: times.numerator)
    guard !overflow else { throw FormulaFault(.tooLarge, at: offset) }
    guard product % times.denominator == 0 else { throw FormulaFault(.charge, at: offset) }
    try addCharge(product / times.denominator, at: offset)
  }

  /// Adds a part to the equal atoms of the open frame, or keeps it as a new part of that frame.
  @inline(__always)
  private mutating func merge(
    _ part: Formula.Part, kept: inout Int, from first: Int, at offset: Int
  ) throws(FormulaFault) {
    for index in Int(frame.start)..<first where parts.base[index].isSameAtom(as: part) {
      guard let sum = parts.base[index].count.adding(part.count) else {
        throw FormulaFault(.tooLarge, at: offset)
      }
      parts.base[index].count = sum
      return
    }
    parts.base[kept] = part
    kept += 1
  }
}

extension FormulaText {
  /// Returns true if a capital letter that cannot begin an annotation is at `index`. Most brackets
  /// are plain groups and need no further checks. Returns false for `I`, `V`, `X` and `S`, which
  /// may begin a Roman numeral or `(S)`.
  @inline(__always) fileprivate func beginsGroup(at index: Int) -> Bool {
    hasCapital(at: index) && !has("I", at: index) && !has("V", at: index) && !has("X", at: index)
      && !has("S", at: index)
  }
}
