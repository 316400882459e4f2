extension FormulaParser {
  /// Reads a number above 0, with or without decimals, whose digits are all of one kind.
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

  /// Reads a number with so many decimals that their power of ten exceeds `Int64`. An example is
  /// 0.00000095367431640625, which is 1⁄1048576.
  ///
  /// The digits are read from the last to the first. The denominator of each step then divides that
  /// of the next, so if the final number fits, all intermediate ones do.
  ///
  /// - Parameters:
  ///   - kind: the kind of the digits.
  ///   - start: the offset of the first decimal.
  ///   - whole: the number before the full stop.
  ///   - offset: the offset of the number.
  private mutating func manyDecimals(
    _ kind: Glyph.Kind, from start: Int, after whole: Int64, at offset: Int
  ) throws(FormulaFault) -> Formula.Count {
    position = text.skipping(kind, from: start)
    let width = Int(text.glyph(at: start).width)
    var rest: Int128 = 0
    var unit: Int128 = 1
    for index in stride(from: position - width, through: start, by: -width) {
      rest += Int128(text.glyph(at: index).value) * unit
      guard rest > 0 else { continue }
      unit *= 10
      if rest.isMultiple(of: 2) { (rest, unit) = (rest / 2, unit / 2) }
      if rest.isMultiple(of: 5) { (rest, unit) = (rest / 5, unit / 5) }
      guard unit <= Int64.max else { throw FormulaFault(.tooLarge, at: offset) }
    }
    let value = Int128(whole) * unit + rest
    guard value > 0 else { throw zero(at: offset) }
    guard let numerator = Int64(exactly: value), let denominator = Int64(exactly: unit) else {
      throw FormulaFault(.tooLarge, at: offset)
    }
    return Formula.Count(reducing: numerator, over: denominator)
  }
}
