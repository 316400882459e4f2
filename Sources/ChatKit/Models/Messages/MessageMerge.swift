/// The rules by which a message from the server is merged into the stored one.
///
/// Updates may arrive late, twice or out of order, and a push contains less than a page. Therefore:
/// - a deletion overrides every other change and is final;
/// - the text with the later change wins; if both changed in the same second, the last one
///   received;
/// - reactions and pins are replaced as a whole by the last ones received;
/// - missing parts do not change.
package enum MessageMerge {
  /// Returns the merged message; nil if nothing has changed.
  ///
  /// - Parameters:
  ///   - incoming: the received message.
  ///   - fields: the parts that it contains.
  ///   - stored: the stored message with the same id.
  package static func merge(
    _ incoming: ChatMessage, speakingOf fields: MessageFields = .all, into stored: ChatMessage
  ) -> ChatMessage? {
    var merged = stored
    if fields.contains(.content), !isOlder(incoming, than: stored) {
      merged.text = incoming.text
      merged.attachmentsJSON = incoming.attachmentsJSON
      merged.replyTo = incoming.replyTo
      merged.updatedAt = incoming.updatedAt ?? stored.updatedAt
      merged.deletedAt = incoming.deletedAt
      merged.deletionActor = incoming.deletionActor ?? stored.deletionActor
    }
    if fields.contains(.reactions) {
      merged.reactionsJSON = incoming.reactionsJSON
      merged.favoritedByJSON = incoming.favoritedByJSON
    }
    if fields.contains(.pin) {
      merged.pinnedAt = incoming.pinnedAt
      merged.pinnedBy = incoming.pinnedBy
    }
    merged.sourceGuid = incoming.sourceGuid ?? stored.sourceGuid
    merged.senderId = incoming.senderId ?? stored.senderId
    merged.name = incoming.name ?? stored.name
    merged.avatarURL = incoming.avatarURL ?? stored.avatarURL
    merged.eventType = incoming.eventType ?? stored.eventType
    merged.eventJSON = incoming.eventJSON ?? stored.eventJSON
    merged.extra = ExtraMembers.union(stored.extra, incoming.extra)
    return merged == stored ? nil : merged
  }

  /// Returns true if the received text is older than the stored one.
  private static func isOlder(_ incoming: ChatMessage, than stored: ChatMessage) -> Bool {
    if stored.isDeleted != incoming.isDeleted { return stored.isDeleted }
    return changedAt(incoming) < changedAt(stored)
  }

  private static func changedAt(_ message: ChatMessage) -> Int64 {
    max(message.updatedAt ?? 0, message.deletedAt ?? 0)
  }
}
