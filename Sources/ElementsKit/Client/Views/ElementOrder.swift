/// An order of the elements. Elements that are equal in it follow by atomic number.
///
/// C: `pentad_elements_order`.
public enum ElementOrder: Hashable, Sendable {
  /// By atomic number.
  case number
  /// By symbol, whatever the case: Ac, Ag, Al …
  case symbol
  /// By name in the table's spelling, letter by letter as in English.
  case name
  /// By the value of a property. Elements without a value come last, ascending and descending.
  case property(ElementProperty)
}
