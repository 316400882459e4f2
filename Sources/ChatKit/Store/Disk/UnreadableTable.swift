import GRDB
import PentadCore
import PentadStorage

/// The rows of unreadable items, in a write of the store. Their positions count as read, so that
/// they are not requested again and again. A later version can retry them.
struct UnreadableTable {
  let change: ChatChange

  /// Records items of a conversation.
  ///
  /// - Parameter near: the newest message of the same page, for items with an unreadable id: the
  ///   page that ends with it contains them.
  /// - Returns: the new items.
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

  /// Turns the positions of all items into gaps, and removes the items. They are read again when
  /// the gaps are closed.
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
