/// The length limit of a text at a destination, and the rules for counting its length.
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

  /// The largest length, at least 0.
  public let limit: Int
  /// The unit of the length.
  public let unit: Unit
  /// The length that each `http` or `https` link counts as, for networks that shorten links; nil to
  /// count a link's own length.
  public let linkLength: Int?

  /// Creates a budget, counted in code points by default, as networks do.
  public init(limit: Int, unit: Unit = .codePoint, linkLength: Int? = nil) {
    self.limit = max(0, limit)
    self.unit = unit
    self.linkLength = linkLength.map { max(0, $0) }
  }

  /// The limit of a tweet, 140 code points, as in the original program.
  public static let tweet = CharacterBudget(limit: 140)

  /// Returns the length of a text.
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

  /// Returns the length that remains after a text; negative if the text is too long.
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
