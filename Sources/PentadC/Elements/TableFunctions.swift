public import CPentad
import ElementsKit
import PentadCore

/// A periodic table that the caller owns.
public typealias pentad_elements_table_ref = OpaquePointer

/// A handle for a periodic table.
final class TableHandle: Handle, @unchecked Sendable {
  let table: PeriodicTable

  init(_ table: PeriodicTable) { self.table = table }

  /// Returns the table of a handle; the shared one for NULL.
  static func table(_ pointer: OpaquePointer?) -> PeriodicTable {
    borrow(pointer)?.table ?? .shared
  }
}

/// Opens a periodic table.
///
/// - Parameters:
///   - options: the spelling of names and the elements of group 3; NULL for IUPAC's
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

/// Frees a table. Its sources, cards and subscriptions stay valid.
///
/// - Parameter table: the table; NULL does nothing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_table_free")
public func pentad_elements_table_free(_ table: pentad_elements_table_ref?) {
  TableHandle.free(table)
}
