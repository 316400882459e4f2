import Foundation
import GRDB
import PentadCore
import Testing

@testable import PentadStorage

/// A record of a store that no longer exists, or that another version was recovering.
@Suite struct InterruptedRecoveryTests {
  private let folder = Folder()

  private func note(_ state: StoreState) throws {
    try folder.write(Data(state.line), to: folder.lock)
  }

  @Test(arguments: [
    StoreState.damaged(.malformed),
    .rebuilt(.malformed, rows: 3, isPartial: false, aside: "notes.sqlite.damaged-1"),
    .unchecked,
  ])
  func removedStoreIsCreatedAgain(_ left: StoreState) async throws {
    await (try StoreDatabase.openNow(folder.location, .notes)).close()
    try FileManager.default.removeItem(atPath: folder.main)
    try note(left)
    let store = try await StoreDatabase.open(folder.location, .notes)
    #expect(store.recovery == nil)
    try await store.fill(2)
    #expect(folder.state == .open)
    let beside = try await StoreDatabase.open(folder.location, .notes)
    await beside.close()
    await store.close()
    #expect(folder.state == .clean)
    let again = try await StoreDatabase.open(folder.location, .notes)
    #expect(again.recovery == nil)
    #expect(try await again.count("note") == 2)
    await again.close()
  }

  /// The process ended before the damaged file was renamed, or after.
  @Test(arguments: [false, true])
  func aRecoveryOfALaterVersionIsLeftToIt(_ isMoved: Bool) async throws {
    let store = try await StoreDatabase.open(folder.location, .colouredNotes)
    try await store.fill(3)
    await store.close()
    let aside = "notes.sqlite.damaged-1"
    try note(.recovering(.malformed, aside: aside))
    let place = isMoved ? folder.path + "/" + aside : folder.main
    if isMoved { try FileManager.default.moveItem(atPath: folder.main, toPath: place) }
    let bytes = folder.bytes(place)
    let names = folder.names
    let error = await #expect(throws: PentadError.self) {
      try await StoreDatabase.open(folder.location, .notes)
    }
    #expect(error?.code == .newerSchema)
    #expect(folder.holds(place, bytes) && folder.names == names)
    let later = try await StoreDatabase.open(folder.location, .colouredNotes)
    #expect(try await later.count("starred") == 3)
    await later.close()
  }

  #if os(Linux)
    /// However little room there is for it: with room again, all of the user's own is there.
    @Test(.enabled(if: getuid() == 0)) func aRecoveryOnAFullDisk() async throws {
      let disk = folder.path + "/disk"
      try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: false)
      guard run("/bin/mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", disk) == 0 else { return }
      defer { _ = run("/bin/umount", "-l", disk) }
      var failures = 0
      for free in stride(from: 32, through: 1_280, by: 16) {
        let place = Folder(at: "\(disk)/\(free)")
        let store = try await StoreDatabase.open(place.location, .notes)
        try await store.write { database in
          for key in 1...60 {
            try database.execute(
              sql: "INSERT INTO setting VALUES (?, ?)",
              arguments: [key, String(repeating: "kept", count: 500)])
          }
        }
        await store.close()
        try place.write(Data(StoreState.damaged(.malformed).line), to: place.lock)
        _ = run("/bin/dd", "if=/dev/zero", "of=\(disk)/rest", "bs=4k")
        _ = run("/usr/bin/truncate", "-s", "-\(free)K", "\(disk)/rest")
        do throws(PentadError) {
          await (try StoreDatabase.openNow(place.location, .notes)).close()
        } catch {
          #expect(error.code == .diskFull)
          failures += 1
        }
        try? FileManager.default.removeItem(atPath: disk + "/rest")
        let again = try await StoreDatabase.open(place.location, .notes)
        #expect(try await again.count("setting") == 60, "\(free) KiB")
        await again.close()
      }
      // With too little space it reports an error; with enough it completes at once.
      #expect((1..<79).contains(failures))
    }
  #endif
}
