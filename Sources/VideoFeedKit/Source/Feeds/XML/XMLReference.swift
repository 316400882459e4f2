import PentadCore

/// References to characters and entities, and text that only looks like one: `a?x=1&y=2`. libxml2
/// would drop the `&` and the name after it.
///
/// Numeric references have the meaning of HTML: 128 to 159 are characters of Windows-1252, and a
/// surrogate pair is one character. A number that is not a character is U+FFFD.
enum XMLReference {
  enum Outcome {
    /// A valid reference that libxml2 knows, with the offset after it.
    case sound(Int)
    /// An invalid reference, with the offset after it and the replacement.
    case wrong(Int, [UInt8])
    /// The reference is incomplete.
    case unfinished
  }

  /// The maximum length of a reference.
  private static let longest = 34

  /// Reads the reference at an `&`.
  ///
  /// - Parameters:
  ///   - limit: the end of the text.
  ///   - isOpen: true if more text follows the end.
  ///   - isKnown: returns true if an entity with a name exists.
  static func read(
    _ text: UnsafeBufferPointer<UInt8>, at start: Int, to limit: Int, isOpen: Bool,
    _ isKnown: (String) -> Bool
  ) -> Outcome {
    var place = start + 1
    while place < limit, place - start < longest, isNameByte(text[place]) { place += 1 }
    if place == limit, isOpen, place - start < longest { return .unfinished }
    let bare = Outcome.wrong(start + 1, Array("&amp;".utf8))
    guard place < limit, text[place] == UInt8(ascii: ";"), place > start + 1 else { return bare }
    let end = place + 1
    let name = text[(start + 1)..<place]
    guard name.first == UInt8(ascii: "#") else {
      return isKnown(String(decoding: name, as: UTF8.self)) ? .sound(end) : bare
    }
    guard let number = number(name.dropFirst()) else { return bare }
    switch number {
    case 0x80...0x9f: return .wrong(end, character(Windows1252.scalar(UInt8(number))))
    case 0xd800...0xdbff:
      return pair(high: number, text, at: end, to: limit, isOpen: isOpen)
    case 0x01...0x08, 0x0b, 0x0c, 0x0e...0x1f: return .wrong(end, [UInt8(ascii: " ")])
    case 0, 0xfffe, 0xffff: return .wrong(end, character("\u{fffd}"))
    default:
      guard Unicode.Scalar(number) != nil else { return .wrong(end, character("\u{fffd}")) }
      let isXML = name[name.startIndex + 1] != UInt8(ascii: "X")
      return isXML ? .sound(end) : .wrong(end, Array("&#\(number);".utf8))
    }
  }

  /// Reads the second half of a surrogate pair.
  private static func pair(
    high: UInt32, _ text: UnsafeBufferPointer<UInt8>, at start: Int, to limit: Int, isOpen: Bool
  ) -> Outcome {
    var place = start
    while place < limit, place - start < longest, text[place] != UInt8(ascii: ";") { place += 1 }
    if place == limit, isOpen, place - start < longest { return .unfinished }
    guard place < limit, text[start..<place].starts(with: "&#".utf8),
      let low = number(text[(start + 2)..<place]), (0xdc00...0xdfff).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (high - 0xd800) << 10 + (low - 0xdc00))
    else { return .wrong(start, character("\u{fffd}")) }
    return .wrong(place + 1, character(scalar))
  }

  private static func character(_ scalar: Unicode.Scalar) -> [UInt8] {
    Array(String(Character(scalar)).utf8)
  }

  /// Parses the number of `233` or `xe9`; nil for other text. Numbers beyond Unicode are clamped to
  /// 0x110000.
  private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> UInt32? {
    let isHex = digits.first.map { $0 | 0x20 } == UInt8(ascii: "x")
    let digits = digits.dropFirst(isHex ? 1 : 0)
    guard !digits.isEmpty else { return nil }
    var value: UInt32 = 0
    for byte in digits {
      guard let digit = digit(byte, isHex: isHex) else { return nil }
      value = min(value * (isHex ? 16 : 10) + digit, 0x110000)
    }
    return value
  }

  private static func digit(_ byte: UInt8, isHex: Bool) -> UInt32? {
    if byte &- UInt8(ascii: "0") < 10 { return UInt32(byte & 15) }
    let letter = (byte | 0x20) &- UInt8(ascii: "a")
    return isHex && letter < 6 ? UInt32(letter) + 10 : nil
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
      || "#._-".utf8.contains(byte) || byte >= 0x80
  }
}
