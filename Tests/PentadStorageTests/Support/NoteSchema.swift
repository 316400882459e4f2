import GRDB

@testable import PentadStorage

extension StoreSchema {
  static let first = StoreMigration("notes") { database in
    try database.execute(
      sql: """
        CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT NOT NULL);
        CREATE TABLE starred (id INTEGER PRIMARY KEY, since INTEGER NOT NULL);
        CREATE TABLE setting (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
        """)
  }

  static let second = StoreMigration("colours") { database in
    try database.execute(sql: "ALTER TABLE note ADD COLUMN colour TEXT")
  }

  /// Notes that can be had again, and stars and settings that are the user's own.
  static let notes = schema([first])
  static let colouredNotes = schema([first, second])

  static func schema(_ migrations: [StoreMigration]) -> StoreSchema {
    StoreSchema(applicationID: 0x7065_6e31, migrations: migrations) { damaged, fresh in
      try damaged.copy("starred", to: fresh)
      try damaged.copy("setting", to: fresh)
    }
  }
}

extension StoreDatabase {
  /// Notes 1…count, each starred at ten times its number, and one setting.
  func fill(_ count: Int) async throws {
    try await write { database in
      for id in 1...count {
        try database.execute(
          sql: "INSERT INTO note (id, text) VALUES (?, ?)",
          arguments: [id, String(repeating: "note \(id) ", count: 20)])
        try database.execute(sql: "INSERT INTO starred VALUES (?, ?)", arguments: [id, id * 10])
      }
      try database.execute(sql: "INSERT INTO setting VALUES ('sort', 'newest')")
    }
  }

  func count(_ table: String) async throws -> Int {
    try await read { try Int.fetchOne($0, sql: "SELECT count(*) FROM \(table)") ?? -1 }
  }
}
