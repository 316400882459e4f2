import GRDB
import PentadCore
import TestSupport
import Testing

@testable import PentadStorage

/// SQLite reports a read that the disk failed (`EIO`) as damage of the file.
@Suite struct FailedReadTests {
  private let folder = Folder(isQuick: true)

  @Test(arguments: [StoreStep.read, .write, .commit])
  func failedReadIsNotDamage(at failing: StoreStep) async throws {
    let fails = Lock(true)
    let told = Journal<StoreDamage>()
    var options = StoreOptions()
    options.onDamage = { told.note($0) }
    options.beforeStep = { step in
      guard step == failing, fails.withLock({ $0 }) else { return }
      throw DatabaseError(resultCode: .SQLITE_CORRUPT)
    }
    let store = try await StoreDatabase.open(folder.location, .notes, options: options)
    let error = await #expect(throws: PentadError.self) {
      if failing == .read { return try await store.read { _ in } }
      try await store.write { _ in }
    }
    #expect(error?.code == .diskFailure)
    fails.withLock { $0 = false }
    try await store.read { _ in }
    #expect(told.entries == [])
    await store.close()
    #expect(folder.state == .clean)
    let again = try await StoreDatabase.open(folder.location, .notes)
    #expect(again.recovery == nil)
    await again.close()
    #expect(folder.setAside == [])
  }

  /// SQLite's quick check does not compare an index with its table, and finds nothing there.
  @Test func indexThatLacksARowIsDamage() async throws {
    let told = Journal<StoreDamage>()
    var options = StoreOptions()
    options.onDamage = { told.note($0) }
    let store = try await StoreDatabase.open(folder.location, .notes, options: options)
    try await store.session.connection.writer.writeWithoutTransaction { database in
      try database.execute(
        sql: "CREATE TABLE shelf (place INTEGER); INSERT INTO shelf VALUES (7)")
      try database.execute(
        sql: "CREATE INDEX places ON shelf (place); PRAGMA writable_schema = ON")
      // The index has another condition than when it was filled.
      try database.execute(
        sql: """
          DELETE FROM shelf; INSERT INTO shelf VALUES (8);
          UPDATE sqlite_schema SET sql = 'CREATE INDEX places ON shelf (-place)' WHERE name = 'places';
          PRAGMA writable_schema = RESET
          """)
      #expect(try String.fetchAll(database, sql: "PRAGMA quick_check(1)") == ["ok"])
    }
    let error = await #expect(throws: PentadError.self) {
      try await store.write { _ in throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
    }
    #expect(error?.code == .corrupt)
    #expect(told.entries == [.malformed])
    await store.close()
  }

  /// A damaged page may name one so far behind the file's end that SQLite calls the disk full.
  @Test(arguments: [false, true]) func fullDiskThatHasRoomIsDamage(isDamaged: Bool) async throws {
    let store = try await StoreDatabase.open(folder.location, .notes)
    if isDamaged {
      try await store.session.connection.writer.writeWithoutTransaction { database in
        try database.execute(
          sql: """
            CREATE TABLE shelf (place INTEGER); INSERT INTO shelf VALUES (7);
            CREATE INDEX places ON shelf (place); PRAGMA writable_schema = ON;
            UPDATE sqlite_schema SET sql = 'CREATE INDEX places ON shelf (-place)' WHERE name = 'places';
            PRAGMA writable_schema = RESET
            """)
      }
    }
    let error = await #expect(throws: PentadError.self) {
      try await store.write { _ in throw DatabaseError(resultCode: .SQLITE_FULL) }
    }
    #expect(error?.code == (isDamaged ? .corrupt : .diskFull))
    await store.close()
  }

  /// Opening writes, too: it moves the page behind the last table's, whose parent is damaged here.
  @Test func fullDiskAtOpeningThatHasRoomIsDamage() async throws {
    let store = try await StoreDatabase.open(folder.location, .notes)
    try await store.fill(200)
    let lastRoot = try await store.read {
      try Int.fetchOne($0, sql: "SELECT max(rootpage) FROM sqlite_schema") ?? 0
    }
    await store.close()
    var bytes = folder.bytes(folder.main)
    // The second page contains the type of each page from the third on, in one byte, and its
    // parent, in four.
    let entry = Int(StoreHeader.pageSize) + 5 * (lastRoot + 1 - 3)
    bytes.replaceSubrange(entry + 1..<entry + 5, with: [0x7f, 0xff, 0xff, 0xff] as [UInt8])
    try folder.write(bytes, to: folder.main)
    let again = try await StoreDatabase.open(folder.location, .notes)
    #expect(again.recovery?.isPartial == false)
    #expect(try await again.count("starred") == 200)
    await again.close()
  }
}
