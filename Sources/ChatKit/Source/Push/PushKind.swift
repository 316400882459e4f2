import PentadCore

/// The meaning of a notification from the push service.
package enum PushKind: Hashable, Sendable {
  /// A new message.
  case message(PushedMessage)
  /// The text or the attachments of a message changed.
  case messageUpdated(PushedMessage)
  /// A message was deleted.
  case messageDeleted(PushedMessage)
  /// A user reacted to a message of the signed-in user's own.
  case like(PushedReaction)
  /// A user added or removed a reaction.
  case favorite(PushedReaction)
  /// A user removed a reaction.
  case unlike(PushedReaction)
  /// The signed-in user is in a new group.
  case membershipCreated(ChatGroup.ID)
  /// A user is typing.
  case typing(TypingNotice)
  /// A user has read a direct chat.
  case readReceipt(ReadReceipt)
  /// A sign of life without content.
  case ping
  /// Another client of the user has subscribed.
  case subscribe
  /// A notification of an unknown kind or with invalid content.
  case unknown
}

/// A message in a notification.
package struct PushedMessage: Hashable, Sendable {
  /// The conversation; nil if neither the message nor the channel names it.
  package let conversation: ConversationKey?
  /// The id of the message.
  package let id: MessageID
  /// The parent group of the topic with the message; nil for a message of a group itself.
  package var parentId: ChatGroup.ID?
  /// The time when it was deleted, in milliseconds since 1970; nil if it was not.
  package let deletedAt: Int64?
  /// The role of the user who deleted it: `sender` or `admin`; nil if unknown.
  package var deletionActor: String?
  /// The text; for a deleted message, it may be the server's notice of the deletion.
  package var text: String?
  /// The original message. It contains less than a page of the API; for a deleted message, possibly
  /// only the deletion.
  package let page: MessagePage
}

/// A reaction in a notification.
package struct PushedReaction: Hashable, Sendable {
  /// The conversation; nil if neither the message nor the channel names it.
  package let conversation: ConversationKey?
  /// The message to which the user reacted.
  package let message: MessageID
  /// The id of the user who reacted; nil if unknown.
  package let userId: String?
  /// The current reactions as a JSON array; nil if the notification does not contain them.
  package let reactionsJSON: String?

  /// The current reactions; nil if the notification does not contain them.
  package var reactions: [ChatReaction]? { reactionsJSON.map { ChatReaction.list($0) } }
}
