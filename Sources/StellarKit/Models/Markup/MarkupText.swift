/// The plain text of HTML, and its links.
///
/// Reading takes linear time for every input and never fails: anything that only resembles a tag is
/// text.
struct MarkupText: Sendable {
  /// The text, without tags and with character references decoded.
  let text: String
  /// The links of the anchors, in order.
  let anchors: [TextLink]

  /// Reads HTML.
  init(html: String) {
    var reader = MarkupReader(Array(html.utf8))
    reader.read()
    text = reader.writer.text
    anchors = reader.anchors
  }

  /// Reads a text that may be HTML: returns the plain text, and the HTML if it is HTML.
  static func read(_ source: String) -> (text: String, html: String?) {
    guard mayBeMarkup(source), MarkupReader.isMarkup(Array(source.utf8)) else {
      return (source, nil)
    }
    return (MarkupText(html: source).text, source)
  }

  /// Returns the text of a line, such as a title: without markup if it is HTML, otherwise
  /// unchanged.
  static func line(_ source: String) -> String {
    let (text, html) = read(source)
    guard html != nil else { return source }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func mayBeMarkup(_ source: String) -> Bool {
    source.utf8.contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }
  }
}
