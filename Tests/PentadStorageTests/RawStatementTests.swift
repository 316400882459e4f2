#if Storage
  import GRDB
  import PentadStorage
  import Testing

  @Suite struct RawStatementTests {
    @Test func givesBackWhatWasBound() throws {
      let values = try DatabaseQueue().read { database in
        let row = RawStatement(try database.cachedStatement(sql: "SELECT ?, ?, ?, NULL"))
        try row.bind(Int64.min, at: 1)
        try row.bind("a\u{0}é", at: 2)
        try row.bind("", at: 3)
        #expect(try row.next())
        #expect(!row.isNull(2) && row.isNull(3))
        #expect(row.integer(3) == 0 && row.text(3).isEmpty)
        #expect(row.withUTF8(3) { $0.isEmpty })
        defer { row.reset() }
        return (row.integer(0), row.text(1), row.text(2))
      }
      #expect(values == (.min, "a\u{0}é", ""))
    }

    @Test func beginsAnewAfterItsLastRow() throws {
      try DatabaseQueue().read { database in
        let statement = try database.cachedStatement(sql: "VALUES (?1), (2)")
        for number: Int64 in [1, 7] {
          let rows = RawStatement(statement)
          try rows.bind(number, at: 1)
          var found: [Int64] = []
          while try rows.next() { found.append(rows.integer(0)) }
          #expect(found == [number, 2])
        }
      }
    }

    @Test func tellsWhatFailed() throws {
      try DatabaseQueue().read { database in
        let rows = RawStatement(
          try database.cachedStatement(sql: "SELECT abs(-9223372036854775807 - ?)"))
        #expect(throws: DatabaseError.self) { try rows.bind(1, at: 2) }
        try rows.bind(1, at: 1)
        #expect(throws: DatabaseError.self) { try rows.next() }
        try rows.bind(0, at: 1)
        #expect(try rows.next() && rows.integer(0) == .max)
        rows.reset()
      }
    }
  }
#endif
