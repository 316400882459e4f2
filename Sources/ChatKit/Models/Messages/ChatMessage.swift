/// A message of a conversation.
///
/// Attachments, reactions, likes and the event of a system message are kept as the original JSON,
/// so that nothing is lost. They are decoded at each access.
///
/// C: `pentad_chat_message`.
public struct ChatMessage: Hashable, Sendable, Identifiable {
  /// The message's id, unique across all conversations; the newer of two messages has the greater
  /// one.
  public let id: MessageID
  /// The conversation of the message: `g:123` or `d:101+102` as text.
  public let conversation: ConversationKey
  /// The id that the author's client gave the message before the server received it; nil if
  /// unknown.
  public internal(set) var sourceGuid: String?
  /// The time when the message was written, in milliseconds since 1970-01-01 00:00 UTC. Messages
  /// are sorted by their ids, not by this time.
  public let createdAt: Int64
  /// The id of the author: a user's or a bot's id, or `system`; nil if unknown.
  public internal(set) var senderId: String?
  /// The kind of author: `user`, `bot`, `system`, or another value of the server.
  public let senderKind: SenderKind
  /// The author's name at that time; nil if unknown.
  public internal(set) var name: String?
  /// The address of the author's picture at that time; nil for none.
  public internal(set) var avatarURL: String?
  /// The text; nil or empty for a picture alone.
  public internal(set) var text: String?
  /// True if it is a system message, in which GroupMe reports an event.
  public let isSystem: Bool
  /// The type of a system message's event: `membership.announce.joined`; nil for other messages.
  public internal(set) var eventType: String?
  /// The original event of a system message: a JSON object; nil for none.
  public internal(set) var eventJSON: String?
  /// The original attachments: a JSON array; nil for none.
  public internal(set) var attachmentsJSON: String?
  /// The original reactions: a JSON array; nil for none.
  public internal(set) var reactionsJSON: String?
  /// The ids of the users who like the message, as received: a JSON array; nil for none.
  public internal(set) var favoritedByJSON: String?
  /// The time of the last edit, in milliseconds since 1970-01-01 00:00 UTC; nil if it was never
  /// edited.
  public internal(set) var updatedAt: Int64?
  /// The time when the message was deleted, in milliseconds since 1970-01-01 00:00 UTC; nil if it
  /// was not. The text of a deleted message is the server's notice, or missing.
  public internal(set) var deletedAt: Int64?
  /// The role of the user who deleted it: `sender` or `admin`; nil if it was not deleted, or if
  /// unknown.
  public internal(set) var deletionActor: String?
  /// The time when the message was pinned, in milliseconds since 1970-01-01 00:00 UTC; nil if it is
  /// not pinned.
  public internal(set) var pinnedAt: Int64?
  /// The id of the user who pinned it; nil if it is not pinned.
  public internal(set) var pinnedBy: String?
  /// The message to which it replies; nil for none.
  public internal(set) var replyTo: MessageID?
  /// Other properties in the server's response: a JSON object, sorted by name, with the original
  /// values; nil if there are none.
  public internal(set) var extra: String?

  /// Creates a message, for a preview or a test. Properties that end in `JSON` have the server's
  /// format; ``attachments``, ``reactions``, ``favoritedBy`` and ``event`` decode them.
  public init(
    id: MessageID, conversation: ConversationKey, sourceGuid: String? = nil, createdAt: Int64,
    senderId: String? = nil, senderKind: SenderKind = .user, name: String? = nil,
    avatarURL: String? = nil, text: String? = nil, isSystem: Bool = false,
    eventType: String? = nil, eventJSON: String? = nil, attachmentsJSON: String? = nil,
    reactionsJSON: String? = nil, favoritedByJSON: String? = nil, updatedAt: Int64? = nil,
    deletedAt: Int64? = nil, deletionActor: String? = nil, pinnedAt: Int64? = nil,
    pinnedBy: String? = nil, replyTo: MessageID? = nil, extra: String? = nil
  ) {
    self.id = id
    self.conversation = conversation
    self.sourceGuid = sourceGuid
    self.createdAt = createdAt
    self.senderId = senderId
    self.senderKind = senderKind
    self.name = name
    self.avatarURL = avatarURL
    self.text = text
    self.isSystem = isSystem
    self.eventType = eventType
    self.eventJSON = eventJSON
    self.attachmentsJSON = attachmentsJSON
    self.reactionsJSON = reactionsJSON
    self.favoritedByJSON = favoritedByJSON
    self.updatedAt = updatedAt
    self.deletedAt = deletedAt
    self.deletionActor = deletionActor
    self.pinnedAt = pinnedAt
    self.pinnedBy = pinnedBy
    self.replyTo = replyTo
    self.extra = extra
  }
}

extension ChatMessage {
  /// The attachments, in order.
  ///
  /// C: `pentad_chat_message_attachments`.
  public var attachments: [ChatAttachment] { ChatAttachment.list(attachmentsJSON) }
  /// The reactions, each with its users. A like that is only in ``favoritedBy``, as in old
  /// messages, counts as a heart.
  public var reactions: [ChatReaction] {
    ChatReaction.list(reactionsJSON).adding(likesOf: favoritedBy)
  }
  /// The ids of the users who like the message.
  ///
  /// C: `pentad_chat_message_reactions`.
  public var favoritedBy: [String] { ChatReaction.userIds(favoritedByJSON) }
  /// The event of a system message; nil for other messages.
  public var event: SystemEvent? {
    eventJSON.map { SystemEvent(type: eventType ?? "", json: $0) }
  }
  /// True if the message was deleted.
  public var isDeleted: Bool { deletedAt != nil }
}
