/// The change of a card from one side to the other.
public struct FlipTransition: Hashable, Sendable {
  /// The edge from which the new side appears.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// From the right, when the back comes up.
    case fromRight
    /// From the left, when the front comes up.
    case fromLeft
  }

  /// The side that was up before the flip.
  public let from: CardSide
  /// The side that is up after the flip.
  public let to: CardSide
  /// The edge from which the new side appears.
  public let direction: Direction
  /// The duration of the animation: 0.75 s, as in the original.
  public let duration: Duration

  init(from side: CardSide) {
    from = side
    (to, direction) = side == .front ? (.back, .fromRight) : (.front, .fromLeft)
    duration = .milliseconds(750)
  }
}

/// The icon of the button that flips a card.
public enum FlipperIcon: String, Hashable, Sendable, CaseIterable {
  /// A list; shown while the front is up.
  case list
  /// The element's tile; shown while the back is up.
  case tile
}
