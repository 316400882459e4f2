import PentadStorage

extension StoreSchema {
  /// The tables of the migration for sections. `name` is empty for a section that the source does
  /// not name; such a section is identified by its times.
  static let sections = """
    CREATE TABLE section_choice (
      master_id TEXT NOT NULL,
      term TEXT NOT NULL,
      kind TEXT NOT NULL,
      name TEXT NOT NULL,
      times TEXT NOT NULL,
      PRIMARY KEY (master_id, term, kind)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE term_calendar (
      code TEXT PRIMARY KEY,
      first INTEGER NOT NULL,
      last INTEGER NOT NULL,
      holidays TEXT NOT NULL,
      monday_schedule TEXT NOT NULL,
      zone TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    """
}
