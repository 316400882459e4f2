import PentadCore

extension ChatMessage {
  /// Copies a message of a page.
  package init(_ wire: borrowing WireMessage, in conversation: ConversationKey) {
    let fallback: SenderKind = wire.isSystem ? .system : .user
    self.init(
      id: MessageID(rawValue: wire.id), conversation: conversation,
      sourceGuid: wire.sourceGuid?.string, createdAt: wire.createdAt,
      senderId: wire.senderId?.string,
      senderKind: wire.senderKind.map { SenderKind(rawValue: $0.string) } ?? fallback,
      name: wire.name?.string, avatarURL: wire.avatarURL?.string, text: wire.text?.string,
      isSystem: wire.isSystem, eventType: wire.eventType?.string, eventJSON: wire.event?.string,
      attachmentsJSON: wire.attachments?.string, reactionsJSON: wire.reactions?.string,
      favoritedByJSON: wire.favoritedBy?.string, updatedAt: wire.updatedAt,
      deletedAt: wire.deletedAt, deletionActor: wire.deletionActor?.string,
      pinnedAt: wire.pinnedAt, pinnedBy: wire.pinnedBy?.string,
      replyTo: wire.replyTo.map { MessageID(rawValue: $0) }, extra: wire.extra?.string)
  }
}

extension WireMessage {
  /// Returns the conversation that the message names; nil if it names none.
  ///
  /// - Parameter userId: the signed-in user, for direct messages that name only the two users.
  package func conversation(for userId: String) -> ConversationKey? {
    if let groupId, groupId.count > 0 { return .group(groupId.string) }
    if let directId { return ConversationKey(directId: directId.string) }
    guard let recipientId, let senderId else { return nil }
    return .direct(between: senderId.string, and: recipientId.string)
  }
}
