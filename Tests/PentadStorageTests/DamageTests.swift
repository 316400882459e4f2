import Foundation
import GRDB
import PentadCore
import Testing

@testable import PentadStorage

@Suite struct DamageTests {
  private let folder = Folder(isQuick: true)

  /// Opens damaged bytes repeatedly. Finally the store is usable, or it is rejected and unchanged;
  /// no original file is deleted.
  private func survive(_ bytes: Data, left state: StoreState = .clean, _ note: Comment)
    async throws
  {
    let folder = Folder(isQuick: true)
    try folder.place(bytes, left: state)
    for attempt in 1...2 {
      let store: StoreDatabase
      do throws(PentadError) {
        store = try await StoreDatabase.open(folder.location, .notes)
      } catch {
        #expect(.unsupported ~= error.code, "\(note): \(error)")
        #expect(folder.holds(folder.main, bytes), note)
        #expect(folder.setAside == [], note)
        return
      }
      if let recovery = store.recovery {
        // Rows may have been written before the damage was met.
        let isSame = folder.holds(recovery.setAside, bytes)
        #expect(isSame || attempt == 2, note)
        #expect(folder.setAside.count == 1, note)
      }
      do throws(PentadError) {
        try await store.readAll()
        try await write(to: store)
        await store.close()
        return
      } catch {
        #expect(error.code == .corrupt, note)
        #expect(store.recovery == nil, note)
        #expect(attempt == 1, note)
      }
      await store.close()
    }
  }

  private func write(to store: StoreDatabase) async throws(PentadError) {
    try await store.write { database in
      try database.execute(sql: "DELETE FROM setting")
      try database.execute(sql: "INSERT INTO setting VALUES ('a', 'b')")
    }
  }

  @Test(arguments: [0xff, 0x01] as [UInt8]) func aByteFlippedAnywhere(_ mask: UInt8) async throws {
    let sound = try await SoundStore(notes: 150)
    let everywhere = stride(from: 112, to: sound.bytes.count, by: 811)
    for place in Array(0..<112) + Array(everywhere) {
      var bytes = sound.bytes
      bytes[place] ^= mask
      try await survive(bytes, "byte \(place) by \(mask)")
    }
  }

  @Test func cutAnywhere() async throws {
    let sound = try await SoundStore(notes: 150)
    let odd = [0, 1, 15, 16, 99, 100, 101, 511, 512, 4_095, 4_097, sound.bytes.count - 1]
    let pages = stride(from: 4_096, to: sound.bytes.count, by: 4_096)
    for length in odd + Array(pages) {
      try await survive(sound.bytes.prefix(length), "cut at \(length)")
    }
  }

