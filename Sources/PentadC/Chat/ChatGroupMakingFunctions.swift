public import CPentad
import ChatKit
import PentadCore

/// Makes a group. A picture is put on the server first.
///
/// It is not tried again by itself: when nobody knows whether the server made it, the error says so,
/// and pentad_chat_client_fetch_all_groups() shows it if it did.
///
/// - Parameters:
///   - client: the client
///   - group: the group to be made
///   - out: receives the group
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_CHAT_GROUP_NAME_REQUIRED`; `PENTAD_CHAT_TEXT_TOO_LONG`;
///   `PENTAD_CHAT_PICTURE_TOO_LARGE`; `PENTAD_CHAT_NOT_A_PICTURE`;
///   `PENTAD_CHAT_DEVICE_VERIFICATION_REQUIRED`, as GroupMe's own server says to clients of others;
///   what the network or the server says, as pentad_chat_client_sign_in(); `PENTAD_STORAGE` when the
///   store cannot be written; `PENTAD_CLOSED` when the client is suspended or has signed out;
///   `PENTAD_INVALID` for a text that is not UTF-8; `PENTAD_MISUSE` for a wrong `struct_size`, for
///   bytes that are counted and missing, or if `client`, `group`, its name or `out` is missing;
///   `PENTAD_UNSUPPORTED` after `fork()`
///
/// Ownership: the group is the caller's; free it with pentad_chat_group_free().
/// Threads: any. Blocks: while the server is asked. Since: 0.1
@_cdecl("pentad_chat_client_create_group")
public func pentad_chat_client_create_group(
  _ client: pentad_chat_client_ref?, _ group: UnsafePointer<pentad_chat_group_options>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_chat_group>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let new = try NewGroup(group)
    let group = try ChatHandle.wait(client) { client async throws(PentadError) in
      try await new.make(client)
    }
    return OwnedRecord.give { ChatRecords(arena: $0).record(group) }
  }
}

/// Makes a group as pentad_chat_client_create_group() does, without waiting for it.
///
/// - Parameters:
///   - client: the client
///   - group: the group to be made
///   - callback: called once at the end
///   - context: passed to it; may be NULL
///   - operation: receives the operation; NULL when it need be neither cancelled nor waited for
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`, and the callback will come; `PENTAD_INVALID` for a text that is not UTF-8;
///   `PENTAD_MISUSE` as pentad_chat_client_create_group(), also if `callback` is missing;
///   `PENTAD_CLOSED` after pentad_shutdown() and when the client's session was freed;
///   `PENTAD_UNSUPPORTED` after `fork()`
///
/// Ownership: the operation is the caller's; free it with pentad_operation_free().
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_chat_client_create_group_async")
public func pentad_chat_client_create_group_async(
  _ client: pentad_chat_client_ref?, _ group: UnsafePointer<pentad_chat_group_options>?,
  _ callback: pentad_chat_group_callback?, _ context: UnsafeMutableRawPointer?,
  _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    let new = try NewGroup(group)
    try ChatHandle.start(client, callback, context, operation) {
      client async throws(PentadError) in
      try await new.make(client)
    } record: {
      $0.record($1)
    }
  }
}

