import Foundation
import GRDB
import PentadCore
import TestSupport
import Testing

@testable import PentadStorage

@Suite struct MigrationTests {
  private let folder = Folder()

  @Test func runsWhatIsNewAndKeepsTheRows() async throws {
    let old = try await StoreDatabase.open(folder.location, .notes)
    try await old.fill(5)
    await old.close()
    let store = try await StoreDatabase.open(folder.location, .colouredNotes)
    let uncoloured = try await store.read {
      try Int.fetchOne($0, sql: "SELECT count(*) FROM note WHERE colour IS NULL")
    }
    #expect(uncoloured == 5)
    await store.close()
    #expect(folder.state == .clean)
  }

  /// Steps before the failing one are committed, and the next version continues from there.
  @Test func failedStepIsRolledBack() async throws {
    let broken = StoreMigration("half") { database in
      try database.execute(sql: "CREATE TABLE half (id INTEGER)")
      try database.execute(sql: "INSERT INTO nowhere VALUES (1)")
    }
    let old = try await StoreDatabase.open(folder.location, .notes)
    try await old.fill(1)
    await old.close()
    let error = await #expect(throws: PentadError.self) {
      try await StoreDatabase.open(
        folder.location, .schema([StoreSchema.first, StoreSchema.second, broken]))
    }
    #expect(error?.code == .migrationFailed)
    #expect(error?.message.contains("half") == true)
    let store = try await StoreDatabase.open(folder.location, .colouredNotes)
    #expect(try await store.read { try $0.tableExists("half") } == false)
    #expect(try await store.count("note") == 1)
    await store.close()
  }

  /// Changes bits of the version in the header of a closed store.
  private func change(theVersionBy mask: UInt8) throws {
    var bytes = folder.bytes(folder.main)
    bytes[63] ^= mask
    try folder.place(bytes)
  }

  /// The steps it has run are not run again, and those that it has not are.
  @Test(arguments: [(1, 0x01), (2, 0x02), (2, 0x03)] as [(Int, UInt8)])
  func tooLowVersionIsCorrected(_ version: Int, _ mask: UInt8) async throws {
    let store = try await StoreDatabase.open(
      folder.location, version == 1 ? .notes : .colouredNotes)
    try await store.fill(3)
    await store.close()
    try change(theVersionBy: mask)
    let steps = [StoreSchema.first, StoreSchema.second]
    for schema in [StoreSchema.schema(Array(steps.prefix(version))), .colouredNotes] {
      let again = try await StoreDatabase.open(folder.location, schema)
      #expect(again.recovery == nil)
      #expect(try await again.stars() == [1, 2, 3])
      #expect(
        try await again.read { try Int.fetchOne($0, sql: "PRAGMA user_version") }
          == schema.version)
      await again.close()
    }
    #expect(folder.setAside == [])
  }

  /// A store of an earlier version than the one that changed is brought on from there.
  @Test func aVersionThatIsTooLowIsNoObstacleToTheNext() async throws {
    let old = try await StoreDatabase.open(folder.location, .notes)
    try await old.fill(3)
    await old.close()
    try change(theVersionBy: 0x01)
    let store = try await StoreDatabase.open(folder.location, .colouredNotes)
    #expect(try await store.read { try $0.columns(in: "note").map(\.name) }.last == "colour")
    #expect(try await store.stars() == [1, 2, 3])
    await store.close()
  }

  /// If the schemas of two versions are equal, the schema does not show that a step has run.
  @Test func aStepThatChangesRowsAloneIsRun() async throws {
    let old = try await StoreDatabase.open(folder.location, .notes)
    try await old.fill(3)
    await old.close()
    let fewer = StoreMigration("fewer") {
      try $0.execute(sql: "DELETE FROM starred WHERE id > 1")
    }
    let store = try await StoreDatabase.open(
      folder.location, .schema([StoreSchema.first, fewer]))
    #expect(try await store.stars() == [1])
    await store.close()
  }

  /// A damaged one is that of a later program too: this one would save the tables alone that it knows.
  @Test func aLaterOneWhoseSchemaIsDamagedIsRefused() async throws {
    let store = try await StoreDatabase.open(folder.location, .notes)
    await store.close()
    var bytes = folder.bytes(folder.main)
    bytes[63] = 9
    bytes[106] ^= 1
    try folder.place(bytes)
    let error = await #expect(throws: PentadError.self) {
      try await StoreDatabase.open(folder.location, .notes)
    }
    #expect(error?.code == .newerSchema)
    #expect(folder.holds(folder.main, bytes))
    #expect(folder.setAside == [])
  }

  @Test func aTableCanBeRebuiltUnderItsChildren() async throws {
    let parents = StoreMigration("parents") { database in
      try database.execute(
        sql: """
          CREATE TABLE parent (id INTEGER PRIMARY KEY);
          CREATE TABLE child (parent INTEGER REFERENCES parent (id) ON DELETE CASCADE);
          INSERT INTO parent VALUES (1);
          INSERT INTO child VALUES (1);
          """)
    }
    let rebuild = StoreMigration("rebuild") { database in
      try database.execute(
        sql: """
          CREATE TABLE other (id INTEGER PRIMARY KEY, name TEXT);
          INSERT INTO other SELECT id, 'x' FROM parent;
          DROP TABLE parent;
          ALTER TABLE other RENAME TO parent;
          """)
    }
    let orphan = StoreMigration("orphan") { try $0.execute(sql: "DELETE FROM parent") }
    let store = try await StoreDatabase.open(folder.location, .schema([parents, rebuild]))
    #expect(try await store.count("child") == 1)
    await #expect(throws: PentadError.self) {
      try await store.write { try $0.execute(sql: "INSERT INTO child VALUES (9)") }
    }
    await store.close()
    let error = await #expect(throws: PentadError.self) {
      try await StoreDatabase.open(folder.location, .schema([parents, rebuild, orphan]))
    }
    #expect(error?.code == .migrationFailed)
  }

  @Test func ownErrorIsRethrown() async throws {
    let mine = PentadError(PentadError.Code(.refused, detail: 0x42), "not today")
    let error = await #expect(throws: PentadError.self) {
      try await StoreDatabase.open(
        folder.location, .schema([StoreMigration("x") { _ in throw mine }]))
    }
    #expect(error == mine)
    let store = try await StoreDatabase.open(folder.location, .notes)
    #expect(store.recovery == nil)
    #expect(try await store.count("note") == 0)
    await store.close()
  }

  @Test func aNewerStoreIsRefusedAndNotTouched() async throws {
    let newer = try await StoreDatabase.open(folder.location, .colouredNotes)
    try await newer.fill(3)
    await newer.close()
    let before = folder.bytes(folder.main)
    for _ in 1...2 {
      let error = await #expect(throws: PentadError.self) {
        try await StoreDatabase.open(folder.location, .notes)
      }
      #expect(error?.code == .newerSchema)
    }
    #expect(folder.holds(folder.main, before))
    #expect(!folder.names.contains { $0.contains("damaged") || $0.contains("draft") })
    let again = try await StoreDatabase.open(folder.location, .colouredNotes)
    #expect(try await again.count("note") == 3)
    #expect(again.recovery == nil)
    await again.close()
  }

  /// Its newest rows may be in the log alone.
  @Test func aNewerStoreThatWasNotClosedIsRefusedAndNotTouched() async throws {
    let path = folder.path
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let location = StoreLocation.file(directory: path, name: "notes.sqlite")
      let store = try await StoreDatabase.open(location, .colouredNotes)
      try await store.fill(3)
      killThisProcess()
    }
    let before = [folder.main, folder.main + "-wal"].map(folder.bytes)
    #expect(before[1].count > 0)
    let error = await #expect(throws: PentadError.self) {
      try await StoreDatabase.open(folder.location, .notes)
    }
    #expect(error?.code == .newerSchema)
    #expect(folder.holds(folder.main, before[0]))
    #expect(folder.holds(folder.main + "-wal", before[1]))
  }

  @Test func aFileOfAnotherProgramIsRefusedAndNotTouched() async throws {
    let queue = try DatabaseQueue(path: folder.main)
    try await queue.write {
      try $0.execute(sql: "CREATE TABLE theirs (x); PRAGMA user_version = 1")
    }
    try queue.close()
    let before = folder.bytes(folder.main)
    let error = await #expect(throws: PentadError.self) {
      try await StoreDatabase.open(folder.location, .notes)
    }
    #expect(error?.code == .foreignFile)
    #expect(folder.holds(folder.main, before))
    #expect(!folder.names.contains { $0.contains("damaged") })
  }

  @Test func versionsDoNotMixInAnOpenStore() async throws {
    let old = try await StoreDatabase.open(folder.location, .notes)
    let error = await #expect(throws: PentadError.self) {
      try await StoreDatabase.open(folder.location, .colouredNotes)
    }
    #expect(error?.code == .storeInUse)
    await old.close()
    let new = try await StoreDatabase.open(folder.location, .colouredNotes)
    let other = await #expect(throws: PentadError.self) {
      try await StoreDatabase.open(folder.location, .notes)
    }
    #expect(other?.code == .newerSchema)
    await new.close()
  }
}
