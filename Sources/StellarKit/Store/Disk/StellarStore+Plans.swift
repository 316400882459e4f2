import GRDB
import PentadCore
import PentadStorage

extension StoreSchema {
  /// The table of the migration for plans. `content` is a ``StellarPlan`` as JSON.
  static let plans = """
    CREATE TABLE plan (
      name TEXT PRIMARY KEY,
      saved_at INTEGER NOT NULL,
      content TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    """
}

extension StellarStore {
  // MARK: Saved plans

  /// Stores a plan in place of one with the same name.
  ///
  /// - Throws: `unsupported` if the plan with this name is unreadable, so that it is not lost.
  func save(_ plan: StellarPlan, at now: Int64) async throws(PentadError) {
    guard let content = StoredJSON.text(plan) else {
      throw PentadError(.invalid, "the plan cannot be stored: a number in it is not finite")
    }
    try await database.write { database in
      let old = try String.fetchOne(
        database, sql: "SELECT content FROM plan WHERE name = ?", arguments: [plan.name])
      if let old, StoredJSON.value(old) as StellarPlan? == nil { throw Self.unreadable(plan.name) }
      try database.execute(
        sql: "INSERT OR REPLACE INTO plan (name, saved_at, content) VALUES (?, ?, ?)",
        arguments: [plan.name, now, content])
    }
  }

  /// Removes a plan. Returns false for an unknown name.
  func removePlan(_ name: String) async throws(PentadError) -> Bool {
    try await database.write { database in
      try database.execute(sql: "DELETE FROM plan WHERE name = ?", arguments: [name])
      return database.changesCount > 0
    }
  }

  /// Returns the plans, sorted by name. Unreadable plans are left out, and kept.
  func plans() async throws(PentadError) -> [SavedPlan] {
    try await database.read { database in
      let table = ClassTable(database: database)
      return try Row.fetchAll(
        database, sql: "SELECT saved_at, content FROM plan ORDER BY name"
      ).compactMap(table.plan)
    }
  }

  /// Returns the plan with a name; nil for an unknown name.
  ///
  /// - Throws: `unsupported` for an unreadable plan.
  func plan(_ name: String) async throws(PentadError) -> SavedPlan? {
    try await database.read { database in
      let row = try Row.fetchOne(
        database, sql: "SELECT saved_at, content FROM plan WHERE name = ?", arguments: [name])
      guard let row else { return nil }
      guard let plan = try ClassTable(database: database).plan(row) else {
        throw Self.unreadable(name)
      }
      return plan
    }
  }

  private static func unreadable(_ name: String) -> PentadError {
    PentadError(
      .unsupported,
      "the plan \(name) was saved by a later version, or is damaged: open it with that version, or remove it"
    )
  }
}

extension ClassTable {
  /// Returns the plan of a row, compared with the stored classes; nil for an unreadable plan.
  fileprivate func plan(_ row: Row) throws -> SavedPlan? {
    guard let savedAt: Int64 = row.value(0), let content: String = row.value(1),
      let saved: StellarPlan = StoredJSON.value(content)
    else { return nil }
    let update = try PlanUpdate(saved) { try stored($0.masterId, of: $0.term)?.item }
    return SavedPlan(plan: try update.plan(saved), savedAt: savedAt, changes: update.changes)
  }
}
