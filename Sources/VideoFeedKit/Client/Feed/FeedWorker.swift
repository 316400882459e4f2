import PentadCore

/// Works for a feed while it holds the store's lease: asks sources, looks videos up, tells sources what the
/// user did. Feeds of the same store without the lease see what it does.
final class FeedWorker: Sendable {
  /// How often what nobody can want any more is removed, in milliseconds, and how long after the start.
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

  // MARK: Its life

  func start() {
    leased.follow { [store] in
      store.holding()
    } changed: { [poller] isHeld in
      if !isHeld { await poller.follow() }
    } work: {
      await self.work()
    }
  }

  /// Ends it, and waits for what is being written.
  func stop() async { await leased.stop() }

  /// Ends what is under way, waits for what is being written, and begins nothing until ``goOn()``
  /// was called as often.
  func rest() async { await leased.rest().value }

  /// Begins again, as far as the lease is held.
  func goOn() { leased.goOn() }

  /// ``rest()`` until ``resume()``: twice is as once.
  func suspend() async { await leased.suspend().value }

  /// Begins again after ``suspend()``, as far as the lease is held and nobody else has it rest.
  func resume() { leased.resume() }

  private func work() async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await self.poller.run() }
      // Without a network nobody can tell: what is due stays due.
      if !isDemo {
        group.addTask { await self.checking.run() }
        group.addTask { await self.sender.run() }
      }
      group.addTask { await self.tidy() }
    }
  }

  /// Makes new videos findable, and removes what nobody can want any more.
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

  // MARK: Once

  /// Does once what the feed otherwise does by itself. While another feed of the store works, that one
  /// sends.
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

  /// Looks at the sources as soon as they allow, and tries again what waits for its time.
  func networkChanged() {
    let (store, poller, sender) = (store, poller, sender)
    Task {
      await poller.wake()
      try? await store.hurry()
      sender.networkChanged()
    }
  }

  /// Unless it works itself, tells the start of what the feed that does has found out.
  func followOthers() async {
    if leased.isIdle { await poller.follow() }
  }

  /// Others have written to the store.
  func wake() {
    poller.signal.send()
    checking.signal.send()
    sender.wake()
  }
}
