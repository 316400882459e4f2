/// A character and its role in formulas.
struct Glyph {
  enum Kind: UInt8 {
    /// 0…9; its value is the digit.
    case digit
    case subscriptDigit
    case superscriptDigit
    /// A plain plus or minus; its value is 1 or -1.
    case sign
    case superscriptSign
    /// A mark that separates adducts; for the full stop, ``DotRule`` decides.
    case separator
    case space
    /// The slash of 1/2.
    case slash
    /// A fraction such as ½; its value is its index in U+00BC…00BE, U+2150…215E.
    case vulgarFraction
    case other
  }

  let kind: Kind
  let value: Int8
  /// The width in bytes.
  let width: Int8

  init(_ kind: Kind, _ value: Int = 0, width: Int8) {
    self.kind = kind
    self.value = Int8(truncatingIfNeeded: value)
    self.width = width
  }

  /// True for a plus or minus, plain or superscript.
  var isSign: Bool { kind == .sign || kind == .superscriptSign }

  /// Returns the fraction of a glyph of kind `vulgarFraction`.
  static func vulgarFraction(_ index: Int8) -> (numerator: Int64, denominator: Int64) {
    switch index {
    case 0: (1, 4)
    case 1: (1, 2)
    case 2: (3, 4)
    case 3: (1, 7)
    case 4: (1, 9)
    case 5: (1, 10)
    case 6: (1, 3)
    case 7: (2, 3)
    case 8...11: (Int64(index - 7), 5)
    case 12: (1, 6)
    case 13: (5, 6)
    default: (Int64(index - 14) * 2 + 1, 8)
    }
  }
}

extension FormulaText {
  /// Returns the character at a byte offset; `other` at the end of the text and for characters
  /// without a role in formulas.
  func glyph(at index: Int) -> Glyph {
    guard index < end else { return Glyph(.other, width: 0) }
    let byte = self[index]
    if byte < 0x80 { return Self.ascii(byte) }
    guard index + 1 < end else { return Glyph(.other, width: 1) }
    let second = self[index + 1]
    if byte < 0xe0 { return Self.twoBytes(byte, second) }
    guard index + 2 < end else { return Glyph(.other, width: 1) }
    return Self.threeBytes(byte, second, self[index + 2])
  }

  private static func ascii(_ byte: UInt8) -> Glyph {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Glyph(.digit, Int(byte) - 48, width: 1)
    case UInt8(ascii: "+"): Glyph(.sign, 1, width: 1)
    case UInt8(ascii: "-"): Glyph(.sign, -1, width: 1)
    case UInt8(ascii: "."), UInt8(ascii: "*"): Glyph(.separator, width: 1)
    case UInt8(ascii: " "): Glyph(.space, width: 1)
    case UInt8(ascii: "/"): Glyph(.slash, width: 1)
    default: Glyph(.other, width: 1)
    }
  }

  private static func twoBytes(_ first: UInt8, _ second: UInt8) -> Glyph {
    switch (first, second) {
    case (0xc2, 0xb2), (0xc2, 0xb3): Glyph(.superscriptDigit, Int(second) - 0xb0, width: 2)
    case (0xc2, 0xb9): Glyph(.superscriptDigit, 1, width: 2)
    case (0xc2, 0xb7): Glyph(.separator, width: 2)  // · U+00B7
    case (0xce, 0x87): Glyph(.separator, width: 2)  // · U+0387, canonically the same
    case (0xc2, 0xbc...0xbe): Glyph(.vulgarFraction, Int(second) - 0xbc, width: 2)
    case (0xc2, 0xa0): Glyph(.space, width: 2)
    default: Glyph(.other, width: 1)
    }
  }

  private static func threeBytes(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Glyph {
    switch (first, second, third) {
    case (0xe2, 0x82, 0x80...0x89): Glyph(.subscriptDigit, Int(third) - 0x80, width: 3)
    case (0xe2, 0x81, 0xb0), (0xe2, 0x81, 0xb4...0xb9):
      Glyph(.superscriptDigit, Int(third) - 0xb0, width: 3)
    case (0xe2, 0x81, 0xba): Glyph(.superscriptSign, 1, width: 3)  // ⁺
    case (0xe2, 0x81, 0xbb): Glyph(.superscriptSign, -1, width: 3)  // ⁻
    case (0xe2, 0x88, 0x92): Glyph(.sign, -1, width: 3)  // − U+2212
    case (0xe2, 0x80, 0x93): Glyph(.sign, -1, width: 3)  // – U+2013
    case (0xe2, 0x80, 0xa2): Glyph(.separator, width: 3)  // • U+2022
    case (0xe2, 0x8b, 0x85): Glyph(.separator, width: 3)  // ⋅ U+22C5
    case (0xe2, 0x88, 0x99): Glyph(.separator, width: 3)  // ∙ U+2219
    case (0xe3, 0x83, 0xbb): Glyph(.separator, width: 3)  // ・ U+30FB
    case (0xe2, 0x81, 0x84): Glyph(.slash, width: 3)  // ⁄ U+2044
    case (0xe2, 0x85, 0x90...0x9e): Glyph(.vulgarFraction, Int(third) - 0x90 + 3, width: 3)
    case (0xe2, 0x80, 0x80...0x8b), (0xe2, 0x80, 0xaf), (0xe2, 0x81, 0xa0), (0xe3, 0x80, 0x80),
      (0xef, 0xbb, 0xbf):
      Glyph(.space, width: 3)  // U+2000…200B, 202F, 2060, 3000, FEFF
    default: Glyph(.other, width: 1)
    }
  }
}
