/// An arrow in the text of an equation.
struct EquationArrow {
  /// The range of its bytes, from the first one to the end.
  let range: Range<Int>
  let text: String

  /// Longer arrows precede those that begin like them.
  private static let all = [
    "<-->", "<->", "<=>", "-->", "->", "==", "=>", "=", "→", "⟶", "⇒", "⇌", "⇋", "⇄", "⇆", "↔", "⟷",
    #"\rightleftharpoons"#, #"\longrightarrow"#, #"\leftrightarrow"#, #"\rightarrow"#, #"\to"#,
    "&rarr;",
  ].map { (text: $0, bytes: Array($0.utf8)) }

  /// Returns the arrows of a text in order.
  static func find(in text: [UInt8]) -> [Self] {
    var found: [Self] = []
    var position = 0
    while position < text.count {
      guard Self.mayBegin(text[position]), let arrow = arrow(at: position, in: text) else {
        position += 1
        continue
      }
      found.append(arrow)
      position = arrow.range.upperBound
    }
    return found
  }

  private static func mayBegin(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "<")
      || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "&") || byte == 0xe2
  }

  private static func arrow(at position: Int, in text: [UInt8]) -> Self? {
    let arrow = all.first { arrow in
      position + arrow.bytes.count <= text.count
        && arrow.bytes.indices.allSatisfy { text[position + $0] == arrow.bytes[$0] }
    }
    return arrow.map {
      Self(range: position..<position + $0.bytes.count, text: $0.text)
    }
  }
}
