/// What a list of conversations shows of one, and what the user has done with it.
///
/// C: `pentad_chat_state`.
public struct ConversationState: Hashable, Sendable {
  /// How many messages are unread; nil when nobody knows.
  public internal(set) var unreadCount: Int?
  /// How many of the unread messages mention the user; nil when nobody knows.
  public internal(set) var mentionCount: Int?
  /// The last message that the user has read; nil for none.
  public internal(set) var lastReadMessage: MessageID?
  /// The newest message; nil for none.
  public internal(set) var lastMessage: MessageID?
  /// When the newest message was written, in milliseconds since 1970-01-01 00:00 UTC; nil when it is not
  /// known.
  public internal(set) var lastMessageAt: Int64?
  /// The beginning of the newest message; nil when it is not known.
  public internal(set) var preview: ConversationPreview?
  /// How many messages the server has; nil when nobody knows.
  public internal(set) var messageCount: Int?
  /// Until when nothing is to sound, in milliseconds since 1970-01-01 00:00 UTC; nil when it is not
  /// muted. GroupMe writes the end of the year 9999 for ever.
  public internal(set) var mutedUntil: Int64?
  /// What the user has begun to write; nil for nothing.
  public let draft: String?

  /// The state of an empty conversation.
  public init(
    unreadCount: Int? = nil, mentionCount: Int? = nil, lastReadMessage: MessageID? = nil,
    lastMessage: MessageID? = nil, lastMessageAt: Int64? = nil,
    preview: ConversationPreview? = nil, messageCount: Int? = nil, mutedUntil: Int64? = nil,
    draft: String? = nil
  ) {
    self.unreadCount = unreadCount
    self.mentionCount = mentionCount
    self.lastReadMessage = lastReadMessage
    self.lastMessage = lastMessage
    self.lastMessageAt = lastMessageAt
    self.preview = preview
    self.messageCount = messageCount
    self.mutedUntil = mutedUntil
    self.draft = draft
  }

  /// How many messages a number stands for that a server or a file says: not less than none, and no more
  /// than others can be added to.
  static func count(_ number: Int64) -> Int { Int(min(max(0, number), Int64(Int32.max))) }
}

/// The newest message as a list of conversations shows it.
///
/// C: `pentad_chat_preview`.
public struct ConversationPreview: Hashable, Sendable {
  /// Who wrote it, by the name in the conversation; nil when it is not told.
  public let name: String?
  /// What it says; nil or empty for a picture alone.
  public let text: String?
  /// Whether something is attached.
  public let hasAttachments: Bool
  /// The address of the author's picture; nil when it is not told.
  public let imageURL: String?

  /// Describes a message.
  public init(
    name: String? = nil, text: String? = nil, hasAttachments: Bool = false, imageURL: String? = nil
  ) {
    self.name = name
    self.text = text
    self.hasAttachments = hasAttachments
    self.imageURL = imageURL
  }
}
