public import CPentad
import ChatKit
import PentadCore

/// Adds people to a group and waits up to a minute for the result, since the server adds them
/// asynchronously.
///
/// The request is not retried automatically. A person who cannot be added is left out; the server
/// gives no reason.
///
/// - Parameters:
///   - client: the client
///   - group_id: the group's id
///   - people: the people; NULL when `count` is 0
///   - count: the number of people
///   - out: receives the members who were added
/// - Returns: `PENTAD_CHAT_RESULTS_NOT_READY` after a minute: the new members come with a later
///   synchronisation; `PENTAD_CHAT_DEVICE_VERIFICATION_REQUIRED`, which GroupMe's own server
///   returns to clients of other makers; network and server errors, as
///   pentad_chat_client_sign_in(); `PENTAD_STORAGE` when the store cannot be written;
///   `PENTAD_CLOSED` when the client is suspended or has signed out; `PENTAD_MISUSE` for a nonzero
///   count with NULL people, or for an entry that identifies no person
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

/// Changes properties of a group. The store shows them immediately; the server receives them when
/// it can be reached.
///
/// - Parameters:
///   - client: the client
///   - group_id: the group's id
///   - change: the properties to change
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

/// Gives a group another picture: uploads it now, and changes the group when the server can be
/// reached.
///
/// - Parameters:
///   - client: the client
///   - group_id: the group's id
///   - image: the bytes of a JPEG, PNG, GIF, WebP or HEIC file
///   - size: the number of bytes, at most 50 MB
///   - type: ignored, since the first bytes determine the media type; may be NULL
/// - Returns: `PENTAD_CHAT_PICTURE_TOO_LARGE`; `PENTAD_CHAT_NOT_A_PICTURE` for no bytes and for
///   another file type; network and server errors, as pentad_chat_client_sign_in();
///   `PENTAD_STORAGE` when the store cannot be written; `PENTAD_CLOSED` when the client is
///   suspended or has signed out; `PENTAD_MISUSE` for a nonzero size with NULL bytes
///
/// Blocks: while the picture is uploaded. Since: 0.1
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
