public import CPentad
import ChatKit
import PentadCore

/// Adds people to a group, and waits for what becomes of them: a minute at most, for the server adds
/// them when it can.
///
/// It is not tried again by itself. Whoever cannot be added is left out, without the server's reason.
///
/// - Parameters:
///   - client: the client
///   - group_id: the group's id
///   - people: the people; NULL when `count` is 0
///   - count: how many
///   - out: receives those who were added
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_CHAT_RESULTS_NOT_READY` after a minute: they come with a later
///   synchronisation; `PENTAD_CHAT_DEVICE_VERIFICATION_REQUIRED`, as GroupMe's own server says to
///   clients of others; what the network or the server says, as pentad_chat_client_sign_in();
///   `PENTAD_STORAGE` when the store cannot be written; `PENTAD_CLOSED` when the client is suspended or
///   has signed out; `PENTAD_INVALID` for a text that is not UTF-8; `PENTAD_MISUSE` for a wrong
///   `struct_size`, for people that are counted and missing or say nothing, or if `client`, `group_id`
///   or `out` is missing; `PENTAD_UNSUPPORTED` after `fork()`
///
/// Ownership: the members are the caller's; free them with pentad_chat_members_free().
/// Threads: any. Blocks: while the server is asked. Since: 0.1
@_cdecl("pentad_chat_client_add_members")
public func pentad_chat_client_add_members(
  _ client: pentad_chat_client_ref?, _ group_id: UnsafePointer<CChar>?,
  _ people: UnsafePointer<UnsafePointer<pentad_chat_invitation>?>?, _ count: size_t,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_chat_members>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let id = try readText(group_id, "group_id")
    let people = try readItems(people, count, "people") { (person) throws(PentadError) in
      try MemberInvitation(try require(person.pointee, "people"))
    }
    let members = try ChatHandle.wait(client) { client async throws(PentadError) in
      try await client.addNewMembers(people, to: id)
    }
    return OwnedRecord.give { ChatRecords(arena: $0).members(members) }
  }
}

/// Adds people to a group as pentad_chat_client_add_members() does, without waiting for it.
///
/// - Parameters:
///   - client: the client
///   - group_id: the group's id
///   - people: the people; NULL when `count` is 0
///   - count: how many
///   - callback: called once at the end
///   - context: passed to it; may be NULL
///   - operation: receives the operation; NULL when it need be neither cancelled nor waited for
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`, and the callback will come; `PENTAD_INVALID` for a text that is not UTF-8;
///   `PENTAD_MISUSE` as pentad_chat_client_add_members(), also if `callback` is missing;
///   `PENTAD_CLOSED` after pentad_shutdown() and when the client's session was freed;
///   `PENTAD_UNSUPPORTED` after `fork()`
///
/// Ownership: the operation is the caller's; free it with pentad_operation_free().
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_chat_client_add_members_async")
public func pentad_chat_client_add_members_async(
  _ client: pentad_chat_client_ref?, _ group_id: UnsafePointer<CChar>?,
  _ people: UnsafePointer<UnsafePointer<pentad_chat_invitation>?>?, _ count: size_t,
  _ callback: pentad_chat_members_callback?, _ context: UnsafeMutableRawPointer?,
  _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    let id = try readText(group_id, "group_id")
    let people = try readItems(people, count, "people") { (person) throws(PentadError) in
      try MemberInvitation(try require(person.pointee, "people"))
    }
    try ChatHandle.start(client, callback, context, operation) {
      client async throws(PentadError) in
      try await client.addNewMembers(people, to: id)
    } record: {
      $0.members($1)
    }
  }
}

/// Has somebody removed from a group, when the server can be reached.
///
/// - Parameters:
///   - client: the client
///   - group_id: the group's id
///   - user_id: the user's id
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_NOT_FOUND` when nobody of the id is known in the group: fetch it
///   first; `PENTAD_STORAGE` when the store cannot be written; `PENTAD_CLOSED` when the client is
///   suspended or has signed out; `PENTAD_INVALID` for a text that is not UTF-8; `PENTAD_MISUSE` if
///   `client`, `group_id` or `user_id` is missing; `PENTAD_UNSUPPORTED` after `fork()`
///
/// Threads: any. Blocks: while the store is written. Since: 0.1
@_cdecl("pentad_chat_client_remove_member")
public func pentad_chat_client_remove_member(
  _ client: pentad_chat_client_ref?, _ group_id: UnsafePointer<CChar>?,
  _ user_id: UnsafePointer<CChar>?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let id = try readText(group_id, "group_id")
    let userId = try readText(user_id, "user_id")
    try ChatHandle.wait(client) { client async throws(PentadError) in
      try await client.removeMember(userId, from: id)
    }
  }
}

/// Changes properties of a group, when the server can be reached. The store shows them at once.
///
/// - Parameters:
///   - client: the client
///   - group_id: the group's id
///   - change: what is to change
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_CHAT_GROUP_NAME_REQUIRED`; `PENTAD_CHAT_TEXT_TOO_LONG`;
///   `PENTAD_STORAGE` when the store cannot be written; `PENTAD_CLOSED` when the client is suspended or
///   has signed out; `PENTAD_INVALID` for a text that is not UTF-8; `PENTAD_MISUSE` for a wrong
///   `struct_size`, an unknown switch, or if `client`, `group_id` or `change` is missing;
///   `PENTAD_UNSUPPORTED` after `fork()`
///
/// Threads: any. Blocks: while the store is written. Since: 0.1
@_cdecl("pentad_chat_client_change_group")
public func pentad_chat_client_change_group(
  _ client: pentad_chat_client_ref?, _ group_id: UnsafePointer<CChar>?,
  _ change: UnsafePointer<pentad_chat_group_change>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let id = try readText(group_id, "group_id")
    let change = try GroupChange(change)
    try ChatHandle.wait(client) { client async throws(PentadError) in
      try await client.changeGroup(id, change)
    }
  }
}

