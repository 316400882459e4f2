/// A delegate that receives the events of a table and its cards. All methods are optional.
///
/// The calls arrive on the delivery that the delegate was registered with, in the order of the
/// events and one at a time. The table holds its delegates weakly.
public protocol PeriodicTableDelegate: AnyObject, Sendable {
  /// The table has loaded all its data.
  func periodicTableDidLoad(_ table: PeriodicTable)
  /// An element was selected.
  ///
  /// `source` is the name of the data source, or `nil` if the selection was not made in one.
  func periodicTable(_ table: PeriodicTable, didSelect element: AtomicElement, in source: String?)
  /// A card started to flip to this side.
  func periodicTable(
    _ table: PeriodicTable, flipDidBegin element: AtomicElement, to side: CardSide)
  /// A card has finished its flip; this side is up.
  func periodicTable(_ table: PeriodicTable, flipDidEnd element: AtomicElement, on side: CardSide)
  /// The delegate was too slow, and events were dropped.
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
