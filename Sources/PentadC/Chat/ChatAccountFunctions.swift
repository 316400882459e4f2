public import CPentad
import ChatKit
import PentadCore

/// Signs a user out without opening the account. The token is removed first, then all stored data,
/// including unsent messages. The store may be unreadable, and no network is needed.
///
/// Other clients that are open on the account end like after pentad_chat_client_sign_out().
///
/// - Parameters:
///   - options: the location of the account, as for pentad_chat_client_open(); NULL for memory,
///     where no user is signed in
///   - user_id: the account; NULL for the one that signed in last
/// - Returns: `PENTAD_UNAUTHORIZED` when no user is signed in in the folder; `PENTAD_STORAGE` when
///   the token cannot be removed: the user is still signed in then; `PENTAD_STORAGE`,
///   `PENTAD_CONFLICT`, `PENTAD_CORRUPT` and `PENTAD_UNSUPPORTED` when the store cannot be erased,
///   such as one of a later version: the user is signed out then, as the message explains, and the
///   stored data stays; `PENTAD_INVALID`, `PENTAD_CLOSED` and `PENTAD_MISUSE` as
///   pentad_chat_client_open()
///
/// Blocks: until all data is removed. Since: 0.1
@_cdecl("pentad_chat_account_sign_out")
public func pentad_chat_account_sign_out(
  _ options: UnsafePointer<pentad_chat_client_options>?, _ user_id: UnsafePointer<CChar>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let userId = try readOptionalText(user_id, "user_id")
    let opening = try ChatOpening(options)
    try runAndWait { () async throws(PentadError) in try await opening.signOut(userId) }
  }
}

/// Signs a user out like pentad_chat_account_sign_out(), without waiting for it.
///
/// - Parameters:
///   - options: the location of the account, as for pentad_chat_client_open(); NULL for memory,
///     where no user is signed in
///   - user_id: the account; NULL for the one that signed in last
/// - Returns: `PENTAD_INVALID`, `PENTAD_MISUSE` and `PENTAD_CLOSED` as
///   pentad_chat_account_sign_out(), `PENTAD_MISUSE` also if `callback` is missing; `PENTAD_CLOSED`
///   after pentad_shutdown()
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_chat_account_sign_out_async")
public func pentad_chat_account_sign_out_async(
  _ options: UnsafePointer<pentad_chat_client_options>?, _ user_id: UnsafePointer<CChar>?,
  _ callback: pentad_completion_callback?, _ context: UnsafeMutableRawPointer?,
  _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    let completion = try EndCompletion(callback, context)
    let userId = try readOptionalText(user_id, "user_id")
    let opening = try ChatOpening(options)
    let work = PentadOperation<Void> { _ async throws(PentadError) in
      try await opening.signOut(userId)
    }
    OperationHandle.start(work, operation, place: opening.place) { completion.end($0) }
  }
}