  /// Leftovers of a killed process: SQLite reads zeros for pages that are in neither of the files.
  @Test(arguments: [0, 1, 29, 4_096, 4_097, 12_288])
  func aCutBesideALog(_ missing: Int) async throws {
    let sound = try await SoundStore(notes: 150)
    let left = Folder()
    try left.place(sound.bytes)
    let store = try await StoreDatabase.open(left.location, .notes)
    try await write(to: store)
    let (main, log) = (left.bytes(left.main), left.bytes(left.main + "-wal"))
    await store.close()
    #expect(main.count >= sound.bytes.count && !log.isEmpty)

    let folder = Folder()
    try folder.place(main.dropLast(missing), left: .open)
    try folder.write(log, to: folder.main + "-wal")
    let opened = try await StoreDatabase.open(folder.location, .notes)
    #expect((opened.recovery == nil) == (missing == 0))
    #expect(
      try await opened.read { try String.fetchAll($0, sql: "SELECT key FROM setting") } == ["a"])
    await opened.close()
  }

  @Test func wholePagesOverwritten() async throws {
    let sound = try await SoundStore(notes: 150)
    var random = SystemRandomNumberGenerator()
    for page in 1...sound.bytes.count / SoundStore.pageSize {
      for fill in 0...2 {
        var bytes = sound.bytes
        let new = (0..<SoundStore.pageSize).map { _ -> UInt8 in
          fill == 0 ? 0 : fill == 1 ? 0xff : UInt8.random(in: 0...255, using: &random)
        }
        bytes.replaceSubrange(sound.range(ofPage: page), with: new)
        try await survive(bytes, left: page % 2 == 0 ? .open : .clean, "page \(page), \(fill)")
      }
    }
  }

  @Test(arguments: [
    Data(), Data("this is not a database\n".utf8), Data(repeating: 0, count: 9_000),
    Data("SQLite format 3\0".utf8), Data((0..<20_000).map { _ in UInt8.random(in: 0...255) }),
  ])
  func somethingElseAltogether(_ bytes: Data) async throws {
    try folder.place(bytes)
    let store = try await StoreDatabase.open(folder.location, .notes)
    let recovery = try #require(store.recovery)
    #expect(recovery.reason == (bytes.isEmpty ? .lost : .notADatabase) || bytes.count == 16)
    #expect(folder.holds(recovery.setAside, bytes))
    #expect(recovery.rowsKept == 0)
    #expect(recovery.isPartial)
    try await store.fill(3)
    await store.close()
    let again = try await StoreDatabase.open(folder.location, .notes)
    #expect(again.recovery == nil)
    #expect(try await again.count("note") == 3)
    await again.close()
    #expect(folder.setAside.count == 1)
  }

  @Test func theUsersOwnIsKept() async throws {
    let sound = try await SoundStore(notes: 2_000)
    var bytes = sound.bytes
    let page = try #require(sound.roots["note"])
    bytes.replaceSubrange(sound.range(ofPage: page), with: Data(repeating: 0xaa, count: 4_096))
    try folder.place(bytes, left: .damaged(.failedCheck))
    let store = try await StoreDatabase.open(folder.location, .notes)
    let recovery = try #require(store.recovery)
    #expect(recovery.reason == .failedCheck)
    #expect(recovery.rowsKept == 2_001)
    #expect(!recovery.isPartial)
    #expect(recovery.failure == nil)
    #expect(try await store.stars() == Array(1...2_000))
    #expect(try await store.count("setting") == 1)
    #expect(try await store.count("note") == 0)
    await store.close()
  }

  /// If a table has unreadable pages, all rows of the other tables are kept.
  @Test(arguments: [[3], [0], [1, 2], [0, 4, 7]])
  func rowsAroundUnreadablePagesAreKept(_ bad: [Int]) async throws {
    let sound = try await SoundStore(notes: 4_000)
    let leaves = sound.leaves(of: "starred")
    try #require(leaves.count >= 8)
    var bytes = sound.bytes
    for leaf in bad {
      bytes.replaceSubrange(
        sound.range(ofPage: leaves[leaf]), with: Data(repeating: 0x5a, count: 4_096))
    }
    try folder.place(bytes, left: .damaged(.malformed))
    let store = try await StoreDatabase.open(folder.location, .notes)
    let recovery = try #require(store.recovery)
    #expect(recovery.isPartial)
    let stars = try await store.stars()
    #expect(stars.count == recovery.rowsKept - 1)
    let perLeaf = 4_000 / leaves.count
    #expect(stars.count >= 4_000 - bad.count * (perLeaf + perLeaf / 2))
    #expect(stars.count < 4_000)
    #expect(stars.last == 4_000)
    let right = try await store.read {
      try Bool.fetchOne($0, sql: "SELECT min(since = id * 10) FROM starred")
    }
    #expect(right == true)
    await store.close()
  }

  /// Damage that is found at run time marks the store, is reported once, and is repaired by the
  /// next opening.
  ///
  /// Not the first leaf: opening a pool makes a table for a moment, whose root takes that page's place.
  @Test func damageMetAtRunTimeIsMendedNextTime() async throws {
    let sound = try await SoundStore(notes: 2_000)
    let leaf = try #require(sound.leaves(of: "note").dropFirst(20).first)
    var bytes = sound.bytes
    bytes.replaceSubrange(sound.range(ofPage: leaf), with: Data(repeating: 0xaa, count: 4_096))
    try folder.place(bytes)
    let told = Journal<StoreDamage>()
    var options = StoreOptions()
    options.onDamage = { told.note($0) }
    let store = try await StoreDatabase.open(folder.location, .notes, options: options)
    #expect(store.recovery == nil)
    for _ in 1...3 {
      let error = await #expect(throws: PentadError.self) { try await store.readAll() }
      #expect(error?.code == .corrupt)
    }
    #expect(told.entries == [.malformed])
    #expect(folder.state == .damaged(.malformed))
    let inUse = await #expect(throws: PentadError.self) {
      try await StoreDatabase.open(folder.location, .notes)
    }
    #expect(inUse?.code == .corrupt)
    #expect(folder.setAside == [])
    await store.close()
    let mended = try await StoreDatabase.open(folder.location, .notes)
    #expect(mended.recovery?.reason == .malformed)
    #expect(try await mended.stars() == Array(1...2_000))
    await mended.close()
    #expect(folder.state == .clean)
  }

  /// A check follows an unclean end, and only that.
  @Test func checkFindsDamageInUnreadPages() async throws {
    let sound = try await SoundStore(notes: 2_000)
    let leaf = try #require(sound.leaves(of: "note").last ?? sound.roots["note"])
    var bytes = sound.bytes
    bytes.replaceSubrange(sound.range(ofPage: leaf), with: Data(repeating: 0xaa, count: 4_096))
    try folder.place(bytes)
    let unaware = try await StoreDatabase.open(folder.location, .notes)
    #expect(await unaware.checkOutcome() == .notNeeded)
    await unaware.close()

    try folder.write(Data(StoreState.open.line), to: folder.lock)
    let told = Journal<StoreDamage>()
    var options = StoreOptions()
    options.onDamage = { told.note($0) }
    let store = try await StoreDatabase.open(folder.location, .notes, options: options)
    #expect(await store.checkOutcome() == .damaged)
    #expect(told.entries == [.failedCheck])
    await store.close()
    let mended = try await StoreDatabase.open(folder.location, .notes)
    #expect(mended.recovery?.reason == .failedCheck)
    #expect(try await mended.stars().count == 2_000)
    await mended.close()
  }

  @Test func aSoundStoreThatWasNotClosedPassesTheCheck() async throws {
    try folder.place(try await SoundStore(notes: 100).bytes, left: .open)
    let store = try await StoreDatabase.open(folder.location, .notes)
    #expect(await store.checkOutcome() == .sound)
    #expect(store.recovery == nil)
    #expect(folder.state == .open)
    await store.close()
    #expect(folder.state == .clean)
  }

  /// A store closed before the check is through is checked the next time, however it was closed.
  @Test func aCheckThatWasCutShortComesAgain() async throws {
    try folder.place(try await SoundStore(notes: 5_000).bytes, left: .open)
    let store = try await StoreDatabase.open(folder.location, .notes)
    await store.close()
    let outcome = await store.checkOutcome()
    #expect(outcome == .interrupted || outcome == .sound)
    #expect(folder.state == (outcome == .sound ? .clean : .unchecked))
    let again = try await StoreDatabase.open(folder.location, .notes)
    #expect(await again.checkOutcome() == (outcome == .sound ? .notNeeded : .sound))
    await again.close()
    #expect(folder.state == .clean)
  }

  @Test func aRescueThatFailsLeavesAUsableStore() async throws {
    let schema = StoreSchema(applicationID: 1, migrations: [StoreSchema.first]) {
      damaged, fresh in
      try fresh.execute(sql: "INSERT INTO starred VALUES (1, 1)")
      try fresh.execute(sql: "INSERT INTO nowhere VALUES (1)")
    }
    try folder.place(Data("SQLite format 3\0 and then nothing".utf8))
    let store = try await StoreDatabase.open(folder.location, schema)
    #expect(store.recovery?.failure?.code == .internal)
    #expect(store.recovery?.rowsKept == 0)
    #expect(try await store.count("starred") == 0)
    await store.close()
  }

  /// The file went, and the log with the newest rows was left.
  @Test func aLogWithoutItsFileIsSetAside() async throws {
    try folder.write(Data(repeating: 7, count: 100), to: folder.main + "-wal")
    let store = try await StoreDatabase.open(folder.location, .notes)
    let recovery = try #require(store.recovery)
    #expect(recovery.reason == .lost)
    #expect(folder.bytes(recovery.setAside + "-wal") == Data(repeating: 7, count: 100))
    await store.close()
  }
}