/// Deletes a group for all its members. Only its owner may.
///
/// - Parameters:
///   - client: the client
///   - group_id: the group's id
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_CHAT_NOT_ALLOWED`; `PENTAD_CHAT_NOT_MEMBER`; what the network or the
///   server says, as pentad_chat_client_sign_in(); `PENTAD_STORAGE` when the store cannot be written;
///   `PENTAD_CLOSED` when the client is suspended or has signed out; `PENTAD_INVALID` for a text that
///   is not UTF-8; `PENTAD_MISUSE` if `client` or `group_id` is missing; `PENTAD_UNSUPPORTED` after
///   `fork()`
///
/// Threads: any. Blocks: while the server is asked. Since: 0.1
@_cdecl("pentad_chat_client_delete_group")
public func pentad_chat_client_delete_group(
  _ client: pentad_chat_client_ref?, _ group_id: UnsafePointer<CChar>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let id = try readText(group_id, "group_id")
    try ChatHandle.wait(client) { client async throws(PentadError) in
      try await client.deleteGroup(id)
    }
  }
}

/// Deletes a group as pentad_chat_client_delete_group() does, without waiting for it.
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
@_cdecl("pentad_chat_client_delete_group_async")
public func pentad_chat_client_delete_group_async(
  _ client: pentad_chat_client_ref?, _ group_id: UnsafePointer<CChar>?,
  _ callback: pentad_completion_callback?, _ context: UnsafeMutableRawPointer?,
  _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    let id = try readText(group_id, "group_id")
    try ChatHandle.start(client, callback, context, operation) {
      client async throws(PentadError) in try await client.deleteGroup(id)
    }
  }
}

/// Joins a group by the token of its share link.
///
/// - Parameters:
///   - client: the client
///   - group_id: the group's id
///   - share_token: the last part of the group's share link
///   - answer: the answer to the group's question; NULL for none
///   - out: receives the group; its membership is PENDING where an administrator decides first
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_CHAT_NOT_MEMBER` for a wrong token;
///   `PENTAD_CHAT_DEVICE_VERIFICATION_REQUIRED`, as GroupMe's own server says to clients of others;
///   what the network or the server says, as pentad_chat_client_sign_in(); `PENTAD_STORAGE` when the
///   store cannot be written; `PENTAD_CLOSED` when the client is suspended or has signed out;
///   `PENTAD_INVALID` for a text that is not UTF-8; `PENTAD_MISUSE` if `client`, `group_id`,
///   `share_token` or `out` is missing; `PENTAD_UNSUPPORTED` after `fork()`
///
/// Ownership: the group is the caller's; free it with pentad_chat_group_free().
/// Threads: any. Blocks: while the server is asked. Since: 0.1
@_cdecl("pentad_chat_client_join_group")
public func pentad_chat_client_join_group(
  _ client: pentad_chat_client_ref?, _ group_id: UnsafePointer<CChar>?,
  _ share_token: UnsafePointer<CChar>?, _ answer: UnsafePointer<CChar>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_chat_group>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let id = try readText(group_id, "group_id")
    let token = try readText(share_token, "share_token")
    let answer = try readOptionalText(answer, "answer")
    let group = try ChatHandle.wait(client) { client async throws(PentadError) in
      try await client.joinGroup(id, shareToken: token, answer: answer)
    }
    return OwnedRecord.give { ChatRecords(arena: $0).record(group) }
  }
}

/// Joins a group as pentad_chat_client_join_group() does, without waiting for it.
///
/// - Parameters:
///   - client: the client
///   - group_id: the group's id
///   - share_token: the last part of the group's share link
///   - answer: the answer to the group's question; NULL for none
///   - callback: called once at the end
///   - context: passed to it; may be NULL
///   - operation: receives the operation; NULL when it need be neither cancelled nor waited for
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`, and the callback will come; `PENTAD_INVALID` for a text that is not UTF-8;
///   `PENTAD_MISUSE` if `client`, `group_id`, `share_token` or `callback` is missing; `PENTAD_CLOSED`
///   after pentad_shutdown() and when the client's session was freed; `PENTAD_UNSUPPORTED` after
///   `fork()`
///
/// Ownership: the operation is the caller's; free it with pentad_operation_free().
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_chat_client_join_group_async")
public func pentad_chat_client_join_group_async(
  _ client: pentad_chat_client_ref?, _ group_id: UnsafePointer<CChar>?,
  _ share_token: UnsafePointer<CChar>?, _ answer: UnsafePointer<CChar>?,
  _ callback: pentad_chat_group_callback?, _ context: UnsafeMutableRawPointer?,
  _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    let id = try readText(group_id, "group_id")
    let token = try readText(share_token, "share_token")
    let answer = try readOptionalText(answer, "answer")
    try ChatHandle.start(client, callback, context, operation) {
      client async throws(PentadError) in
      try await client.joinGroup(id, shareToken: token, answer: answer)
    } record: {
      $0.record($1)
    }
  }
}

/// Joins a group again that the user has left.
///
/// - Parameters:
///   - client: the client
///   - group_id: the group's id
///   - out: receives the group
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_CHAT_NOT_MEMBER`; what the network or the server says, as
///   pentad_chat_client_sign_in(); `PENTAD_STORAGE` when the store cannot be written; `PENTAD_CLOSED`
///   when the client is suspended or has signed out; `PENTAD_INVALID` for a text that is not UTF-8;
///   `PENTAD_MISUSE` if `client`, `group_id` or `out` is missing; `PENTAD_UNSUPPORTED` after `fork()`
///
/// Ownership: the group is the caller's; free it with pentad_chat_group_free().
/// Threads: any. Blocks: while the server is asked. Since: 0.1
@_cdecl("pentad_chat_client_rejoin_group")
public func pentad_chat_client_rejoin_group(
  _ client: pentad_chat_client_ref?, _ group_id: UnsafePointer<CChar>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_chat_group>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let id = try readText(group_id, "group_id")
    let group = try ChatHandle.wait(client) { client async throws(PentadError) in
      try await client.rejoinGroup(id)
    }
    return OwnedRecord.give { ChatRecords(arena: $0).record(group) }
  }
}

