public import GRDB

extension Salvage {
  /// The range of ids that counting can produce; some hosts have 53 bits for a number.
  private static let sensible: ClosedRange<Int64> = 0...1 << 52

  /// Makes the ids of a copied table continue after the newest id of the damaged store, which
  /// SQLite keeps for AUTOINCREMENT. So the id of a deleted row is never used again.
  ///
  /// - Parameters:
  ///   - table: a table with a column `id`.
  ///   - now: the current time in milliseconds. Ids continue from it if the newest cannot be read:
  ///     counting never reaches it.
  /// - Throws: errors of writing to `fresh`.
  public func carryIDs(of table: String, to fresh: Database, now: Int64) throws {
    let copied =
      try Int64.fetchOne(fresh, sql: "SELECT max(id) FROM \(table.quotedName)") ?? 0
    var newest: Int64?
    try forEachRow(of: "sqlite_sequence", columns: ["name", "seq"]) { values in
      guard String.fromDatabaseValue(values[0]) == table,
        let id = Int64.fromDatabaseValue(values[1]), Self.sensible.contains(id), id >= copied
      else { return }
      newest = max(newest ?? 0, id)
    }
    // The table could be read completely, and never had a row.
    if newest == nil, copied == 0, !isPartial { return }
    let sequence = newest ?? max(copied, now)
    try fresh.execute(
      sql: "UPDATE sqlite_sequence SET seq = ? WHERE name = ?", arguments: [sequence, table])
    if fresh.changesCount == 0 {
      try fresh.execute(
        sql: "INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)",
        arguments: [table, sequence])
    }
  }
}
