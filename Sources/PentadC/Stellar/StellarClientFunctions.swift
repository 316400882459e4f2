public import CPentad
import PentadCore
import StellarKit

/// A client that the caller owns.
public typealias pentad_stellar_client_ref = OpaquePointer

/// Opens a client for courses, classes, announcements and bookmarks, online or offline.
///
/// Reads return fresh data from the store; otherwise the server is asked. If it cannot be reached,
/// they return the stored data, marked as stale. Bookmarks and read marks are stored immediately
/// and sent later. The client can be used from any number of threads, and several clients, also of
/// other processes, may be open on a folder.
///
/// - Parameters:
///   - options: the folder, the server and the delegate; NULL for memory, no server and no delegate
///   - out: receives the client
/// - Returns: `PENTAD_OTHER_SERVER` when the store belongs to another server, unless
///   `server_has_moved`; `PENTAD_STORAGE` when the store cannot be read or written;
///   `PENTAD_UNSUPPORTED` for a store of a newer version or of another program, which is left
///   unchanged, in a build without stores, and for a server in a build without a network;
///   `PENTAD_CORRUPT` when a damaged store cannot be rebuilt now; `PENTAD_INVALID` for an invalid
///   address, and for invalid network options; `PENTAD_CLOSED` for a delegate or a session after
///   pentad_shutdown(); `PENTAD_UNSUPPORTED` after `fork()`
///
/// Ownership: the delegate's context belongs to the library until it has called `context_free`;
/// after a failure it stays with the caller. Blocks: while the store is opened. Since: 0.1
@_cdecl("pentad_stellar_client_open")
public func pentad_stellar_client_open(
  _ options: UnsafePointer<pentad_stellar_client_options>?,
  _ out: UnsafeMutablePointer<pentad_stellar_client_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let opening = try StellarOpening(options)
    do throws(PentadError) {
      return try runAndWait { () async throws(PentadError) in try await opening.open() }.give()
    } catch {
      opening.giveUp(givingBack: false)
      throw error
    }
  }
}

/// Opens a client like pentad_stellar_client_open(), without waiting for it.
///
/// - Parameters:
///   - options: the folder, the server and the delegate; NULL for memory, no server and no delegate
///   - out: receives the client right before the callback runs, not earlier, even if
///     pentad_operation_wait() has returned; it must stay valid until then
/// - Returns: `PENTAD_OK` if the callback will run, with an error if the store cannot be opened;
///   `PENTAD_INVALID`, `PENTAD_MISUSE` and `PENTAD_UNSUPPORTED` as pentad_stellar_client_open(),
///   `PENTAD_MISUSE` also if `callback` is missing; `PENTAD_CLOSED` after pentad_shutdown()
///
/// Ownership: if this returns `PENTAD_OK`, the delegate's context belongs to the library until it
/// has called `context_free`, also if the callback receives an error. Threads: any; the callback
/// runs on a callback thread of the library, or in pentad_session_pump(). Blocks: no. Since: 0.1
@_cdecl("pentad_stellar_client_open_async")
public func pentad_stellar_client_open_async(
  _ options: UnsafePointer<pentad_stellar_client_options>?,
  _ out: UnsafeMutablePointer<pentad_stellar_client_ref?>?,
  _ callback: pentad_completion_callback?, _ context: UnsafeMutableRawPointer?,
  _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    let completion = try HandleCompletion(out, callback, context)
    let opening = try StellarOpening(options)
    let open = PentadOperation<StellarHandle> { _ async throws(PentadError) in
      try await opening.open()
    }
    OperationHandle.start(
      open, operation, place: opening.place, ifDropped: { opening.giveUp(givingBack: true) }
    ) { result in
      if case .failure = result { opening.giveUp(givingBack: true) }
      completion.end(result)
    }
  }
}

/// Closes a client, its store and its connections, and frees it.
///
/// Pending operations end with their result, `PENTAD_CLOSED` or `PENTAD_CANCELLED`. Changes that
/// were being sent are retried by the next client. Delegates stay registered until their
/// subscriptions are cancelled; the delegate of the options is cancelled here, as by
/// pentad_subscription_cancel(). In the child of a `fork()` the function only counts the client as
/// freed.
///
/// - Parameter client: the client; NULL does nothing
///
/// Threads: any; do not hold a lock that the delegate takes. Blocks: until everything has ended.
/// Since: 0.1
@_cdecl("pentad_stellar_client_free")
public func pentad_stellar_client_free(_ client: pentad_stellar_client_ref?) {
  guard let handle = StellarHandle.borrow(client) else { return }
  guard !Process.isForked else { return Handle.count(-1) }
  handle.close()
  StellarHandle.free(client)
}
