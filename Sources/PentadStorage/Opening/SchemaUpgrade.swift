import GRDB
import PentadCore

extension StoreSchema {
  /// Runs the migrations after the first `version`, each in a transaction with its number.
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

  /// How many migrations a file has run, which may be more than its header says: a bit of that number may
  /// have changed, and no step could be run again.
  ///
  /// A file has the schema of a later version only if it is of that. Where the version in the header has the
  /// same, the header is believed; of several later ones that have the same the lowest is taken, so that no
  /// step is left out.
  func foundVersion(in database: Database, stated: Int) throws -> Int {
    let found = try SchemaTexts.found(in: database)
    let old = expected(of: stated)
    let later = ((stated + 1)...version).first { number in
      let texts = expected(of: number)
      return SchemaTexts.areSame(texts, found) && !SchemaTexts.areSame(texts, old)
    }
    return later ?? stated
  }

  /// What an earlier version leaves in a file.
  private func expected(of version: Int) -> [SchemaTexts.Entry] {
    let earlier = StoreSchema(
      applicationID: applicationID, migrations: Array(migrations.prefix(version)))
    return earlier.texts.expected(of: earlier)
  }

  private static func run(_ migration: StoreMigration, _ number: Int, in database: Database)
    throws
  {
    // The pragma does nothing inside a transaction.
    try database.execute(sql: "PRAGMA foreign_keys = OFF")
    defer { try? database.execute(sql: "PRAGMA foreign_keys = ON") }
    try database.inTransaction(.immediate) {
      try migration.change(database)
      try checkForeignKeys(in: database)
      try database.execute(sql: "PRAGMA user_version = \(number)")
      return .commit
    }
  }

  /// GRDB's own check describes what it finds by the whole schema, and ends the process when that is damaged.
  private static func checkForeignKeys(in database: Database) throws {
    let orphan = try Row.fetchOne(database, sql: "PRAGMA foreign_key_check")
    guard orphan == nil else { throw DatabaseError(resultCode: .SQLITE_CONSTRAINT_FOREIGNKEY) }
  }

  /// Errors of the disk and of the machine stay what they are; the rest is a defect of the step.
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
