import Foundation
import GRDB
import PentadCore
import Testing

@testable import PentadStorage

@Suite struct SalvageTests {
  private let folder = Folder(isQuick: true)

  /// A database with one table, whose page of a given number is overwritten.
  private func salvage(
    _ table: String, rows: Int, overwriting page: (Int) -> Int, _ insert: String
  ) throws -> Salvage {
    let path = folder.path + "/old.sqlite"
    let queue = try DatabaseQueue(path: path)
    try queue.write { database in
      try database.execute(sql: table)
      for id in 0..<rows { try database.execute(sql: insert, arguments: [id]) }
    }
    try queue.close()
    var bytes = folder.bytes(path)
    let start = (page(bytes.count / 4_096) - 1) * 4_096
    bytes.replaceSubrange(start..<start + 4_096, with: Data(repeating: 0x33, count: 4_096))
    try folder.write(bytes, to: path)
    return Salvage(path)
  }

  private func collect(_ salvage: Salvage, _ columns: [String] = ["id"]) throws -> [Int64] {
    var found: [Int64] = []
    try salvage.forEachRow(of: "item", columns: columns) { values in
      if let id = Int64.fromDatabaseValue(values[0]) { found.append(id) }
    }
    return found
  }

  @Test(arguments: [0.3, 0.6, 0.95]) func aTableWithoutARowIDIsReadFromBothEnds(_ part: Double)
    throws
  {
    let salvage = try salvage(
      "CREATE TABLE item (id INTEGER PRIMARY KEY, text TEXT) WITHOUT ROWID", rows: 3_000,
      overwriting: { Int(Double($0) * part) },
      "INSERT INTO item VALUES (?, hex(zeroblob(20)))")
    let found = try collect(salvage)
    #expect(salvage.isPartial)
    #expect(Set(found).count > 2_700)
    #expect(Set(found).count < 3_000)
  }

  /// A schema with an empty row: queries are answered from the other rows.
  @Test func aSchemaWithAnEmptyRowIsReadAroundIt() throws {
    let path = folder.path + "/empty.sqlite"
    let queue = try DatabaseQueue(path: path)
    try queue.write { database in
      try database.execute(
        sql: """
          CREATE TABLE item (id INTEGER PRIMARY KEY, text TEXT) WITHOUT ROWID;
          INSERT INTO item VALUES (1, 'one'), (2, 'two');
          PRAGMA writable_schema = ON;
          INSERT INTO sqlite_master VALUES (NULL, NULL, NULL, NULL, NULL)
          """)
    }
    try queue.close()
    let salvage = Salvage(path)
    defer { salvage.close() }
    #expect(salvage.columns(of: "item") == ["id", "text"])
    #expect(salvage.columns(of: "nothing").isEmpty)
    #expect(try collect(salvage) == [1, 2])
    #expect(try collect(salvage, ["nothing"]).isEmpty)
    #expect(salvage.isPartial)
  }

  /// Large and negative rowids, far apart.
  @Test func rowidsFarApartAreFound() throws {
    let salvage = try salvage(
      "CREATE TABLE item (id INTEGER PRIMARY KEY, text TEXT)", rows: 2_000,
      overwriting: { $0 / 2 },
      "INSERT INTO item VALUES ((? - 1000) * 9000000000000000, hex(zeroblob(40)))")
    let found = try collect(salvage)
    #expect(salvage.isPartial)
    #expect(found.count > 1_900)
    #expect(Set(found).count == found.count)
  }

