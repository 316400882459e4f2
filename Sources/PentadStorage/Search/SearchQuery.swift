#if Storage
  /// What a user typed into a search field, as an expression for FTS5's `MATCH`.
  ///
  /// Every word has to be there, each as the beginning of a word: `linear alg` finds “Linear
  /// Algebra”. Nothing that a user types is an operator or an error: `"`, `*`, `AND` and control
  /// characters are harmless, and `C++` finds words that begin with “c”.
  public struct SearchQuery: Hashable, Sendable {
    /// The words, as they were typed.
    public let words: [String]

    /// Reads a text; nil when it has no letter and no digit, which nothing can be found by.
    public init?(_ text: String) {
      words = text.unicodeScalars
        .split { $0.properties.isWhitespace || $0.properties.generalCategory == .control }
        .map { String(String.UnicodeScalarView($0)) }
        .filter { $0.unicodeScalars.contains(where: Self.isIndexed) }
      if words.isEmpty { return nil }
    }

    /// The expression: `"linear"* AND "alg"*`. Bind it; do not put it into a statement.
    public var expression: String { expression(beginningsFrom: 1) }

    /// The expression in which a word of fewer bytes has to be there as it is. In a large index, the
    /// beginnings of one or two letters are those of half the words, and take as long to find.
    public func expression(beginningsFrom length: Int) -> String {
      words.map { $0.quotedName + ($0.utf8.count < length ? "" : "*") }.joined(separator: " AND ")
    }

    /// What `unicode61` takes for part of a word.
    private static func isIndexed(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .decimalNumber, .letterNumber, .otherNumber, .privateUse:
        true
      default: false
      }
    }
  }
#endif
