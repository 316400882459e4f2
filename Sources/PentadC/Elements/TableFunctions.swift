public import CPentad
import ElementsKit
import PentadCore

/// A periodic table, as the caller owns it.
public typealias pentad_elements_table_ref = OpaquePointer

/// A periodic table behind a handle.
final class TableHandle: Handle, @unchecked Sendable {
  let table: PeriodicTable

  init(_ table: PeriodicTable) { self.table = table }

  /// The table of a handle; the shared one for NULL.
  static func table(_ pointer: OpaquePointer?) -> PeriodicTable {
    borrow(pointer)?.table ?? .shared
  }
}

/// Opens a periodic table.
///
/// - Parameters:
///   - options: how names are spelt and who stands in group 3; NULL for IUPAC's
///   - out: receives the table
/// - Returns: `PENTAD_MISUSE` for an unknown option
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_table_open")
public func pentad_elements_table_open(
  _ options: UnsafePointer<pentad_elements_table_options>?,
  _ out: UnsafeMutablePointer<pentad_elements_table_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try requireOut(out)
    let record = try readOptions(options, "options")
    let options = PeriodicTable.Options(
      spelling: try AtomicElement.Spelling(record.spelling, "spelling"),
      groupThree: try GroupThree(record.group_three, "group_three"))
    out.pointee = TableHandle(PeriodicTable(options)).give()
  }
}

/// Frees a table. Its sources, cards and subscriptions go on.
///
/// - Parameter table: the table; NULL does nothing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_table_free")
public func pentad_elements_table_free(_ table: pentad_elements_table_ref?) {
  TableHandle.free(table)
}

/// The element that a text means: a symbol, a name in any spelling or case, an old name, a temporary
/// symbol, or an atomic number.
///
/// - Parameters:
///   - table: the table; NULL for the shared one
///   - text: what to find
///   - number: receives the atomic number
/// - Returns: `PENTAD_NOT_FOUND` with the nearest name in its message; `PENTAD_INVALID` for text
///   that is empty, of more than 256 bytes, or not UTF-8
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_element_match")
public func pentad_elements_element_match(
  _ table: pentad_elements_table_ref?, _ text: UnsafePointer<CChar>?,
  _ number: UnsafeMutablePointer<Int32>?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let number = try require(number, "number")
    number.pointee = 0
    let text = try readText(text, "text")
    number.pointee = Int32(try TableHandle.table(table).element(matching: text).atomicNumber)
  }
}

/// The element with exactly this name, IUPAC's or that of the United States.
///
/// - Parameters:
///   - table: the table; NULL for the shared one
///   - name: the name
///   - number: receives the atomic number
/// - Returns: `PENTAD_NOT_FOUND`; `PENTAD_INVALID` for text that is empty, of more than 256 bytes,
///   or not UTF-8
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_element_named")
public func pentad_elements_element_named(
  _ table: pentad_elements_table_ref?, _ name: UnsafePointer<CChar>?,
  _ number: UnsafeMutablePointer<Int32>?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let number = try require(number, "number")
    number.pointee = 0
    let name = try readText(name, "name")
    number.pointee = Int32(try TableHandle.table(table).element(name: name).atomicNumber)
  }
}
