import GRDB
import PentadCore
import PentadStorage

extension ChatStore {
  // MARK: Messages

  /// Returns the newest messages, or the newest before an id, up to a limit; the oldest of them
  /// first.
  ///
  /// Messages may be missing where ``gaps(in:)`` contains a gap.
  func messages(
    in key: ConversationKey, before id: MessageID? = nil, limit: Int
  ) async throws(PentadError) -> [ChatMessage] {
    try await read { try $0.messages(in: key, before: id, limit: limit) }
  }

  /// Returns the oldest messages after an id, up to a limit, the oldest first.
  func messages(
    in key: ConversationKey, after id: MessageID, limit: Int
  ) async throws(PentadError) -> [ChatMessage] {
    try await read { try $0.messages(in: key, after: id, limit: limit) }
  }

  /// Returns a message; nil if it is not stored.
  func message(_ id: MessageID) async throws(PentadError) -> ChatMessage? {
    try await messages([id]).first
  }

  /// Returns the messages with these ids, in ascending order; those that are not stored are left
  /// out.
  func messages(_ ids: [MessageID]) async throws(PentadError) -> [ChatMessage] {
    try await read { try $0.messages(Set(ids).sorted()) }
  }

  /// Returns the pinned messages of a conversation, the last pinned first.
  func pinned(in key: ConversationKey) async throws(PentadError) -> [ChatMessage] {
    try await read { try $0.pinned(in: key) }
  }

  // MARK: Spans and gaps

  /// Returns the spans of a conversation: the ranges in which no message is missing.
  func spans(of key: ConversationKey) async throws(PentadError) -> SpanSet {
    try await read { try $0.spans(of: key) }
  }

  /// Returns the gaps between stored messages, the lowest first. The range before the oldest stored
  /// message is not a gap; use ``hasOldest(of:)`` for that.
  func gaps(in key: ConversationKey) async throws(PentadError) -> [MessageGap] {
    try await spans(of: key).gaps
  }

  /// Returns true if the conversation's first message is stored, and none is missing up to the
  /// first gap.
  func hasOldest(of key: ConversationKey) async throws(PentadError) -> Bool {
    try await spans(of: key).contains(.first)
  }

  /// Returns the newest known message, stored or not; nil if there is none.
  func head(of key: ConversationKey) async throws(PentadError) -> MessageID? {
    try await read { store in
      try ConversationTable(store.database)
        .fetch("conversation.key = ?", [key.text]).first?.state.lastMessage
    }
  }

  /// Returns the user's own message with this GUID; nil if it is not stored.
  func ownMessage(
    _ sourceGuid: String, in key: ConversationKey
  ) async throws(PentadError) -> ChatMessage? {
    try await read { store in
      try store.messages(in: key, "AND is_own = 1 AND source_guid = ?", [sourceGuid], 1).first
    }
  }
}

extension ChatAccess {
  func messages(
    in key: ConversationKey, before id: MessageID?, limit: Int
  ) throws -> [ChatMessage] {
    var found = try messages(
      in: key, "AND message.id < ? ORDER BY message.id DESC", [id?.rawValue ?? .max], limit)
    found.reverse()
    return found
  }

  func messages(
    in key: ConversationKey, after id: MessageID, limit: Int
  ) throws -> [ChatMessage] {
    try messages(in: key, "AND message.id > ? ORDER BY message.id", [id.rawValue], limit)
  }

  func pinned(in key: ConversationKey) throws -> [ChatMessage] {
    try messages(
      in: key, "AND pinned_at IS NOT NULL ORDER BY pinned_at DESC, message.id DESC", [], .max)
  }

  /// Returns the newest known message. If no message is known, but the server has reported an empty
  /// range, returns the end of that range. Later messages have higher ids. Nil if nothing is known.
  func knownHead(of key: ConversationKey) throws -> MessageID? {
    let stored = try ConversationTable(database).fetch("conversation.key = ?", [key.text]).first
    return try stored?.state.lastMessage ?? spans(of: key).top?.highest
  }

  func spans(of key: ConversationKey) throws -> SpanSet {
    guard let id = try ConversationTable(database).id(of: key) else { return SpanSet() }
    return try SpanTable(database: database, conversation: id).load()
  }

  /// Returns messages of a conversation that meet further conditions.
  func messages(
    in key: ConversationKey, _ rest: String, _ arguments: StatementArguments, _ limit: Int
  ) throws -> [ChatMessage] {
    guard limit > 0, let conversation = try ConversationTable(database).id(of: key) else {
      return []
    }
    let statement = try database.cachedStatement(
      sql: "SELECT \(MessageColumns.all) FROM message WHERE conversation = ? \(rest) LIMIT ?")
    try statement.setArguments([conversation] + arguments + [limit])
    let rows = RawStatement(statement)
    var found: [ChatMessage] = []
    while try rows.next() { found.append(MessageColumns.message(rows, in: key)) }
    try PendingChanges(self).apply(to: &found)
    return found
  }

  /// Returns the messages with these ids, in the same order; those that are not stored are left
  /// out.
  func messages(_ ids: some Sequence<MessageID>) throws -> [ChatMessage] {
    var found = try ids.compactMap { try message($0) }
    try PendingChanges(self).apply(to: &found)
    return found
  }

  private func message(_ id: MessageID) throws -> ChatMessage? {
    let row = try statement(
      """
      SELECT \(MessageColumns.all), conversation.key
      FROM message JOIN conversation ON conversation.id = message.conversation
      WHERE message.id = ?
      """)
    try row.bind(id.rawValue, at: 1)
    defer { row.reset() }
    guard try row.next(), let key = ConversationKey(text: row.text(23)) else { return nil }
    return MessageColumns.message(row, in: key)
  }
}
