/// How far a conversation's messages are stored.
struct ConversationHead: Hashable, Sendable {
  /// Which conversation.
  let conversation: ConversationKey
  /// The newest message that is known of, stored or not; nil when there is none.
  let newest: MessageID?
  /// Whether something is missing: newer messages than all that are stored, some between, or members.
  let isBehind: Bool
  /// Whether any message is stored.
  let hasMessages: Bool
}
