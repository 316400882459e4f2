/// Hears what happens to a table and its cards. Every method may be left out.
///
/// The calls come where the delegate was registered for, in the order of the events and one at a
/// time. The table holds its delegates weakly.
public protocol PeriodicTableDelegate: AnyObject, Sendable {
  /// All data has been read.
  func periodicTableDidLoad(_ table: PeriodicTable)
  /// An element was chosen, in the source of that name, if in one.
  func periodicTable(_ table: PeriodicTable, didSelect element: AtomicElement, in source: String?)
  /// A card began to turn to a side.
  func periodicTable(
    _ table: PeriodicTable, flipDidBegin element: AtomicElement, to side: CardSide)
  /// A card has turned, and that side is up.
  func periodicTable(_ table: PeriodicTable, flipDidEnd element: AtomicElement, on side: CardSide)
  /// The delegate was too slow, and events that it did not see are gone.
  func periodicTableDidReset(_ table: PeriodicTable)
}

extension PeriodicTableDelegate {
  /// Does nothing.
  public func periodicTableDidLoad(_ table: PeriodicTable) {}
  /// Does nothing.
  public func periodicTable(
    _ table: PeriodicTable, didSelect element: AtomicElement, in source: String?
  ) {}
  /// Does nothing.
  public func periodicTable(
    _ table: PeriodicTable, flipDidBegin element: AtomicElement, to side: CardSide
  ) {}
  /// Does nothing.
  public func periodicTable(
    _ table: PeriodicTable, flipDidEnd element: AtomicElement, on side: CardSide
  ) {}
  /// Does nothing.
  public func periodicTableDidReset(_ table: PeriodicTable) {}
}
