/// Somebody liked a message, or no longer does.
public struct ReactionChange: Hashable, Sendable {
  /// Where.
  public let conversation: ConversationKey
  /// Which message.
  public let message: MessageID
  /// Who did it; nil when it is not known.
  public let userId: String?
  /// Who reacts by which sign now.
  public let reactions: [ChatReaction]

  /// Describes a change.
  public init(
    conversation: ConversationKey, message: MessageID, userId: String?,
    reactions: [ChatReaction]
  ) {
    self.conversation = conversation
    self.message = message
    self.userId = userId
    self.reactions = reactions
  }
}
