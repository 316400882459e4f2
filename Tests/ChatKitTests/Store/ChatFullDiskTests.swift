#if os(Linux)
  import Foundation
  import PentadCore
  import TestSupport
  import Testing

  @testable import ChatKit

  /// A user who clears the cache, or signs out, because the disk is full.
  @Suite(.enabled(if: getuid() == 0), .timeLimit(.minutes(15))) struct ChatFullDiskTests {
    enum Removal: CaseIterable { case clearCache, erase, signOut, signOutShared }

    @Test(arguments: Removal.allCases) func removingGivesRoomBack(_ removal: Removal) async throws {
      guard let disk = FullDisk(bytes: 32 << 20) else { return }
      let folder = disk.path + "/store"
      let first = try await ChatStore.open(folder: folder, userId: StoreWorld.me)
      for start in stride(from: 0 as Int64, to: 5_000, by: 100) {
        let lines = (start + 1...start + 100).map {
          Line($0, String(repeating: "text number \($0) ", count: 20))
        }
        try await first.ingest(.answer(lines), in: .seven, .after(MessageID(start)))
      }
      try await first.tidy()
      try await first.setDraft("draft", in: .seven)
      await first.close()
      disk.fill()
      let store = try await ChatStore.open(folder: folder, userId: StoreWorld.me)
      let other =
        removal == .signOutShared
        ? try await ChatStore.open(folder: folder, userId: StoreWorld.me) : nil
      switch removal {
      case .clearCache: try await store.clearCache()
      case .erase: try await store.eraseAll()
      case .signOut, .signOutShared: try await store.eraseAll(signingOut: true)
      }
      #expect(try await store.storageUsage().messages == 0)
      #expect(try await store.draft(in: .seven) == (removal == .clearCache ? "draft" : nil))
      #expect(disk.free > 500_000, "\(removal)")
      await other?.close()
      await store.close()
    }
  }
#endif
