/// A message to be sent.
package struct WireDraft: Hashable, Sendable {
  /// The source GUID, by which the server recognises the message.
  package var sourceGuid: String
  /// The text.
  package var text: String?
  /// The attachments, in order.
  package var attachments: [ChatAttachment]

  /// Creates a draft.
  package init(sourceGuid: String, text: String?, attachments: [ChatAttachment] = []) {
    self.sourceGuid = sourceGuid
    self.text = text
    self.attachments = attachments
  }
}

/// A cursor in a conversation: the start of a page of messages.
package enum MessageCursor: Hashable, Sendable {
  /// The newest messages, newest first.
  case newest
  /// The next older messages, newest first.
  case before(MessageID)
  /// The newest messages after this one, newest first. Messages between them and this one are
  /// skipped. The original library used only this cursor, and lost messages.
  case since(MessageID)
  /// The next newer messages, oldest first.
  case after(MessageID)
}

/// An added member and the invitation.
package struct AddedMember: Hashable, Sendable {
  /// The member.
  package var member: ChatMember
  /// The invitation's ``MemberInvitation/guid``.
  package var guid: String?
}

/// The result of a request to join.
package enum JoinAnswer: Hashable, Sendable {
  /// The user is a member of the group.
  case joined(WireGroup)
  /// An administrator must approve the user first.
  case pending(WireGroup)
}
