public import CPentad
import ChatKit
import PentadCore

/// A client, as the caller owns it.
public typealias pentad_chat_client_ref = OpaquePointer

/// Signs a user in: asks the server whose token it is, opens the account's store, and keeps the token. When it
/// fails, the token is not kept, and the previous user stays signed in.
///
/// The token is in no store, log or error, only in a file of this user's. Reading answers from the store, at
/// once. What the server has comes into the store by itself, and what the user writes and does is in the
/// store when a call returns, and is sent later: each message exactly once, in order. The client serves any
/// number of threads at once, and several clients, of other processes too, may be open on an account: one
/// of them works, and the others see what it does.
///
/// - Parameters:
///   - options: where the client keeps things, which server it asks, and where it calls back; NULL for
///     memory, GroupMe's servers and a callback thread of the library
///   - token: what GroupMe gives a user for an application
///   - out: receives the client
/// - Returns: `PENTAD_OTHER_SERVER` when the account belongs to another server, unless
///   `server_has_moved`; what the network or the server says: `PENTAD_OFFLINE`, `PENTAD_TIMED_OUT`,
///   `PENTAD_UNAVAILABLE`, as `PENTAD_CONNECTION_REFUSED`, `PENTAD_SERVER_UNAVAILABLE` or
///   `PENTAD_TOO_MANY_REQUESTS`, `PENTAD_SIGN_IN_REQUIRED`, `PENTAD_REFUSED`,
///   `PENTAD_UNREADABLE_ANSWER`, `PENTAD_UNEXPECTED_ANSWER`; `PENTAD_STORAGE` when the store or the
///   token cannot be written; `PENTAD_CONFLICT` when the folder is another account's;
///   `PENTAD_CORRUPT` when a damaged store cannot be rebuilt now; `PENTAD_UNSUPPORTED` for a store
///   of a newer version or of another program, which is not touched, in a build without stores or
///   without a network, and after `fork()`; `PENTAD_INVALID` for what is no address, and for
///   network options that cannot work; `PENTAD_CLOSED` when the session does not run any more
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

/// Signs a user in as pentad_chat_client_sign_in() does, without waiting for it.
///
/// - Parameters:
///   - options: where the client keeps things, which server it asks, and where it calls back; NULL for
///     memory, GroupMe's servers and a callback thread of the library
///   - token: what GroupMe gives a user for an application
///   - out: receives the client right before the callback comes, not earlier, even where
///     pentad_operation_wait() has returned; it must be there until then
/// - Returns: `PENTAD_OK`, and the callback will come, with what the server or the store says;
///   `PENTAD_INVALID`, `PENTAD_MISUSE`, `PENTAD_CLOSED` and `PENTAD_UNSUPPORTED` as
///   pentad_chat_client_sign_in(), `PENTAD_MISUSE` also if `callback` is missing; `PENTAD_CLOSED` after
///   pentad_shutdown()
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
/// - Returns: `PENTAD_UNAUTHORIZED` when the user, or nobody, is signed in in the folder;
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

/// Opens an account as pentad_chat_client_open() does, without waiting for it.
///
/// - Parameters:
///   - options: as pentad_chat_client_sign_in(); NULL as there
///   - user_id: the account; NULL for the one that signed in last
///   - out: receives the client right before the callback comes, not earlier, even where
///     pentad_operation_wait() has returned; it must be there until then
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
/// What is being written is written; what is being sent is looked for and sent by the next client.
/// Operations under way end with their answer or with `PENTAD_CLOSED` or `PENTAD_CANCELLED`. Subscriptions
/// bring what is there and then nothing, and are still to be freed. In the child of a `fork()` it does
/// nothing but forget the client.
///
/// - Parameter client: the client; NULL does nothing
///
/// Blocks: until all of it has ended. Since: 0.1
@_cdecl("pentad_chat_client_free")
public func pentad_chat_client_free(_ client: pentad_chat_client_ref?) {
  guard let handle = ChatHandle.borrow(client) else { return }
  guard !Process.isForked else { return Handle.count(-1) }
  handle.close()
  ChatHandle.free(client)
}

/// The id of the signed-in user.
///
/// - Parameter client: the client; NULL has no user
/// - Returns: the id, alive as long as the client; an empty text without a client
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_chat_client_user_id")
public func pentad_chat_client_user_id(_ client: pentad_chat_client_ref?) -> UnsafePointer<CChar> {
  ChatHandle.borrow(client)?.userId ?? StatusNames.empty
}

/// How a client hears of what is new at this moment. `PENTAD_CHAT_EVENT_KIND_CONNECTION` tells when it changes.
///
/// - Parameter client: the client; NULL hears nothing
/// - Returns: the state; `PENTAD_CHAT_CONNECTION_OFFLINE` of a client that does not work by itself, and
///   while another client works for the account
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_chat_client_connection")
public func pentad_chat_client_connection(
  _ client: pentad_chat_client_ref?
) -> pentad_chat_connection {
  ChatHandle.borrow(client)?.client.connection.code ?? PENTAD_CHAT_CONNECTION_OFFLINE
}
