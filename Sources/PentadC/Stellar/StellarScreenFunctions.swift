public import CPentad
import PentadCore
import StellarKit

/// The main screen: the bookmarked classes, and the courses in groups as by
/// pentad_stellar_client_courses().
///
/// - Parameters:
///   - client: the client
///   - out: receives the screen
///   - error: receives what went wrong; may be NULL
/// - Returns: as pentad_stellar_client_courses()
///
/// Ownership: the screen is the caller's; free it with pentad_stellar_main_table_free().
/// Threads: any. Blocks: while the server is asked. Since: 0.1
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
    return OwnedRecord.give { StellarRecords(arena: $0).table(table) }
  }
}

/// The main screen as by pentad_stellar_client_main_table(), without waiting for it.
///
/// - Parameters:
///   - client: the client
///   - callback: called once at the end
///   - context: passed to it; may be NULL
///   - operation: receives the operation; NULL when it need be neither cancelled nor waited for
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`, and the callback will come; `PENTAD_MISUSE` if `client` or `callback` is
///   missing; `PENTAD_CLOSED` after pentad_shutdown(); `PENTAD_UNSUPPORTED` after `fork()`
///
/// Ownership: the operation is the caller's; free it with pentad_operation_free().
/// Threads: any; the callback comes on a callback thread of the library. Blocks: no. Since: 0.1
@_cdecl("pentad_stellar_client_main_table_async")
public func pentad_stellar_client_main_table_async(
  _ client: pentad_stellar_client_ref?, _ callback: pentad_stellar_main_table_callback?,
  _ context: UnsafeMutableRawPointer?, _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    let completion = try RecordCompletion(callback, context)
    let client = try StellarHandle.client(client)
    let work = PentadOperation { _ async throws(PentadError) in try await client.mainTable() }
    OperationHandle.start(work, operation) { result in
      completion.end(result) { StellarRecords(arena: $0).table($1) }
    }
  }
}

/// Frees a main screen.
///
/// - Parameter table: the screen; NULL does nothing
///
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_stellar_main_table_free")
public func pentad_stellar_main_table_free(
  _ table: UnsafeMutablePointer<pentad_stellar_main_table>?
) {
  OwnedRecord.free(table)
}

/// The screen of a class before anything of it was loaded; pentad_stellar_client_class_info_async()
/// brings the screens after it.
///
/// - Parameters:
///   - item: the class, as a list gave it
///   - out: receives the screen
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_INVALID` for a text that is not UTF-8; `PENTAD_MISUSE` for an unknown
///   role, or if `item`, something in it or `out` is missing
///
/// Ownership: the screen is the caller's; free it with pentad_stellar_detail_screen_free().
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_stellar_detail_screen_make")
public func pentad_stellar_detail_screen_make(
  _ item: UnsafePointer<pentad_stellar_class>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_stellar_detail_screen>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let screen = StellarDetailScreen(try StellarClass(item))
    return OwnedRecord.give { StellarRecords(arena: $0).screen(screen) }
  }
}

/// Frees the screen of a class.
///
/// - Parameter screen: the screen; NULL does nothing
///
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_stellar_detail_screen_free")
public func pentad_stellar_detail_screen_free(
  _ screen: UnsafeMutablePointer<pentad_stellar_detail_screen>?
) {
  OwnedRecord.free(screen)
}

extension StellarClient {
  fileprivate func mainTable() async throws(PentadError) -> StellarMainTable {
    let courses = try await courses().value
    return StellarMainTable(bookmarks: try await bookmarks(), courses: courses)
  }
}
