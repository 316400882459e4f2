import GRDB
import PentadStorage

extension SearchTable {
  /// The search index of messages. There is no prefix index: it would take as much time as all the
  /// rest of storing a message.
  static let messages = SearchTable(
    "message_search", of: "message", columns: ["text"], prefixes: [], isFolded: true)
}

/// The search index of messages, in a write of the store.
///
/// Messages are indexed some thousands at a time, which takes a third of the time of indexing one
/// by one. Waiting messages are recorded as intervals of a conversation. A message of such an
/// interval is not indexed yet if it has no row in the `docsize` table of FTS5. Therefore an
/// interval may be recorded twice and the index may be rebuilt meanwhile, and no message is indexed
/// twice.
struct MessageIndex {
  let database: Database

  /// Records that messages of a conversation between two ids are new or have a new text.
  func note(_ lowest: Int64, _ highest: Int64, in conversation: Int64) throws {
    let row = RawStatement(
      try database.cachedStatement(
        sql: "INSERT INTO search_waiting (conversation, lowest, highest) VALUES (?, ?, ?)"))
    try row.bind(conversation, at: 1)
    try row.bind(lowest, at: 2)
    try row.bind(highest, at: 3)
    try row.run()
  }

  /// Removes a message from the index, before its text changes or it is removed.
  func forget(_ id: Int64) throws {
    let row = RawStatement(
      try database.cachedStatement(sql: "SELECT 1 FROM message_search_docsize WHERE id = ?"))
    try row.bind(id, at: 1)
    let isIndexed = try row.next()
    row.reset()
    if isIndexed { try SearchTable.messages.remove(where: "id = ?", [id], in: database) }
  }

  /// True if messages wait to be indexed.
  var isBehind: Bool {
    get throws {
      try Row.fetchOne(
        database.cachedStatement(sql: "SELECT 1 FROM search_waiting LIMIT 1")) != nil
    }
  }

  /// Indexes all waiting messages in ascending order: FTS5 starts a new segment whenever an id is
  /// lower than the previous one.
  func catchUp() throws {
    try database.execute(
      sql: """
        INSERT INTO message_search (rowid, text)
        SELECT id, \(SearchTable.messages.texts) FROM message
        WHERE id IN (
            SELECT message.id FROM search_waiting JOIN message
              ON message.conversation = search_waiting.conversation
              AND message.id BETWEEN search_waiting.lowest AND search_waiting.highest)
          AND NOT EXISTS (SELECT 1 FROM message_search_docsize WHERE id = message.id)
        ORDER BY id;
        DELETE FROM search_waiting
        """)
  }
}
