import GRDB
import PentadCore
import PentadStorage

extension StellarStore {
  func usage() async throws(PentadError) -> StellarStorageUsage {
    let bytes = try await database.storageUsage().total
    return try await database.read { database in
      func count(_ table: String) throws -> Int {
        try Int.fetchOne(database, sql: "SELECT count(*) FROM \(table)") ?? 0
      }
      return StellarStorageUsage(
        bytes: bytes, courses: try count("course"), classes: try count("class"),
        announcements: try count("announcement"), bookmarks: try count("bookmark"),
        waiting: try count("outbox"))
    }
  }

  /// Removes all data that the server can send again and that no bookmark or visit needs.
  func clearCache() async throws(PentadError) {
    try await database.writeFreeing { database in
      try database.execute(
        sql: """
          DELETE FROM course; DELETE FROM class_course;
          DELETE FROM fetched WHERE subject = 'courses' OR subject LIKE 'classes:%'
          """)
      try ClassTable(database: database).keepHeld()
    }
    try await database.compact()
  }

  /// Removes all data. If others have the store open, too, the rows are deleted and the file is
  /// kept.
  func eraseAll() async throws(PentadError) {
    do throws(PentadError) {
      try await database.eraseAll()
    } catch  where error.code == .storeInUse {
      try await database.writeFreeing { database in
        try database.execute(
          sql: """
            DELETE FROM course; DELETE FROM fetched; DELETE FROM class; DELETE FROM class_code;
            DELETE FROM class_course; DELETE FROM announcement; DELETE FROM bookmark;
            DELETE FROM read_mark; DELETE FROM unread_notice; DELETE FROM recent;
            DELETE FROM setting WHERE name <> 'server'; DELETE FROM outbox;
            DELETE FROM section_choice; DELETE FROM term_calendar
            """)
        try SearchTable.classes.rebuild(in: database)
      }
      try await database.compact()
    }
    guard let address else { return }
    try await database.writeFreeing { try SettingTable.set(Self.server, to: address, in: $0) }
  }
}
