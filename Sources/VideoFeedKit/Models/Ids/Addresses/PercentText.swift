import PentadCore

/// Text with `%41` in it.
enum PercentText {
  /// What a name or a value of a query says; bytes that are no UTF-8 are replaced.
  static func decoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let value = hex(rest) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The normal form of RFC 3986, 6.2.2: what needs no percent sign has none, and digits of a code are
  /// in upper case.
  static func normal(_ text: String) -> String {
    var normal = ""
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      let scalar = Unicode.Scalar(byte)
      guard byte == UInt8(ascii: "%"), let value = hex(rest) else {
        normal.unicodeScalars.append(scalar)
        continue
      }
      rest = rest.dropFirst(2)
      normal += value < 0x80 ? TransportURL.encoded(String(Unicode.Scalar(value))) : code(value)
    }
    return normal
  }

  private static func code(_ byte: UInt8) -> String {
    "%" + String(byte, radix: 16, uppercase: true)
  }

  /// The value of two hexadecimal digits at the beginning.
  private static func hex(_ text: Substring.UTF8View) -> UInt8? {
    let digits = text.prefix(2)
    guard digits.count == 2, let text = String(digits), text.allSatisfy(\.isHexDigit) else {
      return nil
    }
    return UInt8(text, radix: 16)
  }
}
