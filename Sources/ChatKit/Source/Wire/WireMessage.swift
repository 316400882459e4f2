package import PentadCore

/// A message of a page, in the order of the store's columns. Its texts are slices of the page: valid
/// until the closure that it was handed to returns.
package struct WireMessage {
  /// The id.
  package var id: Int64 = 0
  /// The name that its author gave it.
  package var sourceGuid: JSONSlice?
  /// Milliseconds since 1970, as all times here.
  package var createdAt: Int64 = 0
  /// Who wrote it.
  package var senderId: JSONSlice?
  /// The server's word for what wrote it.
  package var senderKind: JSONSlice?
  /// The author's name.
  package var name: JSONSlice?
  /// The author's picture.
  package var avatarURL: JSONSlice?
  /// What it says.
  package var text: JSONSlice?
  /// Whether GroupMe wrote it.
  package var isSystem = false
  /// The event's word.
  package var eventType: JSONSlice?
  /// The event, a JSON object.
  package var event: JSONSlice?
  /// A JSON array, or nil for none; so the two after it.
  package var attachments: JSONSlice?
  /// Who reacted.
  package var reactions: JSONSlice?
  /// Who likes it.
  package var favoritedBy: JSONSlice?
  /// When it was changed.
  package var updatedAt: Int64?
  /// When it was deleted.
  package var deletedAt: Int64?
  /// Who deleted it.
  package var deletionActor: JSONSlice?
  /// When it was pinned.
  package var pinnedAt: Int64?
  /// Who pinned it.
  package var pinnedBy: JSONSlice?
  /// The message that it answers: that of its first attachment of this type.
  package var replyTo: Int64?
  /// What nobody here knows: a JSON object in the order of its names, or nil for nothing.
  package var extra: JSONSlice?

  /// What of it the answer speaks of.
  package var fields: MessageFields = []
  /// The group that it is said to be of.
  package var groupId: JSONSlice?
  /// The direct conversation that it is said to be of: `1+2`.
  package var directId: JSONSlice?
  /// Whom it was sent to, of a direct message.
  package var recipientId: JSONSlice?
}
