public import CPentad
import PentadCore
import StellarKit

/// Returns the bookmarks of the current term or of past terms.
///
/// - Parameters:
///   - client: the client
///   - archived: true for the bookmarks of past terms
///   - out: receives the bookmarks
/// - Returns: `PENTAD_STORAGE` when the store cannot be read; `PENTAD_CLOSED` when the client is
///   suspended
///
/// Blocks: while the store is read. Since: 0.1
@_cdecl("pentad_stellar_client_bookmarks")
public func pentad_stellar_client_bookmarks(
  _ client: pentad_stellar_client_ref?, _ archived: Bool,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_stellar_bookmarks>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let bookmarks = try StellarHandle.wait(client) { client async throws(PentadError) in
      archived ? try await client.archivedBookmarks() : try await client.bookmarks()
    }
    return OwnedRecord.give { StellarRecords(arena: $0).record(bookmarks) }
  }
}

/// Bookmarks a class. The bookmark is stored when this returns, online or offline, and sent as soon
/// as possible.
///
/// - Parameters:
///   - client: the client
///   - item: the class, from a list, a search or pentad_stellar_client_cached_class()
/// - Returns: `PENTAD_OK`, also for a class that is already bookmarked; `PENTAD_STORAGE` when the
///   store cannot be written; `PENTAD_CLOSED` when the client is suspended; `PENTAD_MISUSE` for an
///   unknown role, or if `client`, `item` or a required field of it is missing
///
/// Blocks: while the store is written. Since: 0.1
@_cdecl("pentad_stellar_client_bookmark")
public func pentad_stellar_client_bookmark(
  _ client: pentad_stellar_client_ref?, _ item: UnsafePointer<pentad_stellar_class>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let item = try StellarClass(item)
    try StellarHandle.wait(client) { client async throws(PentadError) in
      try await client.bookmark(item)
    }
  }
}

/// Bookmarks the class with an id, in any spelling. A stored class is bookmarked without a network;
/// the server is asked only for a class that is not stored.
///
/// - Parameters:
///   - client: the client
///   - master_id: the class's id
/// - Returns: as pentad_stellar_client_bookmark(); for a class that is not stored, the errors of
///   the request, as pentad_stellar_client_courses(), and `PENTAD_STELLAR_CLASS_NOT_FOUND` when the
///   server does not know it
///
/// Blocks: while the server is asked. Since: 0.1
@_cdecl("pentad_stellar_client_bookmark_id")
public func pentad_stellar_client_bookmark_id(
  _ client: pentad_stellar_client_ref?, _ master_id: UnsafePointer<CChar>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let id = try readText(master_id, "master_id")
    try StellarHandle.wait(client) { client async throws(PentadError) in
      _ = try await client.bookmark(id: id)
    }
  }
}
