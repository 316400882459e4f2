import Foundation
import GRDB
import PentadCore
import Testing

@testable import PentadStorage

@Suite struct ErasingTests {
  private let folder = Folder(isQuick: true)

  @Test(arguments: [true, false]) func nothingIsLeft(inMemory: Bool) async throws {
    let store = try await StoreDatabase.open(inMemory ? .memory : folder.location, .notes)
    try await store.fill(50)
    try folder.write(Data("note 1".utf8), to: folder.main + ".damaged-20260101T000000Z")
    try folder.write(Data("note 1".utf8), to: folder.main + ".damaged-20260101T000000Z-wal~")
    try folder.write(Data("kept".utf8), to: folder.path + "/other.sqlite")
    try await store.eraseAll()
    #expect(try await store.count("note") == 0)
    #expect(store.recovery == nil)
    if !inMemory {
      for name in folder.names {
        let bytes = folder.bytes(folder.path + "/" + name)
        #expect(bytes.range(of: Data("note 1".utf8)) == nil, "\(name)")
      }
    }
    #expect(folder.names.contains("other.sqlite"))
    try await store.fill(2)
    #expect(try await store.count("note") == 2)
    await store.close()
  }

  /// Other files may have names that begin like those of a store that was set aside.
  @Test func onlyFilesThatWereSetAsideAreRemoved() async throws {
    let store = try await StoreDatabase.open(folder.location, .notes)
    let ours = ["-wal", "-shm~~", "", "-2", "-2-wal"].map { ".damaged-20260101T000000Z\($0)" }
    let theirs = [
      ".damaged-notes.txt", ".damaged-20260101T000000", ".damaged-2026-01-01T00:00Z",
      ".damaged-20260101T000000Z.zip", ".damaged-20260101T000000Z-x",
    ]
    for name in ours + theirs { try folder.write(Data("x".utf8), to: folder.main + name) }
    let inside = folder.main + ".damaged-20260102T000000Z"
    try FileManager.default.createDirectory(atPath: inside, withIntermediateDirectories: false)
    try folder.write(Data("x".utf8), to: inside + "/file")
    try await store.eraseAll()
    let left = folder.names.filter { $0.contains("damaged") }.map { "\(folder.path)/\($0)" }
    #expect(left == (theirs.map { folder.main + $0 } + [inside]).sorted())
    #expect(folder.holds(inside + "/file", Data("x".utf8)))
    await store.close()
  }

  /// Also of rows that share a page with others, of long ones with pages of their own, and while another
  /// opening has the store.
  @Test func deletedDataIsInNoFile() async throws {
    let store = try await StoreDatabase.open(folder.location, .notes)
    let other = try await StoreDatabase.open(folder.location, .notes)
    try await store.fill(50)
    let words = ["zyzzyvas", "quixotry"].map { Data($0.utf8) }
    try await store.write { database in
      for (id, count) in [(7, 2), (8, 20_000)] {
        try database.execute(
          sql: "UPDATE note SET text = ? WHERE id = ?",
          arguments: [String(repeating: id == 7 ? "zyzzyvas " : "quixotry ", count: count), id])
      }
    }
    func found() -> [Bool] {
      words.map { word in
        folder.names.contains { folder.bytes(folder.path + "/" + $0).range(of: word) != nil }
      }
    }
    #expect(found() == [true, true])
    #expect(try await other.count("note") == 50)
    try await store.write { try $0.execute(sql: "DELETE FROM note WHERE id IN (7, 8)") }
    try await store.compact()
    #expect(found() == [false, false])
    #expect(try await other.count("note") == 48)
    let setting = try await store.write { try Int.fetchOne($0, sql: "PRAGMA secure_delete") }
    #expect(setting == 1)
    await other.close()
    await store.close()
  }

  @Test func aStoreThatOthersHaveOpenIsNotErased() async throws {
    let store = try await StoreDatabase.open(folder.location, .notes)
    let other = try await StoreDatabase.open(folder.location, .notes)
    try await store.fill(5)
    let error = await #expect(throws: PentadError.self) { try await store.eraseAll() }
    #expect(error?.code == .storeInUse)
    #expect(try await store.count("note") == 5)
    #expect(try await other.count("note") == 5)
    await other.close()
    try await store.eraseAll()
    #expect(try await store.count("note") == 0)
    await store.close()
  }

  @Test func aStoreForReadingIsNotErased() async throws {
    await (try await StoreDatabase.open(folder.location, .notes)).close()
    var options = StoreOptions()
    options.isReadOnly = true
    let store = try await StoreDatabase.open(folder.location, .notes, options: options)
    let error = await #expect(throws: PentadError.self) { try await store.eraseAll() }
    #expect(error?.code == .notWritable)
    await store.close()
  }

  /// Once it has begun it is carried on, wherever it was cut short.
  @Test func erasingCanBeCutShort() async throws {
    let sound = try await SoundStore(notes: 20)
    for left in 0...2 {
      if left < 2 { try folder.place(sound.bytes) }
      if left < 1 { try folder.write(Data("log".utf8), to: folder.main + "-wal") }
      try folder.write(Data("x".utf8), to: folder.main + ".damaged-20260101T000000Z")
      try folder.write(Data(StoreState.erasing.line), to: folder.lock)
      var options = StoreOptions()
      options.isReadOnly = true
      let error = await #expect(throws: PentadError.self) {
        try await StoreDatabase.open(folder.location, .notes, options: options)
      }
      #expect(error?.code == .notFound)
      let store = try await StoreDatabase.open(folder.location, .notes)
      #expect(store.recovery == nil)
      #expect(try await store.count("note") == 0)
      await store.close()
      #expect(folder.setAside == [])
      #expect(folder.state == .clean)
    }
  }

  @Test func compactingGivesTheRoomBack() async throws {
    let store = try await StoreDatabase.open(folder.location, .notes)
    try await store.fill(2_000)
    try await store.compact()
    let full = try await store.storageUsage().total
    try await store.write { try $0.execute(sql: "DELETE FROM note") }
    try await store.compact()
    let empty = try await store.storageUsage()
    #expect(empty.total < full / 4)
    #expect(empty.journal == 0)
    #expect(try await store.count("starred") == 2_000)
    await store.close()
  }
}
