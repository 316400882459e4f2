import GRDB
import PentadStorage

extension StoreMigration {
  /// Adds the HTML, the author and the source's id of announcements, and the fields in a read mark
  /// that identify an edited announcement.
  static let announcementSources = StoreMigration("where announcements come from") { database in
    try database.execute(
      sql: """
        ALTER TABLE announcement ADD COLUMN html TEXT;
        ALTER TABLE announcement ADD COLUMN source_id TEXT;
        ALTER TABLE announcement ADD COLUMN author TEXT;
        ALTER TABLE read_mark ADD COLUMN seconds INTEGER;
        ALTER TABLE read_mark ADD COLUMN title TEXT;
        ALTER TABLE read_mark ADD COLUMN author TEXT;
        UPDATE read_mark SET (seconds, title) = (
          SELECT seconds, title FROM announcement
          WHERE announcement.master_id = read_mark.master_id AND announcement.key = read_mark.key
          LIMIT 1);
        """)
  }
}
