package import PentadCore

/// A message of a page, in the order of the store's columns. Its texts are slices of the page,
/// valid only until the closure that receives it returns.
package struct WireMessage {
  /// The id.
  package var id: Int64 = 0
  /// The GUID from the author's client.
  package var sourceGuid: JSONSlice?
  /// The time when it was written. All times here are in milliseconds since 1970.
  package var createdAt: Int64 = 0
  /// The author's id.
  package var senderId: JSONSlice?
  /// The kind of author, in the server's terms.
  package var senderKind: JSONSlice?
  /// The author's name.
  package var name: JSONSlice?
  /// The address of the author's picture.
  package var avatarURL: JSONSlice?
  /// The text.
  package var text: JSONSlice?
  /// True if it is a system message.
  package var isSystem = false
  /// The type of the event.
  package var eventType: JSONSlice?
  /// The event, a JSON object.
  package var event: JSONSlice?
  /// The attachments: a JSON array, or nil for none. The next two properties have the same form.
  package var attachments: JSONSlice?
  /// The reactions.
  package var reactions: JSONSlice?
  /// The users who like it.
  package var favoritedBy: JSONSlice?
  /// The time of the last edit.
  package var updatedAt: Int64?
  /// The time when it was deleted.
  package var deletedAt: Int64?
  /// The role of the user who deleted it.
  package var deletionActor: JSONSlice?
  /// The time when it was pinned.
  package var pinnedAt: Int64?
  /// The id of the user who pinned it.
  package var pinnedBy: JSONSlice?
  /// The message to which it replies, from the first attachment of type `reply`.
  package var replyTo: Int64?
  /// Unknown members: a JSON object sorted by name, or nil for none.
  package var extra: JSONSlice?

  /// The parts that the response contains.
  package var fields: MessageFields = []
  /// The group that the message names.
  package var groupId: JSONSlice?
  /// The direct conversation that the message names: `1+2`.
  package var directId: JSONSlice?
  /// The recipient of a direct message.
  package var recipientId: JSONSlice?
}
