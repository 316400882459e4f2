import PentadCore

/// A change that is not sent yet, other than a message. It describes the desired state, so it is
/// idempotent. Of two changes to the same thing, only the later one is sent.
enum ChatOperation: Hashable, Sendable {
  /// Sets or removes the user's reaction to a message.
  case react(ConversationKey, MessageID, by: ChatReaction.Sign?)
  /// Pins or unpins a message.
  case pin(ConversationKey, MessageID, Bool)
  /// Changes the text of one of the user's own messages.
  case edit(ConversationKey, MessageID, text: String)
  /// Deletes a message.
  case delete(ConversationKey, MessageID)
  /// Changes the user's nickname in a group.
  case nickname(ChatGroup.ID, String)
  /// Changes properties of a group.
  case update(ChatGroup.ID, GroupChange)
  /// Removes a member from a group, by the id of the membership.
  case removeMember(ChatGroup.ID, membership: String)
  /// Marks a conversation as read up to a message.
  case readMark(ConversationKey, MessageID)
  /// Mutes a conversation until a time, or unmutes it.
  case mute(ConversationKey, until: Int64?)
}

/// A ``ChatOperation`` that waits in the outbox or was refused.
struct PendingOperation: Hashable, Sendable, Identifiable {
  /// Its number in this store. Outgoing messages have numbers of the same sequence.
  let id: Int64
  let operation: ChatOperation
  /// True if the server refused it permanently. It is kept until the user retries or cancels it.
  let isRefused: Bool
  /// The last send error.
  let failure: PentadError?
}

// MARK: Replacement

extension ChatOperation {
  /// The outbox lane. Items of one lane are sent in order.
  var lane: String {
    switch self {
    case .react(_, let id, _), .pin(_, let id, _), .edit(_, let id, _), .delete(_, let id):
      "message:\(id)"
    case .nickname(let id, _), .update(let id, _), .removeMember(let id, _): "group:\(id)"
    case .readMark(let key, _): Self.readLane(key)
    case .mute(let key, _): Self.muteLane(key)
    }
  }

  static func readLane(_ key: ConversationKey) -> String { "read:\(key)" }
  static func muteLane(_ key: ConversationKey) -> String { "mute:\(key)" }

  /// The key of the operation in its lane; nil for an operation with several properties. A later
  /// operation with the same key replaces one that waits or was refused. The properties of an
  /// operation without a key are replaced one by one.
  var key: String? {
    switch self {
    case .removeMember(_, let membership): "\(kind):\(membership)"
    case .update: nil
    default: kind
    }
  }

  var kind: String {
    switch self {
    case .react: "react"
    case .pin: "pin"
    case .edit: "edit"
    case .delete: "delete"
    case .nickname: "nickname"
    case .update: "update"
    case .removeMember: "remove"
    case .readMark: "read"
    case .mute: "mute"
    }
  }

  /// The event for an operation whose desired state is visible before it is sent. It is published
  /// when the operation is added, refused or cancelled. Nil if the state is not visible before.
  var shown: ChatEvent? {
    switch self {
    case .react(let key, let id, _): .reactionsChanged(key, id)
    case .nickname(let id, _): .membersUpdated(group: id)
    case .update(let id, _): .groupUpdated(id)
    case .mute(let key, _): .conversationChanged(key)
    case .pin, .edit, .delete, .removeMember, .readMark: nil
    }
  }
}
