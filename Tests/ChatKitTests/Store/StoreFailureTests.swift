import PentadCore
import PentadStorage
import TestSupport
import Testing

@testable import ChatKit

#if os(Linux) || os(macOS)
  import Foundation
#endif

/// After every failure and at every end of the process, acknowledged data is stored, and no false
/// range is claimed.
@Suite struct StoreFailureTests {
  private struct Done: Sendable {
    var world = StoreWorld()
    /// The highest message of the pages that were stored.
    var highest: Int64 = 0
    var sent: [String] = []
  }

  @Test func eachStepCanFail() async throws {
    let current = Lock(Done())
    let steps = try await failingEachStep { steps in
      let world = StoreWorld()
      current.withLock { $0 = Done(world: world) }
      let store = try await world.open(inMemory: false) { try steps.next() }
      do {
        for start in [0, 3, 6] as [Int64] {
          try await store.ingest(
            .ids(start + 1, start + 2, start + 3), in: .seven, .after(MessageID(start)))
          current.withLock { $0.highest = start + 3 }
        }
        let guid = "guid-10"
        let written = try await store.append(text: "hello", sourceGuid: guid, to: .seven)
        current.withLock { $0.sent = [guid] }
        guard case .send = try await store.nextStep() else { return }
        try await store.accepted(
          written.localId, as: .answer([Line(10, by: StoreWorld.me)]))
        current.withLock { $0.highest = 9 }
      } catch {
        await store.close()
        throw error
      }
      await store.close()
    } check: { steps in
      let done = current.withLock { $0 }
      let store = try await done.world.open(inMemory: false)
      let ids = try await store.all().ids
      let spans = try await store.spans(of: .seven)
      for id in 1...9 as ClosedRange<Int64> {
        #expect(ids.contains(id) == spans.contains(MessageID(id)), "step \(steps.number)")
        #expect(ids.contains(id) || id > done.highest, "step \(steps.number)")
      }
      for guid in done.sent {
        let isWaiting = try await store.outgoing().map(\.sourceGuid) == [guid]
        let isThere = try await store.ownMessage(guid, in: .seven) != nil
        #expect(isWaiting != isThere, "step \(steps.number)")
      }
      // There is an event of each page, and of none other.
      let told = try await store.log.compactMap { event -> [Int64]? in
        if case .messagesUpdated(_, let changes) = event { changes.inserted.numbers } else { nil }
      }
      #expect(told.flatMap { $0 } == ids, "step \(steps.number)")
      await store.close()
    }
    #expect(steps >= 12)
  }

  #if os(Linux) || os(macOS)
    /// A process that stores pages and writes messages, and is killed at any moment.
    @Test(arguments: [5, 20, 45, 90, 150]) func killedAnywhere(after delay: Int) async throws {
      let world = StoreWorld()
      let folder = world.folder
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [folder = folder as String, delay = delay as Int] in
        let store = try await ChatStore.open(folder: folder, userId: "101")
        let log = try DoneLog(folder + "/done")
        killThisProcess(after: delay)
        for page in 0...1_000_000 as ClosedRange<Int64> {
          let lines = (1...20).map { Line(page * 20 + $0, "word \($0)") }
          try await store.ingest(.answer(lines), in: .seven, .after(MessageID(page * 20)))
          try log.note("page \(page)")
          _ = try await store.append(text: "hi", sourceGuid: "g\(page)", to: .group("8"))
          try log.note("sent \(page)")
        }
      }
      let done = DoneLog.lines(folder + "/done")
      let store = try await world.open(inMemory: false)
      let pages = Int64(done.count { $0.hasPrefix("page") })
      let count = Int64(try await store.all().count)
      #expect(count == pages * 20 || count == pages * 20 + 20)
      #expect(try await store.complete() == (count == 0 ? [] : [[1, count]]))
      let sent = done.count { $0.hasPrefix("sent") }
      let waiting = try await store.outgoing(in: .group("8")).map(\.sourceGuid)
      #expect(waiting.count == sent || waiting.count == sent + 1)
      #expect(waiting == (0..<waiting.count).map { "g\($0)" })
      #expect(try await store.search("word", limit: .max).count == Int(count))
      try await store.database.write { try SearchTableCommand.check($0) }
      await store.close()
    }
  #endif
}
