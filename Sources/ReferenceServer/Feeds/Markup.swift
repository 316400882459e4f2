/// Writes XML and HTML. Text and attribute values are escaped.
struct Markup {
  /// An attribute; without a value it is left out.
  typealias Attribute = (name: String, value: String?)

  private(set) var text: String

  init(_ beginning: String = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n") { text = beginning }

  /// Writes an element with content.
  mutating func element(
    _ name: String, _ attributes: [Attribute] = [], _ content: (inout Markup) -> Void
  ) {
    tag(name, attributes, ">\n")
    content(&self)
    text += "</\(name)>\n"
  }

  /// Writes an element with a text, or nothing without a text.
  mutating func element(_ name: String, _ content: String?, _ attributes: [Attribute] = []) {
    guard let content else { return }
    tag(name, attributes, ">")
    text += "\(Self.escaped(content))</\(name)>\n"
  }

  /// Writes an empty element.
  mutating func empty(_ name: String, _ attributes: [Attribute]) { tag(name, attributes, "/>\n") }

  private mutating func tag(_ name: String, _ attributes: [Attribute], _ end: String) {
    text += "<\(name)"
    for case (let name, let value?) in attributes { text += " \(name)=\"\(Self.escaped(value))\"" }
    text += end
  }

  /// Returns the text with markup characters escaped. A character that XML does not allow becomes a
  /// space.
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

  /// Returns plain text as HTML: a paragraph after each empty line, and line breaks.
  static func html(_ text: String) -> String {
    text.replacing("\n\n", with: "\u{1e}").split(separator: "\u{1e}").map { paragraph in
      "<p>\(escaped(String(paragraph)).replacing("\n", with: "<br>"))</p>"
    }.joined()
  }
}
