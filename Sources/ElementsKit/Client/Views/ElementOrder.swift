/// A sort order of the elements. Ties are sorted by atomic number.
///
/// C: `pentad_elements_order`.
public enum ElementOrder: Hashable, Sendable {
  /// The order by atomic number.
  case number
  /// The order by symbol, ignoring case: Ac, Ag, Al …
  case symbol
  /// The order by name in the table's spelling, letter by letter in the English alphabet.
  case name
  /// The order by the value of a property.
  ///
  /// Elements without a value are last, in ascending and in descending order.
  case property(ElementProperty)
}
