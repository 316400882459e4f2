extension FormulaFolding {
  /// Folds a non-ASCII character to its plain equivalent, or copies it if it has none.
  mutating func character() {
    let width = text.width(at: position)
    let scalar = text.scalar(at: position)
    if let plain = Self.plain(scalar) {
      replace(width, with: plain)
    } else if 0x2160...0x2168 ~= scalar {
      replace(width, with: Self.numerals[Int(scalar) - 0x2160])
    } else {
      for place in position..<position + width { append(text[place], from: position) }
      position += width
    }
  }

  /// Returns the plain scalar for a rare one; `nil` if it needs no change.
  ///
  /// Superscript signs, subscript digits, and the dots and spaces that the parser accepts need no
  /// change.
  static func plain(_ scalar: UInt32) -> UInt32? {
    switch scalar {
    case 0xff01...0xff5e: scalar - 0xfee0  // full width
    case 0x2010...0x2015, 0x2212, 0xfe58, 0xfe63: 0x2d
    case 0xfe62: 0x2b
    case 0xd7, 0x2027, 0xff65: 0xb7  // × ‧ ･
    case 0x2218, 0x25cf, 0x25e6, 0x2981, 0x2e31, 0xa78f, 0xff61: 0xb7  // ∘ ● ◦ ⦁ ⸱ ꞏ ｡
    default: nil
    }
  }

  /// The plain forms of Ⅰ…Ⅸ, each a single character in Unicode.
  private static let numerals = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"]

  /// Decodes an entity: `&minus;`, `&#8722;`, `&#x2212;`.
  mutating func entity() throws(FormulaFault) {
    let offset = position
    var end = position + 1
    while end < text.end, end < offset + 12, !text.has(";", at: end) { end += 1 }
    guard text.has(";", at: end) else { throw FormulaFault(.markup, at: offset) }
    let letters = UnsafeBufferPointer(start: text.start + offset + 1, count: end - offset - 1)
    let name = String(decoding: letters, as: UTF8.self)
    guard let scalar = Self.scalar(ofEntity: name) else {
      throw FormulaFault(.markup, at: offset, to: end + 1)
    }
    let plain = Self.plain(scalar) ?? scalar
    guard plain < 0x80 else { return replace(end + 1 - offset, with: plain) }
    try emit(UInt8(truncatingIfNeeded: plain))
    drop(end + 1 - offset)
  }

  private static func scalar(ofEntity name: String) -> UInt32? {
    guard name.hasPrefix("#") else { return entities[name] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
    let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    // Double-escaped markup remains an error.
    guard let number, number > 0x20, Unicode.Scalar(number) != nil,
      ![0x24, 0x26, 0x3c, 0x5c, 0x5e, 0x5f, 0x7b, 0x7d].contains(number)
    else { return nil }
    return number
  }

  /// Source: HTML Living Standard, named character references.
  private static let entities: [String: UInt32] = [
    "minus": 0x2212, "plus": 0x2b, "middot": 0xb7, "centerdot": 0xb7, "sdot": 0x22c5,
    "bull": 0x2022, "times": 0xd7, "nbsp": 0xa0, "thinsp": 0x2009, "ensp": 0x2002, "emsp": 0x2003,
    "hyphen": 0x2010, "dash": 0x2010, "ndash": 0x2013, "mdash": 0x2014, "frac12": 0xbd,
    "half": 0xbd, "frac14": 0xbc, "frac34": 0xbe, "sup1": 0xb9, "sup2": 0xb2, "sup3": 0xb3,
    "lpar": 0x28, "rpar": 0x29, "lsqb": 0x5b, "rsqb": 0x5d, "ast": 0x2a, "period": 0x2e,
  ]
}

extension FormulaText {
  /// Returns the number of bytes of the character at `index`; 1 for an invalid byte.
  func width(at index: Int) -> Int {
    guard isUTF8(at: index) else { return 1 }
    return switch self[index] {
    case 0x00..<0x80: 1
    case 0x80..<0xe0: 2
    case 0xe0..<0xf0: 3
    default: 4
    }
  }

  /// Returns the scalar at `index`, or the byte itself if it is not valid UTF-8.
  func scalar(at index: Int) -> UInt32 {
    let width = width(at: index)
    guard width > 1 else { return UInt32(self[index]) }
    var scalar = UInt32(self[index]) & (0x7f >> UInt32(width))
    for place in index + 1..<index + width { scalar = scalar << 6 | UInt32(self[place] & 0x3f) }
    return scalar
  }
}
