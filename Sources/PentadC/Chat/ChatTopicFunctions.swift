public import CPentad
import ChatKit
import PentadCore

/// Creates a topic in a group. Only administrators are allowed to.
///
/// The request is not retried automatically. If it is unknown whether the server created the topic,
/// the error reports that, and pentad_chat_client_fetch_topics() shows the topic if it exists. A
/// topic is renamed, deleted and muted like a group: pentad_chat_client_change_group(),
/// pentad_chat_client_delete_group(), pentad_chat_client_mute().
///
/// - Parameters:
///   - client: the client
///   - group_id: the group's id
///   - topic: the topic to create
///   - out: receives the topic
/// - Returns: `PENTAD_CHAT_GROUP_NAME_REQUIRED`; `PENTAD_CHAT_TEXT_TOO_LONG`;
///   `PENTAD_CHAT_NOT_ALLOWED`; network and server errors, as pentad_chat_client_sign_in();
///   `PENTAD_STORAGE` when the store cannot be written; `PENTAD_CLOSED` when the client is
///   suspended or has signed out; `PENTAD_MISUSE` if `client`, `group_id`, `topic`, its name or
///   `out` is missing
///
/// Blocks: while the server is asked. Since: 0.1
@_cdecl("pentad_chat_client_create_topic")
public func pentad_chat_client_create_topic(
  _ client: pentad_chat_client_ref?, _ group_id: UnsafePointer<CChar>?,
  _ topic: UnsafePointer<pentad_chat_topic_options>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_chat_group>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let new = try NewTopic(group_id, topic)
    let made = try ChatHandle.wait(client) { client async throws(PentadError) in
      try await new.make(client)
    }
    return OwnedRecord.give { ChatRecords(arena: $0).record(made) }
  }
}

/// A new topic as the caller describes it.
struct NewTopic: Sendable {
  let group: String
  let name: String
  let description: String?
  let isAnnouncement: Bool

  init(
    _ group: UnsafePointer<CChar>?, _ pointer: UnsafePointer<pentad_chat_topic_options>?
  ) throws(PentadError) {
    self.group = try readText(group, "group_id")
    _ = try require(pointer, "topic")
    let record = try readOptions(pointer, "topic")
    name = try readText(record.name, "topic->name")
    description = try readOptionalText(record.description, "topic->description")
    isAnnouncement = record.is_announcement != 0
  }

  func make(_ client: ChatClient) async throws(PentadError) -> ChatGroup {
    try await client.createTopic(
      in: group, named: name, description: description, isAnnouncement: isAnnouncement)
  }
}