/// Joins a group again as pentad_chat_client_rejoin_group() does, without waiting for it.
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
@_cdecl("pentad_chat_client_rejoin_group_async")
public func pentad_chat_client_rejoin_group_async(
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
      try await client.rejoinGroup(id)
    } record: {
      $0.record($1)
    }
  }
}

/// Leaves a group; pentad_chat_client_rejoin_group() comes back. What is stored of it can still be
/// read.
///
/// - Parameters:
///   - client: the client
///   - group_id: the group's id
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_CHAT_NOT_MEMBER`; what the network or the server says, as
///   pentad_chat_client_sign_in(); `PENTAD_STORAGE` when the store cannot be written; `PENTAD_CLOSED`
///   when the client is suspended or has signed out; `PENTAD_INVALID` for a text that is not UTF-8;
///   `PENTAD_MISUSE` if `client` or `group_id` is missing; `PENTAD_UNSUPPORTED` after `fork()`
///
/// Threads: any. Blocks: while the server is asked. Since: 0.1
@_cdecl("pentad_chat_client_leave_group")
public func pentad_chat_client_leave_group(
  _ client: pentad_chat_client_ref?, _ group_id: UnsafePointer<CChar>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let id = try readText(group_id, "group_id")
    try ChatHandle.wait(client) { client async throws(PentadError) in
      try await client.leaveGroup(id)
    }
  }
}

/// Leaves a group as pentad_chat_client_leave_group() does, without waiting for it.
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
@_cdecl("pentad_chat_client_leave_group_async")
public func pentad_chat_client_leave_group_async(
  _ client: pentad_chat_client_ref?, _ group_id: UnsafePointer<CChar>?,
  _ callback: pentad_completion_callback?, _ context: UnsafeMutableRawPointer?,
  _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    let id = try readText(group_id, "group_id")
    try ChatHandle.start(client, callback, context, operation) {
      client async throws(PentadError) in try await client.leaveGroup(id)
    }
  }
}

/// A group that a caller has made.
private struct NewGroup: Sendable {
  let name: String
  let description: String?
  let image: [UInt8]
  let isShared: Bool

  /// - Throws: `misuse` for NULL, a wrong size, and bytes or a name that are missing; `invalid` for what is
  ///   not UTF-8
  init(_ pointer: UnsafePointer<pentad_chat_group_options>?) throws(PentadError) {
    _ = try require(pointer, "group")
    let record = try readOptions(pointer, "group")
    name = try readText(record.name, "group->name")
    description = try readOptionalText(record.description, "group->description")
    image = try readPicture(record.image, record.image_size, "group->image")
    isShared = record.is_shared != 0
  }

  func make(_ client: ChatClient) async throws(PentadError) -> ChatGroup {
    try await client.createGroup(
      named: name, description: description, image: image.isEmpty ? nil : image, share: isShared)
  }
}
