import PentadCore

/// Which side of a card is up, and whether it is being turned.
///
/// Knows nothing of time: the host says when the animation has ended.
struct FlipState: Hashable, Sendable {
  private(set) var side = CardSide.front
  private(set) var isFlipping = false

  /// Starts to turn; the other side counts from now on.
  mutating func flip() throws(PentadError) -> FlipTransition {
    guard !isFlipping else {
      throw PentadError(.conflict, "the card is being turned; wait until the flip has ended")
    }
    let transition = FlipTransition(from: side)
    side = transition.to
    isFlipping = true
    return transition
  }

  /// Allows the next flip; the side that is up, or `nil` when no flip was under way.
  mutating func flipDidEnd() -> CardSide? {
    guard isFlipping else { return nil }
    isFlipping = false
    return side
  }
}
