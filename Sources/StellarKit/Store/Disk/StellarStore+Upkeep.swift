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

  /// Removes all data that the server can send again and that no bookmark or visit needs. Files that
  /// are kept offline stay.
  func clearCache() async throws(PentadError) {
    let files = files
    try await database.writeFreeing { database in
      try database.execute(
        sql: """
          DELETE FROM course; DELETE FROM class_course;
          DELETE FROM fetched WHERE subject = 'courses' OR subject LIKE 'classes:%'
            OR subject LIKE 'posts:%'
          """)
      for table in StoreSchema.studentContent where table != "file" {
        try database.execute(sql: "DELETE FROM \(table)")
      }
      let isKept = "(SELECT 1 FROM file_pin WHERE file_pin.file_id"
      try database.execute(
        sql: """
          DELETE FROM file WHERE NOT EXISTS \(isKept) = file.id);
          DELETE FROM file_content WHERE NOT EXISTS \(isKept) = file_content.file_id)
          """)
      try ClassTable(database: database).keepHeld()
      files.removeAll(but: try String.fetchSet(database, sql: "SELECT name FROM file_content"))
    }
    try await database.compact()
  }

  /// Removes all data, and the calendar files of plans. If others have the store open, too, the rows
  /// are deleted and the file is kept.
  func eraseAll() async throws(PentadError) {
    // A store that cannot be read can be erased, too.
    let failure = try? await removeFeedFiles()
    files.removeAll(but: [])
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
            DELETE FROM section_choice; DELETE FROM plan; DELETE FROM feed;
            DELETE FROM term_calendar; DELETE FROM sent_post;
            DELETE FROM file_pin; DELETE FROM file_content; DELETE FROM event_log
            """)
        for table in StoreSchema.studentContent {
          try database.execute(sql: "DELETE FROM \(table)")
        }
        try SearchTable.classes.rebuild(in: database)
      }
      try await database.compact()
    }
    updates.wake()
    if let address {
      try await database.writeFreeing { try SettingTable.set(Self.server, to: address, in: $0) }
    }
    if let failure { throw failure }
  }
}
