public import CPentad
import PentadCore
import StellarKit

/// Accounts that the caller owns.
public typealias pentad_stellar_accounts_ref = OpaquePointer

/// Opens the accounts of a student at several schools: Canvas, Moodle, and servers of the Stellar
/// protocol.
///
/// The folder contains the list, and a folder for each account's data. Tokens are stored in a
/// private file of the folder; neither logs nor errors contain them.
///
/// - Parameters:
///   - options: the folder and the network; NULL for memory and the defaults
///   - out: receives the accounts
/// - Returns: `PENTAD_STORAGE` when the list cannot be read or written; `PENTAD_UNSUPPORTED` for a
///   list of a newer version or of another program, which is left unchanged, in a build without
///   stores or without a network, and after `fork()`; `PENTAD_CORRUPT` when a damaged list cannot be
///   rebuilt now; `PENTAD_INVALID` for invalid network options, and a size below 0;
///   `PENTAD_CLOSED` for a session after pentad_shutdown()
///
/// Blocks: while the list is opened. Since: 0.1
@_cdecl("pentad_stellar_accounts_open")
public func pentad_stellar_accounts_open(
  _ options: UnsafePointer<pentad_stellar_accounts_options>?,
  _ out: UnsafeMutablePointer<pentad_stellar_accounts_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let opening = try StellarAccountsOpening(options)
    return try runAndWait { () async throws(PentadError) in try await opening.open() }.give()
  }
}

/// Opens accounts like pentad_stellar_accounts_open(), without waiting for them.
///
/// - Parameters:
///   - options: the folder and the network; NULL for memory and the defaults
///   - out: receives the accounts right before the callback runs, not earlier, even if
///     pentad_operation_wait() has returned; it must stay valid until then
/// - Returns: `PENTAD_OK` if the callback will run, with an error if the list cannot be opened;
///   `PENTAD_INVALID`, `PENTAD_MISUSE` and `PENTAD_UNSUPPORTED` as pentad_stellar_accounts_open(),
///   `PENTAD_MISUSE` also if `callback` is missing; `PENTAD_CLOSED` after pentad_shutdown()
///
/// Threads: any; the callback runs on a callback thread of the library, or in pentad_session_pump().
/// Blocks: no. Since: 0.1
@_cdecl("pentad_stellar_accounts_open_async")
public func pentad_stellar_accounts_open_async(
  _ options: UnsafePointer<pentad_stellar_accounts_options>?,
  _ out: UnsafeMutablePointer<pentad_stellar_accounts_ref?>?,
  _ callback: pentad_completion_callback?, _ context: UnsafeMutableRawPointer?,
  _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    let completion = try HandleCompletion(out, callback, context)
    let opening = try StellarAccountsOpening(options)
    let open = PentadOperation<StellarAccountsHandle> { _ async throws(PentadError) in
      try await opening.open()
    }
    OperationHandle.start(open, operation, place: opening.place) { completion.end($0) }
  }
}

/// Closes accounts with all their clients and connections, and frees them.
///
/// Pending operations end with their result, `PENTAD_CLOSED` or `PENTAD_CANCELLED`. Later calls of
/// a client of an account return `PENTAD_CLOSED`; free it nevertheless. In the child of a `fork()`
/// the function only counts the accounts as freed.
///
/// - Parameter accounts: the accounts; NULL does nothing
///
/// Threads: any. Blocks: until everything has ended. Since: 0.1
@_cdecl("pentad_stellar_accounts_free")
public func pentad_stellar_accounts_free(_ accounts: pentad_stellar_accounts_ref?) {
  guard let handle = StellarAccountsHandle.borrow(accounts) else { return }
  guard !Process.isForked else { return Handle.count(-1) }
  handle.close()
  StellarAccountsHandle.free(accounts)
}

/// Returns the client of an account: its classes, tasks and files, and everything else that a client
/// offers.
///
/// All clients of an account share its store and its connections. pentad_stellar_client_free() does
/// not close those; pentad_stellar_accounts_free() does, and so do pentad_stellar_accounts_renew()
/// and pentad_stellar_accounts_remove(). Calls of a closed client return `PENTAD_CLOSED`.
///
/// - Parameters:
///   - accounts: the accounts
///   - account: the account's id
///   - out: receives the client
/// - Returns: `PENTAD_NOT_FOUND` for an unknown id; `PENTAD_SIGN_IN_REQUIRED` for a Moodle account
///   without a token; the errors of opening a store, as pentad_stellar_client_open(); `PENTAD_CLOSED`
///   after pentad_shutdown()
///
/// Blocks: while the account's store is opened. Since: 0.1
@_cdecl("pentad_stellar_accounts_client")
public func pentad_stellar_accounts_client(
  _ accounts: pentad_stellar_accounts_ref?, _ account: UnsafePointer<CChar>?,
  _ out: UnsafeMutablePointer<pentad_stellar_client_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let id = try readText(account, "account")
    let place = try StellarAccountsHandle.borrow(accounts, "accounts").place
    let client = try StellarAccountsHandle.wait(accounts) { accounts async throws(PentadError) in
      try await accounts.client(id)
    }
    return StellarHandle(sharing: client, place).give()
  }
}

/// Refreshes all accounts like pentad_stellar_accounts_refresh(), without waiting for them.
///
/// - Parameters:
///   - accounts: the accounts
///   - progress: called with the number of refreshed accounts and the total; a slow callback receives
///     only the newest numbers; NULL when not needed
///   - callback: called once at the end, with the result of each account
///
/// Threads: any; callbacks run on a callback thread of the library, or in pentad_session_pump().
/// Blocks: no. Since: 0.1
@_cdecl("pentad_stellar_accounts_refresh_async")
public func pentad_stellar_accounts_refresh_async(
  _ accounts: pentad_stellar_accounts_ref?, _ progress: pentad_progress_callback?,
  _ callback: pentad_stellar_account_refreshes_callback?, _ context: UnsafeMutableRawPointer?,
  _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    let handle = try StellarAccountsHandle.calling(accounts)
    let completion = try RecordCompletion(callback, context)
    let accounts = handle.client
    let context = Context(context)
    let work = PentadOperation { report async throws(PentadError) in
      try await accounts.refreshAll(progress: report)
    }
    OperationHandle.start(
      work, operation, place: handle.place,
      progress: { progress?(context.pointer, Int64($0.completed), Int64($0.total ?? -1)) },
      completion: { completion.end($0) { StellarRecords(arena: $0).record($1) } })
  }
}
