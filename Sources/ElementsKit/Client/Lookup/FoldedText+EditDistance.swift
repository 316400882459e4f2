import PentadCore

/// The edit distance between folded texts.
extension EditDistance {
  /// Returns the largest edit distance at which a text still matches.
  static func tolerance(_ text: FoldedText) -> Int { tolerance(text.bytes.count) }

  /// Returns the distance; `nil` when it is more than `limit`.
  static func between(_ a: FoldedText, _ b: FoldedText, atMost limit: Int) -> Int? {
    between(a.bytes, b.bytes, atMost: limit)
  }
}
