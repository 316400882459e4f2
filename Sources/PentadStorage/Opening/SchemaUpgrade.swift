import GRDB
import PentadCore

extension StoreSchema {
  /// Runs the migrations after the first `version`, each in a transaction together with its number.
  func upgrade(_ writer: some DatabaseWriter, from version: Int) throws(PentadError) {
    for (number, migration) in zip(1..., migrations).dropFirst(version) {
      do {
        try writer.writeWithoutTransaction { database in
          try Self.run(migration, number, in: database)
        }
      } catch {
        throw Self.failure(of: migration, error)
      }
    }
  }

  /// Returns the number of migrations that a file has run. It may be more than the header contains:
  /// a bit of that number may have changed, and running a step again would fail.
  ///
  /// A later version is returned only if the file has exactly its schema. If the version in the
  /// header has the same schema, the header is trusted. If several later versions have it, the
  /// lowest is used, so that no step is skipped.
  func foundVersion(in database: Database, stated: Int) throws -> Int {
    let found = try SchemaTexts.found(in: database)
    let old = expected(of: stated)
    let later = ((stated + 1)...version).first { number in
      let texts = expected(of: number)
      return SchemaTexts.areSame(texts, found) && !SchemaTexts.areSame(texts, old)
    }
    return later ?? stated
  }

  /// Returns the entries that an earlier version creates.
  private func expected(of version: Int) -> [SchemaTexts.Entry] {
    let earlier = StoreSchema(
      applicationID: applicationID, migrations: Array(migrations.prefix(version)))
    return earlier.texts.expected(of: earlier)
  }

  private static func run(_ migration: StoreMigration, _ number: Int, in database: Database)
    throws
  {
    // The pragma has no effect inside a transaction.
    try database.execute(sql: "PRAGMA foreign_keys = OFF")
    defer { try? database.execute(sql: "PRAGMA foreign_keys = ON") }
    try database.inTransaction(.immediate) {
      try migration.change(database)
      try checkForeignKeys(in: database)
      try database.execute(sql: "PRAGMA user_version = \(number)")
      return .commit
    }
  }

  /// Replaces GRDB's own check, which reads the whole schema to describe a violation, and ends the
  /// process when the schema is damaged.
  private static func checkForeignKeys(in database: Database) throws {
    let orphan = try Row.fetchOne(database, sql: "PRAGMA foreign_key_check")
    guard orphan == nil else { throw DatabaseError(resultCode: .SQLITE_CONSTRAINT_FOREIGNKEY) }
  }

  /// Errors of the disk and of the machine are kept; any other error is a defect of the step.
  private static func failure(of migration: StoreMigration, _ error: any Error) -> PentadError {
    let mapped = PentadError(storage: error)
    if error is PentadError || .storage ~= mapped.code || .unavailable ~= mapped.code
      || mapped.code == .corrupt || mapped.code == .storeBusy
    {
      return mapped
    }
    return PentadError(
      .migrationFailed, "the migration “\(migration.name)” failed: \(mapped.message)")
  }
}
