import PentadCore

/// Something besides a message that the server has still to be told: what is to be, not what is to be
/// done. Of two that contradict each other only the later one is sent.
enum ChatOperation: Hashable, Sendable {
  /// The user reacts to a message by a sign, or by none.
  case react(ConversationKey, MessageID, by: ChatReaction.Sign?)
  /// A message is pinned, or not.
  case pin(ConversationKey, MessageID, Bool)
  /// A message of the user's own has another text.
  case edit(ConversationKey, MessageID, text: String)
  /// A message is deleted.
  case delete(ConversationKey, MessageID)
  /// The user has another name in a group.
  case nickname(ChatGroup.ID, String)
  /// A group has other properties.
  case update(ChatGroup.ID, GroupChange)
  /// Somebody is no longer in a group, by the number of the membership.
  case removeMember(ChatGroup.ID, membership: String)
  /// The user has read a conversation up to a message.
  case readMark(ConversationKey, MessageID)
  /// A conversation is not to sound until a moment, or may again.
  case mute(ConversationKey, until: Int64?)
}

/// A ``ChatOperation`` that waits or was refused.
struct PendingOperation: Hashable, Sendable, Identifiable {
  /// Its number in this store; messages on their way have numbers of the same row.
  let id: Int64
  let operation: ChatOperation
  /// Whether the server refused it for good. It waits to be tried again or cancelled.
  let isRefused: Bool
  /// Why it was not taken the last time.
  let failure: PentadError?
}

// MARK: What supersedes what

extension ChatOperation {
  /// What is of one lane is sent in order.
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

  /// In its lane, a later one of the same key takes the place of one that waits or was refused; nil for one
  /// that has more than one property, of which each is superseded by itself.
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

  /// What is told when it is appended, when it was refused and when it is cancelled: until it is sent,
  /// the store shows what is to be. Nil where it does not.
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
