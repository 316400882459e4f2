import ChatKit
import PentadCore

extension ChatUser {
  var json: JSONValue {
    [
      "createdAt": .moment(createdAt), "email": .optional(email), "extra": .kept(extra),
      "id": .string(id), "imageURL": .optional(image?.url), "name": .string(name),
      "phoneNumber": .optional(phoneNumber), "updatedAt": .moment(updatedAt),
    ]
  }
}

extension ChatGroup {
  var json: JSONValue {
    .object(
      state.members + [
        .init("conversation", .string(conversation.text)), .init("createdAt", .moment(createdAt)),
        .init("creatorId", .optional(creatorId)), .init("description", .optional(description)),
        .init("extra", .kept(extra)), .init("id", .string(id)),
        .init("imageURL", .optional(image?.url)), .init("kind", .string(kind.rawValue)),
        .init("memberCount", .optional(memberCount)),
        .init("membership", .string("\(membership)")), .init("name", .string(name)),
        .init("parentId", .optional(parentId)), .init("shareURL", .optional(shareURL)),
        .init("unreadWithTopics", .optional(unreadWithTopics)),
        .init("updatedAt", .moment(updatedAt)),
      ])
  }
}

extension DirectChat {
  var json: JSONValue {
    .object(
      state.members + [
        .init("conversation", .string(conversation.text)), .init("createdAt", .moment(createdAt)),
        .init("extra", .kept(extra)), .init("imageURL", .optional(image?.url)),
        .init("name", .string(name)), .init("otherReadAt", .moment(otherReadAt)),
        .init("otherReadMessage", .optional(otherReadMessage?.description)),
        .init("otherUserId", .string(otherUserId)),
        .init("updatedAt", .moment(updatedAt)),
      ])
  }
}

extension ConversationState {
  fileprivate var members: [JSONValue.Member] {
    [
      .init("draft", .optional(draft)),
      .init("lastMessage", .optional(lastMessage?.description)),
      .init("lastMessageAt", .moment(lastMessageAt)),
      .init("lastReadMessage", .optional(lastReadMessage?.description)),
      .init("mentionCount", .optional(mentionCount)),
      .init("messageCount", .optional(messageCount)), .init("mutedUntil", .moment(mutedUntil)),
      .init("preview", preview?.json ?? .null), .init("unreadCount", .optional(unreadCount)),
    ]
  }
}

extension ConversationPreview {
  fileprivate var json: JSONValue {
    [
      "hasAttachments": .bool(hasAttachments), "imageURL": .optional(imageURL),
      "name": .optional(name), "text": .optional(text),
    ]
  }
}

extension SyncReport.Failure {
  var json: JSONValue {
    ["conversation": .string(conversation.text), "error": .failure(error)]
  }
}

extension ChatMember {
  var json: JSONValue {
    [
      "extra": .kept(extra), "imageURL": .optional(image?.url), "isMuted": .bool(isMuted),
      "membershipId": .optional(membershipId), "name": .optional(name),
      "nickname": .string(nickname), "roles": .array(roles.map(JSONValue.string)),
      "state": .string("\(state)"), "userId": .string(userId),
    ]
  }
}

extension MessageSpan {
  /// Returns the span, and whether it contains the beginning of the conversation.
  func json(in conversation: ConversationKey) -> JSONValue {
    [
      "conversation": .string(conversation.text), "hasOldest": .bool(lowest.rawValue == 0),
      "highest": .string("\(highest)"), "lowest": .string("\(lowest)"),
    ]
  }
}
