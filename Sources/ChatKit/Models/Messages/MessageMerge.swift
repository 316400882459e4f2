/// What becomes of a stored message when the server tells of it again.
///
/// News comes late, twice and out of order, and a push tells less than a page. So:
/// - a deletion counts whatever else was changed, and stays;
/// - of two texts that of the later change counts, of two of the same second the one that came last;
/// - reactions and pins are those that came last, as a whole;
/// - what the news does not speak of stays as it is.
package enum MessageMerge {
  /// The message after the news; nil when nothing has changed.
  ///
  /// - Parameters:
  ///   - incoming: the news.
  ///   - fields: what it speaks of.
  ///   - stored: the message that is stored, of the same id.
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

  /// Whether the text of the news was replaced before the stored one was.
  private static func isOlder(_ incoming: ChatMessage, than stored: ChatMessage) -> Bool {
    if stored.isDeleted != incoming.isDeleted { return stored.isDeleted }
    return changedAt(incoming) < changedAt(stored)
  }

  private static func changedAt(_ message: ChatMessage) -> Int64 {
    max(message.updatedAt ?? 0, message.deletedAt ?? 0)
  }
}
