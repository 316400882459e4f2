import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// A feed that is suspended and resumed, in pairs or not.
@Suite(.timeLimit(.minutes(15))) struct FeedSuspensionTests {
  let world = VideoWorld()
  let time = SteppedTime()
  let key = Samples.key()

  @Test(arguments: [(1, 1), (2, 1), (0, 1), (1, 2), (0, 0)], [true, false])
  func resumedFeedWorksAfterRepeatedSuspensions(
    _ times: (suspended: Int, resumed: Int), inMemory: Bool
  )
    async throws
  {
    let source = ScriptedSource()
    try source.share("1", at: 10)
    let feed = try await world.feed([source], inMemory: inMemory, time: time.source) {
      $0.worksByItself = true
    }
    #expect(try await becomes { try await feed.shown().count == 1 })
    for _ in 0..<times.suspended { try await feed.suspend() }
    for _ in 0..<times.resumed { try await feed.resume() }
    try await feed.like(key)
    #expect(try await becomes { source.told == ["like true \(key.id)"] })
    try source.share("2", of: Samples.key("other"), at: 20)
    #expect(
      try await becomes {
        time.advance(to: time.now + 1_000)
        return try await feed.pending().videos == 1
      })
    // And again in pairs.
    try await feed.suspend()
    try await feed.resume()
    try await feed.unlike(key)
    #expect(try await becomes { source.told.last == "like false \(key.id)" })
    await feed.close()
  }

  @Test(arguments: [(2, 1), (0, 1)])
  func resumedFeedSendsOnceInManualMode(_ times: (suspended: Int, resumed: Int)) async throws {
    let source = ScriptedSource()
    try source.share("1", at: 10)
    let feed = try await world.feed([source], inMemory: false)
    try await feed.synchronise()
    for _ in 0..<times.suspended { try await feed.suspend() }
    for _ in 0..<times.resumed { try await feed.resume() }
    try await feed.like(key)
    try await feed.synchronise()
    #expect(source.told == ["like true \(key.id)"])
    await feed.close()
  }

  @Test func erasingKeepsAFeedSuspended() async throws {
    let source = ScriptedSource()
    let feed = try await world.feed([source], inMemory: false, time: time.source) {
      $0.worksByItself = true
    }
    try await feed.suspend()
    await feed.worker.rest()
    feed.worker.unpause()
    let error = await #expect(throws: PentadError.self) { try await feed.eraseAll() }
    #expect(error?.code == .suspended)
    try await feed.resume()
    try await feed.eraseAll()
    try source.share("1", at: 10)
    try await feed.add(source)
    #expect(try await becomes { try await feed.shown().count == 1 })
    await feed.close()
  }

  @Test func aClosedFeedIsNotSuspended() async throws {
    let feed = try await world.feed()
    await feed.close()
    let error = await #expect(throws: PentadError.self) { try await feed.suspend() }
    #expect(error?.code == .closed)
  }

  /// A running send is recorded before the file is released, also for a second suspension.
  @Test func secondSuspensionWaitsForTheRunningSend() async throws {
    let (begun, unpause) = (Recorder<Int>(), Recorder<Int>())
    let isSlow = Lock(false)
    let source = ScriptedSource(step: { () async throws(PentadError) in
      guard isSlow.withLock({ $0 }) else { return }
      begun.record(1)
      _ = await unpause.entries(1)
    })
    try source.share("1", at: 10)
    let feed = try await world.feed([source], inMemory: false, time: time.source) {
      $0.worksByItself = true
    }
    #expect(try await becomes { try await feed.shown().count == 1 })
    isSlow.withLock { $0 = true }
    try await feed.like(key)
    _ = await begun.entries(1)
    let order = Recorder<String>()
    let both = (0..<2).map { _ in
      Task {
        try await feed.suspend()
        order.record("suspended")
      }
    }
    for _ in 0..<10_000 { await Task.yield() }
    order.record("sent")
    unpause.record(1)
    for each in both { try await each.value }
    #expect(order.entries.first == "sent")
    let next = try await world.open(inMemory: false)
    #expect(try await next.operations() == [])
    await next.close()
    await feed.close()
  }
}