/// Gives a group another picture: puts it on the server now, and has the rest done when that can be
/// reached.
///
/// - Parameters:
///   - client: the client
///   - group_id: the group's id
///   - image: the bytes of a JPEG, PNG, GIF, WebP or HEIC file
///   - size: how many, at most 50 MB
///   - type: ignored, since the first bytes decide on the media type; may be NULL
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_CHAT_PICTURE_TOO_LARGE`; `PENTAD_CHAT_NOT_A_PICTURE` for no bytes and
///   for those of another kind; what the network or the server says, as pentad_chat_client_sign_in();
///   `PENTAD_STORAGE` when the store cannot be written; `PENTAD_CLOSED` when the client is suspended or
///   has signed out; `PENTAD_INVALID` for a text that is not UTF-8; `PENTAD_MISUSE` for bytes that are
///   counted and missing, or if `client` or `group_id` is missing; `PENTAD_UNSUPPORTED` after `fork()`
///
/// Threads: any. Blocks: while the picture is put on the server. Since: 0.1
@_cdecl("pentad_chat_client_change_group_avatar")
public func pentad_chat_client_change_group_avatar(
  _ client: pentad_chat_client_ref?, _ group_id: UnsafePointer<CChar>?,
  _ image: UnsafePointer<UInt8>?, _ size: size_t, _ type: UnsafePointer<CChar>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let id = try readText(group_id, "group_id")
    let bytes = try readPicture(image, size, "image")
    _ = try readOptionalText(type, "type")
    try ChatHandle.wait(client) { client async throws(PentadError) in
      try await client.changeGroupAvatar(bytes, for: id)
    }
  }
}

/// Gives a group another picture as pentad_chat_client_change_group_avatar() does, without waiting for
/// it.
///
/// - Parameters:
///   - client: the client
///   - group_id: the group's id
///   - image: the bytes of a JPEG, PNG, GIF, WebP or HEIC file
///   - size: how many, at most 50 MB
///   - type: ignored, since the first bytes decide on the media type; may be NULL
///   - callback: called once at the end
///   - context: passed to it; may be NULL
///   - operation: receives the operation; NULL when it need be neither cancelled nor waited for
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`, and the callback will come; `PENTAD_CHAT_PICTURE_TOO_LARGE`; `PENTAD_INVALID`
///   for a text that is not UTF-8;
///   `PENTAD_MISUSE` as pentad_chat_client_change_group_avatar(), also if `callback` is missing;
///   `PENTAD_CLOSED` after pentad_shutdown() and when the client's session was freed;
///   `PENTAD_UNSUPPORTED` after `fork()`
///
/// Ownership: the operation is the caller's; free it with pentad_operation_free().
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_chat_client_change_group_avatar_async")
public func pentad_chat_client_change_group_avatar_async(
  _ client: pentad_chat_client_ref?, _ group_id: UnsafePointer<CChar>?,
  _ image: UnsafePointer<UInt8>?, _ size: size_t, _ type: UnsafePointer<CChar>?,
  _ callback: pentad_completion_callback?, _ context: UnsafeMutableRawPointer?,
  _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    let id = try readText(group_id, "group_id")
    let bytes = try readPicture(image, size, "image")
    _ = try readOptionalText(type, "type")
    try ChatHandle.start(client, callback, context, operation) {
      client async throws(PentadError) in
      try await client.changeGroupAvatar(bytes, for: id)
    }
  }
}

/// Gives the user another name in a group, when the server can be reached. The store shows it at once.
///
/// - Parameters:
///   - client: the client
///   - group_id: the group's id
///   - nickname: the name, of 1 to 50 characters
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_CHAT_TEXT_TOO_LONG`, also for no name; `PENTAD_STORAGE` when the
///   store cannot be written; `PENTAD_CLOSED` when the client is suspended or has signed out;
///   `PENTAD_INVALID` for a text that is not UTF-8; `PENTAD_MISUSE` if `client`, `group_id` or
///   `nickname` is missing; `PENTAD_UNSUPPORTED` after `fork()`
///
/// Threads: any. Blocks: while the store is written. Since: 0.1
@_cdecl("pentad_chat_client_set_nickname")
public func pentad_chat_client_set_nickname(
  _ client: pentad_chat_client_ref?, _ group_id: UnsafePointer<CChar>?,
  _ nickname: UnsafePointer<CChar>?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let id = try readText(group_id, "group_id")
    let nickname = try readText(nickname, "nickname")
    try ChatHandle.wait(client) { client async throws(PentadError) in
      try await client.setNickname(nickname, in: id)
    }
  }
}
