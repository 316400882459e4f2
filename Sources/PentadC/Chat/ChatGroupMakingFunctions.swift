public import CPentad
import ChatKit
import PentadCore

/// Creates a group. A picture is uploaded first.
///
/// The request is not retried automatically. If it is unknown whether the server created the group,
/// the error reports that, and pentad_chat_client_fetch_all_groups() shows the group if it exists.
///
/// - Parameters:
///   - client: the client
///   - group: the group to create
///   - out: receives the group
/// - Returns: `PENTAD_CHAT_GROUP_NAME_REQUIRED`; `PENTAD_CHAT_TEXT_TOO_LONG`;
///   `PENTAD_CHAT_PICTURE_TOO_LARGE`; `PENTAD_CHAT_NOT_A_PICTURE`;
///   `PENTAD_CHAT_DEVICE_VERIFICATION_REQUIRED`, which GroupMe's own server returns to clients of
///   other makers; network and server errors, as pentad_chat_client_sign_in(); `PENTAD_STORAGE`
///   when the store cannot be written; `PENTAD_CLOSED` when the client is suspended or has signed
///   out; `PENTAD_MISUSE` for a nonzero size with NULL bytes, or if `client`, `group`, its name or
///   `out` is missing
///
/// Blocks: while the server is asked. Since: 0.1
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

/// A new group as the caller describes it.
struct NewGroup: Sendable {
  let name: String
  let description: String?
  let image: [UInt8]
  let isShared: Bool

  /// - Throws: `misuse` for NULL, a wrong size, and bytes or a name that are missing; `invalid` for
  ///   text that is not UTF-8
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
