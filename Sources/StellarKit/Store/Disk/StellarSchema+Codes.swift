import GRDB
import PentadStorage

extension StoreMigration {
  /// Indexes classes by their codes in all spellings, and their names by words. Before, only
  /// numbers in the form of MIT were found.
  static let classCodes = StoreMigration("codes of classes in all spellings") { database in
    try database.execute(
      sql: """
        DROP TABLE class_search;
        DROP TABLE class_number;
        CREATE TABLE class_code (
          key TEXT NOT NULL,
          class_id INTEGER NOT NULL,
          kind INTEGER NOT NULL,
          is_unpadded INTEGER NOT NULL,
          PRIMARY KEY (key, class_id)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX class_code_by_class ON class_code (class_id);
        """)
    try SearchTable.classes.create(in: database)
    try SearchTable.classes.rebuild(in: database)
    let codes = CodeTable(database: database)
    // Uses the columns of that version, because later steps may add others.
    let rows = try Row.fetchCursor(
      database, sql: "SELECT id, master_id, name, old_numbers FROM class")
    while let row = try rows.next() {
      let former = (row[3] as String).split(separator: "\u{1e}").map(String.init)
      let item = StellarClass(masterId: row[1], name: row[2], title: "", oldNumbers: former)
      try codes.insert(item, id: row[0])
    }
  }
}
