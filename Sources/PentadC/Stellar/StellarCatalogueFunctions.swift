public import CPentad
import PentadCore
import StellarKit

/// Loads the missing or stale class lists of all courses, so that every class can be found without
/// a network.
///
/// - Parameters:
///   - client: the client
///   - loaded: receives the number of lists that came from the server; may be NULL
/// - Returns: the errors of a request, as pentad_stellar_client_courses(): lists that were loaded
///   before stay stored; `PENTAD_STORAGE` when the store cannot be written; `PENTAD_CLOSED` when
///   the client is suspended
///
/// Blocks: while the server is asked, once for each course. Since: 0.1
@_cdecl("pentad_stellar_client_load_catalogue")
public func pentad_stellar_client_load_catalogue(
  _ client: pentad_stellar_client_ref?, _ loaded: UnsafeMutablePointer<Int64>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    loaded?.pointee = 0
    let count = try StellarHandle.wait(client) { client async throws(PentadError) in
      try await client.loadCatalogue()
    }
    loaded?.pointee = Int64(count)
  }
}

/// Loads all class lists like pentad_stellar_client_load_catalogue(), without waiting for them.
///
/// - Parameters:
///   - client: the client
///   - progress: called with the number of finished courses and the total; a slow callback receives
///     only the newest numbers; NULL when not needed
///   - callback: called once at the end, with the number of lists that came from the server
///
/// Threads: any; callbacks run on a callback thread of the library, or in pentad_session_pump().
/// Blocks: no. Since: 0.1
@_cdecl("pentad_stellar_client_load_catalogue_async")
public func pentad_stellar_client_load_catalogue_async(
  _ client: pentad_stellar_client_ref?, _ progress: pentad_progress_callback?,
  _ callback: pentad_stellar_count_callback?, _ context: UnsafeMutableRawPointer?,
  _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    let handle = try StellarHandle.calling(client)
    let completion = try CountCompletion(callback, context)
    let client = handle.client
    let context = Context(context)
    let work = PentadOperation { report async throws(PentadError) in
      try await client.loadCatalogue(progress: report)
    }
    OperationHandle.start(
      work, operation, place: handle.place,
      progress: { progress?(context.pointer, Int64($0.completed), Int64($0.total ?? -1)) },
      completion: { completion.end($0) })
  }
}
