/// A side of an element's card.
///
/// C: `pentad_elements_card_side`.
public enum CardSide: String, Hashable, Sendable, CaseIterable {
  /// Number, symbol and name, large.
  case front
  /// The facts in five lines and the way to the article.
  case back
}
