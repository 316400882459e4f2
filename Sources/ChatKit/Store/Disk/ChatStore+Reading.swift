import GRDB
import PentadCore
import PentadStorage

extension ChatStore {
  // MARK: Messages

  /// The newest messages before an id, or of all, at most so many; the oldest of them first.
  ///
  /// Where ``gaps(in:)`` has a gap, messages may be missing between two of them.
  func messages(
    in key: ConversationKey, before id: MessageID? = nil, limit: Int
  ) async throws(PentadError) -> [ChatMessage] {
    try await read { try $0.messages(in: key, before: id, limit: limit) }
  }

  /// The oldest messages after an id, at most so many, the oldest first.
  func messages(
    in key: ConversationKey, after id: MessageID, limit: Int
  ) async throws(PentadError) -> [ChatMessage] {
    try await read { try $0.messages(in: key, after: id, limit: limit) }
  }

  /// A message; nil when it is not stored.
  func message(_ id: MessageID) async throws(PentadError) -> ChatMessage? {
    try await messages([id]).first
  }

  /// The messages of ids, in the order of the ids; those that are not stored are left out.
  func messages(_ ids: [MessageID]) async throws(PentadError) -> [ChatMessage] {
    try await read { try $0.messages(Set(ids).sorted()) }
  }

  /// The pinned messages of a conversation, that pinned last first.
  func pinned(in key: ConversationKey) async throws(PentadError) -> [ChatMessage] {
    try await read { try $0.pinned(in: key) }
  }

  // MARK: What is complete

  /// The parts of a conversation in which no message is missing.
  func spans(of key: ConversationKey) async throws(PentadError) -> SpanSet {
    try await read { try $0.spans(of: key) }
  }

  /// Where messages may be missing between stored ones, the lowest first. What is older than all of
  /// them is not in it: ``hasOldest(of:)`` tells of that.
  func gaps(in key: ConversationKey) async throws(PentadError) -> [MessageGap] {
    try await spans(of: key).gaps
  }

  /// Whether the conversation's first message is stored, and none is missing up to the first gap.
  func hasOldest(of key: ConversationKey) async throws(PentadError) -> Bool {
    try await spans(of: key).contains(.first)
  }

  /// The newest message that is known of, stored or not; nil when there is none.
  func head(of key: ConversationKey) async throws(PentadError) -> MessageID? {
    try await read { store in
      try ConversationTable(store.database)
        .fetch("conversation.key = ?", [key.text]).first?.state.lastMessage
    }
  }

  /// The user's own message that bears this name; nil when it is not stored.
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

  /// The newest message that is known of or, where the server has told that there is none, the highest
  /// id for which it has: what is written from now on comes after. Nil when nothing is known.
  func knownHead(of key: ConversationKey) throws -> MessageID? {
    let stored = try ConversationTable(database).fetch("conversation.key = ?", [key.text]).first
    return try stored?.state.lastMessage ?? spans(of: key).top?.highest
  }

  func spans(of key: ConversationKey) throws -> SpanSet {
    guard let id = try ConversationTable(database).id(of: key) else { return SpanSet() }
    return try SpanTable(database: database, conversation: id).load()
  }

  /// Messages of a conversation that meet more.
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

  /// The messages of ids, in the order of these; those that are not stored are left out.
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
