/// The bytes of an equation.
extension [UInt8] {
  /// Returns true if `index` is at a space, a tab or a line break, or at the last byte of a wide
  /// space.
  func isSpace(at index: Int) -> Bool {
    switch self[index] {
    case UInt8(ascii: " "), 0x09...0x0d: true
    // U+00A0, U+2002…200B, U+202F.
    case 0xa0: index > 0 && self[index - 1] == 0xc2
    case 0xc2: index + 1 < count && self[index + 1] == 0xa0
    case 0xe2: isWideSpace(at: index)
    case 0x80: index > 0 && isWideSpace(at: index - 1)
    case 0x82...0x8b, 0xaf: index > 1 && isWideSpace(at: index - 2)
    default: false
    }
  }

  private func isWideSpace(at index: Int) -> Bool {
    index + 2 < count && self[index] == 0xe2 && self[index + 1] == 0x80
      && (0x82...0x8b ~= self[index + 2] || self[index + 2] == 0xaf)
  }

  /// Returns the range without spaces at its ends.
  func trimming(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isSpace(at: start) { start += 1 }
    while end > start, isSpace(at: end - 1) { end -= 1 }
    return start..<end
  }

  /// Returns true if a capital, a digit, a bracket or the electron is at `index`.
  func beginsSpecies(at index: Int) -> Bool {
    switch self[index] {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "e"):
      true
    default: false
    }
  }

  /// Returns true if a digit, a full stop or a slash of a coefficient is at `index`.
  func isNumeral(at index: Int) -> Bool {
    switch self[index] {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "/"): true
    default: false
    }
  }
}

extension Formula.Count {
  /// Parses `2`, `0.5` or `1/2`; `nil` for zero and for other text.
  init?(coefficient text: ArraySlice<UInt8>) {
    let parts = text.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard let top = parts.first, parts.count <= 2 else { return nil }
    guard parts.count == 2 else {
      guard let count = Self(decimal: top) else { return nil }
      self = count
      return
    }
    guard let numerator = Self(decimal: top), let divisor = Self(decimal: parts[1]),
      numerator.isWhole, divisor.isWhole
    else { return nil }
    self.init(reducing: numerator.numerator, over: divisor.numerator)
  }

  /// Parses digits with at most one full stop between them.
  private init?(decimal text: ArraySlice<UInt8>) {
    var (value, scale): (Int64, Int64) = (0, 0)
    guard text.first != UInt8(ascii: "."), text.last != UInt8(ascii: ".") else { return nil }
    for byte in text {
      if byte == UInt8(ascii: ".") {
        guard scale == 0 else { return nil }
        scale = 1
        continue
      }
      let shifted = value.multipliedReportingOverflow(by: 10)
      let next = shifted.partialValue.addingReportingOverflow(Int64(byte) - 48)
      let place = scale.multipliedReportingOverflow(by: 10)
      guard !shifted.overflow, !next.overflow, !place.overflow else { return nil }
      (value, scale) = (next.partialValue, place.partialValue)
    }
    guard value > 0 else { return nil }
    self.init(reducing: value, over: Swift.max(scale, 1))
  }
}
