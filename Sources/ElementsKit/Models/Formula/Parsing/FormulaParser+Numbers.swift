extension FormulaParser {
  /// What digits before a final sign mean.
  enum ChargeDigits {
    /// A count: `NH4+`.
    case none
    /// The charge of this lone element: `Fe3+`.
    case element(UInt8)
    /// The charge of a group in square brackets: `[Fe(CN)6]4-`.
    case group
  }

  /// The count after an item, 1 when none is written. Digits that are a charge are read as one.
  @inline(__always)
  mutating func count(charge: ChargeDigits) throws(FormulaFault) -> Formula.Count {
    guard position < text.end else { return .one }
    let byte = text[position]
    if byte >= 0x80 { return try subscriptCount() }
    guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return .one }
    if let count = plainCount() { return Formula.Count(count) }
    return try writtenCount(charge: charge)
  }

  /// Reads a whole number of at most nine digits that nothing follows which might belong to it.
  @inline(__always) private mutating func plainCount() -> Int64? {
    var index = position
    var value: Int64 = 0
    while index < text.end {
      let byte = text[index]
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else {
        let mayBelong =
          byte >= 0x80 || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "+")
          || byte == UInt8(ascii: "-")
        if mayBelong { return nil }
        break
      }
      value = value &* 10 &+ Int64(byte &- 48)
      index += 1
    }
    guard text[position] != UInt8(ascii: "0"), index - position < 10 else { return nil }
    position = index
    return value
  }

  private mutating func writtenCount(
    charge: ChargeDigits
  ) throws(FormulaFault) -> Formula.Count {
    let offset = position
    let count = try decimal(.digit)
    let next = text.glyph(at: position)
    guard next.kind == .sign || next.kind == .superscriptSign else { return count }
    switch charge {
    case .none: return count
    case .element(let z):
      // C60+ and Hg22+ mean counts, and no atom can lose more electrons than it has.
      let limit = next.value > 0 ? min(9, Int64(z)) : 9
      guard count.isWhole, count.numerator <= limit else {
        throw FormulaFault(.charge, at: offset)
      }
    case .group:
      guard count.isWhole else { throw FormulaFault(.charge, at: offset) }
    }
    position += Int(next.width)
    try addCharge(count.numerator, sign: next.value, at: offset)
    return .one
  }

  /// A count in subscript digits, and plain digits after it that are a charge: `SO₄2-`.
  private mutating func subscriptCount() throws(FormulaFault) -> Formula.Count {
    guard text.glyph(at: position).kind == .subscriptDigit else { return .one }
    let count = try decimal(.subscriptDigit)
    guard text.glyph(at: position).kind == .digit else { return count }
    let offset = position
    let magnitude = try integer(.digit)
    let next = text.glyph(at: position)
    guard next.kind == .sign || next.kind == .superscriptSign else {
      throw FormulaFault(.number, at: offset)
    }
    position += Int(next.width)
    try addCharge(magnitude, sign: next.value, at: offset)
    return count
  }

  /// Digits of one kind as a number, which may be 0.
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

  /// What is wrong with the 0 that has been read: itself, or the decimal comma after it.
  func zero(at offset: Int) -> FormulaFault {
    text.has(",", at: position) ? fault(.unexpectedCharacter) : FormulaFault(.number, at: offset)
  }

  /// A number above 0 with or without decimals, all of digits of one kind.
  mutating func decimal(_ kind: Glyph.Kind) throws(FormulaFault) -> Formula.Count {
    let offset = position
    let whole = try integer(kind)
    var (value, unit): (Int64, Int64) = (whole, 1)
    if text.has(".", at: position), text.glyph(at: position + 1).kind == kind,
      kind == .subscriptDigit || state != .item
        || !DotRule(text).separates(at: position, after: value)
    {
      position += 1
      let start = position
      while case let next = text.glyph(at: position), next.kind == kind {
        guard let longer = value.appending(next.value), let smaller = unit.appending(0) else {
          return try manyDecimals(kind, from: start, after: whole, at: offset)
        }
        (value, unit) = (longer, smaller)
        position += Int(next.width)
      }
    }
    guard value > 0 else { throw zero(at: offset) }
    return unit == 1 ? Formula.Count(value) : Formula.Count(reducing: value, over: unit)
  }
}

extension Int64 {
  /// The number with one more decimal digit; `nil` when it does not fit.
  fileprivate func appending(_ digit: Int8) -> Int64? {
    let (tens, overflow) = multipliedReportingOverflow(by: 10)
    let (sum, carry) = tens.addingReportingOverflow(Int64(digit))
    return overflow || carry ? nil : sum
  }
}
