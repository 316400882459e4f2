/// The plain text of HTML, and the links in it.
///
/// It takes time in proportion to the text, whatever stands in it, and never fails: what only looks like a
/// tag is text.
struct MarkupText: Sendable {
  /// The text: without tags, with character references decoded.
  let text: String
  /// The links of its anchors, in order.
  let anchors: [TextLink]

  /// Reads HTML.
  init(html: String) {
    var reader = MarkupReader(Array(html.utf8))
    reader.read()
    text = reader.writer.text
    anchors = reader.anchors
  }

  /// Reads a text that may be HTML or not: the plain text, and the HTML if it is such.
  static func read(_ source: String) -> (text: String, html: String?) {
    guard mayBeMarkup(source), MarkupReader.isMarkup(Array(source.utf8)) else {
      return (source, nil)
    }
    return (MarkupText(html: source).text, source)
  }

  /// The text of a line, such as a title: that of HTML if it is such, else as it is.
  static func line(_ source: String) -> String {
    let (text, html) = read(source)
    guard html != nil else { return source }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func mayBeMarkup(_ source: String) -> Bool {
    source.utf8.contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }
  }
}
