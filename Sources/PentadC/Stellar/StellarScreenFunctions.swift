public import CPentad
import PentadCore
import StellarKit

/// Returns the main screen: the bookmarked classes, and the courses in groups as by
/// pentad_stellar_client_courses().
///
/// - Parameters:
///   - client: the client
///   - out: receives the screen
/// - Returns: as pentad_stellar_client_courses()
///
/// Blocks: while the server is asked. Since: 0.1
@_cdecl("pentad_stellar_client_main_table")
public func pentad_stellar_client_main_table(
  _ client: pentad_stellar_client_ref?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_stellar_main_table>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let table = try StellarHandle.wait(client) { client async throws(PentadError) in
      try await client.mainTable()
    }
    return OwnedRecord.give { StellarRecords(arena: $0).record(table) }
  }
}

/// Makes the screen of a class before its details are loaded;
/// pentad_stellar_client_class_info_async() delivers the later screens.
///
/// - Parameters:
///   - item: the class, from a list
///   - out: receives the screen
/// - Returns: `PENTAD_MISUSE` for an unknown role, or if `item`, a required field of it or `out` is
///   missing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_stellar_detail_screen_make")
public func pentad_stellar_detail_screen_make(
  _ item: UnsafePointer<pentad_stellar_class>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_stellar_detail_screen>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let screen = StellarDetailScreen(try StellarClass(item))
    return OwnedRecord.give { StellarRecords(arena: $0).record(screen) }
  }
}

extension StellarClient {
  func mainTable() async throws(PentadError) -> StellarMainTable {
    let courses = try await courses().value
    return StellarMainTable(bookmarks: try await bookmarks(), courses: courses)
  }
}
