public import PentadCore

/// The text of a search field, converted to an expression for FTS5's `MATCH`.
///
/// Every word has to occur, each as the beginning of a word: `linear alg` finds “Linear Algebra”.
/// No input is an operator or a syntax error: `"`, `*`, `AND` and control characters are harmless,
/// and `C++` finds words that begin with “c”.
public struct SearchQuery: Hashable, Sendable {
  /// The different words, in the spelling of their first occurrence. Case is ignored.
  public let words: [String]

  /// Parses a text; nil if it contains no letter and no digit, so that it cannot match.
  ///
  /// - Parameter symbols: true if a word may consist of emojis and other symbols only, for a
  ///   ``SearchTable/isFolded`` index.
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for a text above ``PentadCore/SearchLimit``.
  public init?(_ text: String, symbols: Bool = false) throws(PentadError) {
    words = try SearchLimit.words(of: text, symbols: symbols)
    if words.isEmpty { return nil }
  }

  /// The expression: `"linear"* AND "alg"*`. Bind it; do not insert it into a statement.
  public var expression: String { expression(beginningsFrom: 1) }

  /// Returns an expression in which a word of fewer than `length` bytes has to match a whole word.
  /// In a large index, beginnings of one or two letters match half of the words, and are slow to
  /// find.
  ///
  /// A word that is the beginning of another word is left out: every match of the other word
  /// matches it, too.
  public func expression(beginningsFrom length: Int) -> String {
    func isBeginning(_ word: String) -> Bool { word.utf8.count >= length }
    let folded = words.map { Array($0.lowercased().utf8) }
    let kept = words.indices.filter { index in
      !isBeginning(words[index])
        || !folded.contains { $0.count > folded[index].count && $0.starts(with: folded[index]) }
    }
    return kept.map { words[$0].quotedName + (isBeginning(words[$0]) ? "*" : "") }
      .joined(separator: " AND ")
  }
}
