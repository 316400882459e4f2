import PentadCore

/// The side of a card that is up, and whether a flip is in progress.
///
/// It has no timer: the host reports when the animation has ended.
struct FlipState: Hashable, Sendable {
  private(set) var side = CardSide.front
  private(set) var isFlipping = false

  /// Starts a flip and changes ``side`` to the other side.
  mutating func flip() throws(PentadError) -> FlipTransition {
    guard !isFlipping else {
      throw PentadError(.conflict, "the card is being turned; wait until the flip has ended")
    }
    let transition = FlipTransition(from: side)
    side = transition.to
    isFlipping = true
    return transition
  }

  /// Ends the flip and returns the side that is up; `nil` if no flip was in progress.
  mutating func flipDidEnd() -> CardSide? {
    guard isFlipping else { return nil }
    isFlipping = false
    return side
  }
}
