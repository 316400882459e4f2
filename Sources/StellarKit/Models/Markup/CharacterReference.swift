import PentadCore

/// Reads the character references of HTML: `&amp;`, `&#233;`, `&#xe9;`.
enum CharacterReference {
  /// Returns the character and the length of a reference that begins at a `&`; nil if there is
  /// none.
  ///
  /// References to both halves of a surrogate pair are one character, because feeds write emoji in
  /// this form.
  ///
  /// - Parameter isClosed: true if a reference has to end with `;`. In HTML, Latin-1 names need no
  ///   `;` before a character that is neither a letter nor a digit: `&nbsp text`.
  static func read(
    _ bytes: [UInt8], at start: Int, isClosed: Bool = true
  ) -> (character: Unicode.Scalar, length: Int)? {
    readClosed(bytes, at: start) ?? (isClosed ? nil : readOpen(bytes, at: start))
  }

  private static func readClosed(
    _ bytes: [UInt8], at start: Int
  ) -> (character: Unicode.Scalar, length: Int)? {
    guard let name = name(bytes, at: start) else { return nil }
    let length = name.utf8.count + 2
    guard let number = number(name) else {
      return HTMLEntities.character(of: name).map { ($0, length) }
    }
    if (0xd800...0xdbff).contains(number), start + length < bytes.count,
      let next = self.name(bytes, at: start + length), let low = self.number(next),
      (0xdc00...0xdfff).contains(low),
      let pair = Unicode.Scalar(0x10000 + ((number - 0xd800) << 10) + (low - 0xdc00))
    {
      return (pair, length + next.utf8.count + 2)
    }
    return HTMLEntities.scalar(number).map { ($0, length) }
  }

  private static func readOpen(
    _ bytes: [UInt8], at start: Int
  ) -> (character: Unicode.Scalar, length: Int)? {
    let word = bytes[(start + 1)...].prefix(longest).prefix(while: isNameByte)
    let name = String(decoding: word, as: UTF8.self)
    guard let character = HTMLEntities.character(of: name),
      (0xa0...0xff).contains(character.value) || ["amp", "lt", "gt", "quot"].contains(name),
      word.endIndex == bytes.count || bytes[word.endIndex] != UInt8(ascii: "=")
    else { return nil }
    return (character, name.utf8.count + 1)
  }

  private static let longest = 34

  private static func isNameByte(_ byte: UInt8) -> Bool {
    ClassNumber.isWord(ClassNumber.uppercased(byte))
  }

  /// Returns a text with its references decoded.
  static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    let bytes = Array(bytes)
    var text: [UInt8] = []
    var place = 0
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "&"), let (character, length) = read(bytes, at: place) {
        text += UTF8.encode(character).map(Array.init) ?? []
        place += length
      } else {
        text.append(bytes[place])
        place += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the text between `&` and `;`.
  private static func name(_ bytes: [UInt8], at start: Int) -> String? {
    guard bytes[start] == UInt8(ascii: "&") else { return nil }
    let end = bytes[(start + 1)...].prefix(longest).firstIndex(of: UInt8(ascii: ";"))
    guard let end, end > start + 1 else { return nil }
    return String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
  }

  private static func number(_ name: String) -> UInt32? {
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    return digits.first.map { "xX".contains($0) } == true
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
  }
}
