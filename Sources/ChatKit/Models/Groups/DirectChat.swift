/// The conversation of the signed-in user with one other.
///
/// C: `pentad_chat_direct_chat`.
public struct DirectChat: Hashable, Sendable, Identifiable {
  /// Which conversation.
  public let conversation: ConversationKey
  /// The other user's id.
  public let otherUserId: String
  /// The other user's name.
  public internal(set) var name: String
  /// The other user's picture.
  public internal(set) var image: ChatImage?
  /// When it began, in milliseconds since 1970-01-01 00:00 UTC.
  public let createdAt: Int64?
  /// When the newest message came, in the same.
  public let updatedAt: Int64?
  /// What is new in it.
  public internal(set) var state: ConversationState
  /// What else the server says of it: a JSON object in the order of its names, with the values as they
  /// came; nil when there is nothing.
  public let extra: String?

  /// The same as ``conversation``.
  public var id: ConversationKey { conversation }

  /// Describes a conversation.
  public init(
    conversation: ConversationKey, otherUserId: String, name: String, image: ChatImage? = nil,
    createdAt: Int64? = nil, updatedAt: Int64? = nil,
    state: ConversationState = ConversationState(), extra: String? = nil
  ) {
    self.conversation = conversation
    self.otherUserId = otherUserId
    self.name = name
    self.image = image
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.state = state
    self.extra = extra
  }
}
