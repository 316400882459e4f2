import PentadCore

extension HTMLEntities {
  private static let longest = 34

  /// Decodes `&name;`, `&#233;` or `&#xe9;` at an offset; nil if there is no reference.
  ///
  /// As in browsers, the semicolon is optional after a number. After a Latin-1 name, `amp`, `lt`,
  /// `gt` or `quot` it is optional too, unless `=` follows. A surrogate pair becomes one character,
  /// and a number that is not a character becomes U+FFFD.
  static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> (character: Unicode.Scalar, length: Int)? {
    let nameStart = start + 1
    guard nameStart < bytes.count else { return nil }
    if bytes[nameStart] == UInt8(ascii: "#") {
      guard let (number, end) = number(bytes, at: nameStart + 1) else { return nil }
      if (0xd800...0xdbff).contains(number), bytes.has("&#", at: end),
        let (low, pairEnd) = self.number(bytes, at: end + 2), (0xdc00...0xdfff).contains(low),
        let scalar = Unicode.Scalar(0x10000 + (number - 0xd800) << 10 + (low - 0xdc00))
      {
        return (scalar, pairEnd - start)
      }
      let isControl = number > 0 && number < 0x20
      return (scalar(number) ?? (isControl ? " " : "\u{fffd}"), end - start)
    }
    var end = nameStart
    while end < bytes.count, end - start <= longest, isNameByte(bytes[end]) { end += 1 }
    let name = String(decoding: bytes[nameStart..<end], as: UTF8.self)
    guard let character = character(of: name) else { return nil }
    if end < bytes.count, bytes[end] == UInt8(ascii: ";") { return (character, end + 1 - start) }
    let isOpen =
      (0xa0...0xff).contains(character.value) || ["amp", "lt", "gt", "quot"].contains(name)
    return isOpen && (end == bytes.count || bytes[end] != UInt8(ascii: "="))
      ? (character, end - start) : nil
  }

  /// Parses the number of `233` or `xe9`, and returns it with the offset after its optional
  /// semicolon.
  private static func number(
    _ bytes: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> (number: UInt32, end: Int)? {
    guard start < bytes.count else { return nil }
    let isHex = bytes[start] | 0x20 == UInt8(ascii: "x")
    let first = isHex ? start + 1 : start
    var place = first
    var number: UInt32 = 0
    while place < bytes.count, let digit = digit(bytes[place], isHex: isHex) {
      number = min(number * (isHex ? 16 : 10) + digit, 0x110000)
      place += 1
    }
    guard place > first else { return nil }
    let hasEnd = place < bytes.count && bytes[place] == UInt8(ascii: ";")
    return (number, hasEnd ? place + 1 : place)
  }

  private static func digit(_ byte: UInt8, isHex: Bool) -> UInt32? {
    if byte &- UInt8(ascii: "0") < 10 { return UInt32(byte & 15) }
    let letter = (byte | 0x20) &- UInt8(ascii: "a")
    return isHex && letter < 6 ? UInt32(letter) + 10 : nil
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
  }
}
