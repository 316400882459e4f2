/// Symbols that chemists also use for organic groups.
enum FormulaSymbols {
  /// The elements whose symbols abbreviate groups: praseodymium and propyl, actinium and acetyl,
  /// neptunium and neopentyl, americium and amyl, tennessine and tosyl.
  static let alsoGroups: [UInt8] = [59, 89, 93, 95, 117]
}

/// Parses the abbreviations of ``Formula/Reading/groups``.
extension FormulaParser {
  /// The meaning of the text at one position.
  private enum Meaning {
    case group(Int)
    /// A symbol of one letter, before an abbreviation that begins with a lower-case letter.
    case letter
    /// An ordinary symbol.
    case symbol
  }

  /// Reads an abbreviation and its count.
  ///
  /// - Returns: false, without a change, if there is an ordinary symbol.
  @inline(never)
  mutating func group() throws(FormulaFault) -> Bool {
    let offset = position
    switch try meaning() {
    case .symbol: return false
    case .letter:
      let (first, z) = (text[position], text.element(oneLetterAt: position))
      position += 1
      let isHydrogen = first == UInt8(ascii: "D") || first == UInt8(ascii: "T")
      try item(z, isHydrogen ? first == UInt8(ascii: "D") ? 2 : 3 : 0, at: offset)
    case .group(let place): try group(place, at: offset)
    }
    return true
  }

  private mutating func group(_ place: Int, at offset: Int) throws(FormulaFault) {
    if state == .charged { throw FormulaFault(.charge, at: offset) }
    let group = GroupTable.shared.groups[place]
    let isLone = state != .item
    state = .item
    lastSymbol = Symbol()
    position += group.bytes.count
    note(FormulaToken(kind: .group, value: Int32(truncatingIfNeeded: place)))
    let (token, start) = (tokens.count - 1, position)
    let count = try count(isLone ? .whole : .last(0))
    noteCount(count, of: token, from: start)
    for var part in group.parts {
      guard let product = part.count.multiplied(by: count) else {
        throw FormulaFault(.tooLarge, at: offset)
      }
      part.count = product
      try add(part, at: offset)
    }
  }

  /// Returns the meaning of the text at the current position.
  ///
  /// - Throws: `.ambiguousGroup` for `PtBu`: platinum with butyl, or phosphorus with tert-butyl.
  private func meaning() throws(FormulaFault) -> Meaning {
    let second = text.smallLetter(at: position + 1)
    let pair = second == 0 ? 0 : text.element(twoLettersAt: position)
    let isPair = pair != 0 && canFollow(at: position + 2)
    let place = GroupTable.shared.places(in: text, at: position).first {
      canFollow(at: position + GroupTable.shared.groups[$0].bytes.count)
    }
    if let place {
      let length = GroupTable.shared.groups[place].bytes.count
      let isElement = isPair && length <= 2 && !FormulaSymbols.alsoGroups.contains(pair)
      if !isElement, !isBracketedSymbol(pair) { return .group(place) }
    }
    guard second != 0, text.element(oneLetterAt: position) != 0 else { return .symbol }
    let inner = GroupTable.shared.places(in: text, at: position + 1).first {
      canFollow(at: position + 1 + GroupTable.shared.groups[$0].bytes.count)
    }
    guard let inner else { return .symbol }
    guard isPair else { return .letter }
    // Tributyltin is written SnBu3; normal butyl has no prefix in such formulas.
    guard second != UInt8(ascii: "n") else { return .symbol }
    let end = position + 1 + GroupTable.shared.groups[inner].bytes.count
    throw FormulaFault(.ambiguousGroup, at: position, to: end)
  }

  /// Returns true if a symbol or an abbreviation may end before `index`: no lower-case letter
  /// follows, or an abbreviation begins with it.
  private func canFollow(at index: Int) -> Bool {
    text.smallLetter(at: index) == 0 || !GroupTable.shared.places(in: text, at: index).isEmpty
  }

  /// Returns true if the symbol is alone in square brackets, where it is the element.
  private func isBracketedSymbol(_ pair: UInt8) -> Bool {
    pair != 0 && state == .opened && frame.kind == .square && text.has("]", at: position + 2)
  }
}

extension FormulaText {
  /// Returns the atomic number of the symbol of one letter at `index`, hydrogen for `D` and `T`; 0
  /// if there is none.
  fileprivate func element(oneLetterAt index: Int) -> UInt8 {
    guard hasCapital(at: index) else { return 0 }
    if has("D", at: index) || has("T", at: index) { return 1 }
    return MassTable.shared.number(ofSymbol: self[index], 0)
  }

  /// Returns the atomic number of the symbol of two letters at `index`, regardless of the text
  /// after it; 0 if there is none.
  fileprivate func element(twoLettersAt index: Int) -> UInt8 {
    SymbolIndex.shared.number(self[index], smallLetter(at: index + 1))
  }
}
