import PentadCore

/// A line of a conversation on the screen: a message that the server has, or an outgoing one.
///
/// C: `pentad_chat_timeline_item`.
public enum TimelineItem: Hashable, Sendable, Identifiable {
  /// A message that the server has.
  case message(ChatMessage)
  /// A message of the user's own that the server does not have yet.
  case outgoing(OutgoingMessage)

  /// An id that stays the same when a message arrives: its source GUID, or its message id if it has
  /// none.
  public var id: String {
    switch self {
    case .message(let message): message.sourceGuid ?? message.id.description
    case .outgoing(let message): message.sourceGuid
    }
  }
}

extension ChatStore {
  /// Returns the newest messages of a conversation, followed by its outgoing messages.
  func timeline(
    of conversation: ConversationKey, limit: Int
  ) async throws(PentadError) -> [TimelineItem] {
    // Read the outgoing messages first: a message that arrives between the two reads is then found
    // twice, and not lost.
    let waiting = try await outgoing(in: conversation)
    let messages = try await messages(in: conversation, limit: limit)
    let arrived = Set(messages.compactMap(\.sourceGuid))
    return messages.map(TimelineItem.message)
      + waiting.filter { !arrived.contains($0.sourceGuid) }.map(TimelineItem.outgoing)
  }
}
