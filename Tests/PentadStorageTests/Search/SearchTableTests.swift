import Foundation
import GRDB
import PentadCore
import Testing

@testable import PentadStorage

@Suite struct SearchTableTests {
  private let folder = Folder()
  private static let table = SearchTable("word", of: "page", columns: ["title", "text"])

  private static let schema = StoreSchema(
    applicationID: 0x7065_6e32,
    migrations: [
      StoreMigration("pages") { database in
        try database.execute(
          sql: "CREATE TABLE page (id INTEGER PRIMARY KEY, title TEXT, text TEXT)")
        try table.create(in: database)
      }
    ], searchTables: [table]
  ) { damaged, fresh in
    try damaged.copy("page", to: fresh)
  }

  private func open() async throws -> StoreDatabase {
    try await StoreDatabase.open(folder.location, Self.schema)
  }

  private func fill(_ store: StoreDatabase) async throws {
    try await store.write { database in
      try database.execute(
        sql: """
          INSERT INTO page VALUES (1, 'Algèbre linéaire', 'vectors'), (2, 'Thermo', 'Ärger C++'),
            (3, 'Linear algebra', 'a-b tests')
          """)
      try Self.table.add(where: "id >= ?", [1], in: database)
    }
  }

  private func found(_ text: String, in store: StoreDatabase) async throws -> [Int] {
    let query = try #require(try SearchQuery(text))
    return try await store.read { try Self.found(query, $0) }
  }

  private static func found(_ query: SearchQuery, _ database: Database) throws -> [Int] {
    try Int.fetchAll(
      database,
      sql: "SELECT id FROM page JOIN word ON word.rowid = id WHERE word MATCH ? ORDER BY id",
      arguments: [query.expression])
  }

  @Test func findsWordsByTheirBeginningWithoutCaseAndDiacritics() async throws {
    let store = try await open()
    try await fill(store)
    #expect(try await found("LIN alg", in: store) == [1, 3])
    #expect(try await found("algebr", in: store) == [1, 3])
    #expect(try await found("arg", in: store) == [2])
    #expect(try await found("c++", in: store) == [2])
    #expect(try await found("a-b", in: store) == [3])
    #expect(try await found("lin vec", in: store) == [1])
    #expect(try await found("gebra", in: store) == [])
    await store.close()
  }

  @Test func rowsAreForgottenAndChanged() async throws {
    let store = try await open()
    try await fill(store)
    try await store.write { database in
      try Self.table.remove(where: "id IN (1, 2)", in: database)
      try database.execute(sql: "DELETE FROM page WHERE id = 1")
      try database.execute(sql: "UPDATE page SET title = 'Optics' WHERE id = 2")
      try Self.table.add(where: "id = 2", in: database)
    }
    #expect(try await found("algeb", in: store) == [3])
    #expect(try await found("thermo", in: store) == [])
    #expect(try await found("opt", in: store) == [2])
    #expect(try await store.write { try Self.table.isSound(in: $0) })
    await store.close()
  }

  /// The index stores words by their difference from the previous word.
  @Test func wordsOfRemovedRowsCanBeErased() async throws {
    let store = try await open()
    try await fill(store)
    func isInFile(_ word: String) -> Bool {
      folder.names.contains { name in
        folder.bytes(folder.path + "/" + name).range(of: Data(word.utf8)) != nil
      }
    }
    try await store.write { database in
      try Self.table.remove(where: "id = 2", in: database)
      try database.execute(sql: "DELETE FROM page WHERE id = 2")
    }
    try await store.compact()
    #expect(isInFile("hermo"))
    try await store.write { try Self.table.purge(in: $0) }
    try await store.compact()
    #expect(!isInFile("hermo"))
    #expect(try await found("algebr", in: store) == [1, 3])
    #expect(try await store.write { try Self.table.isSound(in: $0) })
    await store.close()
  }

