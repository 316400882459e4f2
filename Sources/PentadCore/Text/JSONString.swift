extension [UInt8] {
  /// Appends `string` in quotes, with the escapes of RFC 8785 only.
  mutating func append(jsonString string: String) {
    append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      if let letter = shortEscape(of: byte) {
        append(UInt8(ascii: "\\"))
        append(letter)
      } else if byte < 0x20 {
        self += "\\u00".utf8
        append(hexDigit(byte >> 4))
        append(hexDigit(byte & 0xf))
      } else {
        append(byte)
      }
    }
    append(UInt8(ascii: "\""))
  }
}

private func hexDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
}

/// Returns the letter of a character's two-character escape; nil if it has none.
private func shortEscape(of byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "\""), UInt8(ascii: "\\"): byte
  case 0x08: UInt8(ascii: "b")
  case 0x09: UInt8(ascii: "t")
  case 0x0a: UInt8(ascii: "n")
  case 0x0c: UInt8(ascii: "f")
  case 0x0d: UInt8(ascii: "r")
  default: nil
  }
}
