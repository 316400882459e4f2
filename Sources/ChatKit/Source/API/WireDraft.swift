/// A message to be sent.
package struct WireDraft: Hashable, Sendable {
  /// The name by which the server knows it again.
  package var sourceGuid: String
  /// What it says.
  package var text: String?
  /// What is attached, in order.
  package var attachments: [ChatAttachment]

  /// Describes a message.
  package init(sourceGuid: String, text: String?, attachments: [ChatAttachment] = []) {
    self.sourceGuid = sourceGuid
    self.text = text
    self.attachments = attachments
  }
}

/// Where a page of messages begins.
package enum MessageCursor: Hashable, Sendable {
  /// The newest messages, newest first.
  case newest
  /// The next older ones, newest first.
  case before(MessageID)
  /// The newest of those that are newer, newest first: what lies between is left out. The original used
  /// this one alone, and lost messages by it.
  case since(MessageID)
  /// The next newer ones, oldest first.
  case after(MessageID)
}

/// A member that was added, and the invitation by which.
package struct AddedMember: Hashable, Sendable {
  /// The member.
  package var member: ChatMember
  /// The invitation's ``MemberInvitation/guid``.
  package var guid: String?
}

/// What came of asking to join.
package enum JoinAnswer: Hashable, Sendable {
  /// The user is in the group.
  case joined(WireGroup)
  /// An administrator is asked first.
  case pending(WireGroup)
}
