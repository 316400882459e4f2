/// The conversation of the signed-in user with one other.
///
/// C: `pentad_chat_direct_chat`.
public struct DirectChat: Hashable, Sendable, Identifiable {
  /// The conversation: `d:101+102` as text, with the ids of the two users, the lesser first.
  public let conversation: ConversationKey
  /// The other user's id.
  public let otherUserId: String
  /// The other user's name.
  public internal(set) var name: String
  /// The other user's picture; nil for none.
  public internal(set) var image: ChatImage?
  /// When it began, in milliseconds since 1970-01-01 00:00 UTC; nil when it is not told.
  public let createdAt: Int64?
  /// When the newest message came, in the same; nil when it is not told.
  public let updatedAt: Int64?
  /// What is new in it.
  public internal(set) var state: ConversationState
  /// The last message that the other user has read; nil when the server has not told.
  public internal(set) var otherReadMessage: MessageID?
  /// When the other user read it, in milliseconds since 1970-01-01 00:00 UTC; nil when the server has not told.
  public internal(set) var otherReadAt: Int64?
  /// What else the server says of it: a JSON object in the order of its names, with the values as they
  /// came; nil when there is nothing.
  public let extra: String?

  /// The same as ``conversation``.
  public var id: ConversationKey { conversation }

  /// Describes a conversation.
  public init(
    conversation: ConversationKey, otherUserId: String, name: String, image: ChatImage? = nil,
    createdAt: Int64? = nil, updatedAt: Int64? = nil,
    state: ConversationState = ConversationState(), otherReadMessage: MessageID? = nil,
    otherReadAt: Int64? = nil, extra: String? = nil
  ) {
    self.conversation = conversation
    self.otherUserId = otherUserId
    self.name = name
    self.image = image
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.state = state
    self.otherReadMessage = otherReadMessage
    self.otherReadAt = otherReadAt
    self.extra = extra
  }
}
