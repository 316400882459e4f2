import GRDB
import PentadStorage

extension SearchTable {
  /// Words of messages. Beginnings of words have no index of their own: they would take as much time
  /// as all the rest of storing a message.
  static let messages = SearchTable(
    "message_search", of: "message", columns: ["text"], prefixes: [], isFolded: true)
}

/// The index of the messages' words, inside a write of the store.
///
/// Messages are indexed some thousands at a time, which costs a third of doing it one by one. Those
/// that wait are noted as intervals of a conversation; whichever of them has no row in FTS5's own
/// table `docsize` is not indexed yet. So an interval may be noted twice, and the index be rebuilt
/// meanwhile, without a message being in it twice.
struct MessageIndex {
  let database: Database

  /// Notes that messages of a conversation have come between two ids, or have another text.
  func note(_ lowest: Int64, _ highest: Int64, in conversation: Int64) throws {
    let row = RawStatement(
      try database.cachedStatement(
        sql: "INSERT INTO search_waiting (conversation, lowest, highest) VALUES (?, ?, ?)"))
    try row.bind(conversation, at: 1)
    try row.bind(lowest, at: 2)
    try row.bind(highest, at: 3)
    try row.run()
  }

  /// Takes a message out of the index: before its text changes, or before it goes.
  func forget(_ id: Int64) throws {
    let row = RawStatement(
      try database.cachedStatement(sql: "SELECT 1 FROM message_search_docsize WHERE id = ?"))
    try row.bind(id, at: 1)
    let isIndexed = try row.next()
    row.reset()
    if isIndexed { try SearchTable.messages.remove(where: "id = ?", [id], in: database) }
  }

  /// Whether any wait.
  var isBehind: Bool {
    get throws {
      try Row.fetchOne(
        database.cachedStatement(sql: "SELECT 1 FROM search_waiting LIMIT 1")) != nil
    }
  }

  /// Indexes all that wait. In the order of the ids: FTS5 begins anew whenever one is lower.
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
