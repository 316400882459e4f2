#if os(Linux)
  import Foundation
  import PentadCore
  import TestSupport
  import Testing

  @testable import StellarKit

  /// A user who clears the cache, or erases everything, because the disk is full.
  @Suite(.enabled(if: getuid() == 0), .timeLimit(.minutes(15))) struct StellarFullDiskTests {
    enum Removal: CaseIterable { case clearCache, erase, eraseShared }

    private func open(_ folder: String) async throws -> StellarClient {
      var configuration = StellarConfiguration(folder: folder)
      configuration.worksByItself = false
      return try await StellarClient(
        configuration,
        transport: ScriptedTransport { _, _ in
          .text(200, #"{"device_id":1,"pass_key":"secret"}"#)
        }, endpoint: "https://stellar.example.org/api/")
    }

    /// Bookmarked classes lie between others that go.
    private func fill(_ client: StellarClient) async throws {
      let classes = (0..<5_000).map {
        Samples.make("18.\($0)", title: String(repeating: "Title \($0) ", count: 40))
      }
      try await client.store.replace(
        [NewClasses(course: "18", classes: classes, checksum: nil, askedAt: 1)], at: 2)
      for number in stride(from: 0, to: 5_000, by: 250) {
        _ = try await client.store.bookmark(classes[number], at: 3)
      }
      try await client.registerDevice()
    }

    @Test(arguments: Removal.allCases) func removingGivesRoomBack(_ removal: Removal) async throws {
      guard let disk = FullDisk(bytes: 32 << 20) else { return }
      let folder = disk.path + "/store"
      let first = try await open(folder)
      try await fill(first)
      await first.close()
      disk.fill()
      #expect(disk.free == 0)
      let client = try await open(folder)
      let other = removal == .eraseShared ? try await open(folder) : nil
      switch removal {
      case .clearCache: try await client.clearCache()
      case .erase, .eraseShared: try await client.eraseAll()
      }
      let isCleared = removal == .clearCache
      let usage = try await client.storageUsage()
      #expect(usage.classes == (isCleared ? 20 : 0) && usage.bookmarks == usage.classes)
      #expect(
        try await client.store.search("Title", limit: 9, now: 0).classes.isEmpty == !isCleared)
      #expect(try await client.devices.device()?.passKey == (isCleared ? "secret" : nil))
      #expect(disk.free > 500_000, "\(removal)")
      await other?.close()
      await client.close()
    }
  }
#endif
