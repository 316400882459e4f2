/// The class of a character in a search.
enum SearchCharacter {
  /// A letter, a digit or a mark of a script with spaces between words.
  case letter
  /// A character of a script without spaces between words: Han, kana, Hangul, Thai, Lao, Khmer,
  /// Myanmar.
  case pair
  /// A symbol that can be searched for: an emoji, an arrow, a star.
  case symbol
  /// The signs for man and woman: a part of an emoji after a joiner, otherwise symbols.
  case gender
  /// A regional indicator: one half of a flag.
  case regional
  /// A tag: a part of a flag that cannot occur alone.
  case tag
  /// The zero width joiner, which combines emojis.
  case joiner
  /// Skin tones, variation selectors, accents, the Arabic tatweel and format characters, such as
  /// the soft hyphen and direction marks. They are ignored, and do not end a word (UAX #29, WB4).
  case ignored
  /// Any other character, which ends a word.
  case separator

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a: self = .letter
    case 0...0x7f: self = .separator
    case 0xad, 0x300...0x36f, 0x640, 0x20d0...0x20ff, 0xfe00...0xfe0f, 0x200c,
      0x1f3fb...0x1f3ff, 0xe0100...0xe01ef:
      self = .ignored
    // Modifier letters that are often typed as an apostrophe, which is a separator: Ukrainian,
    // Hawaiian, transcriptions.
    case 0x2bb...0x2bf: self = .separator
    case 0xe00...0xeff, 0x1000...0x109f, 0x1780...0x17ff:
      let isDigit = scalar.properties.generalCategory == .decimalNumber
      self = isDigit ? .letter : Self.isWord(scalar) ? .pair : .separator
    case 0x3005...0x3007, 0x3041...0x3096, 0x309d...0x309f, 0x30a1...0x30fa, 0x30fc...0x30ff,
      0x3105...0x312f, 0x31a0...0x31bf, 0x31f0...0x31ff, 0x3400...0x4dbf, 0x4e00...0x9fff,
      0xac00...0xd7a3, 0xf900...0xfaff, 0x20000...0x323af:
      self = .pair
    case 0x200d: self = .joiner
    case 0x2640, 0x2642: self = .gender
    case 0x1f1e6...0x1f1ff: self = .regional
    case 0x2190...0x21ff, 0x2600...0x27bf, 0x1f000...0x1faff: self = .symbol
    case 0xe0020...0xe007f: self = .tag
    // The store writes it before the code points of characters that SQLite does not know.
    case 0xe000: self = .separator
    default: self = Self.other(scalar)
    }
  }

  private static func other(_ scalar: Unicode.Scalar) -> SearchCharacter {
    if isAccent(scalar) { return .ignored }
    if isWord(scalar) { return .letter }
    guard isKnown(scalar) else { return .separator }
    switch scalar.properties.generalCategory {
    case .otherSymbol: return .symbol
    // A zero width space ends a word.
    case .format where scalar != "\u{200b}": return .ignored
    default: return .separator
    }
  }

  /// Returns true for letters, numbers and marks. Private use characters count too, as in SQLite.
  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark, .spacingMark,
      .enclosingMark:
      isKnown(scalar)
    case .privateUse: true
    default: false
    }
  }

  /// Returns true if Unicode 16 contains the character. Later characters separate words, whichever
  /// Unicode version the process runs with: an index must always be split into the words from which
  /// it was built.
  private static func isKnown(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.age.map { $0.major <= 16 } ?? false
  }

  /// Returns true if a mark is an accent, a vowel point or a tone, which is ignored. Vowel signs
  /// and nuktas of Indic scripts are not.
  static func isAccent(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.properties.generalCategory == .nonspacingMark else { return false }
    switch scalar.properties.canonicalCombiningClass.rawValue {
    case 1, 10...36, 200...: return true
    default: return false
    }
  }

  /// Returns true if `unicode61`, whose tables are those of Unicode 6.1, counts the character as
  /// part of a word.
  static func isLetterInSQLite(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x250 { return true }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return false
    case .privateUse: return true
    default:
      guard let age = scalar.properties.age else { return false }
      return age.major < 6 || age.major == 6 && age.minor <= 1
    }
  }

  /// Returns true if a text with this character may have an equivalent form: ligatures, full width,
  /// accents as separate characters.
  static func hasOtherForms(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0xa9, 0xab...0xb1, 0xb4, 0xb6...0xb8, 0xbb, 0xbf...0x131, 0x134...0x13e,
      0x141...0x148, 0x14a...0x17e, 0x180...0x1c3, 0x1cd...0x1f0, 0x1f4...0x24f, 0x386...0x3ce,
      0x400...0x52f, 0x5d0...0x5ea, 0x620...0x64a, 0x660...0x674, 0x679...0x6d3, 0xe01...0xe32,
      0xe34...0xe4e, 0x1e00...0x1e99, 0x1e9e...0x1eff, 0x2010...0x2027, 0x200c...0x200d,
      0x2190...0x21ff, 0x2300...0x23ff, 0x2500...0x2a0b, 0x2b00...0x2bff, 0x3001...0x3011,
      0x3041...0x3096, 0x309d, 0x309e, 0x30a1...0x30fe, 0x3400...0x4dbf, 0x4e00...0x9fff,
      0xac00...0xd7a3, 0xfe00...0xfe0f, 0x1f000...0x1f0ff, 0x1f1e6...0x1f1ff,
      0x1f300...0x1faff, 0x20000...0x2f7ff, 0x30000...0x323af, 0xe0020...0xe007f:
      false
    default: true
    }
  }
}
