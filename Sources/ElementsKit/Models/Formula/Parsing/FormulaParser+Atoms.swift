extension FormulaParser {
  /// Reads an element symbol and its count.
  @inline(__always) mutating func atom() throws(FormulaFault) {
    if rules.readsGroups, try group() { return }
    let offset = position
    let (z, a) = try symbol()
    try item(z, a, at: offset)
  }

  /// Reads the count of the atom that was just read, and adds the atom.
  @inline(__always)
  mutating func item(_ z: UInt8, _ a: UInt16, at offset: Int) throws(FormulaFault) {
    let isLone = state != .item
    if state == .charged { throw FormulaFault(.charge, at: offset) }
    state = .item
    lastSymbol = Symbol(z: z, a: a, end: Int32(truncatingIfNeeded: position))
    noteAtom(z, a, at: offset)
    let (token, start) = (tokens.count - 1, position)
    let count = try count(isLone ? .element(z) : .last(z))
    noteCount(count, of: token, from: start)
    try add(Formula.Part(z: z, a: a, count: count), at: offset)
  }

  /// Reads the symbol at the current position: an element, or a nuclide for `D` and `T`.
  ///
  /// - Parameter isNuclide: true if a mass number precedes it, so that it cannot be a group.
  @inline(__always)
  mutating func symbol(isNuclide: Bool = false) throws(FormulaFault) -> (z: UInt8, a: UInt16) {
    let first = text[position]
    let second = text.smallLetter(at: position + 1)
    let z = table.number(ofSymbol: first, second)
    let length = second == 0 ? 1 : 2
    if z != 0, second == 0 || text.smallLetter(at: position + 2) == 0 {
      position += length
      return (z, 0)
    }
    return try rareSymbol(first, second, isNuclide: isNuclide)
  }

  @inline(never)
  private mutating func rareSymbol(
    _ first: UInt8, _ second: UInt8, isNuclide: Bool
  ) throws(FormulaFault) -> (z: UInt8, a: UInt16) {
    if rules.readsLooseNotation, !rules.readsGroups, !isNuclide { try checkGroupName() }
    if second == 0, first == UInt8(ascii: "D") || first == UInt8(ascii: "T") {
      position += 1
      return (1, first == UInt8(ascii: "D") ? 2 : 3)
    }
    let third = second == 0 ? 0 : text.smallLetter(at: position + 2)
    let z = SymbolIndex.shared.number(first, second)
    if z != 0, third == 0 {
      position += 2
      return (z, 0)
    }
    guard third != 0, text.smallLetter(at: position + 3) == 0 else { throw fault(.unknownElement) }
    let temporary = MassTable.number(ofTemporarySymbol: first, second, third)
    guard temporary != 0 else { throw fault(.unknownElement) }
    position += 3
    return (temporary, 0)
  }

  /// Adds atoms to those of the open bracket.
  @inline(__always)
  mutating func add(_ part: Formula.Part, at offset: Int) throws(FormulaFault) {
    var index = Int(frame.start)
    while index < parts.count {
      if parts.base[index].isSameAtom(as: part) {
        guard let sum = parts.base[index].count.adding(part.count) else {
          throw FormulaFault(.tooLarge, at: offset)
        }
        parts.base[index].count = sum
        return
      }
      index += 1
    }
    parts.append(part)
  }

  /// Reads the symbol of the nuclide whose mass number ends at the current position.
  mutating func nuclide(
    _ massNumber: Int64, at offset: Int
  ) throws(FormulaFault) -> (z: UInt8, a: UInt16) {
    guard text.hasCapital(at: position) else {
      throw FormulaFault(.missingPart, at: offset)
    }
    let symbolOffset = position
    let (z, a) = try symbol(isNuclide: true)
    guard a == 0 else { throw FormulaFault(.unknownElement, at: symbolOffset) }
    guard let number = UInt16(exactly: massNumber), NuclideMasses.shared.mass(z, number) != nil
    else { throw FormulaFault(.unknownNuclide, at: offset) }
    return (z, number)
  }
}
