/// Writes XML and HTML: what stands between tags and in attributes is escaped.
struct Markup {
  /// An attribute; one without a value is left out.
  typealias Attribute = (name: String, value: String?)

  private(set) var text: String

  init(_ beginning: String = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n") { text = beginning }

  /// An element with others inside.
  mutating func element(
    _ name: String, _ attributes: [Attribute] = [], _ content: (inout Markup) -> Void
  ) {
    tag(name, attributes, ">\n")
    content(&self)
    text += "</\(name)>\n"
  }

  /// An element with a text; none when there is no text.
  mutating func element(_ name: String, _ content: String?, _ attributes: [Attribute] = []) {
    guard let content else { return }
    tag(name, attributes, ">")
    text += "\(Self.escaped(content))</\(name)>\n"
  }

  /// An element with nothing inside.
  mutating func empty(_ name: String, _ attributes: [Attribute]) { tag(name, attributes, "/>\n") }

  private mutating func tag(_ name: String, _ attributes: [Attribute], _ end: String) {
    text += "<\(name)"
    for case (let name, let value?) in attributes { text += " \(name)=\"\(Self.escaped(value))\"" }
    text += end
  }

  /// The text with what has a meaning in markup escaped; what may not stand in XML is a blank.
  static func escaped(_ text: String) -> String {
    var escaped: [UInt8] = []
    escaped.reserveCapacity(text.utf8.count + 16)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;".utf8
      case "<": escaped += "&lt;".utf8
      case ">": escaped += "&gt;".utf8
      case "\"": escaped += "&quot;".utf8
      case "\t", "\n": escaped.append(UInt8(ascii: scalar))
      case "\u{0}"..."\u{1f}", "\u{fffe}", "\u{ffff}": escaped.append(UInt8(ascii: " "))
      default: escaped += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
    return String(decoding: escaped, as: UTF8.self)
  }

  /// Plain text as HTML: a paragraph after each empty line, and lines that end.
  static func html(_ text: String) -> String {
    text.replacing("\n\n", with: "\u{1e}").split(separator: "\u{1e}").map { paragraph in
      "<p>\(escaped(String(paragraph)).replacing("\n", with: "<br>"))</p>"
    }.joined()
  }
}
