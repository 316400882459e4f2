import PentadCore

/// Works for a feed while it holds the store's lease: asks sources, looks videos up, tells sources what the
/// user did. Feeds of the same store without the lease see what it does.
final class FeedWorker: Sendable {
  private struct State {
    var holding: Task<Void, Never>?
    var working: Task<Void, Never>?
  }

  /// How often what nobody can want any more is removed, in milliseconds, and how long after the start.
  private static let tidying = 3_600_000
  private static let firstTidying = 60_000

  let store: VideoStore
  let poller: FeedPoller
  let checking: PlayabilityChecking
  let sender: VideoSender
  private let isDemo: Bool
  private let time: TimeSource
  private let state = Lock(State())

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
    let task = Task {
      for await isHeld in store.holding() {
        await end()
        if isHeld { begin() } else { await poller.follow() }
      }
      await end()
    }
    state.withLock { $0.holding = task }
  }

  /// Ends it, and waits for what is being written.
  func stop() async {
    let holding = state.withLock { $0.holding }
    holding?.cancel()
    await holding?.value
    await end()
  }

  private func begin() {
    let task = Task {
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
    state.withLock { $0.working = task }
  }

  private func end() async {
    let task = state.withLock { state in
      defer { state.working = nil }
      return state.working
    }
    task?.cancel()
    await task?.value
  }

  /// Makes new videos findable, and removes what nobody can want any more.
  private func tidy() async {
    var wait = Self.firstTidying
    while (try? await time.sleep(wait)) != nil {
      wait = Self.tidying
      do throws(PentadError) {
        try await store.tidy()
      } catch {
        if [.closed, .cancelled].contains(error.code.coarse) { return }
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
      if !isDemo { await sender.sendAll() }
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
    if state.withLock({ $0.holding != nil && $0.working == nil }) { await poller.follow() }
  }

  /// Others have written to the store.
  func wake() {
    poller.bell.ring()
    checking.bell.ring()
    sender.wake()
  }
}
