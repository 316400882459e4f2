public import CPentad
import PentadCore
import StellarKit

/// Refreshes an account like pentad_stellar_client_refresh_account(), without waiting for it.
///
/// - Parameters:
///   - client: the client
///   - progress: called with the number of completed parts and the total; a slow callback receives
///     only the newest numbers; NULL when not needed
///   - callback: called once at the end, with the parts that were fetched and the failures
///
/// Threads: any; callbacks run on a callback thread of the library, or in pentad_session_pump().
/// Blocks: no. Since: 0.1
@_cdecl("pentad_stellar_client_refresh_account_async")
public func pentad_stellar_client_refresh_account_async(
  _ client: pentad_stellar_client_ref?, _ progress: pentad_progress_callback?,
  _ callback: pentad_stellar_refresh_callback?, _ context: UnsafeMutableRawPointer?,
  _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    let handle = try StellarHandle.calling(client)
    let completion = try RecordCompletion(callback, context)
    let client = handle.client
    let context = Context(context)
    let work = PentadOperation { report async throws(PentadError) in
      try await client.refreshAccount(progress: report)
    }
    OperationHandle.start(
      work, operation, place: handle.place,
      progress: { progress?(context.pointer, Int64($0.completed), Int64($0.total ?? -1)) },
      completion: { completion.end($0) { StellarRecords(arena: $0).record($1) } })
  }
}

/// Marks an announcement of a class as unread.
///
/// The mark is stored when the call returns, and sent later if the source stores read marks.
///
/// - Parameters:
///   - client: the client
///   - master_id: the class's id, with or without the J
///   - key: the announcement's key
/// - Returns: `PENTAD_NOT_FOUND` when no announcement with the key is stored; `PENTAD_STORAGE` when
///   the store cannot be written; `PENTAD_CLOSED` when the client is suspended
///
/// Blocks: while the store is written. Since: 0.1
@_cdecl("pentad_stellar_client_mark_unread")
public func pentad_stellar_client_mark_unread(
  _ client: pentad_stellar_client_ref?, _ master_id: UnsafePointer<CChar>?,
  _ key: UnsafePointer<CChar>?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let id = try readText(master_id, "master_id")
    let key = try readText(key, "key")
    try StellarHandle.wait(client) { client async throws(PentadError) in
      let news = try await client.announcements(for: id)
      guard let entry = news.first(where: { $0.announcement.key == key }) else {
        throw PentadError(.notFound, "no announcement with this key is stored")
      }
      try await client.markUnread(entry.announcement, of: id)
    }
  }
}
