import Foundation
import PentadCore
import TestSupport
import Testing

@testable import PentadStorage

/// Stores that another build has encrypted. They are refused, and stay as they are.
@Suite struct EncryptedFileTests {
  private let folder = Folder()

  /// Made by SQLCipher 4, the second with `cipher_plaintext_header_size = 32`; each has a table of 50 rows.
  private static func fixture(_ name: String) throws -> Data {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try Data(contentsOf: tests.appendingPathComponent("../Fixtures/storage/\(name)"))
  }

  private static func random(_ count: Int) -> Data {
    var random = SplitMix64(seed: UInt64(count))
    return Data((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
  }

  private static let encrypted: [Data] =
    ["sqlcipher.sqlite", "sqlcipher-plain-header.sqlite"].compactMap { try? fixture($0) }
    + [1_024, 4_096, 12_288, 1 << 20].map(random)

  @Test func theFixturesAreThere() { #expect(Self.encrypted.count == 6) }

  @Test(arguments: encrypted, [StoreState.new, .clean, .open, .damaged(.malformed)])
  func encryptedStoreIsRefusedAndUnchanged(_ bytes: Data, _ state: StoreState) async throws {
    try folder.place(bytes, left: state)
    for isReadOnly in [false, true, false] {
      var options = StoreOptions()
      options.isReadOnly = isReadOnly
      let error = await #expect(throws: PentadError.self) {
        try await StoreDatabase.open(folder.location, .notes, options: options)
      }
      #expect([.storeEncrypted, .foreignFile].contains(error?.code), "\(bytes.count)")
      #expect(error?.code.coarse == .unsupported)
    }
    #expect(folder.holds(folder.main, bytes) && folder.setAside.isEmpty)
    #expect(folder.names == ["notes.sqlite", "notes.sqlite.lock"])
  }

  @Test func messageMentionsEncryption() async throws {
    try folder.place(Self.random(8_192))
    let error = await #expect(throws: PentadError.self) {
      try await StoreDatabase.open(folder.location, .notes)
    }
    #expect(error?.message.contains("encrypted") == true)
  }

  /// If a single page is intact, the other pages are damaged.
  @Test func damagedStoreIsDistinguishedFromAnEncryptedOne() async throws {
    let sound = try await SoundStore(notes: 500)
    var bytes = Self.random(sound.bytes.count)
    bytes.replaceSubrange(sound.range(ofPage: 2), with: sound.bytes[sound.range(ofPage: 2)])
    try folder.place(bytes, left: .open)
    let store = try await StoreDatabase.open(folder.location, .notes)
    #expect(store.recovery != nil && folder.setAside.count == 1)
    await store.close()
  }
}