  /// A rowid has changed: its row is out of turn, and none of the others is lost for it.
  @Test(arguments: [1, 150, 298]) func rowsBehindOneThatIsOutOfTurnAreFound(_ odd: Int) throws {
    let path = folder.path + "/odd.sqlite"
    let queue = try DatabaseQueue(path: path)
    try queue.write { database in
      try database.execute(sql: "CREATE TABLE item (id INTEGER PRIMARY KEY, text TEXT)")
      for id in 1...300 {
        try database.execute(
          sql: "INSERT INTO item VALUES (?, ?)", arguments: [10_000 + id, "row \(id)."])
      }
    }
    try queue.close()
    var bytes = folder.bytes(path)
    let text = try #require(bytes.range(of: Data("row \(odd).".utf8)))
    // Before it: a rowid of two groups of seven bits, the length of the header, and in it
    // the types of both columns.
    bytes[text.lowerBound - 5] ^= 0x20
    try folder.write(bytes, to: path)
    let salvage = Salvage(path)
    let found = Set(try collect(salvage))
    let others = Set((1...300).filter { $0 != odd }.map { Int64(10_000 + $0) })
    #expect(salvage.isPartial)
    #expect(found.isSuperset(of: others))
    #expect(found.count == 300)
  }

  @Test func errorsOfTheBodyArrive() throws {
    let salvage = try salvage(
      "CREATE TABLE item (id INTEGER PRIMARY KEY)", rows: 10, overwriting: { _ in 3 - 1 },
      "INSERT INTO item VALUES (?)")
    _ = try collect(salvage)
    let sound = try self.sound()
    let mine = PentadError(.refused, "enough")
    #expect(throws: mine) {
      try sound.forEachRow(of: "item", columns: ["id"]) { _ in throw mine }
    }
  }

  private func sound() throws -> Salvage {
    let path = folder.path + "/sound.sqlite"
    let queue = try DatabaseQueue(path: path)
    try queue.write { database in
      try database.execute(
        sql: "CREATE TABLE item (id INTEGER PRIMARY KEY, \"odd \"\"name\" TEXT)")
      try database.execute(sql: "INSERT INTO item VALUES (1, 'one'), (2, NULL), (3, 'three')")
    }
    try queue.close()
    return Salvage(path)
  }

  @Test func aSoundTableIsReadWhole() throws {
    let salvage = try sound()
    #expect(salvage.columns(of: "item") == ["id", "odd \"name"])
    #expect(try collect(salvage) == [1, 2, 3])
    #expect(!salvage.isPartial)
    #expect(salvage.columns(of: "nothing") == [])
    #expect(salvage.isPartial)
  }

  @Test func aRowThatTheNewSchemaRefusesIsLeftOut() throws {
    let salvage = try sound()
    let fresh = try DatabaseQueue()
    let copied = try fresh.write { database in
      try database.execute(
        sql: "CREATE TABLE item (\"odd \"\"name\" TEXT NOT NULL, added INTEGER, ID INTEGER)")
      return try salvage.copy("item", to: database)
    }
    #expect(copied == 2)
    #expect(salvage.isPartial)
    let ids = try fresh.read { try Int.fetchAll($0, sql: "SELECT id FROM item") }
    #expect(ids == [1, 3])
  }

  /// An index of words that does not fit is no reason to give a store up.
  @Test func aDamagedSearchIndexDoesNotMarkTheStore() async throws {
    let search = StoreMigration("search") { database in
      try database.execute(
        sql: """
          CREATE TABLE page (id INTEGER PRIMARY KEY, text TEXT);
          CREATE VIRTUAL TABLE word USING fts5(text, content='page', content_rowid='id');
          INSERT INTO page VALUES (1, 'hello');
          INSERT INTO word (rowid, text) VALUES (1, 'hello');
          DELETE FROM page;
          """)
    }
    let store = try await StoreDatabase.open(folder.location, .schema([search]))
    let error = await #expect(throws: PentadError.self) {
      try await store.read { try String.fetchAll($0, sql: "SELECT text FROM word('hello')") }
    }
    #expect(error?.code == .searchIndexCorrupt)
    #expect(folder.state == .open)
    try await store.write { try $0.execute(sql: "INSERT INTO word (word) VALUES ('rebuild')") }
    let found = try await store.read {
      try String.fetchAll($0, sql: "SELECT text FROM word('hello')")
    }
    #expect(found == [])
    await store.close()
  }
}
