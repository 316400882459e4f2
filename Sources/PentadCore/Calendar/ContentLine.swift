/// A line of an iCalendar document, as RFC 5545, section 3.1 has it.
package enum ContentLine {
  /// The most bytes that a line may have, without its end.
  package static let limit = 75

  /// The line with its end, folded where it is longer than 75 bytes, never within a character.
  package static func folded(_ line: String) -> String {
    var result = ""
    var width = 0
    for scalar in line.unicodeScalars {
      let size = UTF8.width(scalar)
      if width + size > limit {
        result += "\r\n "
        width = 1
      }
      result.unicodeScalars.append(scalar)
      width += size
    }
    return result + "\r\n"
  }

  /// A value of the type TEXT: what has a meaning in the format is escaped, control characters that
  /// it cannot hold are left out. Each line break of Unicode is one of the format: readers exist that
  /// end a line of the document at any of them.
  package static func escaped(_ text: String) -> String {
    var result = ""
    var afterReturn = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", ";", ",": result += "\\\(scalar)"
      // CR LF, CR and LF are each one line break.
      case "\r": result += "\\n"
      case "\n": result += afterReturn ? "" : "\\n"
      case "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": result += "\\n"
      case "\t": result += "\t"
      case "\u{0}"..."\u{1F}", "\u{7F}": break
      default: result.unicodeScalars.append(scalar)
      }
      afterReturn = scalar == "\r"
    }
    return result
  }
}
