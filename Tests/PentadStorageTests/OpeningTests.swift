import Foundation
import GRDB
import PentadCore
import Testing

@testable import PentadStorage

@Suite struct OpeningTests {
  private let folder = Folder()

  @Test func keepsWhatWasWritten() async throws {
    let store = try await StoreDatabase.open(folder.location, .notes)
    #expect(store.recovery == nil)
    try await store.fill(3)
    await store.close()
    let again = try await StoreDatabase.open(folder.location, .notes)
    #expect(try await again.count("note") == 3)
    #expect(again.recovery == nil)
    #expect(await again.checkOutcome() == .notNeeded)
    await again.close()
    #expect(folder.names == ["notes.sqlite", "notes.sqlite.lock"])
    #expect(folder.state == .clean)
  }

  @Test func pragmasAreSetAsDocumented() async throws {
    let store = try await StoreDatabase.open(folder.location, .notes)
    let pragmas = try await store.write { database in
      try ["journal_mode", "synchronous", "foreign_keys", "busy_timeout", "application_id"].map {
        try String.fetchOne(database, sql: "PRAGMA \($0)") ?? ""
      }
    }
    #expect(pragmas == ["wal", "1", "1", "5000", "\(0x7065_6e31)"])
    #expect(try await store.read { try Bool.fetchOne($0, sql: "PRAGMA foreign_keys") } == true)
    await store.close()
  }

  @Test func filesAreForThisUserAlone() async throws {
    let deep = folder.path + "/a/b/"
    let location = StoreLocation.file(directory: deep, name: "notes.sqlite")
    let store = try await StoreDatabase.open(location, .notes)
    try await store.fill(1)
    for name in ["", "-wal", "-shm", ".lock"] {
      #expect(try folder.mode(deep + "notes.sqlite" + name) == 0o600, "\(name)")
    }
    #expect(try folder.mode(folder.path + "/a") == 0o700)
    #expect(try folder.mode(deep) == 0o700)
    await store.close()

    try FileManager.default.setAttributes(
      [.posixPermissions: 0o644], ofItemAtPath: deep + "notes.sqlite")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: deep)
    let again = try await StoreDatabase.open(location, .notes)
    try await again.write { try $0.execute(sql: "DELETE FROM note") }
    for name in ["", "-wal", "-shm"] {
      #expect(try folder.mode(deep + "notes.sqlite" + name) == 0o600, "\(name)")
    }
    #expect(try folder.mode(deep) == 0o755, "a directory that was there is the host's")
    await again.close()
  }

  @Test(arguments: ["", ".", "..", "a/b", "a\0b", "a\nb", String(repeating: "x", count: 181)])
  func refusesNames(_ name: String) async throws {
    let error = await #expect(throws: PentadError.self) {
      try await StoreDatabase.open(.file(directory: folder.path, name: name), .notes)
    }
    #expect(error?.code == .invalid)
  }

  @Test func memoryHasTheSchemaAndIsGoneAfterwards() async throws {
    let store = try await StoreDatabase.open(.memory, .notes)
    try await store.fill(2)
    #expect(try await store.count("note") == 2)
    #expect(try await store.storageUsage().total > 0)
    await store.close()
    let other = try await StoreDatabase.open(.memory, .notes)
    #expect(try await other.count("note") == 0)
  }

  @Test func aLinkLeadsToTheSameStore() async throws {
    let store = try await StoreDatabase.open(folder.location, .notes)
    try await store.fill(1)
    let other = Folder()
    try FileManager.default.createSymbolicLink(
      atPath: other.main, withDestinationPath: folder.main)
    let linked = try await StoreDatabase.open(other.location, .notes)
    #expect(try await linked.count("note") == 1)
    #expect(other.names == ["notes.sqlite"])
    await linked.close()
    await store.close()
  }

  @Test func anEmptyFileOfAnotherMakingIsFilled() async throws {
    try folder.write(Data(), to: folder.main)
    let store = try await StoreDatabase.open(folder.location, .notes)
    #expect(store.recovery == nil)
    #expect(try await store.count("note") == 0)
    await store.close()
  }

  @Test func tellsItsSize() async throws {
    let store = try await StoreDatabase.open(folder.location, .notes)
    try await store.fill(1_000)
    let usage = try await store.storageUsage()
    #expect(usage.journal > 100_000)
    #expect(usage.database == Int64(folder.bytes(folder.main).count))
    await store.close()
    #expect(folder.bytes(folder.main).count > 100_000)
  }
}
