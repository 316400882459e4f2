public import CPentad
import ElementsKit
import PentadCore

/// All elements in an order.
///
/// - Parameters:
///   - table: the table; NULL for the shared one
///   - order: number, symbol or name
///   - numbers: receives `capacity` atomic numbers at most; NULL when `capacity` is 0
///   - capacity: how many fit; 118 is always enough
///   - count: receives how many there are, also when fewer fit
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

/// All elements by the value of a property, those without a value last.
///
/// - Parameters:
///   - property: the property
///   - descending: whether the highest value comes first
///   - numbers: receives `capacity` atomic numbers at most; NULL when `capacity` is 0
///   - capacity: how many fit; 118 is always enough
///   - count: receives how many there are, also when fewer fit
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

/// The elements that a text may mean, the closest first.
///
/// - Parameters:
///   - table: the table; NULL for the shared one
///   - text: the text; empty text finds none
///   - numbers: receives `capacity` atomic numbers at most; NULL when `capacity` is 0
///   - kinds: receives `capacity` kinds at most: why each was found; may be NULL
///   - texts: receives `capacity` texts at most: what was found in each, as it is written: `Fe`, `26`, `Iron`, `ferrum`; may
///     be NULL
///   - capacity: how many items the arrays have
///   - count: receives how many were found, also when `capacity` is less
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
