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
  func save(_ plan: StellarPlan, at now: Int64) async throws(PentadError) {
    guard let content = StoredJSON.text(plan) else {
      throw PentadError(.invalid, "the plan cannot be stored: a number in it is not finite")
    }
    try await database.write { database in
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

  /// Returns the plans, sorted by name, or only the one with a name. A plan that a later version
  /// wrote in another form is left out, and kept.
  func plans(named name: String? = nil) async throws(PentadError) -> [SavedPlan] {
    try await database.read { database in
      let rows = try Row.fetchAll(
        database,
        sql: "SELECT saved_at, content FROM plan WHERE ?1 IS NULL OR name = ?1 ORDER BY name",
        arguments: [name])
      let table = ClassTable(database: database)
      return try rows.compactMap { row in
        guard let savedAt: Int64 = row.value(0), let content: String = row.value(1),
          let saved: StellarPlan = StoredJSON.value(content)
        else { return nil }
        let update = try PlanUpdate(saved) { try table.stored($0.masterId, of: $0.term)?.item }
        return SavedPlan(
          plan: try update.plan(saved), savedAt: savedAt, changes: update.changes)
      }
    }
  }
}
