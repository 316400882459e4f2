public import CPentad
import ChatKit
import PentadCore

/// A client that the caller owns.
public typealias pentad_chat_client_ref = OpaquePointer

/// Signs a user in: asks the server for the user of the token, opens the account's store, and saves
/// the token. If it fails, the token is not saved, and the previous user stays signed in.
///
/// The token is never in a store, a log or an error, only in a file that is private to the system
/// user. Reads return immediately from the store. The client fetches server data automatically.
/// Actions of the user are stored before the call returns and sent later: each message exactly
/// once, in order. The client can be used from any number of threads. Several clients, also of
/// other processes, may be open on an account: one of them synchronises, and the others see its
/// changes.
///
/// - Parameters:
///   - options: the folder, the server and the session for callbacks; NULL for memory, GroupMe's
///     servers and a callback thread of the library
///   - token: the access token that GroupMe gives a user for an application
///   - out: receives the client
/// - Returns: `PENTAD_OTHER_SERVER` when the account belongs to another server, unless
///   `server_has_moved`; network and server errors: `PENTAD_OFFLINE`, `PENTAD_TIMED_OUT`,
///   `PENTAD_UNAVAILABLE`, as `PENTAD_CONNECTION_REFUSED`, `PENTAD_SERVER_UNAVAILABLE` or
///   `PENTAD_TOO_MANY_REQUESTS`, `PENTAD_SIGN_IN_REQUIRED`, `PENTAD_REFUSED`,
///   `PENTAD_UNREADABLE_ANSWER`, `PENTAD_UNEXPECTED_ANSWER`; `PENTAD_STORAGE` when the store or the
///   token cannot be written; `PENTAD_CONFLICT` when the folder belongs to another account;
///   `PENTAD_CORRUPT` when a damaged store cannot be rebuilt now; `PENTAD_UNSUPPORTED` for a store
///   of a newer version or of another program, which is left unchanged, in a build without stores
///   or without a network, and after `fork()`; `PENTAD_INVALID` for an invalid address, and for
///   invalid network options; `PENTAD_CLOSED` when the session was freed
///
/// Blocks: while the server is asked and the store is opened. Since: 0.1
@_cdecl("pentad_chat_client_sign_in")
public func pentad_chat_client_sign_in(
  _ options: UnsafePointer<pentad_chat_client_options>?, _ token: UnsafePointer<CChar>?,
  _ out: UnsafeMutablePointer<pentad_chat_client_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let token = try readText(token, "token")
    let opening = try ChatOpening(options)
    return try runAndWait { () async throws(PentadError) in try await opening.signIn(token) }
      .give()
  }
}

/// Signs a user in like pentad_chat_client_sign_in(), without waiting for it.
///
/// - Parameters:
///   - options: the folder, the server and the session for callbacks; NULL for memory, GroupMe's
///     servers and a callback thread of the library
///   - token: the access token that GroupMe gives a user for an application
///   - out: receives the client right before the callback runs, not earlier, even if
///     pentad_operation_wait() has returned; it must stay valid until then
/// - Returns: `PENTAD_OK` if the callback will run, with an error of the server or the store if it
///   fails; `PENTAD_INVALID`, `PENTAD_MISUSE`, `PENTAD_CLOSED` and `PENTAD_UNSUPPORTED` as
///   pentad_chat_client_sign_in(), `PENTAD_MISUSE` also if `callback` is missing; `PENTAD_CLOSED`
///   after pentad_shutdown()
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_chat_client_sign_in_async")
public func pentad_chat_client_sign_in_async(
  _ options: UnsafePointer<pentad_chat_client_options>?, _ token: UnsafePointer<CChar>?,
  _ out: UnsafeMutablePointer<pentad_chat_client_ref?>?, _ callback: pentad_completion_callback?,
  _ context: UnsafeMutableRawPointer?, _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    let completion = try HandleCompletion(out, callback, context)
    let token = try readText(token, "token")
    let opening = try ChatOpening(options)
    let work = PentadOperation<ChatHandle> { _ async throws(PentadError) in
      try await opening.signIn(token)
    }
    OperationHandle.start(work, operation, place: opening.place) { completion.end($0) }
  }
}

