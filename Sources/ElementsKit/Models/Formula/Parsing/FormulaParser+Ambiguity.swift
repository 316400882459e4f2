/// Decides between a count and a charge, and rejects texts that may be either.
extension FormulaParser {
  /// Returns true if digits before a final sign are the charge.
  ///
  /// - Throws: `.ambiguousCharge` if they may also be a count.
  func isCharge(
    _ count: Formula.Count, _ owner: DigitOwner, from offset: Int, _ sign: Glyph
  ) throws(FormulaFault) -> Bool {
    let isOpen: Bool
    switch owner {
    case .last(let z): isOpen = isPasted(count, behind: z)
    case .complex:
      guard count.isWhole else { throw FormulaFault(.charge, at: offset) }
      return true
    case .whole:
      if count == .one { return true }
      isOpen = true
    case .element(let z):
      guard count.isWhole else { throw FormulaFault(.charge, at: offset) }
      let meaning =
        count.numerator <= 9
        ? LoneIon(z, Int(count.numerator), isPositive: sign.value > 0) : LoneIon.open
      if meaning == .charge { return true }
      isOpen = meaning == .open
    }
    let end = position + Int(sign.width)
    // If more atoms follow the sign, both meanings are invalid, so the text is not ambiguous.
    guard !isOpen || !text.endsComponent(at: end) else {
      throw FormulaFault(.ambiguousCharge, at: offset, to: end)
    }
    return false
  }

  /// Returns true if digits look like a subscript and a superscript pasted as plain text: `SO42-`
  /// for SO₄²⁻. The count must be at least 2 and the charge 2 to 4. Counts of hydrogen are often
  /// above 20, so for hydrogen the number must be at least 100.
  private func isPasted(_ count: Formula.Count, behind z: UInt8) -> Bool {
    let digits = count.numerator
    return count.isWhole && digits >= 20 && 2...4 ~= digits % 10 && (z != 1 || digits >= 100)
  }

  /// Rejects `13CO2`, where the number may be the mass number of the first atom. This applies to
  /// numbers from 10 on that form a well-known nuclide with that atom. In `2H2O` the number is
  /// always a multiplier.
  func checkMultiplier(_ count: Formula.Count, from offset: Int) throws(FormulaFault) {
    guard rules.multiplierMayBeMassNumber, count.isWhole, count.numerator >= 10,
      text.hasCapital(at: position)
    else { return }
    let z = text.element(at: position)
    guard z != 0, LoneIon.isNamedNuclide(z, count.numerator) else { return }
    throw FormulaFault(.ambiguousMultiplier, at: offset, to: position)
  }

  /// Rejects `(S)` at the end. It may be sulfur, or a solid in a text of capital letters only,
  /// `H2O(S)`.
  func checkCapitalState() throws(FormulaFault) {
    guard text.has("S", at: position + 1), text.has(")", at: position + 2), frames.count <= 1,
      rules.readsLooseNotation, text.skipping(.space, from: position + 3) == text.end
    else { return }
    throw FormulaFault(.ambiguousState, at: position, to: position + 3)
  }

  /// Rejects `H20` alone in a component: it may be hydrogen with a count of 20, or water written
  /// with a zero for its oxygen.
  @inline(never)
  func checkWater() throws(FormulaFault) {
    let digits = Int(lastSymbol.end)
    guard digits > 0, text.hasCapital(at: digits - 1), rules.readsLooseNotation,
      !rules.digitsAreCounts, text.has("2", at: digits), text.has("0", at: digits + 1),
      text.skipping(.digit, from: digits) == digits + 2, !text.has(".", at: digits + 2),
      parts.base[Int(frame.start)].count == Formula.Count(20)
    else { return }
    throw FormulaFault(.ambiguousWater, at: digits, to: digits + 2)
  }

  /// The atomic number if the component contains only one symbol so far, without a count; otherwise
  /// 0.
  var bareElement: UInt8 {
    let isBare = state == .item && Int(lastSymbol.end) == position
    return isBare && parts.count == Int(frame.start) + 1 && lastSymbol.a == 0 ? lastSymbol.z : 0
  }

  /// Rejects `U-235`, which may denote a nuclide; `SO2-4`, where the number after the sign may be a
  /// count from a copied page; and charges that are impossible for the atom.
  func checkSize(
    _ magnitude: Int64, sign: Int8, of z: UInt8, from offset: Int
  ) throws(FormulaFault) {
    if rules.readsLooseNotation,
      PageOrder.isKnown(text, signAt: offset, sign, count: magnitude, of: z)
    {
      throw FormulaFault(.ambiguousOrder, at: offset, to: position)
    }
    guard z != 0 else { return }
    if sign < 0, rules.readsLooseNotation, case let end = text.nuclideNameEnd(at: position),
      text.endsComponent(at: end), LoneIon.isNamedNuclide(z, magnitude)
    {
      throw FormulaFault(.ambiguousNuclide, at: offset, to: end)
    }
    guard magnitude <= (sign > 0 ? Int64(z) : 8) else {
      throw FormulaFault(.charge, at: offset)
    }
  }
}

extension FormulaText {
  /// Returns true if a sign, or digits and a sign, begin at `index`.
  func isCharge(at index: Int) -> Bool { glyph(at: skipping(.digit, from: index)).isSign }

  /// Returns true if the component ends at `index`. An opening round bracket also ends it, as it
  /// may begin a state of aggregation.
  func endsComponent(at index: Int) -> Bool {
    guard index < end else { return true }
    let kind = glyph(at: index).kind
    return kind == .separator || kind == .space || has("(", at: index) || has(")", at: index)
      || has("]", at: index) || has("}", at: index)
  }

  /// Returns the end of a nuclide name whose mass number ends at `index`. It includes the `m` of
  /// `Tc-99m` and digits after it.
  func nuclideNameEnd(at index: Int) -> Int {
    has("m", at: index) && smallLetter(at: index + 1) == 0
      ? skipping(.digit, from: index + 1) : index
  }

  /// Returns true if the sign at `index` is followed by its size: `-2`, `++`.
  func hasSize(ofSignAt index: Int) -> Bool {
    let next = glyph(at: index + Int(glyph(at: index).width))
    return next.isSign || next.kind == .digit || next.kind == .superscriptDigit
  }

  /// Returns the atomic number of the symbol of one or two letters at `index`; 0 if there is none.
  func element(at index: Int) -> UInt8 {
    guard hasCapital(at: index) else { return 0 }
    return SymbolIndex.shared.number(self[index], smallLetter(at: index + 1))
  }
}
