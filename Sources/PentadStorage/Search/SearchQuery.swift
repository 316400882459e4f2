public import PentadCore

/// What a user typed into a search field, as an expression for FTS5's `MATCH`.
///
/// Every word has to be there, each as the beginning of a word: `linear alg` finds “Linear
/// Algebra”. Nothing that a user types is an operator or an error: `"`, `*`, `AND` and control
/// characters are harmless, and `C++` finds words that begin with “c”.
public struct SearchQuery: Hashable, Sendable {
  /// The different words, as they were typed first. Case makes no difference.
  public let words: [String]

  /// Reads a text; nil when it has no letter and no digit, which nothing can be found by.
  ///
  /// - Parameter symbols: whether a word may be of emojis and other symbols alone, for a
  ///   ``SearchTable/isFolded`` index.
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for a text above ``PentadCore/SearchLimit``.
  public init?(_ text: String, symbols: Bool = false) throws(PentadError) {
    words = try SearchLimit.words(of: text, symbols: symbols)
    if words.isEmpty { return nil }
  }

  /// The expression: `"linear"* AND "alg"*`. Bind it; do not put it into a statement.
  public var expression: String { expression(beginningsFrom: 1) }

  /// The expression in which a word of fewer bytes has to be there as it is. In a large index, the
  /// beginnings of one or two letters are those of half the words, and take as long to find.
  ///
  /// A word that another one begins with is left out: what begins with that one begins with it, too.
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
