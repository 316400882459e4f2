import GRDB
import PentadCore
import PentadStorage

extension ChatStore {
  /// What the user has begun to write; nil or empty for nothing.
  func setDraft(_ text: String?, in key: ConversationKey) async throws(PentadError) {
    try await write { try $0.set(draft: text, in: key) }
  }

  /// What the user has begun to write; nil for nothing.
  func draft(in key: ConversationKey) async throws(PentadError) -> String? {
    try await database.read {
      try String.fetchOne(
        $0.cachedStatement(sql: "SELECT draft FROM conversation_user WHERE key = ?"),
        arguments: [key.text])
    }
  }

  /// Marks all messages up to one as read, and notes that the server is to be told. False when they
  /// were.
  ///
  /// What is unread beyond is counted by what is stored.
  @discardableResult
  func setRead(
    upTo id: MessageID, in key: ConversationKey
  ) async throws(PentadError) -> Bool {
    try await write { [outbox] change in
      guard try change.read(to: id, in: key) else { return false }
      try change.append(.readMark(key, id), to: outbox)
      return true
    }
  }

  /// Takes over how far the user has read, as another device or the server says. False when it was as
  /// far.
  @discardableResult
  func note(
    read id: MessageID, in key: ConversationKey
  ) async throws(PentadError) -> Bool {
    try await write { try $0.read(to: id, in: key) }
  }

  /// Takes over how far the user has read, as the server says of conversations. A mark is never set back;
  /// what says nothing new is no write, and so is what is of somebody else, or of a conversation of which
  /// nothing is stored.
  ///
  /// What is unread beyond is counted by what is stored, and grows with each message beyond that is stored
  /// later, be it new or of the history: the number is right once all messages down to the mark are stored,
  /// and too small before.
  func note(_ receipts: [ReadReceipt]) async throws(PentadError) {
    let (userId, told) = (userId, receipts)
    let news = try await read { store in
      let marks = try store.readMarks()
      return told.compactMap { receipt -> (ConversationKey, MessageID)? in
        guard receipt.userId ?? userId == userId, let key = receipt.conversation,
          let mark = marks[key.text], receipt.message.rawValue > mark
        else { return nil }
        return (key, receipt.message)
      }
    }
    guard !news.isEmpty else { return }
    try await write { change in
      for (key, id) in news { _ = try change.read(to: id, in: key) }
    }
  }

  /// Takes over how far the other of two users has read.
  func note(other receipt: ReadReceipt, in key: ConversationKey) async throws(PentadError) {
    try await write { try $0.note(other: receipt, in: key) }
  }

  /// Keeps a conversation from sounding until a moment, or no longer: nil. The server is to be told.
  @discardableResult
  func setMuted(
    until moment: Int64?, in key: ConversationKey
  ) async throws(PentadError) -> Bool {
    try await write { [outbox] change in
      guard try change.set("muted_until", to: moment, in: key) else { return false }
      change.tell(.conversationChanged(key))
      try change.append(.mute(key, until: moment), to: outbox)
      return true
    }
  }
}

extension ChatAccess {
  /// How far the user has read the conversations of which something is stored, by their keys; -1 where that
  /// is not known.
  fileprivate func readMarks() throws -> [String: Int64] {
    let rows = try statement(
      """
      SELECT conversation.key, ifnull(read_to, -1) FROM conversation
      LEFT JOIN conversation_user ON conversation_user.key = conversation.key
      """)
    var marks: [String: Int64] = [:]
    while try rows.next() { marks[rows.text(0)] = rows.integer(1) }
    return marks
  }
}

extension ChatChange {
  /// Nil or empty for nothing.
  func set(draft text: String?, in key: ConversationKey) throws {
    let text = text?.isEmpty == true ? nil : text
    if try set("draft", to: text, in: key) { tell(.draftChanged(key)) }
  }

  /// Takes over how far the other of two users has read. A mark is never set back.
  func note(other receipt: ReadReceipt, in key: ConversationKey) throws {
    guard let reader = receipt.userId, reader == key.other(than: userId), reader != userId else {
      return
    }
    let id = try ConversationTable(database).makeId(of: key)
    let isNews =
      try run(
        """
        UPDATE conversation SET other_read = ?1, other_read_at = ifnull(?2, other_read_at)
        WHERE id = ?3 AND ifnull(other_read, -1) < ?1
        """, [receipt.message.rawValue, receipt.readAt, id]) > 0
    if isNews { tell(.conversationChanged(key)) }
  }

  fileprivate func read(to id: MessageID, in key: ConversationKey) throws -> Bool {
    var unread = try UnreadCount(key, self)
    let conversation = try ConversationTable(database).id(of: key)
    guard try unread.read(to: id.rawValue, in: conversation) else { return false }
    try unread.save()
    tell(.conversationChanged(key))
    return true
  }

  /// Sets a column of the user's own state in a conversation; false when it had this value.
  func set(
    _ column: String, to value: (any DatabaseValueConvertible)?, in key: ConversationKey
  ) throws -> Bool {
    let old = try DatabaseValue.fetchOne(
      database.cachedStatement(sql: "SELECT \(column) FROM conversation_user WHERE key = ?"),
      arguments: [key.text])
    let new = value?.databaseValue ?? .null
    guard old ?? .null != new else { return false }
    try run(
      """
      INSERT INTO conversation_user (key, \(column)) VALUES (?, ?)
      ON CONFLICT (key) DO UPDATE SET \(column) = excluded.\(column)
      """, [key.text, new])
    return true
  }

  /// Takes over what the server says of the user's own state in a conversation, but for what it has
  /// still to be told or was told since it was asked; whether that is something else.
  @discardableResult
  func take(
    _ state: ConversationState, of key: ConversationKey, _ changes: ChangesSince?
  ) throws -> Bool {
    func isAhead(_ lane: String) throws -> Bool {
      try isWaiting(lane) || changes?.contains(stateOf: key, in: lane) ?? false
    }
    var unread = try UnreadCount(key, self)
    let isRead = try unread.take(
      state, in: ConversationTable(database).makeId(of: key),
      isAhead: isAhead(ChatOperation.readLane(key)))
    try unread.save()
    let isMuted =
      try !isAhead(ChatOperation.muteLane(key))
      && set("muted_until", to: state.mutedUntil, in: key)
    return isRead || isMuted
  }
}
