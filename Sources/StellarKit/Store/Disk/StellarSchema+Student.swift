import GRDB
import PentadStorage

extension StoreMigration {
  /// Adds the data of an account: enrolments, terms, tasks, events of the calendar, files, replies,
  /// grades, and the log of updates. A class gets the catalogue's facts; an announcement gets its
  /// address, the time of its last edit, its attachments and the number of its replies.
  static let student = StoreMigration("the data of an account") { database in
    try database.execute(sql: StoreSchema.student)
    try StellarUpdateHub.createTable(in: database)
  }
}

extension StoreSchema {
  /// `part_refresh` has the last answer to each request, `class_refresh` the last complete answer
  /// for each class. `sent_post` and `file_pin` are the user's own.
  fileprivate static let student = """
    ALTER TABLE class ADD COLUMN facts TEXT;
    ALTER TABLE announcement ADD COLUMN site_url TEXT;
    ALTER TABLE announcement ADD COLUMN changed INTEGER;
    ALTER TABLE announcement ADD COLUMN attachments TEXT;
    ALTER TABLE announcement ADD COLUMN post_count INTEGER;
    CREATE TABLE enrolment (
      master_id TEXT PRIMARY KEY,
      position INTEGER NOT NULL,
      class_term TEXT NOT NULL,
      term TEXT,
      role TEXT NOT NULL,
      is_current INTEGER NOT NULL,
      is_restricted INTEGER NOT NULL,
      is_bookmarked INTEGER,
      time_zone TEXT,
      start INTEGER,
      end INTEGER,
      left_at INTEGER
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE term_name (
      code TEXT PRIMARY KEY,
      name TEXT
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE task (
      id TEXT PRIMARY KEY,
      master_id TEXT,
      kind TEXT NOT NULL,
      title TEXT NOT NULL,
      text TEXT NOT NULL,
      html TEXT,
      site_url TEXT,
      due INTEGER,
      unlock INTEGER,
      lock INTEGER,
      points REAL,
      submission INTEGER,
      is_done INTEGER NOT NULL,
      done_mark_id TEXT
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX task_by_due ON task (due);
    CREATE TABLE calendar_event (
      id TEXT PRIMARY KEY,
      master_id TEXT,
      title TEXT NOT NULL,
      text TEXT NOT NULL,
      html TEXT,
      location TEXT,
      site_url TEXT,
      start INTEGER NOT NULL,
      end INTEGER NOT NULL,
      day INTEGER
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX calendar_event_by_start ON calendar_event (start);
    CREATE TABLE file (
      id TEXT PRIMARY KEY,
      master_id TEXT NOT NULL,
      position INTEGER NOT NULL,
      name TEXT NOT NULL,
      folders TEXT NOT NULL,
      size INTEGER,
      media_type TEXT,
      changed INTEGER,
      content_url TEXT
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX file_by_class ON file (master_id, position);
    CREATE TABLE file_content (
      file_id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      bytes INTEGER NOT NULL,
      changed INTEGER,
      stored_at INTEGER NOT NULL,
      last_use INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE file_pin (
      file_id TEXT PRIMARY KEY,
      at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE post (
      master_id TEXT NOT NULL,
      announcement_id TEXT NOT NULL,
      id TEXT NOT NULL,
      position INTEGER NOT NULL,
      parent_id TEXT,
      author_id TEXT,
      author TEXT,
      date INTEGER NOT NULL,
      text TEXT NOT NULL,
      html TEXT,
      is_read INTEGER,
      is_deleted INTEGER NOT NULL,
      PRIMARY KEY (master_id, announcement_id, id)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE sent_post (
      master_id TEXT NOT NULL,
      announcement_id TEXT NOT NULL,
      id TEXT NOT NULL,
      PRIMARY KEY (master_id, announcement_id, id)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE grade (
      master_id TEXT NOT NULL,
      id TEXT NOT NULL,
      position INTEGER NOT NULL,
      task_id TEXT,
      title TEXT NOT NULL,
      text TEXT,
      score REAL,
      possible REAL,
      PRIMARY KEY (master_id, id)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE part_refresh (
      part TEXT PRIMARY KEY,
      at INTEGER NOT NULL,
      request TEXT,
      tag TEXT
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE class_refresh (
      part TEXT NOT NULL,
      master_id TEXT NOT NULL,
      full_at INTEGER NOT NULL,
      PRIMARY KEY (part, master_id)
    ) STRICT, WITHOUT ROWID;
    """

  /// The tables of an account's data that the source can send again.
  static let studentContent = [
    "enrolment", "term_name", "task", "calendar_event", "file", "post", "grade", "part_refresh",
    "class_refresh",
  ]
}
