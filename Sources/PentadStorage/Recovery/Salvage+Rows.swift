#if Storage
  public import GRDB

  extension Salvage {
    /// Calls `body` with the values of each row that can be read, in the order of `columns`.
    ///
    /// A page that cannot be read is passed over: the rows before it are read forwards, those after
    /// it backwards from the end, and the gap between is halved until only the unreadable is left.
    /// So the order of the rows means nothing.
    ///
    /// - Throws: what `body` throws.
    public func forEachRow(
      of table: String, columns: [String], _ body: ([DatabaseValue]) throws -> Void
    ) throws {
      let name = table.quotedDatabaseIdentifier
      let list = columns.map(\.quotedDatabaseIdentifier).joined(separator: ", ")
      guard !self.columns(of: table).isEmpty else {
        isPartial = true
        return
      }
      if hasRowID(name) {
        try scanByRowID(name, list, body)
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

    // MARK: Tables with a rowid

    private func scanByRowID(
      _ table: String, _ columns: String, _ body: ([DatabaseValue]) throws -> Void
    ) throws {
      var ranges: [ClosedRange<Int64>] = [.min ... .max]
      var next = 0
      while next < ranges.count, next < Self.maximumProbes {
        let range = ranges[next]
        next += 1
        guard let gap = try scan(range, table, columns, body) else { continue }
        isPartial = true
        guard gap.lowerBound < gap.upperBound else { continue }
        let middle = gap.lowerBound + Int64((gap.upperBound.distance(from: gap.lowerBound)) / 2)
        ranges.append(gap.lowerBound...middle)
        ranges.append(middle + 1...gap.upperBound)
      }
    }

    /// How many ranges of one table are tried.
    private static let maximumProbes = 4_096

    /// Reads a range from both ends; what is left between, if anything.
    private func scan(
      _ range: ClosedRange<Int64>, _ table: String, _ columns: String,
      _ body: ([DatabaseValue]) throws -> Void
    ) throws -> ClosedRange<Int64>? {
      var range = range
      for direction in ["ASC", "DESC"] {
        let isForward = direction == "ASC"
        var last: Int64?
        let isWhole = try rows(
          """
          SELECT rowid, \(columns) FROM \(table) NOT INDEXED
          WHERE rowid BETWEEN ? AND ? ORDER BY rowid \(direction)
          """, [range.lowerBound, range.upperBound]
        ) { values in
          // Pages that are mixed up can give rows out of turn, or for ever.
          guard let id = Int64.fromDatabaseValue(values[0]), range.contains(id),
            last.map({ isForward ? id > $0 : id < $0 }) ?? true
          else { return false }
          last = id
          try body(Array(values.dropFirst()))
          return true
        }
        if isWhole { return nil }
        guard let last else { continue }
        if last == (isForward ? range.upperBound : range.lowerBound) { return nil }
        range = isForward ? last + 1...range.upperBound : range.lowerBound...last - 1
      }
      return range
    }

    // MARK: Tables without

    private func scanBothWays(
      _ table: String, _ columns: String, _ name: String,
      _ body: ([DatabaseValue]) throws -> Void
    ) throws {
      let query = "SELECT \(columns) FROM \(table) NOT INDEXED"
      let take = { (values: [DatabaseValue]) throws -> Bool in
        try body(values)
        return true
      }
      if try rows(query, [], take) { return }
      isPartial = true
      let key = read { try $0.primaryKey(name).columns } ?? []
      guard !key.isEmpty else { return }
      let order = key.map { $0.quotedDatabaseIdentifier + " DESC" }.joined(separator: ", ")
      _ = try rows("\(query) ORDER BY \(order)", [], take)
    }

    // MARK: Reading

    /// Reads rows until `body` says no or the damage does; whether it came to the end.
    private func rows(
      _ query: String, _ arguments: StatementArguments,
      _ body: ([DatabaseValue]) throws -> Bool
    ) throws -> Bool {
      var failure: (any Error)?
      let isWhole = read { database -> Bool in
        let cursor = try Row.fetchCursor(database, sql: query, arguments: arguments)
        while let row = try cursor.next() {
          do {
            guard try body(Array(row.databaseValues)) else { return false }
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

  extension Int64 {
    /// How far above `other` this is; whole even where the difference exceeds an `Int64`.
    fileprivate func distance(from other: Int64) -> UInt64 {
      UInt64(bitPattern: self &- other)
    }
  }
#endif
