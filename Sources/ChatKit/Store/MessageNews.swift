/// Updates of a stored message from events with a part of its content. They follow the rules of
/// ``MessageMerge``.
extension ChatMessage {
  /// Marks the message as deleted. Without a text, the server's text for it is unknown.
  mutating func delete(at time: Int64, by actor: String?, saying text: String? = nil) {
    guard deletedAt == nil else { return }
    (self.text, attachmentsJSON, replyTo) = (text, nil, nil)
    (deletedAt, deletionActor) = (time, actor ?? deletionActor)
  }

  /// Changes the text, unless the message was changed later or deleted.
  mutating func edit(_ update: SystemEvent.Update) {
    guard let time = update.updatedAt, time >= updatedAt ?? 0, !isDeleted else { return }
    (text, attachmentsJSON, updatedAt) = (update.text, update.attachmentsJSON, time)
    replyTo = attachments.firstReply
  }

  /// Sets or removes the pin. Values that the event does not contain are kept.
  mutating func pin(_ pin: SystemEvent.Pin) {
    (pinnedAt, pinnedBy) =
      pin.isPinned ? (pin.pinnedAt ?? pinnedAt, pin.userId ?? pinnedBy) : (nil, nil)
  }

  /// Replaces the reactions.
  mutating func react(_ reactions: String) {
    let list = ChatReaction.list(reactions)
    reactionsJSON = list.isEmpty ? nil : reactions
    favoritedByJSON = ChatReaction.userIdsJSON(list)
  }
}

extension [ChatAttachment] {
  /// The message to which the first reply among them responds.
  var firstReply: MessageID? {
    for case .reply(let reply) in self { return reply.message }
    return nil
  }
}
