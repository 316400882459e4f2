import GRDB
import PentadCore
import PentadStorage

extension ChatStore {
  /// Stores the draft of a conversation; nil or empty for none.
  func setDraft(_ text: String?, in key: ConversationKey) async throws(PentadError) {
    try await write { try $0.set(draft: text, in: key) }
  }

  /// Returns the draft of a conversation; nil for none.
  func draft(in key: ConversationKey) async throws(PentadError) -> String? {
    try await database.read {
      try String.fetchOne(
        $0.cachedStatement(sql: "SELECT draft FROM conversation_user WHERE key = ?"),
        arguments: [key.text])
    }
  }

  /// Marks messages as read up to one, and adds the change to the outbox. Returns false if they
  /// were already read.
  ///
  /// Later unread messages are counted from the stored ones.
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

  /// Moves the read mark as reported by another device or the server. Returns false if it was
  /// already there.
  @discardableResult
  func note(
    read id: MessageID, in key: ConversationKey
  ) async throws(PentadError) -> Bool {
    try await write { try $0.read(to: id, in: key) }
  }

  /// Moves the read marks as reported by the server. A mark never moves back. It writes nothing for
  /// known marks, for marks of other users, and for conversations without stored data.
  ///
  /// Unread messages after the mark are counted from the stored ones. The count grows with each
  /// such message that is stored later, new or from the history. It is exact once all messages down
  /// to the mark are stored, and too low before.
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

  /// Records the read mark of the other user of a direct chat.
  func note(other receipt: ReadReceipt, in key: ConversationKey) async throws(PentadError) {
    try await write { try $0.note(other: receipt, in: key) }
  }

  /// Mutes a conversation until a time, or unmutes it for nil, and adds the change to the outbox.
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
  /// Returns the user's read marks of all conversations with stored data, by their keys; -1 if
  /// unknown.
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
  /// Stores a draft; nil or empty for none.
  func set(draft text: String?, in key: ConversationKey) throws {
    let text = text?.isEmpty == true ? nil : text
    if try set("draft", to: text, in: key) { tell(.draftChanged(key)) }
  }

  /// Records the read mark of the other user of a direct chat. A mark never moves back.
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

  /// Sets a column of the user's own state in a conversation. Returns false if it already had this
  /// value.
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

  /// Stores the server's values of the user's own state in a conversation. Values with a pending
  /// change, or with a change sent since the request, are skipped. Returns true if the state
  /// changed.
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
