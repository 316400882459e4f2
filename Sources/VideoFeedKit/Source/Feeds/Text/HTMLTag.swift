/// A tag, comment or declaration of HTML.
struct HTMLTag {
  /// The name in lower case; empty for a comment or a declaration.
  let name: String
  /// True for an end tag: `</name>`.
  let isEnd: Bool
  /// The range of the attributes.
  let attributes: Range<Int>
  /// The offset after the tag.
  let end: Int

  var isDeclaration: Bool { name.isEmpty }

  /// The maximum number of bytes to search for the end of a tag.
  private static let longest = 1 << 16

  /// Returns the tag that begins at a `<`; nil if there is no tag, or it has no end.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> HTMLTag? {
    var place = start + 1
    guard place < bytes.count else { return nil }
    if bytes[place] == UInt8(ascii: "!") || bytes[place] == UInt8(ascii: "?") {
      return endOfDeclaration(bytes, from: place).map {
        HTMLTag(name: "", isEnd: false, attributes: $0..<$0, end: $0)
      }
    }
    let isEnd = bytes[place] == UInt8(ascii: "/")
    if isEnd { place += 1 }
    let nameStart = place
    while place < bytes.count, isNameByte(bytes[place]) { place += 1 }
    guard place > nameStart, isLetter(bytes[nameStart]),
      let close = endOfTag(bytes, from: place)
    else { return nil }
    let name = String(decoding: bytes[nameStart..<place], as: UTF8.self).lowercased()
    return HTMLTag(name: name, isEnd: isEnd, attributes: place..<close, end: close + 1)
  }

  /// Returns the offset of the next `</name`, or the end of the text.
  static func endOfRawText(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, name: String
  ) -> Int {
    var place = start
    let pattern = Array(name.utf8)
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "<"), place + 1 + pattern.count < bytes.count,
        bytes[place + 1] == UInt8(ascii: "/"),
        pattern.indices.allSatisfy({ bytes[place + 2 + $0] | 0x20 == pattern[$0] })
      {
        return place
      }
      place += 1
    }
    return place
  }

  /// Returns the offset of the tag's `>` outside quotes; nil if there is none nearby.
  private static func endOfTag(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var quote: UInt8 = 0
    var previous: UInt8 = 0
    for place in start..<min(bytes.count, start + longest) {
      let byte = bytes[place]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: ">") {
        return place
      } else if byte == UInt8(ascii: "<") {
        return nil
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        // A quote begins a value only after `=`: in `<b don't>` it does not.
        if previous == UInt8(ascii: "=") { quote = byte }
      }
      if byte > 0x20 { previous = byte }
    }
    return nil
  }

  /// Returns the end of a comment or declaration. An unterminated comment extends to the end of the
  /// text, as in browsers. Nil for text that only looks like a declaration.
  private static func endOfDeclaration(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    let isComment =
      bytes.count - start >= 3 && bytes[start + 1] == UInt8(ascii: "-")
      && bytes[start + 2] == UInt8(ascii: "-")
    var place = start + (isComment ? 3 : 1)
    while place < bytes.count {
      if !isComment, bytes[place] == UInt8(ascii: "<") { return nil }
      if bytes[place] == UInt8(ascii: ">") {
        let isClosed =
          !isComment
          || (bytes[place - 1] == UInt8(ascii: "-") && bytes[place - 2] == UInt8(ascii: "-"))
        if isClosed { return place + 1 }
      }
      place += 1
    }
    return isComment ? bytes.count : nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || (0x30...0x39).contains(byte) || ":-_".utf8.contains(byte)
  }
}
