/// The limit of a search text, in every Kit that searches its store.
///
/// A text has at most 1,024 bytes of UTF-8 and 32 different words. The parts of a word that
/// punctuation joins count as separate words. A longer text is rejected. Dropping words would
/// change the meaning of the search, and a search for more words could keep a store busy for
/// minutes.
public enum SearchLimit {
  /// The largest number of bytes in UTF-8.
  public static let bytes = 1_024
  /// The largest number of different words.
  public static let words = 32

  /// Returns the different words of a text, in the spelling of their first occurrence. A word is
  /// text between white space that contains a letter or a digit. Case is ignored.
  ///
  /// - Parameter symbols: true to also accept words of symbols only, such as emojis.
  /// - Returns: an empty array for a text without words.
  /// - Throws: ``PentadError/Code/invalid`` for more than ``bytes`` or ``words``.
  public static func words(
    of text: String, symbols: Bool = false
  ) throws(PentadError) -> [String] {
    let size = text.utf8.count
    guard size <= bytes else {
      throw PentadError(
        .invalid, "the search text has \(size) bytes, more than \(bytes); search for a part of it")
    }
    var seen: Set<String> = []
    let found = text.unicodeScalars
      .split { $0.properties.isWhitespace || $0.properties.generalCategory == .control }
      .map { String(String.UnicodeScalarView($0)) }
      .filter { word in
        word.unicodeScalars.contains { isIndexed($0) || symbols && !$0.isASCII }
          && seen.insert(word.lowercased()).inserted
      }
    let count = found.reduce(0) { $0 + max(1, countParts(of: $1)) }
    guard count <= words else {
      throw PentadError(
        .invalid, "the search text has \(count) different words, more than \(words); leave some out"
      )
    }
    return found
  }

  /// Returns the number of index terms in a word: `well-known` is a phrase of two.
  private static func countParts(of word: String) -> Int {
    word.unicodeScalars.split { !isIndexed($0) && !isMark($0) }.count
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Returns true if FTS5's `unicode61` counts the character as part of a word.
  private static func isIndexed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .privateUse:
      true
    default: false
    }
  }
}
