import GRDB
import PentadCore
import PentadStorage

/// The rows of items that could not be read, inside a write of the store: their places count as read, so
/// that nothing asks for them for ever, and a later version can try again.
struct UnreadableTable {
  let change: ChatChange

  /// Notes items of a conversation.
  ///
  /// - Parameter near: the newest message of the same page, for items whose own id cannot be read: the page
  ///   that ends with it has them.
  /// - Returns: those that are new.
  func note(
    _ items: [UnreadableItem], in conversation: Int64, near: MessageID?
  ) throws -> [UnreadableItem] {
    try items.filter { item in
      try change.run(
        """
        INSERT OR IGNORE INTO unreadable (conversation, near_id, raw, reason, seen_at)
        VALUES (?, ?, ?, ?, ?)
        """,
        [
          conversation, (item.id ?? near)?.rawValue, String(decoding: item.raw, as: UTF8.self),
          item.reason, change.now,
        ]) > 0
    }
  }

  /// Makes gaps of the places of all items, and forgets them: whoever closes the gaps reads them anew.
  func readAgain() throws {
    let places = try Row.fetchAll(
      change.database,
      sql: "SELECT conversation, near_id FROM unreadable WHERE near_id IS NOT NULL")
    for place in places {
      let spans = SpanTable(database: change.database, conversation: place[0])
      try spans.cut(MessageID(rawValue: place[1]), from: spans.load())
    }
    try change.run("DELETE FROM unreadable", [])
  }
}
