import ChatKit
import PentadCore

extension ChatMessage {
  var json: JSONValue {
    [
      "attachments": .keptList(attachmentsJSON), "avatarURL": .optional(avatarURL),
      "conversation": .string(conversation.text), "createdAt": .moment(createdAt),
      "deletedAt": .moment(deletedAt), "deletionActor": .optional(deletionActor),
      "event": .kept(eventJSON), "extra": .kept(extra),
      "favoritedBy": .keptList(favoritedByJSON), "id": .string("\(id)"),
      "isSystem": .bool(isSystem), "name": .optional(name), "pinnedAt": .moment(pinnedAt),
      "pinnedBy": .optional(pinnedBy), "reactions": .keptList(reactionsJSON),
      "replyTo": .optional(replyTo?.description), "senderId": .optional(senderId),
      "senderKind": .string(senderKind.rawValue), "sourceGuid": .optional(sourceGuid),
      "text": .optional(text), "updatedAt": .moment(updatedAt),
    ]
  }
}

extension OutgoingMessage {
  var json: JSONValue {
    [
      "attachments": .array(attachments.map(\.json)), "attempts": .integer(attempts),
      "conversation": .string(conversation.text), "createdAt": .moment(createdAt),
      "error": .failure(failure), "kind": "message", "localId": .integer(Int(localId)),
      "sourceGuid": .string(sourceGuid), "state": .string("\(state)"), "text": .optional(text),
    ]
  }
}

extension OutgoingAttachment {
  /// The attachment as the server reads it, or the file that is uploaded before.
  fileprivate var json: JSONValue {
    switch self {
    case .ready(let attachment): .kept(attachment.json)
    case .image(let path, let type): ["file": .string(path), "mediaType": .optional(type)]
    }
  }
}

extension RefusedChange {
  var json: JSONValue {
    [
      "change": .string(change), "conversation": .string(conversation.text),
      "error": .failure(error), "kind": "change", "localId": .integer(Int(localId)),
    ]
  }
}
