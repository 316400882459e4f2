public import CPentad
import ChatKit
import PentadCore

/// Fetches the lists of groups and direct chats, and what is new in them.
///
/// What comes is told by the delegates; one conversation that cannot be read keeps no other from being
/// up to date.
///
/// - Parameters:
///   - client: the client
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; what the network or the server says, as pentad_chat_client_sign_in(): what
///   is stored stays then; `PENTAD_STORAGE` when the store cannot be written; `PENTAD_CLOSED` when the
///   client is suspended or has signed out; `PENTAD_MISUSE` if `client` is missing;
///   `PENTAD_UNSUPPORTED` after `fork()`
///
/// Threads: any. Blocks: while the server is asked. Since: 0.1
@_cdecl("pentad_chat_client_fetch_all_groups")
public func pentad_chat_client_fetch_all_groups(
  _ client: pentad_chat_client_ref?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    try ChatHandle.wait(client) { client async throws(PentadError) in
      try await client.fetchAllGroups()
    }
  }
}

/// Fetches the lists as pentad_chat_client_fetch_all_groups() does, without waiting for it.
///
/// - Parameters:
///   - client: the client
///   - callback: called once at the end
///   - context: passed to it; may be NULL
///   - operation: receives the operation; NULL when it need be neither cancelled nor waited for
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`, and the callback will come; `PENTAD_MISUSE` if `client` or `callback` is
///   missing; `PENTAD_CLOSED` after pentad_shutdown() and when the client's session was freed;
///   `PENTAD_UNSUPPORTED` after `fork()`
///
/// Ownership: the operation is the caller's; free it with pentad_operation_free().
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_chat_client_fetch_all_groups_async")
public func pentad_chat_client_fetch_all_groups_async(
  _ client: pentad_chat_client_ref?, _ callback: pentad_completion_callback?,
  _ context: UnsafeMutableRawPointer?, _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    try ChatHandle.start(client, callback, context, operation) {
      client async throws(PentadError) in try await client.fetchAllGroups()
    }
  }
}

/// Fetches the groups that the user has left and can join again.
///
/// - Parameters:
///   - client: the client
///   - out: receives the groups
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; what the network or the server says, as pentad_chat_client_sign_in();
///   `PENTAD_STORAGE` when the store cannot be written; `PENTAD_CLOSED` when the client is suspended or
///   has signed out; `PENTAD_MISUSE` if `client` or `out` is missing; `PENTAD_UNSUPPORTED` after
///   `fork()`
///
/// Ownership: the groups are the caller's; free them with pentad_chat_groups_free().
/// Threads: any. Blocks: while the server is asked. Since: 0.1
@_cdecl("pentad_chat_client_fetch_former_groups")
public func pentad_chat_client_fetch_former_groups(
  _ client: pentad_chat_client_ref?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_chat_groups>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let groups = try ChatHandle.wait(client) { client async throws(PentadError) in
      try await client.fetchFormerGroups()
    }
    return OwnedRecord.give { ChatRecords(arena: $0).groups(groups) }
  }
}

/// Fetches the groups that the user has left as pentad_chat_client_fetch_former_groups() does, without
/// waiting for it.
///
/// - Parameters:
///   - client: the client
///   - callback: called once at the end
///   - context: passed to it; may be NULL
///   - operation: receives the operation; NULL when it need be neither cancelled nor waited for
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`, and the callback will come; `PENTAD_MISUSE` if `client` or `callback` is
///   missing; `PENTAD_CLOSED` after pentad_shutdown() and when the client's session was freed;
///   `PENTAD_UNSUPPORTED` after `fork()`
///
/// Ownership: the operation is the caller's; free it with pentad_operation_free().
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_chat_client_fetch_former_groups_async")
public func pentad_chat_client_fetch_former_groups_async(
  _ client: pentad_chat_client_ref?, _ callback: pentad_chat_groups_callback?,
  _ context: UnsafeMutableRawPointer?, _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    try ChatHandle.start(client, callback, context, operation) {
      client async throws(PentadError) in
      try await client.fetchFormerGroups()
    } record: {
      $0.groups($1)
    }
  }
}

/// Fetches a group and its members.
///
/// - Parameters:
///   - client: the client
///   - group_id: the group's id
///   - out: receives the group
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_CHAT_NOT_MEMBER` when there is no such group or the user is not in
///   it; what the network or the server says, as pentad_chat_client_sign_in(); `PENTAD_STORAGE` when
///   the store cannot be written; `PENTAD_CLOSED` when the client is suspended or has signed out;
///   `PENTAD_INVALID` for a text that is not UTF-8; `PENTAD_MISUSE` if `client`, `group_id` or `out` is
///   missing; `PENTAD_UNSUPPORTED` after `fork()`
///
/// Ownership: the group is the caller's; free it with pentad_chat_group_free().
/// Threads: any. Blocks: while the server is asked. Since: 0.1
@_cdecl("pentad_chat_client_fetch_information")
public func pentad_chat_client_fetch_information(
  _ client: pentad_chat_client_ref?, _ group_id: UnsafePointer<CChar>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_chat_group>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let id = try readText(group_id, "group_id")
    let group = try ChatHandle.wait(client) { client async throws(PentadError) in
      try await client.fetchInformation(forGroup: id)
    }
    return OwnedRecord.give { ChatRecords(arena: $0).record(group) }
  }
}

/// Fetches a group as pentad_chat_client_fetch_information() does, without waiting for it.
///
/// - Parameters:
///   - client: the client
///   - group_id: the group's id
///   - callback: called once at the end
///   - context: passed to it; may be NULL
///   - operation: receives the operation; NULL when it need be neither cancelled nor waited for
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`, and the callback will come; `PENTAD_INVALID` for a text that is not UTF-8;
///   `PENTAD_MISUSE` if `client`, `group_id` or `callback` is missing; `PENTAD_CLOSED` after
///   pentad_shutdown() and when the client's session was freed; `PENTAD_UNSUPPORTED` after `fork()`
///
/// Ownership: the operation is the caller's; free it with pentad_operation_free().
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_chat_client_fetch_information_async")
public func pentad_chat_client_fetch_information_async(
  _ client: pentad_chat_client_ref?, _ group_id: UnsafePointer<CChar>?,
  _ callback: pentad_chat_group_callback?, _ context: UnsafeMutableRawPointer?,
  _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    let id = try readText(group_id, "group_id")
    try ChatHandle.start(client, callback, context, operation) {
      client async throws(PentadError) in
      try await client.fetchInformation(forGroup: id)
    } record: {
      $0.record($1)
    }
  }
}
