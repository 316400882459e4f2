import PentadCore
import TestSupport
import Testing

@testable import ChatKit

/// A gap is closed by messages, not by a server that reports an empty page.
@Suite struct CatchUpTests {
  private let world = StoreWorld()
  private let old = (1...10).map { Line(Int64($0)) }

  private func catchUp(_ rig: APIRig, _ store: ChatStore) -> CatchUp {
    CatchUp(api: rig.api, store: store, conversation: .seven, head: nil)
  }

  /// A store that has the first ten messages, and one that was pushed.
  private func store(pushed id: Int64) async throws -> ChatStore {
    let store = try await world.open()
    try await store.ingest(.answer(old), in: .seven, .after(.first))
    try await store.ingest(.push(Line(id)), in: .seven, .pushed)
    return store
  }

  @Test func emptyPageDoesNotCloseAGap() async throws {
    let store = try await store(pushed: 400)
    let isEmpty = Lock(true)
    let lines = (1...400).map { Line(Int64($0)) }
    let rig = try GroupServer(lines: lines).rig { url in
      let isFirst = isEmpty.withLock { isEmpty in
        guard url.contains("before_id") else { return false }
        defer { isEmpty = false }
        return isEmpty
      }
      return isFirst ? .text(200, GroupMeSamples.page()) : nil
    }
    try await catchUp(rig, store).run()
    #expect(try await store.all().ids == Array(1...400))
    #expect(try await store.gaps(in: .seven) == [])
  }

  /// It has erased all that is stored below the gap.
  @Test func messagesErasedBelowAGapAreKept() async throws {
    let store = try await store(pushed: 70)
    let rig = try GroupServer(lines: (60...70).map { Line(Int64($0)) }).rig()
    try await catchUp(rig, store).run()
    #expect(try await store.all().ids == Array(1...10) + Array(60...70))
    #expect(try await store.complete() == [[1, 70]])
  }

  /// And it counts from messages that it has, and no others.
  @Test func gapWithFailedRequestStays() async throws {
    let store = try await store(pushed: 70)
    let rig = try GroupServer(lines: (60...70).map { Line(Int64($0)) }).rig { url in
      url.contains("after_id=10&") || url.hasSuffix("after_id=10") ? .text(400, "") : nil
    }
    let failure = await code { () async throws(PentadError) in
      try await catchUp(rig, store).run()
    }
    #expect(failure == .unexpectedAnswer)
    #expect(try await store.all().ids == Array(1...10) + Array(60...70))
    #expect(try await store.complete() == [[1, 10], [60, 70]])
  }

  @Test func `an answer that is cut off is asked for in smaller parts`() async throws {
    let store = try await world.open()
    func run(_ ids: ClosedRange<Int64>) async throws {
      let server = GroupServer(lines: ids.map { Line($0) })
      let rig = try server.rig { url in
        let isLong = [100, 50, 25].contains { url.contains("limit=\($0)&") }
        return isLong ? .text(200, String(server.answer(to: url).dropLast(20))) : nil
      }
      try await catchUp(rig, store).run()
    }
    try await run(1...60)
    #expect(try await store.all().ids == Array(49...60))
    try await run(1...90)
    #expect(try await store.all().ids == Array(49...90))
    #expect(try await store.complete() == [[49, 90]])
  }

  /// The first message was pushed to a conversation in which there was none.
  @Test func beginningOfTheConversationIsAccepted() async throws {
    let store = try await world.open()
    try await store.ingest(.empty, in: .seven, .newest)
    try await store.ingest(.push(Line(70)), in: .seven, .pushed)
    let rig = try GroupServer(lines: [Line(70)]).rig()
    try await catchUp(rig, store).run()
    #expect(try await store.complete() == [[0, 70]])
    #expect(rig.asked.count { $0.contains("before_id") } == 1)
  }
}
