public import CPentad
import ElementsKit
import PentadCore

/// Lists all elements in a given order.
///
/// - Parameters:
///   - table: the table; NULL for the shared one
///   - order: number, symbol or name
///   - numbers: receives at most `capacity` atomic numbers; NULL when `capacity` is 0
///   - capacity: the capacity of the array; 118 is always enough
///   - count: receives the number of elements, also if it exceeds `capacity`
/// - Returns: `PENTAD_MISUSE` for an unknown order, or if an array is missing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_list_sorted")
public func pentad_elements_list_sorted(
  _ table: pentad_elements_table_ref?, _ order: pentad_elements_order,
  _ numbers: UnsafeMutablePointer<Int32>?, _ capacity: size_t,
  _ count: UnsafeMutablePointer<size_t>?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let key: ElementOrder =
      switch order {
      case PENTAD_ELEMENTS_ORDER_NUMBER: .number
      case PENTAD_ELEMENTS_ORDER_SYMBOL: .symbol
      case PENTAD_ELEMENTS_ORDER_NAME: .name
      default: throw PentadError(.misuse, "order is \(order.rawValue)")
      }
    try fill(
      numbers, capacity, count, with: TableHandle.table(table).elements(sortedBy: key))
  }
}

/// Ranks all elements by the value of a property; those without a value come last.
///
/// - Parameters:
///   - property: the property
///   - descending: true for the highest value first
///   - numbers: receives at most `capacity` atomic numbers; NULL when `capacity` is 0
///   - capacity: the capacity of the array; 118 is always enough
///   - count: receives the number of elements, also if it exceeds `capacity`
/// - Returns: `PENTAD_MISUSE` for an unknown property, or if an array is missing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_list_ranked")
public func pentad_elements_list_ranked(
  _ property: pentad_elements_property, _ descending: Bool,
  _ numbers: UnsafeMutablePointer<Int32>?, _ capacity: size_t,
  _ count: UnsafeMutablePointer<size_t>?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let key = ElementOrder.property(try ElementProperty(property, "property"))
    let elements = PeriodicTable.shared.elements(sortedBy: key, descending: descending)
    try fill(numbers, capacity, count, with: elements)
  }
}

/// Searches elements by a text, the closest match first.
///
/// - Parameters:
///   - table: the table; NULL for the shared one
///   - text: the text; an empty text matches nothing
///   - numbers: receives at most `capacity` atomic numbers; NULL when `capacity` is 0
///   - kinds: receives at most `capacity` kinds of match; may be NULL
///   - texts: receives at most `capacity` matched texts in their own spelling: `Fe`, `26`, `Iron`,
///     `ferrum`; may be NULL
///   - capacity: the capacity of the arrays
///   - count: receives the number of matches, also if it exceeds `capacity`
/// - Returns: `PENTAD_MISUSE` if `text` or an array is missing
///
/// Ownership: the texts are borrowed and live as long as the process.
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_list_search")
public func pentad_elements_list_search(
  _ table: pentad_elements_table_ref?, _ text: UnsafePointer<CChar>?,
  _ numbers: UnsafeMutablePointer<Int32>?,
  _ kinds: UnsafeMutablePointer<pentad_elements_match_kind>?,
  _ texts: UnsafeMutablePointer<UnsafePointer<CChar>?>?, _ capacity: size_t,
  _ count: UnsafeMutablePointer<size_t>?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let text = try readText(text, "text")
    let matches = TableHandle.table(table).search(text, limit: 118)
    try fill(numbers, capacity, count, with: matches.map(\.element))
    for (index, match) in matches.prefix(readCapacity(capacity)).enumerated() {
      kinds?[index] = match.kind.code
      texts?[index] = ElementTexts.shared[match.matchedText]
    }
  }
}
