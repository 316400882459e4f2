/// How a card turns from one side to the other.
public struct FlipTransition: Hashable, Sendable {
  /// Where the coming side appears.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// Towards the back.
    case fromRight
    /// Towards the front.
    case fromLeft
  }

  /// The side that was up.
  public let from: CardSide
  /// The side that comes up.
  public let to: CardSide
  /// Which way it turns.
  public let direction: Direction
  /// How long it takes: 0.75 s, as in the original.
  public let duration: Duration

  init(from side: CardSide) {
    from = side
    (to, direction) = side == .front ? (.back, .fromRight) : (.front, .fromLeft)
    duration = .milliseconds(750)
  }
}

/// What the button that turns a card shows.
public enum FlipperIcon: String, Hashable, Sendable, CaseIterable {
  /// A list, while the front is up.
  case list
  /// The element's tile, while the back is up.
  case tile
}
