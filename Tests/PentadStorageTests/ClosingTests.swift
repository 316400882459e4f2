import Dispatch
import Foundation
import GRDB
import PentadCore
import Testing

@testable import PentadStorage

@Suite struct ClosingTests {
  private let folder = Folder()

  @Test(arguments: [true, false]) func closedStoreThrowsClosed(inMemory: Bool) async throws {
    let store = try await StoreDatabase.open(inMemory ? .memory : folder.location, .notes)
    await store.close()
    await store.close()
    store.closeNow()
    for call in 0...4 {
      let error = await #expect(throws: PentadError.self) {
        switch call {
        case 0: try await store.read { _ in }
        case 1: try await store.write { _ in }
        case 2: try store.readNow { _ in }
        case 3: try store.writeNow { _ in }
        default: _ = try await store.storageUsage()
        }
      }
      #expect(error?.code == .closed)
    }
  }

  @Test func waitsForWhatIsUnderWay() async throws {
    let store = try await StoreDatabase.open(folder.location, .notes)
    let order = Journal<String>()
    let (started, signal) = AsyncStream.makeStream(of: Void.self)
    let go = DispatchSemaphore(value: 0)
    let writing = Task {
      try await store.write { database in
        signal.yield()
        go.wait()
        try database.execute(sql: "INSERT INTO starred VALUES (1, 1)")
        order.note("written")
      }
    }
    for await _ in started { break }
    let closing = (1...3).map { _ in
      Task {
        await store.close()
        order.note("closed")
      }
    }
    while (try? await store.read({ _ in })) != nil { await Task.yield() }
    #expect(order.entries == [])
    go.signal()
    for task in closing { await task.value }
    try await writing.value
    #expect(order.entries == ["written", "closed", "closed", "closed"])
    let again = try await StoreDatabase.open(folder.location, .notes)
    #expect(try await again.count("starred") == 1)
    await again.close()
  }

  /// Calls that race with the closing get their answer or `closed`, and nothing else.
  @Test(arguments: [true, false]) func callsDuringTheClosing(inMemory: Bool) async throws {
    for _ in 1...5 {
      let store = try await StoreDatabase.open(inMemory ? .memory : folder.location, .notes)
      await withTaskGroup(of: PentadError?.self) { group in
        for id in 1...60 {
          group.addTask {
            do throws(PentadError) {
              if id == 30 {
                await store.close()
              } else if id % 2 == 0 {
                try await store.read {
                  _ = try Int.fetchOne($0, sql: "SELECT count(*) FROM note")
                }
              } else {
                try await store.write { try $0.execute(sql: "DELETE FROM note") }
              }
              return nil
            } catch {
              return error
            }
          }
        }
        for await error in group { #expect(error == nil || error?.code == .closed) }
      }
    }
  }

  @Test func closingInsideAReadHappensAfterIt() async throws {
    let store = try await StoreDatabase.open(folder.location, .notes)
    let count = try await store.read { database in
      store.closeNow()
      return try Int.fetchOne(database, sql: "SELECT count(*) FROM note")
    }
    #expect(count == 0)
    await store.close()
    #expect(folder.state == .clean)
  }

  @Test func releasingClosesTheConnection() async throws {
    var store: StoreDatabase? = try await StoreDatabase.open(folder.location, .notes)
    try await store?.fill(3)
    store = nil
    // Exclusive access means that the lock has been released.
    let again = try await openAlone()
    #expect(await again.checkOutcome() == .notNeeded)
    #expect(try await again.count("note") == 3)
    await again.close()
  }

  private func openAlone() async throws -> StoreDatabase {
    while folder.state != .clean { await Task.yield() }
    return try await StoreDatabase.open(folder.location, .notes)
  }

  /// A reader elsewhere keeps the log; nothing is lost with it.
  @Test func theLastToCloseLeavesOneFile() async throws {
    let store = try await StoreDatabase.open(folder.location, .notes)
    let other = try await StoreDatabase.open(folder.location, .notes)
    try await store.fill(5)
    await store.close()
    #expect(folder.state == .open)
    #expect(try await other.count("note") == 5)
    await other.close()
    #expect(folder.state == .clean)
    #expect(folder.names == ["notes.sqlite", "notes.sqlite.lock"])
  }
}
