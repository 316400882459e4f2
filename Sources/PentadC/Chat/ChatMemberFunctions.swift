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
/// - Returns: `PENTAD_CHAT_RESULTS_NOT_READY` after a minute: they come with a later
///   synchronisation; `PENTAD_CHAT_DEVICE_VERIFICATION_REQUIRED`, as GroupMe's own server says to
///   clients of others; what the network or the server says, as pentad_chat_client_sign_in();
///   `PENTAD_STORAGE` when the store cannot be written; `PENTAD_CLOSED` when the client is
///   suspended or has signed out; `PENTAD_MISUSE` for people that are counted and missing or say
///   nothing
///
/// Blocks: while the server is asked. Since: 0.1
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
    return OwnedRecord.give { ChatRecords(arena: $0).record(members) }
  }
}

/// Changes properties of a group, when the server can be reached. The store shows them at once.
///
/// - Parameters:
///   - client: the client
///   - group_id: the group's id
///   - change: what is to change
/// - Returns: `PENTAD_CHAT_GROUP_NAME_REQUIRED`; `PENTAD_CHAT_TEXT_TOO_LONG`; `PENTAD_STORAGE` when
///   the store cannot be written; `PENTAD_CLOSED` when the client is suspended or has signed out;
///   `PENTAD_MISUSE` for an unknown switch
///
/// Blocks: while the store is written. Since: 0.1
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
/// - Returns: `PENTAD_CHAT_PICTURE_TOO_LARGE`; `PENTAD_CHAT_NOT_A_PICTURE` for no bytes and for
///   those of another kind; what the network or the server says, as pentad_chat_client_sign_in();
///   `PENTAD_STORAGE` when the store cannot be written; `PENTAD_CLOSED` when the client is
///   suspended or has signed out; `PENTAD_MISUSE` for bytes that are counted and missing
///
/// Blocks: while the picture is put on the server. Since: 0.1
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
