import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// Waiting for a delivery, and events while an action is being sent.
@Suite(.timeLimit(.minutes(15))) struct FeedDeliveryTests {
  let world = VideoWorld()
  let key = Samples.key()

  @Test func supersededActionEndsItsWait() async throws {
    let source = ScriptedSource()
    try source.share("1", at: 10)
    let feed = try await world.feed([source])
    try await feed.synchronise()
    try await feed.like(key)
    let id = try #require(try await feed.actions().first?.id)
    let waiting = Task { try await feed.waitForDelivery(id) }
    try await Task.sleep(for: .milliseconds(10))
    try await feed.unlike(key)
    let error = await #expect(throws: PentadError.self) { try await waiting.value }
    #expect(error?.code == .notFound)
    await feed.close()
  }

  @Test func waitEndsWithTheOutcome() async throws {
    let source = ScriptedSource()
    try source.share("1", at: 10)
    let feed = try await world.feed([source])
    try await feed.synchronise()
    source.change { $0.refusal = PentadError(.actionRefused, "no") }
    try await feed.like(key)
    let id = try #require(try await feed.actions().first?.id)
    let refused = Task { try await feed.waitForDelivery(id) }
    try await feed.synchronise()
    let error = await #expect(throws: PentadError.self) { try await refused.value }
    #expect(error?.code == .actionRefused)
    source.change { $0.refusal = nil }
    try await feed.retry(id)
    let delivered = Task { try await feed.waitForDelivery(id) }
    try await feed.synchronise()
    try await delivered.value
    try await feed.waitForDelivery(id)
    await feed.close()
  }

  @Test func concurrentActionsAreCombined() async throws {
    let source = ScriptedSource()
    try source.share("1", at: 10)
    let feed = try await world.feed([source])
    try await feed.synchronise()
    async let one = feed.like(key)
    async let two = feed.like(key)
    let states = try await [one, two]
    #expect(states.map(\.isLiked) == [true, true])
    #expect(try await feed.actions().count == 1)
    await feed.close()
  }

  @Test func noSecretIsStoredOrReported() async throws {
    let source = ScriptedSource()
    try source.share("1", at: 10)
    let feed = try await world.feed([source])
    try await feed.synchronise()
    source.change {
      $0.refusal = PentadError(.actionRefused, "PUT ?oauth_token=SECRET: Bearer SECRET")
    }
    let events = feed.events()
    try await feed.like(key)
    try await feed.synchronise()
    let failure = try #require(try await feed.actions().first?.failure)
    #expect(failure.code == .actionRefused && !failure.message.contains("SECRET"))
    for await published in events {
      guard case .failed(let told) = published.event else { continue }
      #expect(told.error == failure)
      break
    }
    await feed.close()
  }

  /// No secret is kept from a request: not in the stored state of the source or of a video, and not
  /// in any notification.
  @Test(arguments: [
    PentadError.Code.serverUnavailable, .refused, .notFound, .decoding, .offline, .cancelled,
  ])
  func noSecretIsKeptOfASource(_ code: PentadError.Code) async throws {
    let failure = PentadError(code, "GET ?token=SECRET")
    // Only the source knows anything about such a video.
    let key = VideoKey(.peertube, "9c9de5e8-0a1e-484a-b099-e80766180a6d")
    let source = ScriptedSource(can: [.olderPages, .comments, .resolving])
    try source.share("1", of: key, at: 10)
    try source.share("2", of: Samples.key("older"), at: 5)
    source.change { ($0.pageSize, $0.resolved) = (1, [key: .failure(failure)]) }
    let feed = try await world.feed([source])
    try await feed.synchronise()
    guard case .checkFailed(let unchecked) = try await feed.playability(of: key) else {
      Issue.record("the video was not looked up: \(try await feed.playability(of: key))")
      return
    }
    source.change { $0.failure = failure }
    world.time.advance(3_600_000)
    let events = feed.events()
    var told = try await feed.synchronise().map(\.value) + [unchecked]
    told.append(try #require(try await feed.source(source.id)?.health.lastError))
    told.append(try #require(feed.startUp.error))
    for await published in events {
      guard case .failed(let failure) = published.event else { continue }
      told.append(failure.error)
      break
    }
    let older = await #expect(throws: PentadError.self) {
      try await feed.loadOlder(of: source.id)
    }
    let comments = await #expect(throws: PentadError.self) {
      try await feed.loadComments(on: key)
    }
    told += [try #require(older), try #require(comments)]
    #expect(told.count == 7)
    for error in told { #expect(!error.message.isEmpty && !error.message.contains("SECRET")) }
    await feed.close()
  }

  /// A running send is recorded before the feed closes, and before another process may send it.
  @Test func closingWaitsForTheRunningSend() async throws {
    let (begun, unpause) = (Recorder<Int>(), Recorder<Int>())
    let isSlow = Lock(false)
    let source = ScriptedSource(step: { () async throws(PentadError) in
      guard isSlow.withLock({ $0 }) else { return }
      begun.record(1)
      _ = await unpause.entries(1)
    })
    try source.share("1", at: 10)
    let feed = try await world.feed([source], inMemory: false)
    try await feed.synchronise()
    try await feed.like(key)
    isSlow.withLock { $0 = true }
    let sending = Task { try await feed.synchronise() }
    _ = await begun.entries(1)
    let closing = Task { await feed.close() }
    let another = try await world.open(inMemory: false)
    try await Task.sleep(for: .milliseconds(60))
    var isHeld: Bool?
    for await held in another.holding() {
      isHeld = held
      break
    }
    #expect(isHeld == false)
    unpause.record(1)
    await closing.value
    _ = try? await sending.value
    #expect(try await another.operations() == [])
    #expect(source.told == ["like true \(key.id)"])
    await another.close()
  }

  /// The feed closes, or the store fails, before the action was sent.
  @Test(arguments: [PentadError.Code.cancelled, .storeBusy])
  func unsentActionIsSentSoon(_ code: PentadError.Code) async throws {
    let source = ScriptedSource()
    try source.share("1", at: 10)
    let isFailing = Lock(false)
    let feed = try await world.feed([source], inMemory: false) {
      $0.beforeStep = {
        if isFailing.withLock({ $0 }) { throw PentadError(code, "a step was made to fail") }
      }
    }
    try await feed.synchronise()
    try await feed.like(key)
    let telling = ActionDeliverer(store: feed.store, sources: feed.live, time: world.time.source)
    guard case .send(let attempt) = try await telling.next() else {
      Issue.record("there is nothing to send")
      return
    }
    let sending = Task {
      while !Task.isCancelled { await Task.yield() }
      return await telling.send(attempt)
    }
    isFailing.withLock { $0 = code != .cancelled }
    sending.cancel()
    let outcome = try #require(await sending.value)
    isFailing.withLock { $0 = false }
    guard case .retry(let error, let wait, mayHaveArrived: false) = outcome else {
      Issue.record("it came to \(outcome)")
      return
    }
    #expect(wait == (error.isFailure ? nil : 0))
    try await telling.settle(attempt, outcome)
    await feed.close()
    // The next process sends it; after the store has failed, within a second.
    if error.isFailure { world.time.advance(1_000) }
    let next = try await world.feed([source], inMemory: false)
    try await next.synchronise()
    #expect(source.told == ["like true \(key.id)"])
    #expect(source.state.withLock { $0.arrived.first?.mayHaveArrived } == false)
    await next.close()
  }

  @Test func returningSourceGetsActionsAtOnce() async throws {
    let source = ScriptedSource()
    try source.share("1", at: 10)
    let first = try await world.feed([source], inMemory: false)
    try await first.synchronise()
    try await first.like(key)
    await first.close()
    let feed = try await world.feed(inMemory: false)
    try await feed.synchronise()
    #expect(try await feed.actions().first?.failure?.code == .sourceNotFound)
    try await feed.add(source)
    try await feed.synchronise()
    #expect(source.told == ["like true \(key.id)"])
    await feed.close()
  }
}
