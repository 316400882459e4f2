public import PentadCore

/// One element large: a front, a back, and the turn between them.
///
/// Turning takes two calls, so that the host can animate it: ``flip()`` says how, and locks the card
/// until the host calls ``flipDidEnd()`` when the animation is over. Both publish an event of the
/// ``table``, after the card has changed; the events of a card come in the order of its changes.
///
/// ```swift
/// let card = table.select(iron)
/// let transition = try card.flip()
/// animate(transition) { card.flipDidEnd() }
/// ```
///
/// C: `pentad_elements_card`.
public final class ElementCard: Sendable {
  /// The element that the card shows.
  public let element: AtomicElement
  /// The table whose options the card follows and whose observers hear of it.
  public let table: PeriodicTable

  private let state = Lock(FlipState())

  /// Makes a card with the front up. Nothing is published; ``PeriodicTable/select(_:)`` does that.
  public init(_ element: AtomicElement, table: PeriodicTable = .shared) {
    self.element = element
    self.table = table
  }

  /// The side that is up; during a flip, the one that comes up.
  public var side: CardSide { state.withLock { $0.side } }

  /// Whether a flip is under way; another is refused meanwhile.
  public var isFlipping: Bool { state.withLock { $0.isFlipping } }

  /// What the button that turns the card shows.
  public var flipperIcon: FlipperIcon { side == .front ? .list : .tile }

  /// The English Wikipedia's article, which the button on the back opens.
  public var wikipediaURL: String { element.wikipediaURL }

  /// Turns the card to its other side.
  ///
  /// - Throws: `conflict` while a flip is under way; the card stays as it is.
  @discardableResult
  public func flip() throws(PentadError) -> FlipTransition {
    // Published under the lock, so that events keep the order of the changes; observers run elsewhere.
    try state.withLock { state throws(PentadError) in
      let transition = try state.flip()
      table.hub.publish(.flipDidBegin(element, to: transition.to))
      return transition
    }
  }

  /// Says that the animation of a flip is over. Does nothing when no flip is under way.
  public func flipDidEnd() {
    state.withLock { state in
      guard let side = state.flipDidEnd() else { return }
      table.hub.publish(.flipDidEnd(element, side: side))
    }
  }
}
