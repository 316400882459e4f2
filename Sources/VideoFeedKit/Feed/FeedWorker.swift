import PentadCore

/// Works for a feed while it holds the store's lease: asks sources, looks videos up, tells sources what the
/// user did. Feeds of the same store without the lease see what it does.
///
/// Whoever lets go of the lease has it rest first: what another feed would send again has to be noted.
final class FeedWorker: Sendable {
  private struct State {
    var holding: Task<Void, Never>?
    var isHeld = false
    /// How many want it to rest.
    var rests = 0
    /// Whether its feed is suspended, however often that was asked for.
    var isSuspended = false
    var working: Task<Void, Never>?
    /// Done when all that was ended has come to its end.
    var ending: Task<Void, Never>?
    /// What is being sent because somebody wanted it at once.
    var sending: [Int: Task<Void, Never>] = [:]
    var count = 0

    var mayWork: Bool { rests == 0 && !isSuspended }
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
        state.withLock { $0.isHeld = isHeld }
        if isHeld { begin() } else { await poller.follow() }
      }
      await end()
    }
    state.withLock { $0.holding = task }
  }

  /// Ends it, and waits for what is being written.
  func stop() async {
    await rest()
    // The lease goes with this, and with what it ends.
    let holding = state.withLock { $0.holding }
    holding?.cancel()
    await holding?.value
  }

  /// Ends what is under way, waits for what is being written, and begins nothing until ``goOn()``
  /// was called as often.
  func rest() async {
    state.withLock { $0.rests += 1 }
    await endAll()
  }

  /// Begins again, as far as the lease is held.
  func goOn() {
    state.withLock { $0.rests -= 1 }
    begin()
  }

  /// ``rest()`` until ``resume()``: twice is as once.
  func suspend() async {
    state.withLock { $0.isSuspended = true }
    await endAll()
  }

  /// Begins again after ``suspend()``, as far as the lease is held and nobody else has it rest.
  func resume() {
    state.withLock { $0.isSuspended = false }
    begin()
  }

  private func begin() {
    state.withLock { state in
      guard state.isHeld, state.mayWork, state.working == nil else { return }
      state.working = Task { await self.work() }
    }
  }

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

  private func endAll() async {
    let sending = state.withLock { Array($0.sending.values) }
    for task in sending { task.cancel() }
    await end()
    for task in sending { await task.value }
  }

  /// Whoever comes second waits as long.
  private func end() async {
    let ending = state.withLock { state in
      let (task, before) = (state.working, state.ending)
      task?.cancel()
      let ending = Task {
        await before?.value
        await task?.value
      }
      (state.working, state.ending) = (nil, ending)
      return ending
    }
    await ending.value
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
      if !isDemo { await sendAll() }
      try await store.tidy()
      break
    }
    return failures
  }

  /// Sends what is due, until it is done, the task is cancelled or the feed rests.
  private func sendAll() async {
    let begun = state.withLock { state -> (number: Int, task: Task<Void, Never>)? in
      guard state.mayWork else { return nil }
      let task = Task { await self.sender.sendAll() }
      state.count += 1
      state.sending[state.count] = task
      return (state.count, task)
    }
    guard let (number, task) = begun else { return }
    await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    state.withLock { $0.sending[number] = nil }
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