/// Opens an account that is signed in. No network is needed.
///
/// - Parameters:
///   - options: as pentad_chat_client_sign_in(); NULL as there
///   - user_id: the account; NULL for the one that signed in last
///   - out: receives the client
/// - Returns: `PENTAD_UNAUTHORIZED` when the user is not signed in in the folder, or no user is;
///   `PENTAD_OTHER_SERVER` when the account belongs to another server, unless `server_has_moved`;
///   `PENTAD_STORAGE`, `PENTAD_CONFLICT`, `PENTAD_CORRUPT`, `PENTAD_UNSUPPORTED`, `PENTAD_INVALID`,
///   `PENTAD_CLOSED` and `PENTAD_MISUSE` as pentad_chat_client_sign_in()
///
/// Blocks: while the store is opened. Since: 0.1
@_cdecl("pentad_chat_client_open")
public func pentad_chat_client_open(
  _ options: UnsafePointer<pentad_chat_client_options>?, _ user_id: UnsafePointer<CChar>?,
  _ out: UnsafeMutablePointer<pentad_chat_client_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let userId = try readOptionalText(user_id, "user_id")
    let opening = try ChatOpening(options)
    return try runAndWait { () async throws(PentadError) in try await opening.open(userId) }.give()
  }
}

/// Opens an account like pentad_chat_client_open(), without waiting for it.
///
/// - Parameters:
///   - options: as pentad_chat_client_sign_in(); NULL as there
///   - user_id: the account; NULL for the one that signed in last
///   - out: receives the client right before the callback runs, not earlier, even if
///     pentad_operation_wait() has returned; it must stay valid until then
/// - Returns: as pentad_chat_client_sign_in_async()
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_chat_client_open_async")
public func pentad_chat_client_open_async(
  _ options: UnsafePointer<pentad_chat_client_options>?, _ user_id: UnsafePointer<CChar>?,
  _ out: UnsafeMutablePointer<pentad_chat_client_ref?>?, _ callback: pentad_completion_callback?,
  _ context: UnsafeMutableRawPointer?, _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    let completion = try HandleCompletion(out, callback, context)
    let userId = try readOptionalText(user_id, "user_id")
    let opening = try ChatOpening(options)
    let work = PentadOperation<ChatHandle> { _ async throws(PentadError) in
      try await opening.open(userId)
    }
    OperationHandle.start(work, operation, place: opening.place) { completion.end($0) }
  }
}

/// Closes a client, its store and its connections, and frees it.
///
/// Writes under way are completed. The next client finds out whether a message that was being sent
/// has arrived, and sends it if not. Pending operations end with their result, `PENTAD_CLOSED` or
/// `PENTAD_CANCELLED`. Subscriptions deliver what is already queued and then nothing more; free
/// them separately. In the child of a `fork()` the function only counts the client as freed.
///
/// - Parameter client: the client; NULL does nothing
///
/// Blocks: until everything has ended. Since: 0.1
@_cdecl("pentad_chat_client_free")
public func pentad_chat_client_free(_ client: pentad_chat_client_ref?) {
  guard let handle = ChatHandle.borrow(client) else { return }
  guard !Process.isForked else { return Handle.count(-1) }
  handle.close()
  ChatHandle.free(client)
}

/// Returns the id of the signed-in user.
///
/// - Parameter client: the client; NULL has no user
/// - Returns: the id, valid as long as the client exists; an empty text without a client
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_chat_client_user_id")
public func pentad_chat_client_user_id(_ client: pentad_chat_client_ref?) -> UnsafePointer<CChar> {
  ChatHandle.borrow(client)?.userId ?? StatusNames.empty
}

/// Returns the current state of the client's connection for new data.
/// `PENTAD_CHAT_EVENT_KIND_CONNECTION` reports its changes.
///
/// - Parameter client: the client; NULL is offline
/// - Returns: the state; `PENTAD_CHAT_CONNECTION_OFFLINE` for a client without automatic mode, and
///   while another client works for the account
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_chat_client_connection")
public func pentad_chat_client_connection(
  _ client: pentad_chat_client_ref?
) -> pentad_chat_connection {
  ChatHandle.borrow(client)?.client.connection.code ?? PENTAD_CHAT_CONNECTION_OFFLINE
}
