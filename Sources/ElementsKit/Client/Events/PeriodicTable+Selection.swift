public import PentadCore

extension PeriodicTable {
  /// Selects an element and publishes ``ElementsEvent/didSelect(_:source:)``.
  ///
  /// - Returns: a card with the front up; this table publishes its flips.
  @discardableResult
  public func select(_ element: AtomicElement) -> ElementCard { select(element, source: nil) }

  /// Selects the element of a row and publishes ``ElementsEvent/didSelect(_:source:)`` with the
  /// name of the source.
  ///
  /// - Returns: a card with the front up; this table publishes its flips.
  /// - Throws: `notFound` when the source has no such row; no event is published then.
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
