public import PentadCore

/// An event of a table or of its cards.
///
/// C: `pentad_elements_delegate`.
public enum ElementsEvent: HubEvent, Hashable {
  /// The table has loaded all its data.
  case didLoad
  /// An element was selected.
  ///
  /// `source` is the name of the data source, or `nil` if the selection was not made in one.
  case didSelect(AtomicElement, source: String?)
  /// A card started to flip; the side `to` is up.
  case flipDidBegin(AtomicElement, to: CardSide)
  /// A card has finished its flip; `side` is up.
  case flipDidEnd(AtomicElement, side: CardSide)
  /// The observer was more than 1,024 events behind, and the events in between were dropped.
  case reset
}
