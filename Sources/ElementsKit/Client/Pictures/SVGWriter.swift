/// What can be written as the value of an attribute.
protocol SVGValue {
  var svgText: String { get }
}

extension String: SVGValue {
  var svgText: String { self }
}

extension Double: SVGValue {
  var svgText: String { NumberText.coordinate(self) }
}

extension RGB: SVGValue {
  var svgText: String { css }
}

/// Writes elements one a line; what it writes is well formed whatever the texts hold.
struct SVGWriter {
  typealias Attributes = KeyValuePairs<String, any SVGValue>

  private(set) var text = ""

  /// An element without content.
  mutating func leaf(_ name: String, _ attributes: Attributes) {
    openTag(name, attributes)
    text += "/>\n"
  }

  /// An element whose content is text.
  mutating func leaf(_ name: String, _ attributes: Attributes = [:], content: String) {
    openTag(name, attributes)
    text += ">\(Self.escaped(content))</\(name)>\n"
  }

  /// An element around others.
  mutating func node<Failure: Error>(
    _ name: String, _ attributes: Attributes = [:],
    _ content: (inout SVGWriter) throws(Failure) -> Void
  ) throws(Failure) {
    openTag(name, attributes)
    text += ">\n"
    try content(&self)
    text += "</\(name)>\n"
  }

  private mutating func openTag(_ name: String, _ attributes: Attributes) {
    text += "<\(name)"
    for (key, value) in attributes { text += " \(key)=\"\(Self.escaped(value.svgText))\"" }
  }

  /// The text with markup escaped and characters that XML 1.0 forbids replaced.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
