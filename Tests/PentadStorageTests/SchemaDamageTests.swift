import Foundation
import GRDB
import PentadCore
import Testing

@testable import PentadStorage

/// Damage to what SQLite itself has written: the schema and the header.
@Suite struct SchemaDamageTests {
  /// The store of damaged bytes, mended, and what of the user's own it has.
  private func mended(_ bytes: Data) async throws -> (StoreRecovery?, stars: [Int], settings: Int) {
    let folder = Folder(isQuick: true)
    try folder.place(bytes)
    var recovery: StoreRecovery?
    for _ in 1...2 {
      let store = try await StoreDatabase.open(folder.location, .notes)
      recovery = recovery ?? store.recovery
      do throws(PentadError) {
        try await store.readAll()
      } catch {
        #expect(error.code == .corrupt)
      }
      await store.close()
    }
    #expect(!folder.names.contains { $0.contains(".copy") || $0.contains(".draft") })
    let store = try await StoreDatabase.open(folder.location, .notes)
    let found = (recovery, try await store.stars(), try await store.count("setting"))
    await store.close()
    return found
  }

  /// The damage renames a table, changes the default of a column, or removes a key: statements
  /// fail, or change their meaning.
  @Test(arguments: [0x01, 0x20] as [UInt8])
  func aByteInAnyStatementOfTheSchema(_ mask: UInt8) async throws {
    let sound = try await SoundStore(notes: 150)
    for table in ["starred", "setting"] {
      let text = try #require(sound.bytes.range(of: Data("CREATE TABLE \(table)".utf8)))
      for place in stride(from: text.lowerBound, to: text.upperBound + 40, by: 5) {
        var bytes = sound.bytes
        bytes[place] ^= mask
        let (recovery, stars, settings) = try await mended(bytes)
        #expect(recovery?.reason == .malformed, "byte \(place)")
        #expect(stars == Array(1...150), "byte \(place)")
        #expect(settings == 1, "byte \(place)")
      }
    }
  }

  /// The number of the application is at byte 68. A file of another program has other tables.
  @Test(arguments: 68..<72) func aByteInTheNameOfTheOwner(_ place: Int) async throws {
    var bytes = try await SoundStore(notes: 150).bytes
    bytes[place] ^= 0x78
    let (recovery, stars, settings) = try await mended(bytes)
    #expect(recovery?.reason == .malformed)
    #expect(stars == Array(1...150))
    #expect(settings == 1)
  }

  @Test func twoTablesInOnePlace() async throws {
    let sound = try await SoundStore(notes: 150)
    let root = try #require(sound.roots["starred"])
    // The fields of a row of `sqlite_master`: type, name, table's name, the number of its page.
    let row = try #require(sound.bytes.range(of: Data("tablestarredstarred".utf8)))
    var bytes = sound.bytes
    try #require(bytes[row.upperBound] == UInt8(root))
    bytes[row.upperBound] = UInt8(try #require(sound.roots["note"]))
    let (recovery, stars, settings) = try await mended(bytes)
    #expect(recovery?.reason == .malformed)
    #expect(settings == 1)
    #expect(Set(stars).isSubset(of: 1...150))
  }

  /// The content of these bytes is known: none of the user's data is lost.
  @Test func aByteInTheHeader() async throws {
    let sound = try await SoundStore(notes: 150)
    for place in Array(0..<24) + [28, 31, 44, 47, 56, 59] {
      var bytes = sound.bytes
      bytes[place] ^= 0xff
      let (_, stars, settings) = try await mended(bytes)
      #expect(stars == Array(1...150), "byte \(place)")
      #expect(settings == 1, "byte \(place)")
    }
  }

  /// SQLite reads zeros for the rest of the page that a cut went through.
  @Test func aCutMakesNoRows() async throws {
    let sound = try await SoundStore(notes: 2_000)
    let step = sound.bytes.count / 60
    for length in stride(from: SoundStore.pageSize + 100, to: sound.bytes.count, by: step | 1) {
      let folder = Folder(isQuick: true)
      try folder.place(sound.bytes.prefix(length))
      let store = try await StoreDatabase.open(folder.location, .notes)
      #expect(store.recovery != nil, "cut at \(length)")
      let strange = try await store.read { database in
        try Int.fetchOne(
          database,
          sql: """
            SELECT (SELECT count(*) FROM starred WHERE since <> id * 10)
              + (SELECT count(*) FROM setting WHERE key <> 'sort' OR value <> 'newest')
            """)
      }
      #expect(strange == 0, "cut at \(length)")
      await store.close()
    }
  }
}
