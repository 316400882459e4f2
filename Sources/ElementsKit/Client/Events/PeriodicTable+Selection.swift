public import PentadCore

extension PeriodicTable {
  /// Chooses an element and publishes ``ElementsEvent/didSelect(_:source:)``.
  ///
  /// - Returns: a card with the front up, whose flips this table publishes.
  @discardableResult
  public func select(_ element: AtomicElement) -> ElementCard { select(element, source: nil) }

  /// Chooses the element of a row and publishes ``ElementsEvent/didSelect(_:source:)`` with the name
  /// of the source.
  ///
  /// - Returns: a card with the front up, whose flips this table publishes.
  /// - Throws: `notFound` when the source has no such row; nothing is published then.
  @discardableResult
  public func select(
    at path: ElementIndexPath, in source: any ElementsDataSource
  ) throws(PentadError) -> ElementCard {
    select(try source.element(at: path), source: source.name)
  }

  private func select(_ element: AtomicElement, source: String?) -> ElementCard {
    let card = ElementCard(element, table: self)
    hub.publish(.didSelect(element, source: source))
    return card
  }
}
