import Dispatch
import Foundation
import GRDB
import PentadCore
import Testing

@testable import PentadStorage

@Suite struct SuspendingTests {
  private let folder = Folder(isQuick: true)

  @Test(arguments: [true, false]) func suspendedStoreThrowsAndResumes(
    inMemory: Bool
  ) async throws {
    let store = try await StoreDatabase.open(inMemory ? .memory : folder.location, .notes)
    try await store.fill(3)
    try await store.suspend()
    try await store.suspend()
    for call in 0...5 {
      let error = await #expect(throws: PentadError.self) {
        switch call {
        case 0: try await store.read { _ in }
        case 1: try await store.write { _ in }
        case 2: try store.readNow { _ in }
        case 3: try store.writeNow { _ in }
        case 4: try await store.eraseAll()
        default: _ = try await store.storageUsage()
        }
      }
      #expect(error?.code == .suspended)
      #expect(error.map { .closed ~= $0.code } == true)
      #expect(error?.message.contains("resume") == true)
    }
    try await store.resume()
    try await store.resume()
    #expect(try await store.count("note") == 3)
    try await store.suspend()
    await store.close()
    for call in 0...1 {
      let error = await #expect(throws: PentadError.self) {
        if call == 0 { try await store.suspend() } else { try await store.resume() }
      }
      #expect(error?.code == .closed)
    }
  }

  /// A waiter continues when the store is resumed or closed, or when the waiting task is cancelled.
  @Test(arguments: 0...3) func suspensionIsWaitedOut(_ end: Int) async throws {
    let store = try await StoreDatabase.open(.memory, .notes)
    #expect(await notes(store) == 0)
    try await store.suspend()
    let waiting = Task { await notes(store) }
    for _ in 0..<(end == 3 ? 0 : 20) { await Task.yield() }
    switch end {
    case 0: try await store.resume()
    case 1: await store.close()
    default: waiting.cancel()
    }
    #expect(await waiting.value == (end == 0 ? 0 : -1))
    await store.close()
    #expect(await notes(store) == -1)
  }

  /// Returns the number of notes after the store is resumed; -1 if it is never resumed.
  private func notes(_ store: StoreDatabase) async -> Int {
    let count = try? await store.whenResumed { () async throws(PentadError) in
      try await store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM note") ?? 0 }
    }
    return count ?? -1
  }

  /// No lock, no log: another one finds the store closed, and may migrate it.
  @Test func suspendingReleasesEverything() async throws {
    let store = try await StoreDatabase.open(folder.location, .notes)
    try await store.fill(3)
    try await store.suspend()
    #expect(folder.state == .clean)
    #expect(folder.names == ["notes.sqlite", "notes.sqlite.lock"])
    let newer = try await StoreDatabase.open(folder.location, .colouredNotes)
    await newer.close()
    let error = await #expect(throws: PentadError.self) { try await store.resume() }
    #expect(error?.code == .newerSchema)
    let still = await #expect(throws: PentadError.self) { try await store.count("note") }
    #expect(still?.code == .suspended)
    await store.close()
    #expect(folder.state == .clean)
  }

  @Test func waitsForWhatIsUnderWay() async throws {
    let store = try await StoreDatabase.open(folder.location, .notes)
    let (started, signal) = AsyncStream.makeStream(of: Void.self)
    let go = DispatchSemaphore(value: 0)
    let writing = Task {
      try await store.write { database in
        signal.yield()
        go.wait()
        try database.execute(sql: "INSERT INTO starred VALUES (1, 1)")
      }
    }
    for await _ in started { break }
    let suspending = Task { try await store.suspend() }
    while (try? await store.read({ _ in })) != nil { await Task.yield() }
    let closing = Task { await store.close() }
    go.signal()
    try await writing.value
    try await suspending.value
    await closing.value
    let again = try await StoreDatabase.open(folder.location, .notes)
    #expect(try await again.count("starred") == 1)
    await again.close()
  }

  @Test func resumingRepairsDamage() async throws {
    let store = try await StoreDatabase.open(folder.location, .notes)
    try await store.fill(3)
    try await store.suspend()
    try folder.place(Data("no database".utf8))
    try await store.resume()
    #expect(store.recovery?.reason == .notADatabase)
    #expect(folder.setAside.count == 1)
    await store.close()
  }

  /// Any order of calls at once: each ends, and with its own outcome or `closed`.
  @Test func everythingAtOnce() async throws {
    for round in 1...10 {
      let store = try await StoreDatabase.open(
        round % 2 == 0 ? .memory : folder.location, .notes)
      await withTaskGroup(of: PentadError?.self) { group in
        for call in 0..<40 {
          group.addTask {
            do throws(PentadError) {
              switch call % 5 {
              case 0: try await store.suspend()
              case 1: try await store.resume()
              case 2: try await store.eraseAll()
              case 3: _ = try await store.read { try Int.fetchOne($0, sql: "SELECT 1") }
              default: if call == 24 { await store.close() }
              }
              return nil
            } catch {
              return error
            }
          }
        }
        for await error in group {
          #expect(error.map { .closed ~= $0.code } != false, "\(String(describing: error))")
        }
      }
      await store.close()
    }
    #expect(folder.state == .clean)
  }
}
