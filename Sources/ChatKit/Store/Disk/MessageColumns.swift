import GRDB
import PentadCore
import PentadStorage

/// The columns of a message's row. Their order is defined only here.
///
/// Parameters count from 1 and columns from 0: parameter 4 is column 3. A message of a page is
/// bound and compared as its original bytes; no text is copied.
enum MessageColumns {
  /// The columns that never change.
  private static let fixed = ["id", "conversation", "is_own"]
  private static let content = [
    "source_guid", "created_at", "sender_id", "sender_kind", "name", "avatar_url", "text",
    "is_system", "event_type", "event", "attachments", "reactions", "favorited_by", "updated_at",
    "deleted_at", "deletion_actor", "pinned_at", "pinned_by", "reply_to", "extra",
  ]

  /// All columns, for a `SELECT`.
  static let all = list((fixed + content).map { "message.\($0)" })

  static let find = "SELECT \(all) FROM message WHERE id = ?"

  static let insert = """
    INSERT INTO message (\(list(fixed + content)))
    VALUES (\(list((1...23).map { "?\($0)" }))) ON CONFLICT (id) DO NOTHING
    """

  static let update = """
    UPDATE message SET (\(list(content))) = (\(list((4...23).map { "?\($0)" }))) WHERE id = ?1
    """

  private static func list(_ words: [String]) -> String { words.joined(separator: ", ") }

  // MARK: Writing

  static func bind(
    _ message: borrowing WireMessage, conversation: Int64, isOwn: Bool, to row: RawStatement
  ) throws {
    try row.bind(message.id, at: 1)
    try row.bind(conversation, at: 2)
    try row.bind(isOwn ? 1 : 0, at: 3)
    try row.bind(lent: message.sourceGuid?.bytes, at: 4)
    try row.bind(message.createdAt, at: 5)
    try row.bind(lent: message.senderId?.bytes, at: 6)
    try row.bind(lent: message.senderKind?.bytes, at: 7)
    try row.bind(lent: message.name?.bytes, at: 8)
    try row.bind(lent: message.avatarURL?.bytes, at: 9)
    try row.bind(lent: message.text?.bytes, at: 10)
    try row.bind(message.isSystem ? 1 : 0, at: 11)
    try row.bind(lent: message.eventType?.bytes, at: 12)
    try row.bind(lent: message.event?.bytes, at: 13)
    try row.bind(lent: message.attachments?.bytes, at: 14)
    try row.bind(lent: message.reactions?.bytes, at: 15)
    try row.bind(lent: message.favoritedBy?.bytes, at: 16)
    try row.bind(message.updatedAt, at: 17)
    try row.bind(message.deletedAt, at: 18)
    try row.bind(lent: message.deletionActor?.bytes, at: 19)
    try row.bind(message.pinnedAt, at: 20)
    try row.bind(lent: message.pinnedBy?.bytes, at: 21)
    try row.bind(message.replyTo, at: 22)
    try row.bind(lent: message.extra?.bytes, at: 23)
  }

  static func bind(
    _ message: ChatMessage, conversation: Int64, isOwn: Bool, to row: RawStatement
  ) throws {
    try row.bind(message.id.rawValue, at: 1)
    try row.bind(conversation, at: 2)
    try row.bind(isOwn ? 1 : 0, at: 3)
    try row.bind(message.sourceGuid, at: 4)
    try row.bind(message.createdAt, at: 5)
    try row.bind(message.senderId, at: 6)
    try row.bind(message.senderKind.rawValue, at: 7)
    try row.bind(message.name, at: 8)
    try row.bind(message.avatarURL, at: 9)
    try row.bind(message.text, at: 10)
    try row.bind(message.isSystem ? 1 : 0, at: 11)
    try row.bind(message.eventType, at: 12)
    try row.bind(message.eventJSON, at: 13)
    try row.bind(message.attachmentsJSON, at: 14)
    try row.bind(message.reactionsJSON, at: 15)
    try row.bind(message.favoritedByJSON, at: 16)
    try row.bind(message.updatedAt, at: 17)
    try row.bind(message.deletedAt, at: 18)
    try row.bind(message.deletionActor, at: 19)
    try row.bind(message.pinnedAt, at: 20)
    try row.bind(message.pinnedBy, at: 21)
    try row.bind(message.replyTo?.rawValue, at: 22)
    try row.bind(message.extra, at: 23)
  }

  // MARK: Reading

  static func conversation(_ row: RawStatement) -> Int64 { row.integer(1) }
  static func isOwn(_ row: RawStatement) -> Bool { row.integer(2) != 0 }

  /// Returns the message of a row.
  static func message(_ row: RawStatement, in conversation: ConversationKey) -> ChatMessage {
    let isSystem = row.integer(10) != 0
    let kind = row.optionalText(6).map { SenderKind(rawValue: $0) }
    return ChatMessage(
      id: MessageID(rawValue: row.integer(0)), conversation: conversation,
      sourceGuid: row.optionalText(3), createdAt: row.integer(4), senderId: row.optionalText(5),
      senderKind: kind ?? (isSystem ? .system : .user), name: row.optionalText(7),
      avatarURL: row.optionalText(8), text: row.optionalText(9), isSystem: isSystem,
      eventType: row.optionalText(11), eventJSON: row.optionalText(12),
      attachmentsJSON: row.optionalText(13), reactionsJSON: row.optionalText(14),
      favoritedByJSON: row.optionalText(15), updatedAt: row.optionalInteger(16),
      deletedAt: row.optionalInteger(17), deletionActor: row.optionalText(18),
      pinnedAt: row.optionalInteger(19), pinnedBy: row.optionalText(20),
      replyTo: row.optionalInteger(21).map { MessageID(rawValue: $0) },
      extra: row.optionalText(22))
  }

  /// Returns true if a row has the same content as a message of a page.
  static func isSame(_ row: RawStatement, _ message: borrowing WireMessage) -> Bool {
    // Compare the columns that change most often first.
    guard row.optionalInteger(17) == message.deletedAt,
      row.optionalInteger(16) == message.updatedAt, row.holds(9, message.text?.bytes),
      row.holds(15, message.favoritedBy?.bytes), row.holds(14, message.reactions?.bytes),
      row.holds(13, message.attachments?.bytes), row.optionalInteger(19) == message.pinnedAt,
      row.holds(20, message.pinnedBy?.bytes), row.holds(18, message.deletionActor?.bytes),
      row.holds(3, message.sourceGuid?.bytes), row.integer(4) == message.createdAt,
      row.holds(5, message.senderId?.bytes), row.holds(6, message.senderKind?.bytes),
      row.holds(7, message.name?.bytes), row.holds(8, message.avatarURL?.bytes),
      (row.integer(10) != 0) == message.isSystem, row.holds(11, message.eventType?.bytes),
      row.holds(12, message.event?.bytes), row.optionalInteger(21) == message.replyTo,
      row.holds(22, message.extra?.bytes)
    else { return false }
    return true
  }
}

extension RawStatement {
  /// Binds a number, or NULL for nil.
  func bind(_ value: Int64?, at index: Int) throws {
    if let value { try bind(value, at: index) } else { try bindNull(at: index) }
  }

  /// Binds a text, or NULL for nil.
  func bind(_ value: String?, at index: Int) throws {
    if let value { try bind(value, at: index) } else { try bindNull(at: index) }
  }
}
