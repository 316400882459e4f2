import Foundation
import GRDB
import PentadCore
import Testing

@testable import PentadStorage

@Suite struct OutboxTests {
  private let store: StoreDatabase
  private let outbox = Outbox.steady
  private let offline = PentadError(.offline, "no network")

  init() async throws { store = try await StoreDatabase.open(.memory, .bookmarks) }

  @discardableResult
  private func append(_ draft: OutboxDraft) async throws -> (id: Int64, superseded: [Int64]) {
    let outbox = outbox
    return try await store.write { try outbox.append(draft, now: 5, in: $0) }
  }

  private func sent(_ now: Int64 = 10) async throws -> OutboxOperation? {
    if case .send(let operation) = try await store.step(now) { operation } else { nil }
  }

  @discardableResult
  private func settle(
    _ operation: OutboxOperation, _ outcome: OutboxOutcome, now: Int64 = 20
  ) async throws -> Bool {
    let outbox = outbox
    return try await store.write { try outbox.settle(operation, outcome, now: now, in: $0) }
  }

  @Test func aLaneIsSentInOrderAndLanesDoNotWait() async throws {
    for (lane, kind) in [("a", "1"), ("a", "2"), ("b", "3")] {
      try await append(OutboxDraft(lane: lane, kind: kind, payload: Data([0, 255])))
    }
    let first = try #require(try await sent())
    #expect(first.draft == OutboxDraft(lane: "a", kind: "1", payload: Data([0, 255])))
    #expect(first.state == .sending)
    #expect(first.attempts == 1)
    #expect(first.createdAt == 5)
    #expect(first.firstAttemptAt == 10)
    #expect(try await sent()?.draft.kind == "3")
    #expect(try await store.step(10) == .nothing)
    #expect(try await settle(first, .delivered))
    #expect(try await sent()?.draft.kind == "2")
    #expect(try await store.operations().map(\.draft.kind) == ["2", "3"])
  }

  /// An operation that was running when the store was erased is not confused with later ones.
  @Test func anErasedStoreGivesNoIdTwice() async throws {
    let before = try await append(.bookmark(1)).id
    let sending = try #require(try await sent())
    try await store.eraseAll()
    let after = try await append(.bookmark(2)).id
    #expect(after > before)
    _ = try #require(try await sent())
    #expect(try await !settle(sending, .delivered))
    #expect(try await store.operations().map(\.id) == [after])
  }

  /// Once it was looked for at the server, only what is tried after that counts.
  @Test(arguments: [false, true]) func possibleArrivalIsKeptUntilTheLookup(
    _ isLookedFor: Bool
  ) async throws {
    try await append(.bookmark(1))
    let lost = try #require(try await sent())
    try await settle(lost, .retry(offline, after: 0, mayHaveArrived: true))
    let again = try #require(try await sent(30))
    #expect(again.mayHaveArrived)
    let outbox = outbox
    if isLookedFor { try await store.write { try outbox.noteAbsent(again, in: $0) } }
    try await settle(again, .retry(offline, after: 0, mayHaveArrived: false))
    let third = try #require(try await sent(40))
    #expect(third.mayHaveArrived == !isLookedFor)
    try await settle(third, .rejected(offline))
    #expect(try await store.operations().map(\.mayHaveArrived) == [!isLookedFor])
  }

