public import GRDB

extension Salvage {
  /// What an id may be that came about by counting; some hosts have 53 bits for a number.
  private static let sensible: ClosedRange<Int64> = 0...1 << 52

  /// Has the ids of a table whose rows have been copied go on after the newest that the damaged store
  /// gave, which SQLite keeps for AUTOINCREMENT: a row that is gone shares its id with none.
  ///
  /// - Parameters:
  ///   - table: a table with a column `id`.
  ///   - now: the time in milliseconds, from which ids go on when the newest cannot be read: no
  ///     counting comes to it.
  /// - Throws: what writing to `fresh` throws.
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
    // All could be read, and there never was a row.
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
