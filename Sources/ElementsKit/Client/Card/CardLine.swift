/// A line of text on a card, in a square of 256 by 256 points with the origin in the upper left
/// corner.
///
/// All text of the original is bold.
public struct CardLine: Hashable, Sendable {
  /// The kind of text in a line.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    case number
    case symbol
    case name
    /// A fact on the back, such as `State: Solid`.
    case fact
  }

  /// The point of the line that ``CardLine/x`` gives.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// The left end of the line.
    case left
    /// The middle of the line.
    case centre
    /// The right end of the line.
    case right
  }

  /// The text.
  public let text: String
  /// The kind of text: `number`, `symbol`, `name` or `fact`.
  public let role: Role
  /// The font size in points.
  public let fontSize: Int
  /// The horizontal position of the line in points from the left, 0…256.
  public let x: Int
  /// The upper edge of the line in points from the top, 0…256.
  public let y: Int
  /// The point of the line that is at ``x``: `left`, `centre` or `right`.
  public let alignment: Alignment
}

/// A rectangle on a card, in points.
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