  @Test func aLaterOperationSupersedesWhatWaits() async throws {
    let on = try await append(.bookmark(1))
    try await append(OutboxDraft(lane: "1", kind: "note"))
    try await append(.bookmark(2))
    let off = try await append(.bookmark(1, "off"))
    #expect(off.superseded == [on.id])
    #expect(off.id > on.id)
    #expect(
      try await store.operations().map { $0.draft.lane + $0.draft.kind } == [
        "1note", "2on", "1off",
      ])
  }

  @Test func runningOperationIsNotSuperseded() async throws {
    try await append(.bookmark(1))
    let on = try #require(try await sent())
    #expect(try await append(.bookmark(1, "off")).superseded == [])
    #expect(try await append(.bookmark(1, "on again")).superseded.count == 1)
    #expect(try await store.step(10) == .nothing)
    try await settle(on, .delivered)
    #expect(try await sent()?.draft.kind == "on again")
  }

  @Test func aFailedAttemptWaitsAndKeepsItsPlace() async throws {
    try await append(.bookmark(1))
    try await append(OutboxDraft(lane: "1", kind: "after"))
    for (attempt, delay) in [Int64](arrayLiteral: 1_000, 2_000, 4_000).enumerated() {
      let now = Int64(100_000 * attempt)
      let operation = try #require(try await sent(now))
      #expect(operation.draft.kind == "on")
      try await settle(operation, .retry(offline, mayHaveArrived: attempt == 1), now: now)
      #expect(try await store.step(now) == .wait(until: now + delay))
    }
    let waiting = try #require(try await store.operations().first)
    #expect(waiting.failure == offline)
    #expect(waiting.mayHaveArrived)
    #expect(waiting.attempts == 3)
    #expect(waiting.firstAttemptAt == 0)
    let outbox = outbox
    #expect(try await store.write { try outbox.retry(waiting.id, in: $0) })
    #expect(try await sent(0)?.id == waiting.id)
  }

  /// An hour back, in the middle of a wait of five seconds: the rest of it is waited for, and no more.
  @Test func aClockThatIsSetBackMakesNoWaitLonger() async throws {
    let uptime = Lock<Int64>(70)
    let outbox = Outbox(uptime: { uptime.withLock { $0 } })
    let step = { (now: Int64) async throws in
      try await store.write { try outbox.next(now: now, in: $0) }
    }
    let (start, back): (Int64, Int64) = (10_000_000, 6_400_000)
    for id in [1, 2] { try await append(.bookmark(id)) }
    for _ in 0..<2 {
      guard case .send(let operation) = try await step(start) else { break }
      let wait: Int64 = operation.draft.lane == "1" ? 5_000 : 9_000
      try await settle(
        operation, .retry(offline, after: wait, mayHaveArrived: true), now: start)
    }
    #expect(try await step(start) == .wait(until: start + 5_000))
    uptime.withLock { $0 += 2_000 }
    #expect(try await step(back) == .wait(until: back + 3_000))
    uptime.withLock { $0 += 2_999 }
    #expect(try await step(back + 2_999) == .wait(until: back + 3_000))
    uptime.withLock { $0 += 1 }
    guard case .send(let operation) = try await step(back + 3_000) else {
      Issue.record("it still waits")
      return
    }
    #expect(operation.draft.lane == "1" && operation.notBefore == start + 5_000)
    // A failed operation waits again; the server's retry time may be as long as before.
    try await settle(
      operation, .retry(offline, after: start + 2_000 - back, mayHaveArrived: true),
      now: back + 3_000)
    #expect(try await store.operations().first?.notBefore == start + 5_000)
    #expect(try await step(back + 3_000) == .wait(until: back + 7_000))
    uptime.withLock { $0 += 4_000 }
    guard case .send(let other) = try await step(back + 7_000) else {
      Issue.record("the other one still waits")
      return
    }
    #expect(other.draft.lane == "2")
    #expect(try await step(back + 7_000) == .wait(until: start + 5_000))
    // Set on, it is due by the wall clock as ever.
    guard case .send = try await step(start + 5_000) else {
      Issue.record("it waits by the wrong clock")
      return
    }
  }

  @Test func rejectedOperationStaysAndBlocksNothing() async throws {
    let outbox = outbox
    let refused = PentadError(PentadError.Code(.refused, detail: 0x42), "not this one")
    let id = try await append(.bookmark(1)).id
    try await append(OutboxDraft(lane: "1", kind: "after"))
    try await settle(try #require(try await sent()), .rejected(refused))
    let after = try #require(try await sent())
    #expect(after.draft.kind == "after")
    let failed = try #require(try await store.operations().first)
    #expect(failed.state == .failed)
    #expect(failed.failure == refused)
    #expect(try await store.write { try outbox.retry(id, in: $0) })
    #expect(try await store.step(10) == .nothing)
    try await settle(after, .delivered)
    #expect(try await store.step(10) != .nothing)
    #expect(try await store.write { try outbox.cancel(id, in: $0) } == false)
    #expect(try await store.write { try outbox.retry(id, in: $0) } == false)
    try await settle(try #require(try await store.operations().first), .rejected(refused))
    #expect(try await append(.bookmark(1, "off")).superseded == [id])
    #expect(try await store.write { try outbox.cancel(id, in: $0) } == false)
  }

  @Test func afterAnEndWhatWasBeingSentIsSentAgain() async throws {
    let outbox = outbox
    try await append(.bookmark(1))
    let first = try #require(try await sent())
    #expect(!first.mayHaveArrived)
    #expect(try await store.write { try outbox.recover(in: $0) } == 1)
    #expect(try await store.write { try outbox.recover(in: $0) } == 0)
    let second = try #require(try await sent())
    #expect(second.mayHaveArrived)
    #expect(second.attempts == 2)
    // The first process is still there after all: its failure counts no more, its success does.
    #expect(try await settle(first, .rejected(offline)) == false)
    #expect(try await settle(first, .retry(offline, mayHaveArrived: false)) == false)
    #expect(try await store.operations() == [second])
    #expect(try await settle(first, .delivered))
    #expect(try await settle(second, .delivered) == false)
    #expect(try await store.operations() == [])
  }

  @Test func anIdIsNeverGivenTwice() async throws {
    let outbox = outbox
    let first = try await append(.bookmark(1)).id
    #expect(try await store.write { try outbox.cancel(first, in: $0) })
    #expect(try await append(.bookmark(1)).id > first)
    #expect(try await store.read { try outbox.operation(first, in: $0) } == nil)
    #expect(try await store.read { try outbox.operations(lane: "1", in: $0) }.count == 1)
    #expect(try await store.read { try outbox.operations(lane: "2", in: $0) } == [])
  }
}
