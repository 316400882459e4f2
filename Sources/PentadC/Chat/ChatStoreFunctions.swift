public import CPentad
import ChatKit
import PentadCore

/// Fetches what is new and sends what waits, once, and returns when that is done. A client that works
/// by itself does so all the time.
///
/// - Parameter client: the client
/// - Returns: what the network or the server says, as pentad_chat_client_sign_in(), when all else
///   is done: what was fetched stays, and what waits is sent, unless there is no network or the
///   server does not accept the token; one conversation that cannot be read is told to `did_fail`
///   alone; `PENTAD_UNAUTHORIZED` when the user has signed out, by whichever client;
///   `PENTAD_STORAGE` when the store cannot be written; `PENTAD_CLOSED` when the client is
///   suspended or has signed out
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

/// Fetches what is new and sends what waits as pentad_chat_client_synchronise() does, without waiting
/// for it.
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

/// Has the client try at once what it would have tried later: call it when the network changes.
///
/// - Parameter client: the client; NULL does nothing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_chat_client_network_changed")
public func pentad_chat_client_network_changed(_ client: pentad_chat_client_ref?) {
  guard !Process.isForked else { return }
  ChatHandle.borrow(client)?.client.networkChanged()
}

/// Closes the client's file and lets go of its locks until pentad_chat_client_resume(): calls return
/// `PENTAD_CLOSED` meanwhile. A store in memory keeps what it has.
///
/// - Parameter client: the client
/// - Returns: `PENTAD_CLOSED` when the client has signed out
///
/// Blocks: until what is being written is written. Since: 0.1
@_cdecl("pentad_chat_client_suspend")
public func pentad_chat_client_suspend(
  _ client: pentad_chat_client_ref?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    try ChatHandle.wait(client) { client async throws(PentadError) in try await client.suspend() }
  }
}

/// Opens the file of a suspended client again.
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
