/// Turns the texts of feeds into plain text: entities decoded, tags dropped, white space in order.
enum PlainText {
  /// What a text is.
  enum Form {
    /// Plain text already.
    case plain
    /// HTML.
    case html
    /// Text that may be HTML, as in RSS: only tags that HTML has are tags, so that `List<Item>` stays.
    case guess
  }

  /// How the result is laid out.
  enum Layout {
    /// One line.
    case line
    /// Lines and paragraphs, with at most one empty line between them.
    case paragraphs
  }

  /// The plain text of well-formed UTF-8, without white space around it.
  ///
  /// Scripts and styles are dropped with their text, control characters as well. What has the look of a
  /// tag but no end is text.
  ///
  /// - Parameter limit: how many characters at most; what is beyond is cut off, with `…` for it.
  static func make(
    _ bytes: UnsafeBufferPointer<UInt8>, _ form: Form, _ layout: Layout, limit: Int
  ) -> String {
    let text = trimmed(bytes)
    let isMarkup =
      form != .plain && text.contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }
    if !isMarkup, isTidy(text, layout) {
      return bounded(String(decoding: text, as: UTF8.self), limit)
    }
    // A character is of 4 bytes at most, unless it is of many parts.
    var writer = PlainTextWriter(layout, capacity: text.count)
    if isMarkup {
      var reader = HTMLTextReader(text, guess: form == .guess)
      reader.write(to: &writer)
    } else {
      for byte in text { writer.add(plain: byte) }
    }
    return bounded(String(decoding: writer.text, as: UTF8.self), limit)
  }

  /// Without white space at both ends.
  static func trimmed(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    var (start, end) = (0, bytes.count)
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    return UnsafeBufferPointer(rebasing: bytes[start..<end])
  }

  /// Whether nothing has to be changed.
  private static func isTidy(_ text: UnsafeBufferPointer<UInt8>, _ layout: Layout) -> Bool {
    var spaces = 0
    var lines = 0
    for byte in text {
      if byte > 0x20, byte != 0x7f {
        (spaces, lines) = (0, 0)
      } else if byte == UInt8(ascii: " ") {
        spaces += 1
        if layout == .line, spaces > 1 { return false }
      } else {
        guard byte == UInt8(ascii: "\n"), layout == .paragraphs, spaces == 0, lines < 2 else {
          return false
        }
        lines += 1
      }
    }
    return true
  }

  private static func bounded(_ text: String, _ limit: Int) -> String {
    guard text.utf8.count > limit,
      let end = text.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex),
      end < text.endIndex
    else { return text }
    return text[..<end] + "…"
  }
}
