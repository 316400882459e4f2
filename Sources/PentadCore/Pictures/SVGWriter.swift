/// A value of an attribute.
package protocol SVGValue {
  /// The text of the value, before escaping.
  var svgText: String { get }
}

extension String: SVGValue {
  package var svgText: String { self }
}

extension Double: SVGValue {
  /// A coordinate or a size with at most two decimals: `12`, `0.5`, `-3.25`.
  package var svgText: String {
    guard isFinite, abs(self) < 1e12 else { return "0" }
    // Not `rounded()`, which needs libm: a debug build of a program without Foundation has none.
    let hundredths = Int(abs(self) * 100 + 0.5)
    let (whole, part) = hundredths.quotientAndRemainder(dividingBy: 100)
    let sign = self < 0 && hundredths > 0 ? "-" : ""
    if part == 0 { return "\(sign)\(whole)" }
    if part % 10 == 0 { return "\(sign)\(whole).\(part / 10)" }
    return "\(sign)\(whole).\(part < 10 ? "0" : "")\(part)"
  }
}

extension RGB: SVGValue {
  package var svgText: String { css }
}

/// Writes elements, one per line. The result is well formed for all texts.
package struct SVGWriter {
  package typealias Attributes = KeyValuePairs<String, any SVGValue>

  /// The text written so far.
  package private(set) var text = ""

  package init() {}

  /// Writes an element without content.
  package mutating func leaf(_ name: String, _ attributes: Attributes) {
    openTag(name, attributes)
    text += "/>\n"
  }

  /// Writes an element whose content is text.
  package mutating func leaf(_ name: String, _ attributes: Attributes = [:], content: String) {
    openTag(name, attributes)
    text += ">\(XMLText.escaped(content))</\(name)>\n"
  }

  /// Writes an element around others.
  package mutating func node<Failure: Error>(
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
    for (key, value) in attributes { text += " \(key)=\"\(XMLText.escaped(value.svgText))\"" }
  }
}
