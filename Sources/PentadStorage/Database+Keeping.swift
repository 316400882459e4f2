package import GRDB

extension Database {
  /// Removes the rows of a table but for some. The table is emptied as a whole and gets those back: SQLite writes
  /// few pages for that, where deleting row by row writes all. On a full disk there is no room for these.
  package func keepRows(of table: String, where condition: String) throws {
    try execute(
      sql: """
        CREATE TEMP TABLE kept AS SELECT * FROM main.\(table) WHERE \(condition);
        DELETE FROM main.\(table);
        INSERT INTO main.\(table) SELECT * FROM temp.kept;
        DROP TABLE temp.kept
        """)
  }
}
