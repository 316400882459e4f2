/// The conversation of the signed-in user with one other user.
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
  /// The time when the chat was created, in milliseconds since 1970-01-01 00:00 UTC; nil if
  /// unknown.
  public let createdAt: Int64?
  /// The time of the newest message, in milliseconds since 1970-01-01 00:00 UTC; nil if unknown.
  public let updatedAt: Int64?
  /// The state of the conversation.
  public internal(set) var state: ConversationState
  /// The last message that the other user has read; nil if unknown.
  public internal(set) var otherReadMessage: MessageID?
  /// The time when the other user read it, in milliseconds since 1970-01-01 00:00 UTC; nil if
  /// unknown.
  public internal(set) var otherReadAt: Int64?
  /// Other properties in the server's response: a JSON object, sorted by name, with the original
  /// values; nil if there are none.
  public let extra: String?

  /// The same as ``conversation``.
  public var id: ConversationKey { conversation }

  /// Creates a direct chat.
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
