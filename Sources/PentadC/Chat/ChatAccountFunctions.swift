public import CPentad
import ChatKit
import PentadCore

/// Signs a user out without opening the account: removes the token first, and then everything that was stored,
/// unsent messages too. It needs no store that can be opened, and no network.
///
/// Other clients that are open on the account end as after pentad_chat_client_sign_out().
///
/// - Parameters:
///   - options: where the account is, as for pentad_chat_client_open(); NULL for memory, in which nobody is
///     signed in
///   - user_id: the account; NULL for the one that signed in last
/// - Returns: `PENTAD_UNAUTHORIZED` when the folder has no user signed in; `PENTAD_STORAGE` when
///   the token cannot be removed: the user is signed in then; `PENTAD_STORAGE`, `PENTAD_CONFLICT`,
///   `PENTAD_CORRUPT` and `PENTAD_UNSUPPORTED` when the store cannot be erased, such as one of a
///   later version: the user is signed out then, as the message says, and what is stored stays;
///   `PENTAD_INVALID`, `PENTAD_CLOSED` and `PENTAD_MISUSE` as pentad_chat_client_open()
///
/// Blocks: until all of it has gone. Since: 0.1
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

/// Signs a user out as pentad_chat_account_sign_out() does, without waiting for it.
///
/// - Parameters:
///   - options: where the account is, as for pentad_chat_client_open(); NULL for memory, in which nobody is
///     signed in
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
