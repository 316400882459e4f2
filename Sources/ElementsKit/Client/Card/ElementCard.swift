public import PentadCore

/// A card that shows one element on its front and back, and can be flipped.
///
/// A flip takes two calls, so that the host can animate it. ``flip()`` returns the transition and
/// locks the card; ``flipDidEnd()`` unlocks it when the animation is over. Both publish an event of
/// the ``table``, after the card has changed. The events of a card arrive in the order of its
/// changes.
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
  /// The table whose options the card follows and whose observers receive its events.
  public let table: PeriodicTable

  private let state = Lock(FlipState())

  /// Creates a card with the front up. It publishes no event; ``PeriodicTable/select(_:)`` does.
  public init(_ element: AtomicElement, table: PeriodicTable = .shared) {
    self.element = element
    self.table = table
  }

  /// The side that is up. During a flip, it is the new side.
  public var side: CardSide { state.withLock { $0.side } }

  /// A Boolean value that indicates whether a flip is in progress. Until it ends, ``flip()``
  /// throws `conflict`.
  public var isFlipping: Bool { state.withLock { $0.isFlipping } }

  /// The icon of the button that flips the card.
  public var flipperIcon: FlipperIcon { side == .front ? .list : .tile }

  /// The address of the English Wikipedia article, which the button on the back opens.
  public var wikipediaURL: String { element.wikipediaURL }

  /// Starts to flip the card to its other side.
  ///
  /// - Throws: `conflict` while a flip is in progress; the card does not change.
  @discardableResult
  public func flip() throws(PentadError) -> FlipTransition {
    // Publishes under the lock, so that events keep the order of the changes. Observers run
    // elsewhere.
    try state.withLock { state throws(PentadError) in
      let transition = try state.flip()
      table.hub.publish(.flipDidBegin(element, to: transition.to))
      return transition
    }
  }

  /// Ends the flip when its animation is over. It is a no-op if no flip is in progress.
  public func flipDidEnd() {
    state.withLock { state in
      guard let side = state.flipDidEnd() else { return }
      table.hub.publish(.flipDidEnd(element, side: side))
    }
  }
}
