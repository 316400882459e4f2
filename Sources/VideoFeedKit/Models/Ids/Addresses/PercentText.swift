/// Percent-encoded text, such as `%41`.
enum PercentText {
  /// Decodes a name or value of a query; `+` becomes a space. Bytes that are not valid UTF-8 are
  /// replaced.
  static func decoded(_ text: Substring) -> String {
    guard text.utf8.contains(where: { $0 == percent || $0 == UInt8(ascii: "+") }) else {
      return String(text)
    }
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == percent, let value = value(rest) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the normal form of RFC 3986, 6.2.2: unreserved characters are decoded, and the digits
  /// of percent codes are in upper case.
  static func normal(_ text: ArraySlice<UInt8>) -> [UInt8] {
    guard text.contains(percent) else { return Array(text) }
    var normal: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      guard byte == percent, let value = value(rest) else {
        normal.append(byte)
        continue
      }
      rest = rest.dropFirst(2)
      normal += isUnreserved(value) ? [value] : code(value)
    }
    return normal
  }

  /// Returns the percent code of a byte, such as `%C3`.
  static func code(_ byte: UInt8) -> [UInt8] {
    let digits = Array("0123456789ABCDEF".utf8)
    return [percent, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }

  static func isHex(_ byte: UInt8) -> Bool { digit(byte) != nil }

  private static let percent = UInt8(ascii: "%")

  /// Returns the value of the two hexadecimal digits at the beginning; nil if there are none.
  private static func value(_ text: ArraySlice<UInt8>) -> UInt8? {
    guard text.count >= 2, let high = digit(text[text.startIndex]),
      let low = digit(text[text.startIndex + 1])
    else { return nil }
    return high << 4 | low
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte & 0xf
    case 0x41...0x46, 0x61...0x66: (byte & 0xf) + 9
    default: nil
    }
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a: true
    default: "-._~".utf8.contains(byte)
    }
  }
}
