/// Text from others, made safe for the terminal.
extension String {
  /// The text on one line, without any characters that move the cursor, or that hide or reorder
  /// text.
  ///
  /// Line breaks and tabs become spaces. Control characters, invisible characters and direction
  /// marks are written as `\u{202E}`. Joiners remain only if a script or an emoji needs them.
  var onOneLine: String {
    guard unicodeScalars.contains(where: \.isSuspect) else { return self }
    var line = ""
    for character in self {
      if character.isNewline || character == "\t" {
        line += " "
      } else if character.unicodeScalars.contains(where: \.isSuspect) {
        line += character.withVisibleScalars
      } else {
        line.append(character)
      }
    }
    return line
  }

  /// The number of terminal columns; a wide character takes two.
  var columns: Int {
    guard !utf8.allSatisfy({ $0 < 0x80 }) else { return utf8.count }
    return reduce(0) { $0 + ($1.isWide ? 2 : 1) }
  }

  /// The text between FSI and PDI if it contains right-to-left letters, so that it cannot reorder
  /// the rest of its line. The marks take no column.
  var isolated: String {
    guard unicodeScalars.contains(where: \.runsToTheLeft) else { return self }
    return "\u{2068}\(self)\u{2069}"
  }
}

extension Character {
  /// The character with its suspect scalars written as numbers.
  fileprivate var withVisibleScalars: String {
    var text = ""
    var last: Unicode.Scalar?
    for (place, scalar) in unicodeScalars.enumerated() {
      let isLast = place == unicodeScalars.count - 1
      let isNeeded = last.map { scalar.isNeeded(behind: $0, isLast: isLast) } ?? false
      if scalar.isSuspect, !isNeeded {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
      last = scalar
    }
    return text
  }

  /// True for East Asian wide and full-width characters, and for emoji.
  fileprivate var isWide: Bool {
    guard let first = unicodeScalars.first, first.value >= 0x1100 else { return false }
    if unicodeScalars.contains("\u{FE0F}") || first.properties.isEmojiPresentation { return true }
    return Self.wide.contains { $0.contains(first.value) }
  }

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F200...0x1F2FF, 0x20000...0x3FFFD,
  ]
}

extension Unicode.Scalar {
  /// True for a control character, a line separator, an invisible character or a variation
  /// selector.
  fileprivate var isSuspect: Bool {
    guard value < 0x20 || value >= 0x7F else { return false }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return true
    default: return properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint
    }
  }

  /// True for a joiner or a selector that the previous scalar needs.
  ///
  /// - Parameter isLast: true for the last scalar of its character.
  fileprivate func isNeeded(behind last: Unicode.Scalar, isLast: Bool) -> Bool {
    switch value {
    case 0x200D, 0x200C:
      // Between the parts of an emoji, after a virama, and in Arabic: RFC 5892, appendix A.
      let isJoined = !last.isASCII && !isLast
      return isJoined || last.properties.canonicalCombiningClass == .virama || last.isCursive
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF:
      // Several in sequence may carry hidden text.
      return !last.properties.isVariationSelector
    case 0x34F, 0x115F...0x1160, 0x180B...0x180D: return !last.isSuspect
    default: return false
    }
  }

  private var isCursive: Bool {
    (0x600...0x8FF).contains(value) || (0xFB50...0xFDFF).contains(value)
      || (0xFE70...0xFEFC).contains(value)
  }

  fileprivate var runsToTheLeft: Bool {
    (0x590...0x8FF).contains(value) || (0xFB1D...0xFDFF).contains(value)
      || (0xFE70...0xFEFC).contains(value) || (0x10800...0x10FFF).contains(value)
      || (0x1E800...0x1EFFF).contains(value)
  }
}
