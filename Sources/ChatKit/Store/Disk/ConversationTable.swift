import GRDB
import PentadCore
import PentadStorage

/// The rows of conversations, in a read or a write of the store.
///
/// A conversation gets a row as soon as anything of it is stored. The row has no name until a list
/// or a response contains the conversation.
struct ConversationTable {
  let database: Database

  init(_ database: Database) { self.database = database }

  func id(of key: ConversationKey) throws -> Int64? {
    let row = RawStatement(
      try database.cachedStatement(sql: "SELECT id FROM conversation WHERE key = ?"))
    try row.bind(key.text, at: 1)
    defer { row.reset() }
    return try row.next() ? row.integer(0) : nil
  }

  func makeId(of key: ConversationKey) throws -> Int64 {
    if let id = try id(of: key) { return id }
    try database.cachedStatement(sql: "INSERT INTO conversation (key) VALUES (?)")
      .execute(arguments: [key.text])
    return database.lastInsertedRowID
  }

  /// Returns the state of the stored messages of all conversations, except groups in which the user
  /// is not an active member.
  func heads() throws -> [ConversationHead] {
    let rows = RawStatement(
      try database.cachedStatement(
        sql: """
          SELECT key, head,
            (SELECT max(id) FROM message WHERE conversation = conversation.id),
            (SELECT max(highest) FROM span WHERE conversation = conversation.id),
            (SELECT count(*) FROM span WHERE conversation = conversation.id),
            members_due IS NOT NULL
          FROM conversation WHERE ifnull(membership, 0) = 0 ORDER BY id
          """))
    var heads: [ConversationHead] = []
    while try rows.next() {
      guard let key = ConversationKey(text: rows.text(0)) else { continue }
      let (head, newest) = (rows.optionalInteger(1), rows.optionalInteger(2))
      let isBelowHead = head.map { $0 > rows.optionalInteger(3) ?? -1 } ?? false
      heads.append(
        ConversationHead(
          conversation: key,
          newest: [head, newest].compactMap { $0 }.max().map { MessageID(rawValue: $0) },
          isBehind: isBelowHead || rows.integer(4) > 1 || rows.integer(5) != 0,
          hasMessages: newest != nil))
    }
    return heads
  }

  // MARK: Content

  /// The content of a row.
  struct Stored {
    let id: Int64
    let key: ConversationKey
    let name: String?
    let membership: MembershipState?
    let description: String?
    let image: ChatImage?
    let kind: String?
    let creatorId: String?
    let parentId: String?
    let createdAt: Int64?
    let updatedAt: Int64?
    let shareURL: String?
    let memberCount: Int?
    let extra: String?
    let otherRead: MessageID?
    let otherReadAt: Int64?
    var state: ConversationState
  }

  /// Returns the conversations whose rows meet a condition.
  func fetch(_ condition: String, _ arguments: StatementArguments = []) throws -> [Stored] {
    let statement = try database.cachedStatement(
      sql: """
        SELECT conversation.id, conversation.key, conversation.name, membership, description,
          image_url, kind, creator_id, parent_id, created_at, updated_at, share_url,
          member_count, extra, head, head_at, head_name, head_text, head_has_attachments,
          message_count, draft, read_to, unread, mentions, muted_until, head_image_url,
          other_read, other_read_at
        FROM conversation LEFT JOIN conversation_user ON conversation_user.key = conversation.key
        WHERE \(condition)
        """)
    try statement.setArguments(arguments)
    let rows = RawStatement(statement)
    var found: [Stored] = []
    while try rows.next() {
      guard let key = ConversationKey(text: rows.text(1)) else { continue }
      found.append(Stored(rows, key))
    }
    for index in found.indices { try noteNewest(&found[index]) }
    return found
  }

  /// Replaces the newest message from a list by the newest stored message, unless the latter is
  /// older.
  private func noteNewest(_ stored: inout Stored) throws {
    let row = RawStatement(
      try database.cachedStatement(
        sql: """
          SELECT id, created_at, name, text, attachments IS NOT NULL, avatar_url FROM message
          WHERE conversation = ? AND id >= ? ORDER BY id DESC LIMIT 1
          """))
    try row.bind(stored.id, at: 1)
    try row.bind(stored.state.lastMessage?.rawValue ?? 0, at: 2)
    guard try row.next() else { return }
    stored.state.lastMessage = MessageID(rawValue: row.integer(0))
    stored.state.lastMessageAt = row.integer(1)
    stored.state.preview = ConversationPreview(
      name: row.optionalText(2), text: row.optionalText(3), hasAttachments: row.integer(4) != 0,
      imageURL: row.optionalText(5))
    row.reset()
  }
}

extension ConversationTable.Stored {
  fileprivate init(_ row: RawStatement, _ key: ConversationKey) {
    id = row.integer(0)
    self.key = key
    name = row.optionalText(2)
    membership = row.optionalInteger(3).flatMap { MembershipState(rawValue: Int($0)) }
    description = row.optionalText(4)
    image = row.optionalText(5).map { ChatImage(url: $0) }
    kind = row.optionalText(6)
    creatorId = row.optionalText(7)
    parentId = row.optionalText(8)
    createdAt = row.optionalInteger(9)
    updatedAt = row.optionalInteger(10)
    shareURL = row.optionalText(11)
    memberCount = row.optionalInteger(12).map { Int($0) }
    extra = row.optionalText(13)
    let preview = ConversationPreview(
      name: row.optionalText(16), text: row.optionalText(17),
      hasAttachments: row.integer(18) != 0, imageURL: row.optionalText(25))
    otherRead = row.optionalInteger(26).map { MessageID(rawValue: $0) }
    otherReadAt = row.optionalInteger(27)
    state = ConversationState(
      unreadCount: row.optionalInteger(22).map(ConversationState.count),
      mentionCount: row.optionalInteger(23).map(ConversationState.count),
      lastReadMessage: row.optionalInteger(21).map { MessageID(rawValue: $0) },
      lastMessage: row.optionalInteger(14).map { MessageID(rawValue: $0) },
      lastMessageAt: row.optionalInteger(15),
      preview: preview == ConversationPreview() ? nil : preview,
      messageCount: row.optionalInteger(19).map { Int($0) },
      mutedUntil: row.optionalInteger(24), draft: row.optionalText(20))
  }

  /// The group of the row; nil if no list has contained it.
  var group: ChatGroup? {
    guard case .group(let id) = key, let membership else { return nil }
    return ChatGroup(
      id: id, name: name ?? "", description: description, image: image,
      kind: kind.map { GroupKind(rawValue: $0) } ?? .open, creatorId: creatorId,
      parentId: parentId, createdAt: createdAt, updatedAt: updatedAt, shareURL: shareURL,
      memberCount: memberCount, membership: membership, state: state, extra: extra)
  }

  /// Returns the direct chat of the row; nil for a group, and for a chat of two other users.
  func chat(of userId: String) -> DirectChat? {
    guard let other = key.other(than: userId) else { return nil }
    return DirectChat(
      conversation: key, otherUserId: other, name: name ?? "", image: image,
      createdAt: createdAt, updatedAt: updatedAt, state: state, otherReadMessage: otherRead,
      otherReadAt: otherReadAt, extra: extra)
  }
}
