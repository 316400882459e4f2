public import CPentad
import PentadCore
import StellarKit

/// The current term, as far as the server has said; it is not asked.
///
/// - Parameters:
///   - client: the client
///   - out: receives the term
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_NOT_FOUND` when the server has not said; `PENTAD_STORAGE` when the
///   store cannot be read; `PENTAD_CLOSED` when the client is suspended; `PENTAD_MISUSE` if `client` or
///   `out` is missing; `PENTAD_UNSUPPORTED` after `fork()`
///
/// Ownership: the term is the caller's; free it with pentad_stellar_term_free().
/// Threads: any. Blocks: while the store is read. Since: 0.1
@_cdecl("pentad_stellar_client_term")
public func pentad_stellar_client_term(
  _ client: pentad_stellar_client_ref?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_stellar_term>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let term = try StellarHandle.wait(client) { client async throws(PentadError) in
      try await client.term()
    }
    guard let term else { throw PentadError(.notFound, "the server has not said the term yet") }
    return OwnedRecord.give { StellarRecords(arena: $0).record(term) }
  }
}

/// Frees a term.
///
/// - Parameter term: the term; NULL does nothing
///
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_stellar_term_free")
public func pentad_stellar_term_free(_ term: UnsafeMutablePointer<pentad_stellar_term>?) {
  OwnedRecord.free(term)
}

/// Asks for the current term. Bookmarks of another term are archived, never destroyed, and told once; when
/// their term is the current one again, they come back.
///
/// - Parameters:
///   - client: the client
///   - out: receives what the look brought
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; what the question came to, as pentad_stellar_client_courses(): the old term
///   stays then, and all bookmarks with it; `PENTAD_STORAGE` when the store cannot be written;
///   `PENTAD_CLOSED` when the client is suspended; `PENTAD_MISUSE` if `client` or `out` is missing;
///   `PENTAD_UNSUPPORTED` after `fork()`
///
/// Ownership: the change is the caller's; free it with pentad_stellar_term_change_free().
/// Threads: any. Blocks: while the server is asked. Since: 0.1
@_cdecl("pentad_stellar_client_refresh_term")
public func pentad_stellar_client_refresh_term(
  _ client: pentad_stellar_client_ref?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_stellar_term_change>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let change = try StellarHandle.wait(client) { client async throws(PentadError) in
      try await client.refreshTerm()
    }
    return OwnedRecord.give { StellarRecords(arena: $0).change(change) }
  }
}

/// Asks for the current term as pentad_stellar_client_refresh_term() does, without waiting for it.
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
@_cdecl("pentad_stellar_client_refresh_term_async")
public func pentad_stellar_client_refresh_term_async(
  _ client: pentad_stellar_client_ref?, _ callback: pentad_stellar_term_change_callback?,
  _ context: UnsafeMutableRawPointer?, _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    let completion = try RecordCompletion(callback, context)
    let client = try StellarHandle.client(client)
    let work = PentadOperation { _ async throws(PentadError) in try await client.refreshTerm() }
    OperationHandle.start(work, operation) { result in
      completion.end(result) { StellarRecords(arena: $0).change($1) }
    }
  }
}

/// Frees what a look at the term brought.
///
/// - Parameter change: the change; NULL does nothing
///
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_stellar_term_change_free")
public func pentad_stellar_term_change_free(
  _ change: UnsafeMutablePointer<pentad_stellar_term_change>?
) {
  OwnedRecord.free(change)
}
