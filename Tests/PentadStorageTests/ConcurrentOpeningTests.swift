import Foundation
import GRDB
import PentadCore
import Testing

@testable import PentadStorage

@Suite struct ConcurrentOpeningTests {
  private let folder = Folder(isQuick: true)

  /// A single caller creates the store, the others find it; the migrations run once.
  @Test func manyOpenAStoreThatIsNotThere() async throws {
    try await openMany { #expect($0.recovery == nil) }
    #expect(folder.names == ["notes.sqlite", "notes.sqlite.lock"])
    #expect(folder.state == .clean)
  }

  /// A single caller rebuilds the store, the others get the new one.
  @Test func manyOpenADamagedStore() async throws {
    try folder.place(Data("no database".utf8))
    let recoveries = Journal<StoreRecovery>()
    try await openMany { if let recovery = $0.recovery { recoveries.note(recovery) } }
    #expect(recoveries.entries.count == 1)
    #expect(folder.setAside.count == 1)
  }

  @Test func manyOpenAStoreThatWasNotClosed() async throws {
    try folder.place(try await SoundStore(notes: 50).bytes, left: .open)
    try await openMany { store in
      let outcome = await store.checkOutcome()
      #expect(outcome == .sound || outcome == .notNeeded)
    }
    #expect(folder.state == .clean)
  }

  private func openMany(
    _ look: @escaping @Sendable (StoreDatabase) async -> Void
  ) async throws {
    let location = folder.location
    try await withThrowingTaskGroup(of: StoreDatabase.self) { group in
      for id in 1...12 {
        group.addTask {
          let store = try await StoreDatabase.open(location, .notes)
          try await store.write {
            try $0.execute(
              sql: "INSERT OR REPLACE INTO starred VALUES (?, ?)", arguments: [1_000 + id, id])
          }
          await look(store)
          return store
        }
      }
      var stores: [StoreDatabase] = []
      for try await store in group { stores.append(store) }
      let stars = try await stores[0].stars().filter { $0 > 1_000 }
      #expect(stars == (1...12).map { 1_000 + $0 })
      for store in stores { await store.close() }
    }
  }

  @Test func otherOpeningIsAwaitedUntilTheTimeout() async throws {
    let mark = try StoreMark(folder.lock, isReadOnly: false)
    #expect(try mark.acquire(timeout: 0) == .alone)
    var options = StoreOptions()
    options.busyTimeout = 10
    let error = await #expect(throws: PentadError.self) {
      try await StoreDatabase.open(folder.location, .notes, options: options)
    }
    #expect(error?.code == .storeBusy)
    let location = folder.location
    let opening = Task { try await StoreDatabase.open(location, .notes) }
    mark.release()
    await (try await opening.value).close()
  }
}
