/// The parts between `<` and `>` that are neither tags nor text: comments, and declarations such as
/// `<!DOCTYPE html>`, `<![endif]>` and `<?xml …?>`, which word processors leave behind.
enum MarkupDeclaration {
  /// True if a comment begins at a `<`.
  static func isComment(_ bytes: [UInt8], at start: Int) -> Bool { has("<!--", bytes, at: start) }

  /// Returns the end of the declaration that begins at a `<`; nil if there is none.
  static func end(_ bytes: [UInt8], at start: Int) -> Int? {
    guard
      has("<![", bytes, at: start) || has("<!DOCTYPE", bytes, at: start)
        || has("<?XML", bytes, at: start)
    else { return nil }
    let sign = bytes[(start + 2)...].prefix(longest).firstIndex {
      $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<")
    }
    return sign.flatMap { bytes[$0] == UInt8(ascii: ">") ? $0 + 1 : nil }
  }

  private static let longest = 200

  /// True if a text contains a word at an index, in any case. The word is in capitals here.
  private static func has(_ word: StaticString, _ bytes: [UInt8], at start: Int) -> Bool {
    var scanner = MeetingScanner(bytes[start...])
    return scanner.take(word)
  }
}
