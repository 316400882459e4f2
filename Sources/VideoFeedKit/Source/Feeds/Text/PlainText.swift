/// Converts texts of feeds to plain text: decodes entities, removes tags, and normalises white
/// space.
enum PlainText {
  /// The form of a text.
  enum Form {
    /// Plain text.
    case plain
    /// HTML.
    case html
    /// Text that may be HTML, as in RSS. Only known HTML tags count as tags, so `List<Item>` is
    /// kept.
    case guess
  }

  /// The layout of the result.
  enum Layout {
    /// A single line.
    case line
    /// Lines and paragraphs, with at most one empty line between them.
    case paragraphs
  }

  /// Returns the plain text of well-formed UTF-8, without surrounding white space.
  ///
  /// Scripts, styles and control characters are removed. A `<` without a closing `>` is kept as
  /// text.
  ///
  /// - Parameter limit: the maximum number of characters. A longer text is truncated and ends with
  ///   `…`.
  static func make(
    _ bytes: UnsafeBufferPointer<UInt8>, _ form: Form, _ layout: Layout, limit: Int
  ) -> String {
    let text = trimmed(bytes)
    let isMarkup =
      form != .plain && text.contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }
    if !isMarkup, isTidy(text, layout) {
      return bounded(String(decoding: text, as: UTF8.self), limit)
    }
    // A character has at most 4 bytes, unless it consists of several code points.
    var writer = PlainTextWriter(layout, capacity: text.count)
    if isMarkup {
      var reader = HTMLTextReader(text, guess: form == .guess)
      reader.write(to: &writer)
    } else {
      for byte in text { writer.add(plain: byte) }
    }
    return bounded(String(decoding: writer.text, as: UTF8.self), limit)
  }

  /// Trims white space and control characters at both ends.
  static func trimmed(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    var (start, end) = (0, bytes.count)
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    return UnsafeBufferPointer(rebasing: bytes[start..<end])
  }

  /// Returns true if a text needs no change.
  private static func isTidy(_ text: UnsafeBufferPointer<UInt8>, _ layout: Layout) -> Bool {
    guard let start = text.baseAddress else { return true }
    var place = 0
    while place < text.count {
      // Long texts have few line feeds, and double spaces are allowed in paragraphs.
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

  /// Returns true if one of eight bytes is below 0x20 or equal to 0x7f. False positives are
  /// possible.
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