  @Test func oddNamesAreQuoted() async throws {
    let odd = SearchTable(
      #"a "b'"#, of: #"c "d'"#, rowID: #"i "d'"#, columns: [#"e "f'"#, "select"], prefixes: [])
    let store = try await StoreDatabase.open(.memory, .notes)
    let ids = try await store.write { database in
      try database.execute(
        sql: """
          CREATE TABLE "c ""d'" ("i ""d'" INTEGER PRIMARY KEY, "e ""f'" TEXT, "select" TEXT);
          INSERT INTO "c ""d'" VALUES (5, 'five', 'six')
          """)
      try odd.create(in: database)
      try odd.add(where: "true", in: database)
      try odd.remove(where: "true", in: database)
      try odd.rebuild(in: database)
      return try Int.fetchAll(
        database, sql: #"SELECT rowid FROM "a ""b'" WHERE "a ""b'" MATCH '"si"*'"#)
    }
    #expect(ids == [5])
    await store.close()
  }

  // MARK: Damage

  /// The row of an entry is missing: SQLite reports that the index is damaged.
  @Test(arguments: [0, 1, 2, 3]) func aDamagedIndexIsRebuiltAndTheCallRepeated(
    by call: Int
  ) async throws {
    let store = try await open()
    try await fill(store)
    try await store.write { try $0.execute(sql: "DELETE FROM page WHERE id = 1") }
    let query = try #require(try SearchQuery("algebr"))
    let body = { @Sendable (database: Database) throws in
      // Deletes from the index alone, so that it lacks the row.
      try String.fetchAll(
        database, sql: "SELECT title FROM word WHERE word MATCH ?", arguments: [query.expression])
    }
    let titles =
      switch call {
      case 0: try await store.read(body)
      case 1: try await store.write(body)
      case 2: try store.readNow(body)
      default: try store.writeNow(body)
      }
    #expect(titles == ["Linear algebra"])
    #expect(folder.state == .open)
    await store.close()
    #expect(folder.state == .clean)
  }

  /// The rows of the table are out of order: SQLite scans all of them, but does not find one by its id.
  @Test func anIndexThatNoRebuildingMendsShowsADamagedTable() async throws {
    let store = try await open()
    try await fill(store)
    let root = try await store.read {
      try Int.fetchOne($0, sql: "SELECT rootpage FROM sqlite_schema WHERE name = 'page'")
    }
    await store.close()
    var bytes = folder.bytes(folder.main)
    let start = (try #require(root) - 1) * 4_096 + 8
    // The places of the first and the third row in the page.
    for offset in [0, 1] { bytes.swapAt(start + offset, start + 4 + offset) }
    try folder.place(bytes)
    let damaged = try await open()
    let error = await #expect(throws: PentadError.self) {
      try await damaged.read { try String.fetchAll($0, sql: "SELECT title FROM word('algebre')") }
    }
    #expect(error?.code == .corrupt)
    #expect(folder.state == .damaged(.malformed))
    await damaged.close()
    let again = try await open()
    #expect(again.recovery?.isPartial == true)
    await again.close()
  }

  @Test func anIndexThatTheSchemaDoesNotNameIsNotRebuilt() async throws {
    let schema = StoreSchema(applicationID: 0x7065_6e32, migrations: Self.schema.migrations)
    let store = try await StoreDatabase.open(folder.location, schema)
    try await fill(store)
    try await store.write { try $0.execute(sql: "DELETE FROM page WHERE id = 1") }
    let error = await #expect(throws: PentadError.self) {
      try await store.read { try String.fetchAll($0, sql: "SELECT title FROM word('algebre')") }
    }
    #expect(error?.code == .searchIndexCorrupt)
    #expect(folder.state == .open)
    await store.close()
  }

  /// Bytes of the index that SQLite's own check does not look at.
  @Test func theCheckAfterAnUncleanEndRebuildsAnIndex() async throws {
    let store = try await open()
    try await fill(store)
    try await store.write {
      try $0.execute(sql: "UPDATE word_data SET block = zeroblob(10) WHERE id > 10")
    }
    #expect(try await found("lin", in: store) == [])
    await store.close()
    try folder.write(Data(StoreState.open.line), to: folder.lock)
    let again = try await open()
    #expect(await again.checkOutcome() == .sound)
    #expect(try await found("lin", in: again) == [1, 3])
    #expect(again.recovery == nil)
    await again.close()
    #expect(folder.state == .clean)
  }

  @Test func onlyFindingsOfIndexesSpareTheStore() {
    #expect(StoreCheck.isOfSearch("malformed inverted index for FTS5 table main.word"))
    #expect(
      StoreCheck.isOfSearch(
        "unable to validate the inverted index for FTS5 table main.word: database disk image…"))
    #expect(!StoreCheck.isOfSearch("row 1 missing from index word"))
  }

  /// A damaged page of the file: all is rebuilt, and the index covers what was saved.
  @Test func theIndexCoversWhatWasRescued() async throws {
    let store = try await open()
    try await fill(store)
    let root = try await store.read {
      try Int.fetchOne($0, sql: "SELECT rootpage FROM sqlite_schema WHERE name = 'word_data'")
    }
    await store.close()
    var bytes = folder.bytes(folder.main)
    let page = try #require(root)
    let range = (page - 1) * 4_096..<page * 4_096
    bytes.replaceSubrange(range, with: Data(repeating: 0xaa, count: 4_096))
    try folder.place(bytes)
    let first = try await open()
    let error = await #expect(throws: PentadError.self) { try await found("lin", in: first) }
    #expect(error?.code == .corrupt)
    await first.close()
    let again = try await open()
    #expect(again.recovery?.rowsKept == 3)
    #expect(try await found("lin", in: again) == [1, 3])
    await again.close()
  }
}
