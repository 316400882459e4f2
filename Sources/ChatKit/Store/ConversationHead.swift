/// The state of a conversation's stored messages.
struct ConversationHead: Hashable, Sendable {
  /// The conversation.
  let conversation: ConversationKey
  /// The newest known message, stored or not; nil if there is none.
  let newest: MessageID?
  /// True if something is missing: messages newer than all stored ones, messages in gaps, or
  /// members.
  let isBehind: Bool
  /// True if any message is stored.
  let hasMessages: Bool
}
