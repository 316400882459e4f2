/// Decides between a count and a charge, and refuses what may be either.
extension FormulaParser {
  /// Whether digits before a final sign are the charge.
  ///
  /// - Throws: `.ambiguousCharge` when they may be a count as well.
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
    // More atoms behind the sign make it no charge in either meaning.
    guard !isOpen || !text.endsComponent(at: end) else {
      throw FormulaFault(.ambiguousCharge, at: offset, to: end)
    }
    return false
  }

  /// Whether digits look like a subscript and a superscript that lost their places: SO₄²⁻ pasted as
  /// `SO42-`. Charges above 4 and a count of 1 are not written, and hydrogen is often counted by tens.
  private func isPasted(_ count: Formula.Count, behind z: UInt8) -> Bool {
    let digits = count.numerator
    return count.isWhole && digits >= 20 && 2...4 ~= digits % 10 && (z != 1 || digits >= 100)
  }

  /// Refuses `13CO2`, where the number may be the mass number of the first atom: from 10 on, and of a
  /// nuclide that people name. In `2H2O` a number is always a multiplier.
  func checkMultiplier(_ count: Formula.Count, from offset: Int) throws(FormulaFault) {
    guard rules.multiplierMayBeMassNumber, count.isWhole, count.numerator >= 10,
      text.hasCapital(at: position)
    else { return }
    let z = text.element(at: position)
    guard z != 0, LoneIon.isNamedNuclide(z, count.numerator) else { return }
    throw FormulaFault(.ambiguousMultiplier, at: offset, to: position)
  }

  /// Refuses `(S)` at the end: a solid where programs write capitals alone, `H2O(S)`, and sulfur.
  func checkCapitalState() throws(FormulaFault) {
    guard text.has("S", at: position + 1), text.has(")", at: position + 2), frames.count <= 1,
      rules.readsLooseNotation, text.skipping(.space, from: position + 3) == text.end
    else { return }
    throw FormulaFault(.ambiguousState, at: position, to: position + 3)
  }

  /// Refuses hydrogen counted 20 times and nothing else: `H20` is water with a nought for its oxygen.
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

  /// The element when it is all that the component holds so far, and has no count; else 0.
  var bareElement: UInt8 {
    let isBare = state == .item && Int(lastSymbol.end) == position
    return isBare && parts.count == Int(frame.start) + 1 && lastSymbol.a == 0 ? lastSymbol.z : 0
  }

  /// Refuses `U-235`, which names a nuclide, `SO2-4`, where the size of the charge may be a count that
  /// a copied page has put last, and charges that no atom has.
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
  /// Whether a sign stands at `index`, or digits and a sign.
  func isCharge(at index: Int) -> Bool { glyph(at: skipping(.digit, from: index)).isSign }

  /// Whether nothing at `index` belongs to what stands before it; a bracket may hold a state of
  /// aggregation.
  func endsComponent(at index: Int) -> Bool {
    guard index < end else { return true }
    let kind = glyph(at: index).kind
    return kind == .separator || kind == .space || has("(", at: index) || has(")", at: index)
      || has("]", at: index) || has("}", at: index)
  }

  /// Where the name of a nuclide ends whose mass number ends at `index`: behind the `m` of `Tc-99m`.
  func nuclideNameEnd(at index: Int) -> Int {
    has("m", at: index) && smallLetter(at: index + 1) == 0
      ? skipping(.digit, from: index + 1) : index
  }

  /// Whether the sign at `index` has its size behind it: `-2`, `++`.
  func hasSize(ofSignAt index: Int) -> Bool {
    let next = glyph(at: index + Int(glyph(at: index).width))
    return next.isSign || next.kind == .digit || next.kind == .superscriptDigit
  }

  /// The atomic number of the one- or two-letter symbol at `index`, where a capital stands; else 0.
  func element(at index: Int) -> UInt8 {
    guard hasCapital(at: index) else { return 0 }
    return SymbolIndex.shared.number(self[index], smallLetter(at: index + 1))
  }
}
