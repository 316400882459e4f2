package import GRDB

extension Database {
  /// Deletes all rows of a table except those that match a condition. It empties the whole table
  /// and inserts the kept rows again. SQLite writes few pages for that; deleting row by row would
  /// write all of them, for which a full disk has no space.
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
