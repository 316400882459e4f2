import PentadCore

/// A message of the server's log.
struct GroupMeMessage: Sendable {
  let id: Int
  let conversation: GroupMeConversation
  var sourceGUID: String
  /// The time in seconds since 1970, as all times here.
  var createdAt: Int64
  /// A user id; `system` or `0` for a system message.
  var senderID: String
  var name: String
  var avatarURL: String?
  var text: String?
  var attachments: [JSONValue] = []
  var reactions: [GroupMeReaction] = []
  var event: JSONValue?
  var updatedAt: Int64?
  var deletedAt: Int64?
  var deletionActor = "sender"
  var pinnedAt: Int64?
  var pinnedBy = ""

  var isSystem: Bool { senderID == "system" || senderID == "0" }

  /// All users who reacted, the first of each sign first.
  var likers: [String] { reactions.flatMap(\.userIDs) }

  /// The message as in API answers: a field that does not apply is absent, not null.
  var json: JSONValue {
    let type: JSONValue = isSystem ? "system" : "user"
    var members: [JSONValue.Member] = [
      .init("id", .string("\(id)")), .init("source_guid", .string(sourceGUID)),
      .init("created_at", .integer(Int(createdAt))), .init("user_id", .string(senderID)),
      .init("sender_id", .string(senderID)),
      .init("sender_type", type), .init("name", .string(name)),
      .init("avatar_url", JSONValue(avatarURL)), .init("text", JSONValue(text)),
      .init("attachments", .array(attachments)),
      .init("favorited_by", .array(likers.map { .string($0) })),
      .init("pinned_at", JSONValue(pinnedAt)), .init("pinned_by", .string(pinnedBy)),
    ]
    switch conversation {
    case .group(let group):
      members += [
        .init("group_id", .string(group)), .init("system", .bool(isSystem)),
        .init("platform", "gm"),
      ]
    case .direct:
      members += [
        .init("conversation_id", .string(conversation.id)),
        .init("recipient_id", JSONValue(conversation.other(than: senderID))),
      ]
    }
    if let event { members.append(.init("event", event)) }
    if !reactions.isEmpty { members.append(.init("reactions", .array(reactions.map(\.json)))) }
    if let updatedAt { members.append(.init("updated_at", .integer(Int(updatedAt)))) }
    if let deletedAt {
      members += [
        .init("deleted_at", .integer(Int(deletedAt))),
        .init("deletion_actor", .string(deletionActor)),
      ]
    }
    return .object(members)
  }

  /// The message as in pushes. Some fields are missing, and a client must not treat them as empty.
  var pushed: JSONValue {
    let cut = json.without(["favorited_by", "platform", "pinned_at", "pinned_by"])
    guard case .direct = conversation else { return cut }
    return cut.with([.init("chat_id", .string(conversation.id))])
  }
}
