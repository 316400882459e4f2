import Dispatch
import Foundation
import GRDB
import PentadCore
import Testing

@testable import PentadStorage

@Suite struct AccessTests {
  private let folder = Folder()
  /// Runs until it is interrupted.
  private static let endless =
    "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT count(*) FROM c"

  @Test(arguments: [true, false]) func ownErrorIsRethrown(inMemory: Bool) async throws {
    let store = try await StoreDatabase.open(inMemory ? .memory : folder.location, .notes)
    let mine = PentadError(PentadError.Code(.refused, detail: 0x42), "not today", offset: 7)
    await #expect(throws: mine) { try await store.read { _ in throw mine } }
    await #expect(throws: mine) {
      try await store.write { database in
        try database.execute(sql: "INSERT INTO starred VALUES (1, 1)")
        throw mine
      }
    }
    #expect(throws: mine) { try store.readNow { _ in throw mine } }
    #expect(throws: mine) { try store.writeNow { _ in throw mine } }
    #expect(try await store.count("starred") == 0)
    await store.close()
  }

  @Test func aRowThatBreaksARuleIsAConflictAndNothingIsWritten() async throws {
    let store = try await StoreDatabase.open(folder.location, .notes)
    let error = await #expect(throws: PentadError.self) {
      try await store.write { database in
        try database.execute(sql: "INSERT INTO setting VALUES ('secret', 'hunter2')")
        try database.execute(sql: "INSERT INTO setting VALUES ('secret', 'hunter3')")
      }
    }
    #expect(error?.code == .constraint)
    #expect(error?.message.contains("hunter") == false)
    #expect(try await store.count("setting") == 0)
    await store.close()
  }

  @Test func aMessageNeverQuotesTheQuery() async throws {
    let store = try await StoreDatabase.open(.memory, .notes)
    let error = await #expect(throws: PentadError.self) {
      try await store.read { try Int.fetchAll($0, sql: "SELECT hunter2 FROM note") }
    }
    #expect(error?.code == .internal)
    #expect(error?.message.contains("hunter") == false)
  }

  @Test func aFullDiskChangesNothingAndSaysWhatToDo() async throws {
    let store = try await StoreDatabase.open(folder.location, .notes)
    try await store.fill(10)
    try await store.write { database in
      let pages = try Int.fetchOne(database, sql: "PRAGMA page_count") ?? 0
      try database.execute(sql: "PRAGMA max_page_count = \(pages + 2)")
    }
    let error = await #expect(throws: PentadError.self) {
      try await store.write { database in
        for id in 11...5_000 {
          try database.execute(
            sql: "INSERT INTO note (id, text) VALUES (?, 'text')", arguments: [id])
        }
      }
    }
    #expect(error?.code == .diskFull)
    #expect(error?.message.contains("free some space") == true)
    #expect(try await store.count("note") == 10)
    try await store.write { try $0.execute(sql: "PRAGMA max_page_count = 1000000") }
    try await store.write { try $0.execute(sql: "DELETE FROM note") }
    #expect(folder.state == .open)
    await store.close()
  }

  @Test func cancellingInterruptsAQuery() async throws {
    let store = try await StoreDatabase.open(folder.location, .notes)
    let (started, signal) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      try await store.read { database in
        signal.yield()
        return try Int.fetchOne(database, sql: Self.endless)
      }
    }
    for await _ in started { break }
    task.cancel()
    let error = await #expect(throws: PentadError.self) { try await task.value }
    #expect(error?.code == .cancelled)
    #expect(try await store.count("note") == 0)
    await store.close()
  }

  @Test func cancellingRollsAWriteBack() async throws {
    let store = try await StoreDatabase.open(folder.location, .notes)
    let (started, signal) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      try await store.write { database in
        try database.execute(sql: "INSERT INTO starred VALUES (1, 1)")
        signal.yield()
        _ = try Int.fetchOne(database, sql: Self.endless)
      }
    }
    for await _ in started { break }
    task.cancel()
    let error = await #expect(throws: PentadError.self) { try await task.value }
    #expect(error?.code == .cancelled)
    #expect(try await store.count("starred") == 0)
    try await store.fill(1)
    await store.close()
  }

  @Test func readsSeeOneMomentBesideAWrite() async throws {
    let store = try await StoreDatabase.open(folder.location, .notes)
    try await store.fill(10)
    let (halfway, signal) = AsyncStream.makeStream(of: Void.self)
    let go = DispatchSemaphore(value: 0)
    let writing = Task {
      try await store.write { database in
        try database.execute(sql: "DELETE FROM note")
        signal.yield()
        go.wait()
      }
    }
    for await _ in halfway { break }
    #expect(try await store.count("note") == 10)
    go.signal()
    try await writing.value
    #expect(try await store.count("note") == 0)
    await store.close()
  }

  @Test func manyTasksWriteAndReadAtOnce() async throws {
    let store = try await StoreDatabase.open(folder.location, .notes)
    let other = try await StoreDatabase.open(folder.location, .notes)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for id in 1...100 {
        let mine = id % 2 == 0 ? store : other
        group.addTask {
          try await mine.write {
            try $0.execute(sql: "INSERT INTO starred VALUES (?, ?)", arguments: [id, id])
          }
          let found = try await mine.read {
            try Int.fetchOne($0, sql: "SELECT since FROM starred WHERE id = ?", arguments: [id])
          }
          #expect(found == id)
        }
      }
      try await group.waitForAll()
    }
    #expect(try await store.count("starred") == 100)
    #expect(try await other.count("starred") == 100)
    await other.close()
    await store.close()
    #expect(folder.state == .clean)
  }

  @Test func aCallInsideACallIsRefused() async throws {
    let store = try await StoreDatabase.open(folder.location, .notes)
    let other = try await StoreDatabase.open(.memory, .notes)
    let codes = try await store.write { _ in
      var codes: [PentadError.Code] = []
      do throws(PentadError) { try store.readNow { _ in } } catch { codes.append(error.code) }
      do throws(PentadError) { try store.writeNow { _ in } } catch { codes.append(error.code) }
      try other.writeNow { _ in }
      return codes
    }
    #expect(codes == [.misuse, .misuse])
    try store.readNow { _ in
      #expect(throws: PentadError.self) { try store.readNow { _ in } }
    }
    try store.writeNow { _ in }
    await store.close()
  }

  @Test func aSecondWriterWaitsAndThenGivesUp() async throws {
    var options = StoreOptions()
    options.busyTimeout = 20
    let store = try await StoreDatabase.open(folder.location, .notes)
    let other = try await StoreDatabase.open(folder.location, .notes, options: options)
    let error = try await store.write { database -> PentadError? in
      try database.execute(sql: "DELETE FROM note")
      do throws(PentadError) {
        try other.writeNow { try $0.execute(sql: "DELETE FROM note") }
        return nil
      } catch {
        return error
      }
    }
    #expect(error?.code == .storeBusy)
    await other.close()
    await store.close()
  }
}
