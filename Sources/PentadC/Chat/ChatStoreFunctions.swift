public import CPentad
import ChatKit
import PentadCore

/// Fetches new data and sends pending changes, once, and returns when that is done. A client in
/// automatic mode does this continuously.
///
/// - Parameter client: the client
/// - Returns: network and server errors, as pentad_chat_client_sign_in(), after everything else is
///   done: fetched data is kept, and pending changes are sent, unless there is no network or the
///   server rejects the token; an error of a single conversation is reported only to `did_fail`;
///   `PENTAD_UNAUTHORIZED` when the user has signed out with any client; `PENTAD_STORAGE` when the
///   store cannot be written; `PENTAD_CLOSED` when the client is suspended or has signed out
///
/// Blocks: while the server is asked. Since: 0.1
@_cdecl("pentad_chat_client_synchronise")
public func pentad_chat_client_synchronise(
  _ client: pentad_chat_client_ref?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    _ = try ChatHandle.wait(client) { client async throws(PentadError) in
      try await client.synchronise()
    }
  }
}

/// Synchronises like pentad_chat_client_synchronise(), without waiting for it.
///
/// - Parameter client: the client
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_chat_client_synchronise_async")
public func pentad_chat_client_synchronise_async(
  _ client: pentad_chat_client_ref?, _ callback: pentad_completion_callback?,
  _ context: UnsafeMutableRawPointer?, _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    try ChatHandle.start(client, callback, context, operation) {
      client async throws(PentadError) in _ = try await client.synchronise()
    }
  }
}

/// Makes the client retry immediately instead of after its delay. Call it when the network changes.
///
/// - Parameter client: the client; NULL does nothing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_chat_client_network_changed")
public func pentad_chat_client_network_changed(_ client: pentad_chat_client_ref?) {
  guard !Process.isForked else { return }
  ChatHandle.borrow(client)?.client.networkChanged()
}

/// Closes the client's file and releases its locks until pentad_chat_client_resume(): calls return
/// `PENTAD_CLOSED` meanwhile. A store in memory keeps its data.
///
/// - Parameter client: the client
/// - Returns: `PENTAD_CLOSED` when the client has signed out
///
/// Blocks: until writes under way are completed. Since: 0.1
@_cdecl("pentad_chat_client_suspend")
public func pentad_chat_client_suspend(
  _ client: pentad_chat_client_ref?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    try ChatHandle.wait(client) { client async throws(PentadError) in try await client.suspend() }
  }
}

/// Reopens the file of a suspended client.
///
/// - Parameter client: the client
/// - Returns: `PENTAD_STORAGE`, `PENTAD_CORRUPT` and `PENTAD_UNSUPPORTED` as
///   pentad_chat_client_sign_in(): the client stays suspended then; `PENTAD_CLOSED` when the client
///   has signed out
///
/// Blocks: while the store is opened. Since: 0.1
@_cdecl("pentad_chat_client_resume")
public func pentad_chat_client_resume(
  _ client: pentad_chat_client_ref?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    try ChatHandle.wait(client) { client async throws(PentadError) in try await client.resume() }
  }
}
