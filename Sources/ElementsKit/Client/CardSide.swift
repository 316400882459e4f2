/// A side of an element's card.
///
/// C: `pentad_elements_card_side`.
public enum CardSide: String, Hashable, Sendable, CaseIterable {
  /// Number, symbol and name in large type.
  case front
  /// Five lines of facts and the button to the Wikipedia article.
  case back
}
