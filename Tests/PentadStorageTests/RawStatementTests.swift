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
      #expect(row.optionalText(3) == nil && row.optionalInteger(3) == nil)
      #expect(row.optionalText(1) == "a\u{0}é" && row.optionalText(2) == "")
      #expect(row.optionalInteger(0) == .min)
      #expect(row.withUTF8(3) { $0.isEmpty })
      defer { row.reset() }
      return (row.integer(0), row.text(1), row.text(2))
    }
    #expect(values == (.min, "a\u{0}é", ""))
  }

  @Test func statementRestartsAfterItsLastRow() throws {
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

  @Test func writesWhatItIsLent() throws {
    try DatabaseQueue().write { database in
      try database.execute(
        sql: "CREATE TABLE line (number INTEGER PRIMARY KEY, text TEXT) STRICT")
      let insert = RawStatement(
        try database.cachedStatement(sql: "INSERT OR IGNORE INTO line VALUES (?, ?)"))
      let texts: [[UInt8]?] = [Array("a\u{0}é".utf8), [], nil]
      for (number, text) in texts.enumerated() {
        try insert.bind(Int64(number), at: 1)
        try (text ?? []).withUnsafeBufferPointer { bytes in
          try insert.bind(lent: text == nil ? nil : bytes, at: 2)
          #expect(try insert.run() == 1)
          #expect(try insert.run() == 0)
        }
        insert.unbind()
      }
      let rows = RawStatement(
        try database.cachedStatement(sql: "SELECT text FROM line ORDER BY number"))
      var stored: [String?] = []
      while try rows.next() { stored.append(rows.isNull(0) ? nil : rows.text(0)) }
      #expect(stored == ["a\u{0}é", "", nil])
      try insert.bind(9, at: 1)
      #expect(try insert.run() == 1)
      try insert.bindNull(at: 1)
      #expect(throws: DatabaseError.self) { try insert.bindNull(at: 3) }
      let delete = RawStatement(
        try database.cachedStatement(sql: "DELETE FROM line RETURNING text"))
      #expect(try delete.run() == 4)
    }
  }

  @Test func comparesWithoutCopying() throws {
    try DatabaseQueue().read { database in
      let row = RawStatement(try database.cachedStatement(sql: "SELECT ?, '', NULL"))
      try row.bind("a\u{0}é", at: 1)
      #expect(try row.next())
      func holds(_ column: Int, _ text: String?) -> Bool {
        guard let text else { return row.holds(column, nil) }
        return Array(text.utf8).withUnsafeBufferPointer { row.holds(column, $0) }
      }
      #expect(holds(0, "a\u{0}é") && !holds(0, "a\u{0}è") && !holds(0, "a") && !holds(0, nil))
      #expect(holds(1, "") && !holds(1, "a") && !holds(1, nil))
      #expect(holds(2, nil) && !holds(2, "") && !holds(2, "a"))
      row.reset()
    }
  }

  @Test func reportsTheFailedStatement() throws {
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
