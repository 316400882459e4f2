import GRDB

/// Looks into a store from outside.
enum SearchIndex {
  /// Throws when the index is not of just what is in the table.
  static func check(_ database: Database) throws {
    try database.execute(
      sql: "INSERT INTO video_words (video_words, rank) VALUES ('integrity-check', 1)")
  }

  /// All words of the index, in order.
  static func words(_ database: Database) throws -> [String] {
    try database.execute(
      sql: "CREATE VIRTUAL TABLE temp.word USING fts5vocab('main', 'video_words', 'row')")
    defer { try? database.execute(sql: "DROP TABLE temp.word") }
    return try String.fetchAll(database, sql: "SELECT term FROM temp.word ORDER BY term")
  }

  static func count(_ sql: String, _ database: Database) throws -> Int {
    try Int.fetchOne(database, sql: sql) ?? 0
  }
}
