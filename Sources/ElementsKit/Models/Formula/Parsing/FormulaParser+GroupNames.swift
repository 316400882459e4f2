/// Rejects symbols that may abbreviate a group in their context: in `AcOH`, `Ac` is not actinium.
extension FormulaParser {
  /// Checks the symbol at the current position.
  ///
  /// - Throws: `.ambiguousSymbol` if it may be a group.
  func checkGroupName() throws(FormulaFault) {
    guard let name = GroupTable.shared.find(in: text, at: position, isAmbiguous: true),
      name.bytes.count > 2 || mayBeGroup
    else { return }
    throw FormulaFault(.ambiguousSymbol, at: position, to: position + name.bytes.count)
  }

  private var mayBeGroup: Bool {
    let behind = position + 2
    // [Ac] is the element in any case.
    if state == .opened, frame.kind == .square, text.has("]", at: behind) { return false }
    switch text.element(at: position) {
    case 89: return mayBeAcetyl(Neighbour(text, at: behind))
    case 117: return state == .item || !Neighbour(text, at: behind).isEnd || isAloneInBrackets
    default: return mayBeAlkyl(Neighbour(text, at: behind))
    }
  }

  /// Returns true if `Ac` may be acetyl: next to O, N, S, H or C, or at the end of a salt, as in
  /// `Pd(OAc)2`, `AcCl` and `NaAc`. Alone, in `AcX3`, `Ac2X3` and `AcOCl`, before brackets and
  /// between other elements it is actinium.
  private func mayBeAcetyl(_ next: Neighbour) -> Bool {
    if next.hasDecimals { return false }
    let isOrganic = [1, 6, 7, 8, 16].contains(next.element)
    if state == .item {
      return [1, 6, 7, 8, 16].contains(previousElement) || isOrganic || next.isEnd
    }
    if next.isEnd { return isAloneInBrackets }
    let isHalogen = [9, 17, 35, 53].contains(next.element)
    guard isOrganic || isHalogen else { return false }
    let second = Neighbour(text, at: next.end)
    if second.count == 3 { return next.count != (isHalogen ? 1 : 2) }
    let isOxyhalide = second.count == 1 && [9, 17, 35, 53].contains(second.element)
    return !(next.element == 8 && next.count == 1 && isOxyhalide)
  }

  /// Returns true for propyl, amyl and neopentyl as in `PrOH`, `PrNH2` and `Ti(OPr)4`.
  private func mayBeAlkyl(_ next: Neighbour) -> Bool {
    guard next.count == 1 else { return false }
    if state == .item {
      let isBehindOxygen = previousElement == 8 && text.has("O", at: position - 1)
      return isBehindOxygen && next.isEnd
    }
    guard [7, 8, 16].contains(next.element) else { return false }
    let second = Neighbour(text, at: next.end)
    return second.count == 1 && second.element == 1
      && Neighbour(text, at: second.end).isEnd
  }

  private var isAloneInBrackets: Bool {
    state == .opened && frame.kind == .round && text.has(")", at: position + 2)
  }

  /// The element before the current position; 0 after a bracket.
  private var previousElement: UInt8 {
    let closers: [Unicode.Scalar] = [")", "]", "}"]
    return closers.contains { text.has($0, at: position - 1) } ? 0 : lastSymbol.z
  }
}

/// The context after a symbol: its count and the next element.
private struct Neighbour {
  /// The count if it is one digit; 1 if none is written, and 0 for longer numbers.
  let count: Int
  let hasDecimals: Bool
  /// The atomic number of the next symbol; 0 if the next item is not a symbol.
  let element: UInt8
  /// The offset after the symbol of ``element``.
  let end: Int
  /// True if no atoms follow.
  let isEnd: Bool

  init(_ text: FormulaText, at index: Int) {
    let kind = text.glyph(at: index).kind
    let isCounted = kind == .digit || kind == .subscriptDigit
    let behind = isCounted ? text.skipping(kind, from: index) : index
    let isSingle = isCounted && behind == index + Int(text.glyph(at: index).width)
    count = !isCounted ? 1 : isSingle ? Int(text.glyph(at: index).value) : 0
    let next = text.glyph(at: behind)
    hasDecimals =
      isCounted && (next.kind == .slash || text.has(".", at: behind))
      && text.glyph(at: behind + Int(next.width)).kind == kind
    element = text.element(at: behind)
    end = behind + (text.smallLetter(at: behind + 1) == 0 ? 1 : 2)
    isEnd = !text.hasCapital(at: behind) && !text.has("(", at: behind) && !text.has("[", at: behind)
  }
}
