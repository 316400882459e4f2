public import CPentad
import PentadCore
import StellarKit

/// A client, as the caller owns it.
public typealias pentad_stellar_client_ref = OpaquePointer

/// Opens a client: courses, classes, announcements and bookmarks, with a network and without.
///
/// Reading answers from the store while that is fresh, asks the server otherwise, and gives what is
/// stored, marked as stale, when the server cannot be asked. Bookmarks and read marks are made in the
/// store at once, and sent later. The client serves any number of threads at once, and several clients,
/// of other processes too, may be open on a folder.
///
/// - Parameters:
///   - options: where the client keeps things, which server it asks, and who hears of it; NULL for
///     memory, no server and nobody
///   - out: receives the client
/// - Returns: `PENTAD_OTHER_SERVER` when the store belongs to another server, unless
///   `server_has_moved`; `PENTAD_STORAGE` when the store cannot be read or written;
///   `PENTAD_UNSUPPORTED` for a store of a newer version or of another program, which is not
///   touched, in a build without stores, and for a server in a build without a network;
///   `PENTAD_CORRUPT` when a damaged store cannot be rebuilt now; `PENTAD_INVALID` for what is no
///   address, and for network options that cannot work; `PENTAD_CLOSED` for a delegate or a session
///   after pentad_shutdown(); `PENTAD_UNSUPPORTED` after `fork()`
///
/// Ownership: the delegate's context stays with the library until its `context_free` was called;
/// after a failure it is the caller's.
/// Blocks: while the store is opened. Since: 0.1
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

/// Opens a client as pentad_stellar_client_open() does, without waiting for it.
///
/// - Parameters:
///   - options: where the client keeps things, which server it asks, and who hears of it; NULL for
///     memory, no server and nobody
///   - out: receives the client right before the callback comes, not earlier, even where
///     pentad_operation_wait() has returned; it must be there until then
/// - Returns: `PENTAD_OK`, and the callback will come, with the error of a store that cannot be opened;
///   `PENTAD_INVALID`, `PENTAD_MISUSE` and `PENTAD_UNSUPPORTED` as pentad_stellar_client_open(),
///   `PENTAD_MISUSE` also if `callback` is missing; `PENTAD_CLOSED` after pentad_shutdown()
///
/// Ownership: where this returns `PENTAD_OK`, the delegate's context stays with the library until
/// its `context_free` was called, also when the callback brings an error.
/// Threads: any; the callback comes on a callback thread of the library, or in pentad_session_pump().
/// Blocks: no. Since: 0.1
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
/// Operations under way end with their answer or with `PENTAD_CLOSED` or `PENTAD_CANCELLED`; what is being
/// sent is tried again by the next client. Its delegates stay registered until their subscriptions are
/// cancelled; the one of its options ends here, as by pentad_subscription_cancel(). In the child of a
/// `fork()` it does nothing but forget the client.
///
/// - Parameter client: the client; NULL does nothing
///
/// Threads: any; do not hold a lock that the delegate takes. Blocks: until all of it has ended.
/// Since: 0.1
@_cdecl("pentad_stellar_client_free")
public func pentad_stellar_client_free(_ client: pentad_stellar_client_ref?) {
  guard let handle = StellarHandle.borrow(client) else { return }
  guard !Process.isForked else { return Handle.count(-1) }
  handle.close()
  StellarHandle.free(client)
}
