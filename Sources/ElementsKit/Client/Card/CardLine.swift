/// A line of text on a card, placed in a square of 256 by 256 points whose origin is its upper left
/// corner. All text of the original is bold.
public struct CardLine: Hashable, Sendable {
  /// What a line tells.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    case number
    case symbol
    case name
    /// One of the facts on the back, as `State: Solid`.
    case fact
  }

  /// Which part of the line stands at ``CardLine/x``.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// Its left end.
    case left
    /// Its middle.
    case centre
    /// Its right end.
    case right
  }

  /// The text.
  public let text: String
  /// What it tells: `number`, `symbol`, `name` or `fact`.
  public let role: Role
  /// The height of the type in points.
  public let fontSize: Int
  /// Where the line stands, from the left, 0…256.
  public let x: Int
  /// The upper edge of the line, from the top, 0…256.
  public let y: Int
  /// The part of the line that is at ``x``: `left`, `centre` or `right`.
  public let alignment: Alignment
}

/// A rectangle on a card.
public struct CardFrame: Hashable, Sendable {
  /// The left edge.
  public let x: Int
  /// The upper edge.
  public let y: Int
  /// The width.
  public let width: Int
  /// The height.
  public let height: Int
}
