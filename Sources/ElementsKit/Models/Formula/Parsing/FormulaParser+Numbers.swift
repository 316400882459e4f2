extension FormulaParser {
  /// The item that digits before a final sign belong to.
  enum DigitOwner {
    /// A lone element: `Fe3+`.
    case element(UInt8)
    /// A group in square brackets: `[Fe(CN)6]4-`.
    case complex
    /// A single group in other brackets, or a nuclide counted inside its brackets: `(SO4)2-`,
    /// `[15N2]2-`.
    case whole
    /// The last of several items, an element or 0: `NH4+`.
    case last(UInt8)
  }

  /// Reads the count after an item, 1 if none is written. Digits that are a charge are added as a
  /// charge.
  @inline(__always)
  mutating func count(_ owner: DigitOwner) throws(FormulaFault) -> Formula.Count {
    guard position < text.end else { return .one }
    let byte = text[position]
    if byte >= 0x80 { return try subscriptCount() }
    guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return .one }
    if let count = plainCount() { return Formula.Count(count) }
    return try writtenCount(owner)
  }

  /// Reads an integer of at most nine digits. Returns `nil` if a character that may belong to the
  /// number follows.
  @inline(__always) private mutating func plainCount() -> Int64? {
    var index = position
    var value: Int64 = 0
    while index < text.end {
      let byte = text[index]
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else {
        // The characters + , - . / are consecutive in ASCII.
        if byte >= 0x80 || UInt8(ascii: "+")...UInt8(ascii: "/") ~= byte { return nil }
        break
      }
      value = value &* 10 &+ Int64(byte &- 48)
      index += 1
    }
    guard text[position] != UInt8(ascii: "0"), index - position < 10 else { return nil }
    position = index
    numberEnd = index
    return value
  }

  private mutating func writtenCount(
    _ owner: DigitOwner
  ) throws(FormulaFault) -> Formula.Count {
    let offset = position
    let count = try amount(.digit)
    let sign = text.glyph(at: position)
    guard sign.isSign, !text.hasSize(ofSignAt: position), !rules.digitsAreCounts,
      try isCharge(count, owner, from: offset, sign)
    else { return count }
    position += Int(sign.width)
    try addCharge(count.numerator, sign: sign.value, at: offset)
    return .one
  }

  /// Reads a count in subscript digits, and a charge in plain digits after it: `SO₄2-`.
  private mutating func subscriptCount() throws(FormulaFault) -> Formula.Count {
    guard text.glyph(at: position).kind == .subscriptDigit else { return .one }
    let count = try amount(.subscriptDigit)
    guard text.glyph(at: position).kind == .digit else { return count }
    let offset = position
    let magnitude = try integer(.digit)
    let next = text.glyph(at: position)
    guard next.isSign else { throw FormulaFault(.number, at: offset) }
    position += Int(next.width)
    try addCharge(magnitude, sign: next.value, at: offset)
    return count
  }

  /// Reads a count, which may be a fraction: `Ni1/3`.
  private mutating func amount(_ kind: Glyph.Kind) throws(FormulaFault) -> Formula.Count {
    let offset = position
    let count = try decimal(kind)
    numberEnd = position
    let slash = text.glyph(at: position)
    guard slash.kind == .slash, count.isWhole,
      text.glyph(at: position + Int(slash.width)).kind == kind
    else { return count }
    position += Int(slash.width)
    let divisor = try integer(kind)
    numberEnd = position
    guard divisor > 0 else { throw FormulaFault(.number, at: offset) }
    let fraction = Formula.Count(reducing: count.numerator, over: divisor)
    if let kind = adduct(count.numerator, divisor) {
      throw FormulaFault(kind, at: offset, to: position)
    }
    return fraction
  }

  /// Returns the kind of ambiguity if a fraction may also belong to a hydrate; otherwise `nil`.
  ///
  /// In `CaSO41/2H2O` a dot may have been lost. In `FeCl3/6H2O` the slash may separate a count from
  /// a hydrate. A numerator of 1 is excluded, as a count of 1 is not written.
  private func adduct(_ numerator: Int64, _ divisor: Int64) -> FormulaFault.Kind? {
    guard rules.readsLooseNotation, numerator > 1, DotRule(text).isMolecule(at: position) else {
      return nil
    }
    return numerator >= 20 && 1..<divisor ~= numerator % 10 ? .ambiguousFraction : .ambiguousSlash
  }

  /// Reads digits of one kind as an integer, which may be 0.
  mutating func integer(_ kind: Glyph.Kind) throws(FormulaFault) -> Int64 {
    let offset = position
    var value: Int64 = 0
    var isFirst = true
    while case let next = text.glyph(at: position), next.kind == kind {
      guard isFirst || value > 0 else { throw FormulaFault(.number, at: offset) }
      guard let longer = value.appending(next.value) else {
        throw FormulaFault(.tooLarge, at: offset)
      }
      value = longer
      isFirst = false
      position += Int(next.width)
    }
    return value
  }

  /// Returns the fault for a number that is 0: the number itself, or a decimal comma after it.
  func zero(at offset: Int) -> FormulaFault {
    text.has(",", at: position) ? fault(.unexpectedCharacter) : FormulaFault(.number, at: offset)
  }
}

extension Int64 {
  /// Returns the number with one more decimal digit; `nil` on overflow.
  func appending(_ digit: Int8) -> Int64? {
    let (tens, overflow) = multipliedReportingOverflow(by: 10)
    let (sum, carry) = tens.addingReportingOverflow(Int64(digit))
    return overflow || carry ? nil : sum
  }
}
