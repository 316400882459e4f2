import TestSupport
import Testing

@testable import PentadCore

/// Several lanes at once, each thing once.
@Suite(.timeLimit(.minutes(15))) struct OutboxSenderTests {
  /// An outbox in memory: a lane for each number.
  private final class Work: OutboxWork {
    struct State {
      var queued: [Int] = []
      var sending: Set<Int> = []
      var sent: [Int] = []
      var recoveries = 0
      /// True if an operation was taken before the recovery was over.
      var wasEarly = false
      var isRecovered = false
      /// The errors of the next attempts to record something.
      var failures: [PentadError] = []
      var failed: [PentadError] = []
    }

    let state = Lock(State())
    /// The work of a recovery, and the work of an attempt.
    let recovering: @Sendable () async -> Void
    let attempting: @Sendable (Int) async -> Void

    init(
      _ queued: [Int], sending: Set<Int> = [],
      recovering: @escaping @Sendable () async -> Void = {},
      attempting: @escaping @Sendable (Int) async -> Void = { _ in }
    ) {
      self.recovering = recovering
      self.attempting = attempting
      state.withLock { state in
        state.queued = queued
        state.sending = sending
      }
    }

    func recover() async throws(PentadError) {
      await recovering()
      state.withLock { state in
        state.recoveries += 1
        state.queued += state.sending.sorted()
        state.sending = []
        state.isRecovered = true
      }
    }

    func next() async throws(PentadError) -> SendingStep<Int> {
      state.withLock { state in
        if !state.isRecovered { state.wasEarly = true }
        guard !state.queued.isEmpty else { return .nothing }
        let next = state.queued.removeFirst()
        state.sending.insert(next)
        return .send(next)
      }
    }

    func send(_ attempt: Int) async -> String? {
      state.withLock { $0.sent.append(attempt) }
      await attempting(attempt)
      return "sent"
    }

    func settle(_ attempt: Int, _ outcome: String) async throws(PentadError) {
      if Task.isCancelled { throw PentadError(.cancelled, "the write was cancelled") }
      let failure = state.withLock { $0.failures.isEmpty ? nil : $0.failures.removeFirst() }
      if let failure { throw failure }
      state.withLock { _ = $0.sending.remove(attempt) }
    }

    func failed(_ error: PentadError) { state.withLock { $0.failed.append(error) } }
  }

  @Test func nothingIsSentBeforeTheRecoveryEnds() async {
    let work = Work(
      [1, 2, 3], sending: [4], recovering: { for _ in 0..<100 { await Task.yield() } })
    let sender = OutboxSender(work, width: 4, time: ManualTime().source)
    await sender.sendAll()
    let state = work.state.withLock { $0 }
    #expect(!state.wasEarly)
    #expect(state.recoveries == 1)
    #expect(state.sent.sorted() == [1, 2, 3, 4])
    #expect(state.sending == [])
  }

  @Test func runningSendIsNotRecoveredByAnotherRun() async {
    let (begun, unpause) = (Recorder<Int>(), Recorder<Int>())
    let work = Work(
      [1],
      attempting: { number in
        begun.record(number)
        if number == 1 { _ = await unpause.entries(1) }
      })
    let sender = OutboxSender(work, width: 2, time: ManualTime().source)
    let first = Task { await sender.sendAll() }
    _ = await begun.entries(1)
    work.state.withLock { $0.queued.append(2) }
    await sender.sendAll()
    unpause.record(0)
    await first.value
    #expect(work.state.withLock { $0.sent } == [1, 2])
    #expect(work.state.withLock { $0.recoveries } == 1)
  }

  @Test func aSecondRunWaitsForItsPermit() async {
    let (begun, unpause) = (Recorder<Int>(), Recorder<Int>())
    let work = Work(
      [1, 2],
      attempting: { number in
        begun.record(number)
        if number == 1 { _ = await unpause.entries(1) }
      })
    let sender = OutboxSender(work, width: 1, time: ManualTime().source)
    let runs = (0..<2).map { _ in Task { await sender.sendAll() } }
    _ = await begun.entries(1)
    for _ in 0..<1_000 { await Task.yield() }
    #expect(begun.entries == [1])
    unpause.record(0)
    for run in runs { await run.value }
    #expect(begun.entries == [1, 2])
    #expect(work.state.withLock { $0.sending } == [])
  }

  @Test func unrecordedOutcomeIsRecordedFirstAndNotResent() async {
    let work = Work([1])
    let full = PentadError(.storage, "the disk is full")
    work.state.withLock { $0.failures = [full, full] }
    let sender = OutboxSender(work, width: 1, time: ManualTime().source)
    await sender.sendAll()
    work.state.withLock { $0.queued.append(2) }
    // It cannot be noted yet: nothing else is sent.
    await sender.sendAll()
    #expect(work.state.withLock { $0.sent } == [1])
    await sender.sendAll()
    let state = work.state.withLock { $0 }
    #expect(state.sent == [1, 2])
    #expect(state.sending == [])
    #expect(state.failed == [full, full])
  }

  @Test func arrivedOperationIsRecordedDespiteCancellation() async {
    let (begun, unpause) = (Recorder<Int>(), Recorder<Int>())
    let work = Work(
      [1],
      attempting: { number in
        begun.record(number)
        _ = await unpause.entries(1)
      })
    let sender = OutboxSender(work, width: 2, time: ManualTime().source)
    let run = Task { await sender.run() }
    _ = await begun.entries(1)
    run.cancel()
    unpause.record(0)
    await run.value
    #expect(work.state.withLock { $0.sending } == [])
  }

  @Test func outcomesOfAnErasedStoreAreDropped() async {
    let work = Work([1])
    work.state.withLock { $0.failures = [PentadError(.storage, "the disk is full")] }
    let sender = OutboxSender(work, width: 1, time: ManualTime().source)
    await sender.sendAll()
    sender.forget()
    work.state.withLock { state in
      state.sending = []
      state.failures = [PentadError(.internal, "nothing is to be noted")]
    }
    await sender.sendAll()
    #expect(work.state.withLock { $0.failures.count } == 1)
  }
}
