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
    guard let start = text.baseAddress else { return true }
    var place = 0
    while place < text.count {
      // Long texts have few line feeds, and spaces between their lines do not matter.
      if layout == .paragraphs, text.count &- place >= 8, !hasControls(start + place) {
        place &+= 8
        continue
      }
      let byte = text[place]
      if byte < 0x20 || byte == 0x7f {
        guard byte == UInt8(ascii: "\n"), layout == .paragraphs, place > 0,
          text[place &- 1] != UInt8(ascii: " "),
          place < 2 || text[place &- 1] != byte || text[place &- 2] != byte
        else { return false }
      } else if layout == .line, byte == UInt8(ascii: " "), text[place &- 1] == byte {
        return false
      }
      place &+= 1
    }
    return true
  }

  /// Whether one of eight bytes is below 0x20, or 0x7f; some others count as such.
  @inline(__always)
  private static func hasControls(_ bytes: UnsafePointer<UInt8>) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let word = UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self)
    let low = (word &- ones &* 0x20) & ~word
    let deletes = word ^ (ones &* 0x7f)
    return (low | ((deletes &- ones) & ~deletes)) & (ones &* 0x80) != 0
  }

  private static func bounded(_ text: String, _ limit: Int) -> String {
    guard text.utf8.count > limit,
      let end = text.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex),
      end < text.endIndex
    else { return text }
    return text[..<end] + "…"
  }
}
