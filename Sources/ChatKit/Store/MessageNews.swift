/// What is told of a stored message without all of it, and what that makes of it. The rules are those of
/// ``MessageMerge``.
extension ChatMessage {
  /// It was deleted. What the server says in its place is not known.
  mutating func delete(at time: Int64, by actor: String?, saying text: String? = nil) {
    guard deletedAt == nil else { return }
    (self.text, attachmentsJSON, replyTo) = (text, nil, nil)
    (deletedAt, deletionActor) = (time, actor ?? deletionActor)
  }

  /// It has another text, unless it was changed later or deleted.
  mutating func edit(_ update: SystemEvent.Update) {
    guard let time = update.updatedAt, time >= updatedAt ?? 0, !isDeleted else { return }
    (text, attachmentsJSON, updatedAt) = (update.text, update.attachmentsJSON, time)
    replyTo = attachments.firstReply
  }

  /// It was pinned, or no longer is. What the news does not say of a pin stays as the message says itself.
  mutating func pin(_ pin: SystemEvent.Pin) {
    (pinnedAt, pinnedBy) =
      pin.isPinned ? (pin.pinnedAt ?? pinnedAt, pin.userId ?? pinnedBy) : (nil, nil)
  }

  /// Others react now, or by other signs.
  mutating func react(_ reactions: String) {
    let list = ChatReaction.list(reactions)
    reactionsJSON = list.isEmpty ? nil : reactions
    favoritedByJSON = ChatReaction.userIdsJSON(list)
  }
}

extension [ChatAttachment] {
  /// The message that the first answer among them is to.
  var firstReply: MessageID? {
    for case .reply(let reply) in self { return reply.message }
    return nil
  }
}
