extension FormulaParser {
  /// An opening bracket: of a group, of a nuclide, of a charge.
  mutating func open(_ kind: Frame.Kind) throws(FormulaFault) {
    if state == .charged { throw fault(.charge) }
    let next = text.glyph(at: position + 1).kind
    if kind == .square {
      if next == .digit { return try bracketedNuclide() }
    } else if state == .item, next == .digit || next == .sign {
      return try bracketedCharge(from: position)
    }
    try push(Frame(kind: kind, offset: Int32(position), start: Int32(parts.count)))
    position += 1
  }

  mutating func push(_ new: Frame) throws(FormulaFault) {
    guard frames.count < Self.deepest else { throw fault(.tooDeep) }
    frames.append(frame)
    frame = new
    state = .opened
  }

  /// A closing bracket and its count.
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
    let count = try count(charge: kind == .square ? .group : .none)
    try fold(inner, times: count, at: count == .one ? offset : offset + 1)
  }

  private func closingTooEarly() -> FormulaFault {
    frame.kind == .component
      ? FormulaFault(.missingPart, at: Int(frame.offset)) : fault(.missingPart)
  }

  /// Ends what a separator, a closing bracket or the end of the text ends.
  mutating func endComponent() throws(FormulaFault) {
    guard frame.kind == .component else { return }
    let inner = frame
    if let outer = frames.removeLast() { frame = outer }
    try fold(inner, times: inner.multiplier, at: Int(inner.offset))
  }

  /// Moves the atoms and the charge of `inner`, so many times, into the open frame.
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

  /// Adds a folded part to the same atoms of the open frame, or keeps it among its new ones.
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
