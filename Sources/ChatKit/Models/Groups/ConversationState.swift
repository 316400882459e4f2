/// The state of a conversation: counts, read mark, newest message, mute and draft.
///
/// C: `pentad_chat_state`.
public struct ConversationState: Hashable, Sendable {
  /// The number of unread messages; nil if unknown.
  public internal(set) var unreadCount: Int?
  /// The number of unread messages that mention the user; nil if unknown.
  public internal(set) var mentionCount: Int?
  /// The last message that the user has read; nil for none.
  public internal(set) var lastReadMessage: MessageID?
  /// The newest message; nil for none.
  public internal(set) var lastMessage: MessageID?
  /// The time when the newest message was written, in milliseconds since 1970-01-01 00:00 UTC; nil
  /// if unknown.
  public internal(set) var lastMessageAt: Int64?
  /// A preview of the newest message; nil if unknown.
  public internal(set) var preview: ConversationPreview?
  /// The number of messages on the server; nil if unknown.
  public internal(set) var messageCount: Int?
  /// The end of the mute, in milliseconds since 1970-01-01 00:00 UTC; nil if the conversation is
  /// not muted. GroupMe uses the end of the year 9999 for a mute without an end.
  public internal(set) var mutedUntil: Int64?
  /// The user's draft; nil for none.
  public let draft: String?

  /// Creates a state; the defaults are those of an empty conversation.
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

  /// Clamps a number of messages from a server or a file to the range from 0 to `Int32.max`, so
  /// that sums cannot overflow.
  static func count(_ number: Int64) -> Int { Int(min(max(0, number), Int64(Int32.max))) }
}

/// The newest message as shown in a list of conversations.
///
/// C: `pentad_chat_preview`.
public struct ConversationPreview: Hashable, Sendable {
  /// The author's name in the conversation; nil if unknown.
  public let name: String?
  /// The text; nil or empty for a picture alone.
  public let text: String?
  /// True if the message has attachments.
  public let hasAttachments: Bool
  /// The address of the author's picture; nil if unknown.
  public let imageURL: String?

  /// Creates a preview.
  public init(
    name: String? = nil, text: String? = nil, hasAttachments: Bool = false, imageURL: String? = nil
  ) {
    self.name = name
    self.text = text
    self.hasAttachments = hasAttachments
    self.imageURL = imageURL
  }
}
