import TestSupport
import Testing

@testable import PentadCore

/// Work for a store: when it runs, and when it has ended.
@Suite(.timeLimit(.minutes(15))) struct LeasedWorkTests {
  /// Work that runs until it is cancelled, and ends when the test lets it.
  private final class Work: Sendable {
    let leased = LeasedWork()
    let log = Recorder<String>()
    let held: AsyncStream<Bool>.Continuation
    private let ended: AsyncStream<Void>.Continuation

    init() {
      let (lease, held) = AsyncStream.makeStream(of: Bool.self)
      let (ends, ended) = AsyncStream.makeStream(of: Void.self)
      (self.held, self.ended) = (held, ended)
      leased.follow {
        lease
      } changed: { [log] isHeld in
        log.record(isHeld ? "held" : "lost")
      } work: { [log] in
        log.record("begins")
        await untilCancelled()
        log.record("is ended")
        // No matter that it was cancelled.
        await Task { for await _ in ends { break } }.value
        log.record("has ended")
      }
    }

    /// Lets one run come to its end.
    func end() { ended.yield() }
  }

  private static func untilCancelled() async {
    while !Task.isCancelled { await Task.yield() }
  }

  @Test func workRunsWhileTheLeaseIsHeld() async {
    let work = Work()
    work.held.yield(false)
    work.held.yield(true)
    #expect(await work.log.entries(3) == ["lost", "held", "begins"])
    #expect(!work.leased.isIdle)
    work.held.yield(false)
    _ = await work.log.entries(4)
    work.end()
    #expect(await work.log.entries(6).suffix(3) == ["is ended", "has ended", "lost"])
    #expect(work.leased.isIdle)
    await work.leased.stop()
  }

  /// A free lease is held before the following call returns.
  @Test func aLeaseThatIsHeldAtOnceIsNotMissed() async {
    for _ in 0..<2_000 {
      let (leased, log) = (LeasedWork(), Recorder<Int>())
      let (lease, held) = AsyncStream.makeStream(of: Bool.self)
      held.yield(true)
      leased.follow {
        lease
      } changed: { _ in
      } work: {
        log.record(1)
      }
      _ = await log.entries(1)
      await leased.stop()
    }
  }

  @Test func secondStopWaitsForTheEndToo() async {
    let work = Work()
    work.held.yield(true)
    _ = await work.log.entries(2)
    let first = work.leased.rest()
    _ = await work.log.entries(3)
    let second = work.leased.rest()
    let seen = Recorder<Int>()
    Task {
      await second.value
      seen.record(work.log.entries.count)
    }
    for _ in 0..<1_000 { await Task.yield() }
    #expect(seen.entries.isEmpty)
    work.end()
    #expect(await seen.entries(1) == [4])
    await first.value
    await work.leased.stop()
  }

  @Test func nothingBeginsBeforeAllWantIt() async {
    let work = Work()
    work.leased.rest()
    work.leased.rest()
    work.leased.suspend()
    work.leased.suspend()
    work.held.yield(true)
    _ = await work.log.entries(1)
    for ends in [work.leased.unpause, work.leased.resume] {
      ends()
      for _ in 0..<1_000 { await Task.yield() }
      #expect(work.log.entries == ["held"])
    }
    work.leased.unpause()
    #expect(await work.log.entries(2) == ["held", "begins"])
    work.end()
    await work.leased.stop()
  }

  /// A new start need not wait for the end of the previous run.
  @Test func oneRunAtATime() async {
    let work = Work()
    work.held.yield(true)
    _ = await work.log.entries(2)
    work.leased.rest()
    work.leased.unpause()
    _ = await work.log.entries(3)
    for _ in 0..<1_000 { await Task.yield() }
    #expect(work.log.entries == ["held", "begins", "is ended"])
    work.end()
    #expect(await work.log.entries(5).suffix(2) == ["has ended", "begins"])
    work.end()
    await work.leased.stop()
  }

  @Test func anErrandEndsWithIt() async {
    let leased = LeasedWork()
    let log = Recorder<String>()
    let errand: @Sendable () async -> Void = {
      log.record("begins")
      await Self.untilCancelled()
      log.record("ends")
    }
    let running = Task { await leased.run(errand) }
    _ = await log.entries(1)
    await leased.rest().value
    #expect(log.entries == ["begins", "ends"])
    await running.value
    // None begins while it rests.
    await leased.run(errand)
    #expect(log.entries.count == 2)
    leased.unpause()
    let cancelled = Task { await leased.run(errand) }
    _ = await log.entries(3)
    cancelled.cancel()
    await cancelled.value
    #expect(log.entries.count == 4)
  }

  @Test func stoppedWorkReleasesTheLease() async {
    let lease = AsyncStream.makeStream(of: Bool.self)
    let isLetGo = Recorder<Bool>()
    lease.continuation.onTermination = { _ in isLetGo.record(true) }
    let leased = LeasedWork()
    weak var weakly: Recorder<Int>?
    do {
      let kept = Recorder<Int>()
      weakly = kept
      let stream = lease.stream
      leased.follow {
        stream
      } changed: { _ in
      } work: {
        kept.record(1)
      }
    }
    #expect(weakly != nil)
    await leased.stop()
    #expect(await isLetGo.entries(1) == [true])
    #expect(weakly == nil)
  }
}
