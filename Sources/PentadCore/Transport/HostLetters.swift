/// Maps the letters of host names as UTS #46 does: to lower case, composed, of normal width.
enum HostLetters {
  /// Returns true if a scalar separates labels: a dot, also of full width or of another script.
  static func isDot(_ scalar: Unicode.Scalar) -> Bool {
    [".", "\u{3002}", "\u{ff0e}", "\u{ff61}"].contains(scalar)
  }

  /// Maps the text of a label. Nil if it contains characters that are not allowed: spaces,
  /// controls, mathematical signs, direction marks, circled letters and other variants of plain
  /// letters.
  static func mapped(_ text: String) -> String? {
    var mapped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      // Full-width forms.
      case "\u{ff01}"..."\u{ff5e}":
        guard let plain = Unicode.Scalar(scalar.value - 0xfee0) else { return nil }
        mapped.unicodeScalars.append(plain)
      // Invisible characters.
      case "\u{ad}", "\u{200b}", "\u{2060}", "\u{feff}", "\u{fe00}"..."\u{fe0f}": break
      default: mapped.unicodeScalars.append(scalar)
      }
    }
    let composed = String(String.UnicodeScalarView(mapped.lowercased().flatMap(composed)))
    return composed.unicodeScalars.allSatisfy(isAllowed) ? composed : nil
  }

  /// Returns a letter and its marks as one scalar, if there is one.
  private static func composed(_ character: Character) -> [Unicode.Scalar] {
    let scalars = Array(character.unicodeScalars)
    guard scalars.count > 1 else { return scalars }
    return letters[character].map { [$0] } ?? scalars
  }

  /// The precomposed letters, by their decomposed forms.
  private static let letters: [Character: Unicode.Scalar] = {
    let ranges: [ClosedRange<UInt32>] = [
      0xc0...0x24f, 0x386...0x3ce, 0x400...0x4f9, 0x1e00...0x1fff, 0x3041...0x30ff,
      0xac00...0xd7a3,
    ]
    var letters: [Character: Unicode.Scalar] = [:]
    for scalar in ranges.joined().lazy.compactMap(Unicode.Scalar.init) {
      let letter = Character(scalar)
      if letters[letter] == nil { letters[letter] = scalar }
    }
    return letters
  }()

  /// Letters and numbers that UTS #46 maps to plain ones, which this type rejects instead: raised,
  /// circled, squared, mathematical, half-width; ligatures and fractions.
  private static let otherForms: [ClosedRange<UInt32>] = [
    0xaa...0xaa, 0xb2...0xb3, 0xb9...0xba, 0xbc...0xbe, 0x132...0x133, 0x149...0x149, 0x17f...0x17f,
    0x1c4...0x1cc, 0x1f1...0x1f3, 0x2b0...0x2b8, 0x2e0...0x2e4, 0x1d2c...0x1d6a, 0x1d78...0x1dbf,
    0x2070...0x209f, 0x2100...0x218b, 0x2460...0x24ff, 0x2c7c...0x2c7d, 0x3131...0x318e,
    0x3200...0x33ff, 0xfb00...0xfb4f, 0xff61...0xffef, 0x1d400...0x1d7ff, 0x1f100...0x1f2ff,
  ]

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value > 0x20 && scalar.value < 0x7f }
    guard !otherForms.contains(where: { $0.contains(scalar.value) }) else { return false }
    switch scalar {
    // Dots and marks inside words, and the joiners of Indic and Persian scripts.
    case "\u{b7}", "\u{375}", "\u{5f3}", "\u{5f4}", "\u{30fb}", "\u{200c}", "\u{200d}": return true
    default: break
    }
    switch scalar.properties.generalCategory {
    case .lowercaseLetter, .otherLetter, .modifierLetter, .titlecaseLetter, .nonspacingMark,
      .spacingMark, .enclosingMark, .decimalNumber, .otherNumber, .letterNumber, .otherSymbol:
      return scalar != "\u{fffd}"
    default: return false
    }
  }
}
