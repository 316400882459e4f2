/// The limit of a search text, in every Kit that searches its store.
///
/// A text has at most 1,024 bytes of UTF-8 and 32 different words; the parts of a word that punctuation
/// joins count each. A longer text is refused: to leave words out would find what nobody looked for, and a
/// search of more words could keep a store busy for minutes.
public enum SearchLimit {
  /// The most bytes of UTF-8.
  public static let bytes = 1_024
  /// The most different words.
  public static let words = 32

  /// Reads the different words of a text, as they were typed first: what stands between white space and has
  /// a letter or a digit. Case makes no difference.
  ///
  /// - Parameter symbols: whether a word may be of symbols alone, such as emojis.
  /// - Returns: none for a text that nothing can be found by.
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

  /// The number of words that a search index makes of a word: `well-known` is a phrase of two.
  private static func countParts(of word: String) -> Int {
    word.unicodeScalars.split { !isIndexed($0) && !isMark($0) }.count
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// What FTS5's `unicode61` takes for part of a word.
  private static func isIndexed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .privateUse:
      true
    default: false
    }
  }
}
