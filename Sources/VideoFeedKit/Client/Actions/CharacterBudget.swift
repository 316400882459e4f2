/// How long a text may be somewhere, and what counts as how much.
///
/// C: `pentad_video_budget_options`.
public struct CharacterBudget: Hashable, Sendable {
  /// The unit in which the length of a text is counted.
  public enum Unit: Hashable, Sendable, CaseIterable {
    /// A character as people count it: a flag is one.
    case character
    /// A code point of Unicode: a flag is two.
    case codePoint
    /// A unit of UTF-16: a flag is four.
    case utf16
  }

  /// How many there may be, at least 0.
  public let limit: Int
  /// What is counted.
  public let unit: Unit
  /// What each address of `http` and `https` counts as, for networks that shorten them; nil for its own
  /// length.
  public let linkLength: Int?

  /// A budget; in code points, as networks count, unless it says otherwise.
  public init(limit: Int, unit: Unit = .codePoint, linkLength: Int? = nil) {
    self.limit = max(0, limit)
    self.unit = unit
    self.linkLength = linkLength.map { max(0, $0) }
  }

  /// The 140 of a tweet, as the original counts.
  public static let tweet = CharacterBudget(limit: 140)

  /// How much a text counts.
  ///
  /// C: `pentad_video_text_length`.
  public func length(of text: String) -> Int {
    let links =
      linkLength == nil
      ? []
      : text.split(whereSeparator: \.isWhitespace)
        .filter(Self.isLink)
    return links.reduce(count(text[...])) { $0 - count($1) + (linkLength ?? 0) }
  }

  /// How much more a text may have; below 0 when it has too much.
  public func remaining(after text: String) -> Int { limit - length(of: text) }

  private func count(_ text: Substring) -> Int {
    switch unit {
    case .character: text.count
    case .codePoint: text.unicodeScalars.count
    case .utf16: text.utf16.count
    }
  }

  private static func isLink(_ word: Substring) -> Bool {
    ["http://", "https://"].contains { word.count > $0.count && word.lowercased().hasPrefix($0) }
  }
}
