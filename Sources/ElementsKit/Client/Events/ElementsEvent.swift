public import PentadCore

/// What happens to a table and its cards.
///
/// C: `pentad_elements_delegate`.
public enum ElementsEvent: HubEvent, Hashable {
  /// All data has been read.
  case didLoad
  /// An element was chosen, in the source of that name, if in one.
  case didSelect(AtomicElement, source: String?)
  /// A card began to turn to a side.
  case flipDidBegin(AtomicElement, to: CardSide)
  /// A card has turned, and that side is up.
  case flipDidEnd(AtomicElement, side: CardSide)
  /// The observer was more than 1,024 events behind, and what it did not see is gone.
  case reset
}
