public import GRDB

extension Salvage {
  /// Calls `body` with the values of each readable row, in the order of `columns`.
  ///
  /// Unreadable pages are skipped. The rows come in no particular order.
  ///
  /// - Throws: errors of `body`.
  public func forEachRow(
    of table: String, columns: [String], _ body: ([DatabaseValue]) throws -> Void
  ) throws {
    let name = table.quotedName
    let list = columns.map(\.quotedName).joined(separator: ", ")
    guard !self.columns(of: table).isEmpty else { return }
    if hasRowID(name) {
      try RowScan(salvage: self, table: name, columns: list).run(body)
    } else {
      try scanBothWays(name, list, table, body)
    }
  }

  private func hasRowID(_ table: String) -> Bool {
    let statement = try? connection?.unsafeReentrantRead { database in
      try database.makeStatement(sql: "SELECT rowid FROM \(table)").sql
    }
    return statement != nil
  }

  // MARK: Tables without a rowid

  private func scanBothWays(
    _ table: String, _ columns: String, _ name: String,
    _ body: ([DatabaseValue]) throws -> Void
  ) throws {
    let query = "SELECT \(columns) FROM \(table) NOT INDEXED"
    let take = { (values: [DatabaseValue]) throws -> Bool in
      try body(values)
      return true
    }
    if try rows(query, take) { return }
    isPartial = true
    let key = layout(of: name).filter { $0.keyPlace > 0 }.sorted { $0.keyPlace < $1.keyPlace }
    guard !key.isEmpty else { return }
    let order = key.map { $0.name.quotedName + " DESC" }.joined(separator: ", ")
    _ = try rows("\(query) ORDER BY \(order)", take)
  }

  // MARK: Reading

  /// Reads rows until `body` returns false or damage ends it; returns true if all rows were read.
  ///
  /// A scan runs thousands of queries, and most of them fail. It uses SQLite directly, because
  /// GRDB's rows and errors cost several times as much.
  func rows(
    _ query: String, between range: ClosedRange<Int64>? = nil,
    _ body: ([DatabaseValue]) throws -> Bool
  ) throws -> Bool {
    var failure: (any Error)?
    let isWhole = read { database -> Bool in
      let statement = RawStatement(try database.cachedStatement(sql: query))
      defer { statement.reset() }
      if let range {
        try statement.bind(range.lowerBound, at: 1)
        try statement.bind(range.upperBound, at: 2)
      }
      while try statement.next() {
        do {
          guard try body(statement.values) else { return false }
        } catch {
          failure = error
          return false
        }
      }
      return true
    }
    if let failure { throw failure }
    return isWhole ?? false
  }
}
