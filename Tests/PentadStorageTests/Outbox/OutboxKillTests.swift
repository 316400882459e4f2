#if os(Linux) || os(macOS)
  import Foundation
  import GRDB
  import PentadCore
  import TestSupport
  import Testing

  @testable import PentadStorage

  /// A process that appends, sends and is killed at any moment.
  @Suite struct OutboxKillTests {
    private let folder = Folder(isQuick: true)

    /// Acknowledged writes are recorded in another file only after the write has returned. Accepted
    /// requests are recorded before the attempt is settled.
    @Test(arguments: [5, 15, 40, 80]) func noAcknowledgedOperationIsLost(
      after delay: Int
    ) async throws {
      let path = folder.path
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [path = path as String, delay = delay as Int] in
        let store = try await StoreDatabase.open(
          .file(directory: path, name: "notes.sqlite"), .bookmarks)
        let appended = try DoneLog(path + "/appended")
        let sent = try DoneLog(path + "/sent")
        killThisProcess(after: delay)
        for id in 1...1_000_000 {
          try await store.bookmark(id)
          try appended.note("\(id)")
          guard id % 2 == 0, case .send(let operation) = try await store.step(0) else { continue }
          try sent.note(operation.draft.lane)
          try await store.write {
            try Outbox.steady.settle(operation, .delivered, now: 0, in: $0)
          }
        }
      }
      let appended = lines("appended")
      let sent = Set(lines("sent"))
      let store = try await StoreDatabase.open(folder.location, .bookmarks)
      let bookmarks = try await store.read {
        try Int.fetchAll($0, sql: "SELECT id FROM bookmark ORDER BY id")
      }
      // The state and the operation came together, or not at all.
      #expect(bookmarks.starts(with: appended))
      #expect(bookmarks.count - appended.count <= 1)
      let waiting = try await store.operations()
      #expect(Set(waiting.compactMap { Int($0.draft.lane) }).union(sent) == Set(bookmarks))
      let underWay = waiting.filter { $0.state == .sending }
      #expect(underWay.count <= 1)
      try await store.write { try Outbox.steady.recover(in: $0) }
      for operation in try await store.operations() {
        #expect(operation.state == .queued)
        #expect(operation.mayHaveArrived == underWay.contains { $0.id == operation.id })
      }
      await store.close()
    }

    private func lines(_ name: String) -> [Int] {
      DoneLog.lines(folder.path + "/" + name).compactMap { Int($0) }
    }
  }
#endif
