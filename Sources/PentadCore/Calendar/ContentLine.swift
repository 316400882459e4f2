/// A content line of an iCalendar document (RFC 5545, section 3.1).
package enum ContentLine {
  /// The largest number of bytes in a line, without its line break.
  package static let limit = 75

  /// Returns the line with its line break; a line of more than 75 bytes is folded, never inside a
  /// character.
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

  /// Escapes a value of the type TEXT: characters with a meaning in the format are escaped, and
  /// control characters that it cannot hold are dropped. Each line break of Unicode becomes an
  /// escaped line break, because some readers end a line of the document at any of them.
  package static func escaped(_ text: String) -> String {
    var result = ""
    var afterReturn = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", ";", ",": result += "\\\(scalar)"
      // CR LF, CR and LF each count as one line break.
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
