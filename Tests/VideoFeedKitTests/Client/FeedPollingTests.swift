import PentadCore
import PentadStorage
import TestSupport
import Testing

@testable import VideoFeedKit

/// A feed in automatic mode, on a clock that the tests move.
@Suite(.timeLimit(.minutes(15))) struct FeedPollingTests {
  let world = VideoWorld()
  let time = SteppedTime()

  private func feed(
    _ sources: [any FeedSource], inMemory: Bool = true
  ) async throws -> VideoFeed {
    try await world.feed(sources, inMemory: inMemory, time: time.source) {
      $0.worksByItself = true
    }
  }

  private func pages(_ source: ScriptedSource) -> Int { source.state.withLock { $0.pages } }

  @Test func pollingStartsAfterTenSecondsAndSlowsDown() async throws {
    let source = ScriptedSource()
    let feed = try await feed([source])
    #expect(try await becomes { pages(source) == 1 })
    var due: Int64 = 0
    for (number, wait) in [10_000, 20_000, 40_000, 80_000, 120_000, 120_000].enumerated() {
      due += Int64(wait)
      await time.ring(at: due)
      #expect(try await becomes { pages(source) == number + 2 })
    }
    // A new video restarts it.
    try source.share("1", at: 10)
    due += 120_000
    await time.ring(at: due)
    #expect(try await becomes { pages(source) == 8 })
    await time.ring(at: due + 10_000)
    #expect(try await becomes { pages(source) == 9 })
    await feed.close()
  }

  @Test func slowSourceDoesNotBlockOthers() async throws {
    let never = Recorder<Int>()
    let slow = ScriptedSource(
      Samples.feed,
      step: { () async throws(PentadError) in
        try await TimeSource.system.sleep(600_000)
        never.record(1)
      })
    let quick = ScriptedSource()
    let feed = try await feed([slow, quick])
    #expect(try await becomes { pages(quick) == 1 })
    await time.ring(at: 10_000)
    #expect(try await becomes { pages(quick) == 2 })
    #expect(slow.state.withLock { $0.asking } == 1)
    await feed.close()
    #expect(never.entries.isEmpty)
  }

  @Test func aNewSourceIsAskedAtOnce() async throws {
    let feed = try await feed([])
    let source = ScriptedSource()
    try source.share("1", at: 10)
    try await feed.add(source)
    #expect(try await becomes { try await feed.shown() == ["BmzSEYNTkHA"] })
    try await feed.pauseSource(source.id)
    try source.share("2", of: Samples.key("other"), at: 20)
    time.advance(to: 600_000)
    try await Task.sleep(for: .milliseconds(20))
    #expect(pages(source) == 1)
    try await feed.resumeSource(source.id)
    #expect(try await becomes { try await feed.pending().videos == 1 })
    await feed.close()
  }

  @Test func theNetworkIsBack() async throws {
    let source = ScriptedSource()
    source.change { $0.failure = PentadError(.offline, "no network") }
    let feed = try await feed([source])
    #expect(try await becomes { try await feed.source(source.id)?.health.failures == 1 })
    source.change { $0.failure = nil }
    try source.share("1", at: 10)
    time.advance(to: 5_000)
    feed.networkChanged()
    await time.ring(at: 10_000)
    #expect(try await becomes { try await feed.shown() == ["BmzSEYNTkHA"] })
    await feed.close()
  }

  @Test func cancelledSourceIsNotPolledInALoop() async throws {
    let source = ScriptedSource()
    source.change { $0.failure = PentadError(.cancelled, "closed by its host") }
    let asked = Recorder<Int>()
    let feed = try await feed([source])
    let events = feed.events()
    let counting = Task {
      for await published in events {
        if case .polling(_, isUnderWay: true) = published.event { asked.record(1) }
      }
    }
    #expect(try await becomes { try await feed.source(source.id)?.health.failures == 1 })
    try await Task.sleep(for: .milliseconds(50))
    #expect(asked.entries.count <= 1)
    #expect(
      try await feed.source(source.id)?.health.lastError?.code == .serverUnavailable)
    await feed.close()
    await counting.value
  }

  @Test func oneOfTwoFeedsOfAFolderAsks() async throws {
    let (one, other) = (ScriptedSource(), ScriptedSource())
    try one.share("1", at: 10)
    try other.share("1", at: 10)
    let first = try await world.feed([one], inMemory: false, time: .system) {
      $0.worksByItself = true
    }
    #expect(try await becomes { try await first.shown().count == 1 })
    let second = try await world.feed([other], inMemory: false, time: .system) {
      $0.worksByItself = true
    }
    #expect(try await second.shown().count == 1)
    #expect(pages(other) == 0)
    #expect(try await becomes { second.startUp.phase == .ready })
    await first.close()
    #expect(try await becomes { second.store.database.lease.isHeld })
    try other.share("2", of: Samples.key("other"), at: 20)
    try await second.refresh()
    #expect(try await second.shown().count == 2)
    await second.close()
  }
}
