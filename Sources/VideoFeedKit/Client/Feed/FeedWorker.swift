import PentadCore

/// The background work of a feed while it holds the store's lease: polls sources, checks the
/// playability of videos, and sends the user's actions. Feeds of the same store without the lease
/// only observe the changes.
final class FeedWorker: Sendable {
  /// The interval at which obsolete rows are removed, in milliseconds, and the delay of the first
  /// removal.
  private static let tidying = 3_600_000
  private static let firstTidying = 60_000

  let store: VideoStore
  let poller: FeedPoller
  let checking: PlayabilityChecking
  let sender: VideoSender
  private let isDemo: Bool
  private let time: TimeSource
  private let leased = LeasedWork()

  init(
    store: VideoStore, poller: FeedPoller, checking: PlayabilityChecking, sender: VideoSender,
    _ configuration: VideoFeedConfiguration
  ) {
    self.store = store
    self.poller = poller
    self.checking = checking
    self.sender = sender
    isDemo = configuration.isDemo
    time = configuration.time
  }

  // MARK: Life cycle

  func start() {
    leased.follow { [store] in
      store.holding()
    } changed: { [poller] isHeld in
      if !isHeld { await poller.follow() }
    } work: {
      await self.work()
    }
  }

  /// Stops the work and waits for pending writes.
  func stop() async { await leased.stop() }

  /// Cancels the current work, waits for pending writes, and pauses. Balance each call with
  /// ``unpause()``.
  func rest() async { await leased.rest().value }

  /// Resumes the work if the lease is held.
  func unpause() { leased.unpause() }

  /// Like ``rest()``, but idempotent: one ``resume()`` ends it.
  func suspend() async { await leased.suspend().value }

  /// Resumes after ``suspend()``, if the lease is held and no ``rest()`` is still in effect.
  func resume() { leased.resume() }

  private func work() async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await self.poller.run() }
      // Without a network the result is unknown: due checks stay due.
      if !isDemo {
        group.addTask { await self.checking.run() }
        group.addTask { await self.sender.run() }
      }
      group.addTask { await self.tidy() }
    }
  }

  /// Indexes new videos for search and removes obsolete rows, at regular intervals.
  private func tidy() async {
    var wait = Self.firstTidying
    while (try? await time.sleep(wait)) != nil {
      wait = Self.tidying
      do throws(PentadError) {
        try await store.tidy()
      } catch {
        guard error.isFailure else { return }
        store.publish(.failed(VideoFailure(.storage, error: error)))
      }
    }
  }

  // MARK: Single runs

  /// Runs once the work that the feed does continuously in automatic mode. While another feed of
  /// the store holds the lease, that one sends.
  ///
  /// - Returns: the sources that failed.
  func workOnce() async throws(PentadError) -> [SourceID: PentadError] {
    let failures = try await poller.pollAll(isForced: false)
    if !isDemo { try await checking.lookUpDue() }
    for await isHeld in store.holding() {
      guard isHeld else { break }
      if !isDemo { await leased.run { [sender] in await sender.sendAll() } }
      try await store.tidy()
      break
    }
    return failures
  }

  /// Polls the sources as soon as they allow it, and retries everything that waits for its retry
  /// time.
  func networkChanged() {
    let (store, poller, sender) = (store, poller, sender)
    Task {
      await poller.wake()
      try? await store.hurry()
      sender.networkChanged()
    }
  }

  /// Without the lease, updates the start with the poll results of the feed that holds it.
  func followOthers() async {
    if leased.isIdle { await poller.follow() }
  }

  /// Wakes all parts of the work after other feeds have written to the store.
  func wake() {
    poller.signal.send()
    checking.signal.send()
    sender.wake()
  }
}
