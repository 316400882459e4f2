public import CPentad
import PentadCore
import StellarKit

/// Makes the server know this device, so that it takes its bookmarks.
///
/// What waits to be sent is sent then; what was refused is tried anew. The device's secret is kept in a
/// file of this user's in the client's folder.
///
/// - Parameters:
///   - client: the client
///   - token: by which the server can push to the device; NULL when it cannot
///   - app_id: the name of the program; NULL for none
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; what the question came to, as pentad_stellar_client_courses(): the device
///   before stays then; `PENTAD_STORAGE` when the store or the secret cannot be written; `PENTAD_CLOSED`
///   when the client is suspended; `PENTAD_INVALID` for a text that is not UTF-8; `PENTAD_MISUSE` if
///   `client` is missing; `PENTAD_UNSUPPORTED` after `fork()`
///
/// Threads: any. Blocks: while the server is asked. Since: 0.1
@_cdecl("pentad_stellar_client_register_device")
public func pentad_stellar_client_register_device(
  _ client: pentad_stellar_client_ref?, _ token: UnsafePointer<CChar>?,
  _ app_id: UnsafePointer<CChar>?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let token = try readOptionalText(token, "token")
    let appId = try readOptionalText(app_id, "app_id")
    try StellarHandle.wait(client) { client async throws(PentadError) in
      try await client.registerDevice(token: token, appId: appId)
    }
  }
}

/// Makes the server know this device as pentad_stellar_client_register_device() does, without waiting
/// for it.
///
/// - Parameters:
///   - client: the client
///   - token: by which the server can push to the device; NULL when it cannot
///   - app_id: the name of the program; NULL for none
///   - callback: called once at the end
///   - context: passed to it; may be NULL
///   - operation: receives the operation; NULL when it need be neither cancelled nor waited for
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`, and the callback will come; `PENTAD_INVALID` for a text that is not UTF-8;
///   `PENTAD_MISUSE` if `client` or `callback` is missing; `PENTAD_CLOSED` after pentad_shutdown();
///   `PENTAD_UNSUPPORTED` after `fork()`
///
/// Ownership: the operation is the caller's; free it with pentad_operation_free().
/// Threads: any; the callback comes on a callback thread of the library. Blocks: no. Since: 0.1
@_cdecl("pentad_stellar_client_register_device_async")
public func pentad_stellar_client_register_device_async(
  _ client: pentad_stellar_client_ref?, _ token: UnsafePointer<CChar>?,
  _ app_id: UnsafePointer<CChar>?, _ callback: pentad_completion_callback?,
  _ context: UnsafeMutableRawPointer?, _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    let completion = try EndCompletion(callback, context)
    let client = try StellarHandle.client(client)
    let token = try readOptionalText(token, "token")
    let appId = try readOptionalText(app_id, "app_id")
    let work = PentadOperation<Void> { _ async throws(PentadError) in
      try await client.registerDevice(token: token, appId: appId)
    }
    OperationHandle.start(work, operation) { completion.end($0) }
  }
}

/// Asks which bookmarked classes have news that this device has not read.
///
/// - Parameters:
///   - client: the client
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_STELLAR_DEVICE_NOT_REGISTERED` before the server knows the device;
///   what the question came to, as pentad_stellar_client_courses(); `PENTAD_STORAGE` when the store
///   cannot be written; `PENTAD_CLOSED` when the client is suspended; `PENTAD_MISUSE` if `client` is
///   missing; `PENTAD_UNSUPPORTED` after `fork()`
///
/// Threads: any. Blocks: while the server is asked. Since: 0.1
@_cdecl("pentad_stellar_client_sync_unread")
public func pentad_stellar_client_sync_unread(
  _ client: pentad_stellar_client_ref?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    try StellarHandle.wait(client) { client async throws(PentadError) in
      try await client.syncUnread()
    }
  }
}

/// Asks what is unread as pentad_stellar_client_sync_unread() does, without waiting for it.
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
@_cdecl("pentad_stellar_client_sync_unread_async")
public func pentad_stellar_client_sync_unread_async(
  _ client: pentad_stellar_client_ref?, _ callback: pentad_completion_callback?,
  _ context: UnsafeMutableRawPointer?, _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    let completion = try EndCompletion(callback, context)
    let client = try StellarHandle.client(client)
    let work = PentadOperation<Void> { _ async throws(PentadError) in try await client.syncUnread()
    }
    OperationHandle.start(work, operation) { completion.end($0) }
  }
}

/// Sends what waits to be sent now, what was refused too, and returns when each has been tried.
///
/// Where another process sends for this store, it is left to that. A server that has asked to be left
/// alone for a while is told nothing before that is over. What fails is told by the bookmarks.
///
/// - Parameters:
///   - client: the client
///   - waiting: receives how many changes the server has still to be told; may be NULL
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`, whether the server could be told or not; `PENTAD_STORAGE` when the store cannot
///   be read or written; `PENTAD_CLOSED` when the client is suspended; `PENTAD_MISUSE` if `client` is
///   missing; `PENTAD_UNSUPPORTED` after `fork()`
///
/// Threads: any. Blocks: while the server is told. Since: 0.1
@_cdecl("pentad_stellar_client_synchronise")
public func pentad_stellar_client_synchronise(
  _ client: pentad_stellar_client_ref?, _ waiting: UnsafeMutablePointer<Int64>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    waiting?.pointee = 0
    let count = try StellarHandle.wait(client) { client async throws(PentadError) in
      try await client.synchronise()
    }
    waiting?.pointee = Int64(count)
  }
}

/// Sends what waits as pentad_stellar_client_synchronise() does, without waiting for it.
///
/// - Parameters:
///   - client: the client
///   - callback: called once at the end, with how many changes the server has still to be told
///   - context: passed to it; may be NULL
///   - operation: receives the operation; NULL when it need be neither cancelled nor waited for
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`, and the callback will come; `PENTAD_MISUSE` if `client` or `callback` is
///   missing; `PENTAD_CLOSED` after pentad_shutdown(); `PENTAD_UNSUPPORTED` after `fork()`
///
/// Ownership: the operation is the caller's; free it with pentad_operation_free().
/// Threads: any; the callback comes on a callback thread of the library. Blocks: no. Since: 0.1
@_cdecl("pentad_stellar_client_synchronise_async")
public func pentad_stellar_client_synchronise_async(
  _ client: pentad_stellar_client_ref?, _ callback: pentad_stellar_count_callback?,
  _ context: UnsafeMutableRawPointer?, _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    let completion = try CountCompletion(callback, context)
    let client = try StellarHandle.client(client)
    let work = PentadOperation { _ async throws(PentadError) in try await client.synchronise() }
    OperationHandle.start(work, operation) { completion.end($0) }
  }
}
