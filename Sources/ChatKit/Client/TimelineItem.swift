import PentadCore

/// A line of a conversation as a screen shows it: a message that the server has, or one on its way to it.
///
/// C: `pentad_chat_timeline_item`.
public enum TimelineItem: Hashable, Sendable, Identifiable {
  /// A message that the server has.
  case message(ChatMessage)
  /// A message of the user's own that it does not have yet.
  case outgoing(OutgoingMessage)

  /// The same before and after a message arrives: the name by which the server knows it again, or the
  /// number where there is no name.
  public var id: String {
    switch self {
    case .message(let message): message.sourceGuid ?? message.id.description
    case .outgoing(let message): message.sourceGuid
    }
  }
}

extension ChatStore {
  /// The newest messages of a conversation, then those on their way to it.
  func timeline(
    of conversation: ConversationKey, limit: Int
  ) async throws(PentadError) -> [TimelineItem] {
    // In this order: one that arrives between the two is there twice, and not missing.
    let waiting = try await outgoing(in: conversation)
    let messages = try await messages(in: conversation, limit: limit)
    let arrived = Set(messages.compactMap(\.sourceGuid))
    return messages.map(TimelineItem.message)
      + waiting.filter { !arrived.contains($0.sourceGuid) }.map(TimelineItem.outgoing)
  }
}
