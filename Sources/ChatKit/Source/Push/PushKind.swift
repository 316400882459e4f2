import PentadCore

/// What a notification of the push service means.
package enum PushKind: Hashable, Sendable {
  /// A new message.
  case message(PushedMessage)
  /// A message has another text or other attachments.
  case messageUpdated(PushedMessage)
  /// A message was deleted.
  case messageDeleted(PushedMessage)
  /// Somebody reacted to a message of the user's own.
  case like(PushedReaction)
  /// Somebody reacted to a message, or took that back.
  case favorite(PushedReaction)
  /// Somebody took a reaction back.
  case unlike(PushedReaction)
  /// The user is in a new group.
  case membershipCreated(ChatGroup.ID)
  /// Somebody is writing.
  case typing(TypingNotice)
  /// Somebody has read a direct chat.
  case readReceipt(ReadReceipt)
  /// The service is there; nothing has happened.
  case ping
  /// Another client of the user's has subscribed.
  case subscribe
  /// Something that has no meaning here, or is not as it should be.
  case unknown
}

/// A message in a notification.
package struct PushedMessage: Hashable, Sendable {
  /// Where; nil when neither the message nor the channel says so.
  package let conversation: ConversationKey?
  /// Which.
  package let id: MessageID
  /// The group whose topic it was written in; nil for a message of a group itself.
  package var parentId: ChatGroup.ID?
  /// When it was deleted, in milliseconds since 1970; nil when it was not.
  package let deletedAt: Int64?
  /// Who deleted it: `sender` or `admin`; nil when that is not told.
  package var deletionActor: String?
  /// What it says; of a deleted one perhaps that it was deleted.
  package var text: String?
  /// The message as it came. It says less than a page of the API does, of a deleted one perhaps nothing
  /// but that.
  package let page: MessagePage
}

/// A reaction in a notification.
package struct PushedReaction: Hashable, Sendable {
  /// Where; nil when neither the message nor the channel says so.
  package let conversation: ConversationKey?
  /// The message that was reacted to.
  package let message: MessageID
  /// Who did it; nil when it does not say.
  package let userId: String?
  /// Who reacts by which sign now, as a JSON array; nil when it does not say.
  package let reactionsJSON: String?

  /// Who reacts by which sign now; nil when it does not say.
  package var reactions: [ChatReaction]? { reactionsJSON.map { ChatReaction.list($0) } }
}
