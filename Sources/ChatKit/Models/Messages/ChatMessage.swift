/// A message of a conversation.
///
/// Attachments, reactions, likes and the event of a system message are kept as the JSON that came,
/// so that nothing of them is lost. They are read from it each time they are asked for.
///
/// C: `pentad_chat_message`.
public struct ChatMessage: Hashable, Sendable, Identifiable {
  /// The message's id, unique among all conversations; the newer of two messages has the greater
  /// one.
  public let id: MessageID
  /// The conversation in which it was written: `g:123` or `d:101+102` as text.
  public let conversation: ConversationKey
  /// The name that its author gave it before the server had one; nil when it is not told.
  public internal(set) var sourceGuid: String?
  /// When it was written, in milliseconds since 1970-01-01 00:00 UTC. Messages are in the order of
  /// their ids, not of their times.
  public let createdAt: Int64
  /// Who wrote it: a user's id, a bot's, or `system`; nil when it is not told.
  public internal(set) var senderId: String?
  /// What wrote it: `user`, `bot`, `system`, or another word of the server's.
  public let senderKind: SenderKind
  /// The author's name at that time; nil when it is not told.
  public internal(set) var name: String?
  /// The address of the author's picture at that time; nil for none.
  public internal(set) var avatarURL: String?
  /// What it says; nil or empty for a picture alone.
  public internal(set) var text: String?
  /// Whether GroupMe tells of something that happened.
  public let isSystem: Bool
  /// The word for what happened, of a system message: `membership.announce.joined`; nil for others.
  public internal(set) var eventType: String?
  /// The event of a system message as it came: a JSON object; nil for none.
  public internal(set) var eventJSON: String?
  /// The attachments as they came: a JSON array; nil for none.
  public internal(set) var attachmentsJSON: String?
  /// The reactions as they came: a JSON array; nil for none.
  public internal(set) var reactionsJSON: String?
  /// The ids of the users who like it, as they came: a JSON array; nil for none.
  public internal(set) var favoritedByJSON: String?
  /// When its text was last changed, in milliseconds since 1970-01-01 00:00 UTC; nil when it never was.
  public internal(set) var updatedAt: Int64?
  /// When it was deleted, in the same; nil when it was not. The text is then the server's, which
  /// says so, or missing.
  public internal(set) var deletedAt: Int64?
  /// Who deleted it: `sender` or `admin`; nil when it was not deleted, or nobody says.
  public internal(set) var deletionActor: String?
  /// When it was pinned, in milliseconds since 1970-01-01 00:00 UTC; nil when it is not.
  public internal(set) var pinnedAt: Int64?
  /// The user who pinned it; nil when it is not pinned.
  public internal(set) var pinnedBy: String?
  /// The message that it answers; nil for none.
  public internal(set) var replyTo: MessageID?
  /// What else the server says of it: a JSON object in the order of its names, with the values as they
  /// came; nil when there is nothing.
  public internal(set) var extra: String?

  /// Puts a message together, for a preview or a test. What ends in `JSON` is as the service writes it;
  /// ``attachments``, ``reactions``, ``favoritedBy`` and ``event`` read it.
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
  /// What is attached, in order.
  ///
  /// C: `pentad_chat_message_attachments`.
  public var attachments: [ChatAttachment] { ChatAttachment.list(attachmentsJSON) }
  /// Who reacted by which sign. A like of ``favoritedBy`` alone, as in old messages, is a heart.
  public var reactions: [ChatReaction] {
    ChatReaction.list(reactionsJSON).adding(likesOf: favoritedBy)
  }
  /// The users who like it.
  ///
  /// C: `pentad_chat_message_reactions`.
  public var favoritedBy: [String] { ChatReaction.userIds(favoritedByJSON) }
  /// What happened, of a system message.
  public var event: SystemEvent? {
    eventJSON.map { SystemEvent(type: eventType ?? "", json: $0) }
  }
  /// Whether it was deleted.
  public var isDeleted: Bool { deletedAt != nil }
}
