import GRDB
import PentadCore
import PentadStorage

extension SearchTable {
  /// The words of classes. There is also an index for single letters, for the first letter that a
  /// user types.
  static let classes = SearchTable(
    "class_words", of: "class",
    columns: ["name", "title", "blurb", "instructors", "assistants"], prefixes: [1, 2, 3])

  /// The index of the first version, without names.
  fileprivate static let firstClasses = SearchTable(
    "class_search", of: "class", columns: ["title", "blurb", "instructors", "assistants"],
    prefixes: [1, 2, 3])
}

extension StoreSchema {
  /// The schema of StellarKit's store. Tables of data that the server can send again are separate
  /// from tables of the user's own data.
  ///
  /// A class is one row, because its times and its staff are never read without it. One row makes
  /// it fast to write 5,000 classes and to read a list.
  static let stellar = StoreSchema(
    applicationID: 0x5053_544c,  // "PSTL"
    migrations: [
      StoreMigration("courses, classes and the user's own") { database in
        try database.execute(sql: content)
        try SearchTable.firstClasses.create(in: database)
        try database.execute(sql: user)
        try Outbox.createTable(in: database)
      },
      .classCodes,
      .announcementSources,
      StoreMigration("chosen sections and the days of terms") { database in
        try database.execute(sql: sections)
      },
      .student,
      StoreMigration("saved plans") { database in try database.execute(sql: plans) },
      StoreMigration("calendar files of plans") { database in try database.execute(sql: feeds) },
    ],
    searchTables: [.classes],
    rescue: { damaged, fresh in
      for table in [
        "bookmark", "read_mark", "unread_notice", "recent", "setting", "outbox", "section_choice",
        "sent_post", "file_pin", "plan", "feed",
      ] {
        try damaged.copy(table, to: fresh)
      }
      try damaged.carryIDs(of: "outbox", to: fresh, now: TimeSource.system.date())
    })

  private static let content = """
    CREATE TABLE course (
      position INTEGER PRIMARY KEY,
      number TEXT NOT NULL,
      title TEXT NOT NULL,
      is_department INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE fetched (
      subject TEXT PRIMARY KEY,
      at INTEGER NOT NULL,
      term TEXT,
      checksum TEXT
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE class (
      id INTEGER PRIMARY KEY,
      master_id TEXT NOT NULL,
      term TEXT NOT NULL,
      name TEXT NOT NULL,
      title TEXT NOT NULL,
      blurb TEXT NOT NULL,
      site_url TEXT,
      times TEXT NOT NULL,
      instructors TEXT NOT NULL,
      assistants TEXT NOT NULL,
      old_numbers TEXT NOT NULL,
      info_at INTEGER,
      UNIQUE (master_id, term)
    ) STRICT;
    CREATE TABLE class_number (
      norm TEXT NOT NULL,
      class_id INTEGER NOT NULL,
      kind INTEGER NOT NULL,
      home TEXT NOT NULL,
      PRIMARY KEY (norm, class_id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX class_number_by_class ON class_number (class_id);
    CREATE TABLE class_course (
      course TEXT NOT NULL,
      position INTEGER NOT NULL,
      class_id INTEGER NOT NULL,
      PRIMARY KEY (course, position)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX class_course_by_class ON class_course (class_id);
    CREATE TABLE announcement (
      master_id TEXT NOT NULL,
      term TEXT NOT NULL,
      key TEXT NOT NULL,
      seconds INTEGER NOT NULL,
      title TEXT NOT NULL,
      text TEXT NOT NULL,
      PRIMARY KEY (master_id, term, key)
    ) STRICT, WITHOUT ROWID;
    """

  private static let user = """
    CREATE TABLE bookmark (
      master_id TEXT NOT NULL,
      term TEXT NOT NULL,
      name TEXT NOT NULL,
      title TEXT NOT NULL,
      added_at INTEGER NOT NULL,
      archived_at INTEGER,
      PRIMARY KEY (master_id, term)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE read_mark (
      master_id TEXT NOT NULL,
      key TEXT NOT NULL,
      at INTEGER NOT NULL,
      PRIMARY KEY (master_id, key)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE unread_notice (
      master_id TEXT PRIMARY KEY
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE recent (
      master_id TEXT PRIMARY KEY,
      at INTEGER NOT NULL,
      visit INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE setting (
      name TEXT PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    """
}
