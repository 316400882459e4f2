import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// The user's actions, and their delivery to sources.
@Suite(.timeLimit(.minutes(15))) struct FeedActionTests {
  let world = VideoWorld()
  let key = Samples.key()

  /// A feed of one source with one video.
  private func feed(_ source: ScriptedSource, inMemory: Bool = true) async throws -> VideoFeed {
    try source.share("1", at: 10)
    let feed = try await world.feed([source], inMemory: inMemory)
    try await feed.synchronise()
    return feed
  }

  @Test func actionsAreStoredAtOnceAndSentLater() async throws {
    let source = ScriptedSource()
    let feed = try await feed(source)
    #expect(try await feed.like(key).isLiked)
    #expect(try await feed.watchLater(key).isWatchLater)
    #expect(try await feed.markWatched(key).isWatched)
    // The source keeps no positions.
    #expect(try await feed.setPosition(5_000, for: key).position == 5_000)
    #expect(source.told.isEmpty)
    #expect(try await feed.actions().map(\.step) == [.queued, .queued, .queued])
    #expect(try await feed.favorites().count == 1)
    #expect(try await feed.watchLaterList().count == 1)
    try await feed.synchronise()
    let id = key.id
    #expect(source.told == ["like true \(id)", "watchLater true \(id)", "watched \(id)"])
    #expect(try await feed.actions() == [])
    // Setting a value that is already set is a no-op.
    try await feed.like(key)
    #expect(try await feed.actions() == [])
    await feed.close()
  }

  @Test func contradictoryActionsAreSentOnce() async throws {
    let source = ScriptedSource()
    let feed = try await feed(source)
    try await feed.like(key)
    try await feed.unlike(key)
    try await feed.like(key)
    try await feed.unlike(key)
    try await feed.synchronise()
    #expect(source.told == ["like false \(key.id)"])
    #expect(try await !feed.state(of: key).isLiked)
    await feed.close()
  }

  @Test func actionsGoToAllSourcesThatSupportThem() async throws {
    let (shelby, plain) = (ScriptedSource(), ScriptedSource(Samples.feed, can: []))
    let peer = ScriptedSource(SourceID("peertube:x/y"), can: [.likes, .positions])
    for source in [plain, peer] { try source.share("a", at: 20) }
    let feed = try await feed(shelby)
    try await feed.add(plain)
    try await feed.add(peer)
    try await feed.synchronise()
    try await feed.like(key)
    try await feed.setPosition(7_000, for: key)
    try await feed.synchronise()
    #expect(shelby.told == ["like true \(key.id)"])
    #expect(plain.told == [])
    #expect(Set(peer.told) == ["like true \(key.id)", "progress 7000 \(key.id)"])
    await feed.close()
  }

  @Test func failingSourceDoesNotBlockOthers() async throws {
    let (down, up) = (ScriptedSource(), ScriptedSource(Samples.feed, can: .likes))
    try up.share("a", at: 20)
    let feed = try await feed(down)
    try await feed.add(up)
    try await feed.synchronise()
    down.change { $0.refusal = PentadError(.serverUnavailable, "down", retryAfter: 30_000) }
    try await feed.like(key)
    try await feed.synchronise()
    #expect(up.told.count == 1)
    let waiting = try #require(try await feed.actions().first)
    #expect(waiting.source == down.id)
    #expect(waiting.step == .queued)
    #expect(waiting.failure?.code == .serverUnavailable)
    down.change { $0.refusal = nil }
    world.time.advance(30_000)
    try await feed.synchronise()
    #expect(down.told.count == 1)
    await feed.close()
  }

  @Test func sourceThatNeedsASignInGetsNoActions() async throws {
    let source = ScriptedSource()
    try source.share("2", of: Samples.key("other"), at: 20)
    let feed = try await feed(source)
    source.change { $0.refusal = PentadError(.signInRequired, "sign in again") }
    try await feed.like(key)
    try await feed.like(Samples.key("other"))
    try await feed.synchronise()
    #expect(try await feed.actions().map(\.step) == [.queued, .queued])
    source.change { $0.refusal = nil }
    try await feed.add(source)
    try await feed.store.hurry()
    try await feed.synchronise()
    #expect(source.told.count == 2)
    await feed.close()
  }

  @Test func refusedActionWaitsForTheUser() async throws {
    let source = ScriptedSource()
    let feed = try await feed(source)
    source.change { $0.refusal = PentadError(.actionRefused, "no") }
    let draft = ShareDraft(video: key, text: "look", destinations: [.twitter])
    let share = try await feed.share(draft)
    try await feed.like(key)
    try await feed.synchronise()
    #expect(try await feed.actions().map(\.step) == [.failed, .failed])
    let error = await #expect(throws: PentadError.self) {
      try await feed.waitForDelivery(share)
    }
    #expect(error?.code == .actionRefused)
    #expect(try await feed.state(of: key).isLiked)
    source.change { $0.refusal = nil }
    #expect(try await feed.retry(share))
    try await feed.synchronise()
    #expect(source.told == ["share look \(key.id)"])
    try await feed.waitForDelivery(share)
    let like = try #require(try await feed.actions().first)
    #expect(try await feed.cancel(like.id))
    #expect(try await !feed.cancel(like.id))
    let gone = await #expect(throws: PentadError.self) {
      try await feed.waitForDelivery(like.id)
    }
    #expect(gone?.code == .notFound)
    await feed.close()
  }

  @Test func deliveriesCanBeAwaited() async throws {
    let source = ScriptedSource()
    try source.share("1", at: 10)
    let feed = try await world.feed([source], time: .system) { $0.worksByItself = true }
    #expect(try await becomes { try await feed.shown().count == 1 })
    let share = try await feed.share(
      ShareDraft(video: key, text: "look", destinations: [.twitter, .facebook]))
    try await feed.waitForDelivery(share)
    #expect(source.told == ["share look \(key.id)"])
    await feed.close()
  }

  @Test func waitingEndsWithTheFeedAndTheTask() async throws {
    let source = ScriptedSource()
    let feed = try await feed(source)
    try await feed.like(key)
    let id = try #require(try await feed.actions().first?.id)
    let cancelled = Task { try await feed.waitForDelivery(id) }
    cancelled.cancel()
    await #expect(throws: PentadError.self) { try await cancelled.value }
    let waiting = Task { try await feed.waitForDelivery(id) }
    try await Task.sleep(for: .milliseconds(20))
    await feed.close()
    let error = await #expect(throws: PentadError.self) { try await waiting.value }
    #expect(error?.code == .closed)
  }

  @Test func invalidShareIsRefusedAtOnce() async throws {
    let source = ScriptedSource()
    let feed = try await feed(source)
    func code(_ draft: ShareDraft) async -> PentadError.Code? {
      await #expect(throws: PentadError.self) { try await feed.share(draft) }?.code
    }
    #expect(
      await code(ShareDraft(video: key, text: "", destinations: [.email])) == .recipientMissing)
    #expect(await code(ShareDraft(video: key, text: "", destinations: [])) == .invalid)
    let unknown = ShareDraft(video: Samples.key("none"), text: "", destinations: [.twitter])
    #expect(await code(unknown) == .videoNotFound)
    await #expect(throws: PentadError.self) { try await feed.like(Samples.key("none")) }
    #expect(try await feed.actions() == [])
    await feed.close()
  }

  @Test func actionsAreCountedForTheHost() async throws {
    let counted = Recorder<StatisticsEvent>()
    let source = ScriptedSource()
    let time = SteppedTime()
    try source.share("1", at: 10)
    let feed = try await world.feed([source], time: time.source) {
      $0.statistics = { counted.record($0) }
    }
    try await feed.synchronise()
    try await feed.like(key)
    try await feed.like(key)
    try await feed.share(ShareDraft(video: key, text: "", destinations: [.twitter]))
    await time.ring(at: 15_000)
    let events = await counted.entries(3)
    #expect(events.prefix(2) == [.counted(.like), .counted(.sharing(.twitter))])
    guard case .heartbeat(let beat) = events[2] else {
      Issue.record("no heartbeat")
      return
    }
    #expect(beat.number == 1)
    #expect(beat.wasActive)
    await feed.close()
  }

  @Test func newVideosMayBeAppliedAutomatically() async throws {
    let source = ScriptedSource()
    let feed = try await feed(source, inMemory: false)
    var settings = try await feed.settings()
    #expect(settings == VideoSettings())
    settings.autoApply = true
    try await feed.setSettings(settings)
    try source.share("2", of: Samples.key("other"), at: 20)
    world.time.advance(10_000)
    try await feed.synchronise()
    #expect(try await feed.shown() == ["other", "BmzSEYNTkHA"])
    await feed.close()
    let again = try await world.feed([source], inMemory: false)
    #expect(try await again.settings() == settings)
    await again.close()
  }
}
