package import GRDB

/// Small text values by name, in a Kit's table
/// `setting (name TEXT PRIMARY KEY, value TEXT NOT NULL)`.
package enum SettingTable {
  /// Returns a setting; nil if it is not set.
  package static func value(_ name: String, in database: Database) throws -> String? {
    let statement = try database.cachedStatement(
      sql: "SELECT value FROM setting WHERE name = ?")
    return try Row.fetchOne(statement, arguments: [name])?.value(0)
  }

  /// Sets a setting; nil deletes it.
  package static func set(_ name: String, to value: String?, in database: Database) throws {
    guard let value else {
      return try database.execute(sql: "DELETE FROM setting WHERE name = ?", arguments: [name])
    }
    try database.execute(
      sql: "INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)",
      arguments: [name, value])
  }
}

extension Row {
  /// Returns a column's value; nil for NULL and for another type.
  package func value<Value: DatabaseValueConvertible>(_ index: Int) -> Value? {
    Value.fromDatabaseValue(self[index] as DatabaseValue)
  }
}
