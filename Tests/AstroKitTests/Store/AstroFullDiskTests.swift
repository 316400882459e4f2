#if Storage && os(Linux)
  import Foundation
  import GRDB
  import PentadStorage
  import TestSupport
  import Testing

  @testable import AstroKit

  /// A user who clears the cache, or erases everything, because the disk is full.
  @Suite(.enabled(if: getuid() == 0), .timeLimit(.minutes(15))) struct AstroFullDiskTests {
    enum Removal: CaseIterable { case clearCache, erase, eraseShared }

    @Test(arguments: Removal.allCases) func removingGivesRoomBack(_ removal: Removal) async throws {
      guard let disk = FullDisk(bytes: 16 << 20) else { return }
      let folder = disk.path + "/store"
      let first = try await AstroStore.open(folder: folder)
      let backend = try #require(first.backend as? DiskBackend)
      try await backend.database.write { database in
        // Alerts, which stay, lie between positions.
        for position in 0..<2_000 {
          try database.execute(
            sql: "INSERT INTO segment VALUES ('f', ?, zeroblob(2000))", arguments: [position])
          try database.execute(
            sql: "INSERT INTO alert (due, message) VALUES (?, ?)",
            arguments: [position, String(repeating: "alert ", count: 20)])
        }
      }
      await first.close()
      disk.fill()
      #expect(disk.free == 0)
      let store = try await AstroStore.open(folder: folder)
      let other = removal == .eraseShared ? try await AstroStore.open(folder: folder) : nil
      switch removal {
      case .clearCache: try await store.clearCache()
      case .erase, .eraseShared: try await store.eraseAll()
      }
      let usage = try await store.storageUsage()
      #expect(usage.segments == 0 && usage.alerts == (removal == .clearCache ? 2_000 : 0))
      #expect(disk.free > 500_000, "\(removal)")
      await other?.close()
      await store.close()
    }
  }
#endif
