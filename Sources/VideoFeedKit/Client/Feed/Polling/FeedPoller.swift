import PentadCore

/// A poller that asks sources for news, each on its own ``PollSchedule``. A slow or failing source
/// does not delay the others.
final class FeedPoller: Sendable {
  struct State {
    var schedules: [SourceID: PollSchedule] = [:]
    /// The sources whose poll by ``run()`` is in progress.
    var underWay: Set<SourceID> = []
    /// The sources that have returned the user's account since the start.
    var known: Set<SourceID> = []
    /// The interval of feeds without one of their own.
    var interval: Int64?
  }

  /// The number of sources polled concurrently.
  static let width = 8

  let store: VideoStore
  let sources: LiveSources
  let startUp: @Sendable (FeedStartUp.Step) -> Void
  let time: TimeSource
  private let rhythm: VideoFeedRhythm
  let random: @Sendable (ClosedRange<Int64>) -> Int64
  private let semaphore = AsyncSemaphore(FeedPoller.width)
  private let work = SharedTasks<SourceID, VideoNews>()
  let state = Lock(State())
  /// Sent when the sources change or their polls move forward.
  let signal = AsyncSignal()

  init(
    store: VideoStore, sources: LiveSources, _ configuration: VideoFeedConfiguration,
    startUp: @escaping @Sendable (FeedStartUp.Step) -> Void
  ) {
    self.store = store
    self.sources = sources
    self.startUp = startUp
    time = configuration.time
    rhythm = configuration.rhythm
    random = configuration.random
  }

  // MARK: Automatic polling

  /// Polls each source when it is due, until the task is cancelled.
  func run() async {
    state.withLock { $0.schedules = [:] }
    await withDiscardingTaskGroup { group in
      var isFirst = true
      while !Task.isCancelled {
        let (due, wait) = await next(isFirst: isFirst)
        isFirst = false
        for id in due {
          group.addTask {
            _ = try? await self.poll(id)
            self.state.withLock { _ = $0.underWay.remove(id) }
            self.signal.send()
          }
        }
        startUp(.pollingBegan)
        await signal.wait(atMost: wait, time)
      }
      group.cancelAll()
    }
    state.withLock { $0.underWay = [] }
  }

  /// Returns the sources that are due, and the milliseconds until the next one is.
  private func next(isFirst: Bool) async -> (due: [SourceID], wait: Int64?) {
    do throws(PentadError) {
      let stored = try await asked()
      let now = time.date()
      let (due, resting, wait) = state.withLock { state in
        var due: [SourceID] = []
        var resting: [StoredSource] = []
        var wait: Int64?
        for source in stored where !state.underWay.contains(source.description.id) {
          let schedule = self.schedule(of: source, &state)
          if schedule.isDue(now) {
            due.append(source.description.id)
          } else {
            resting.append(source)
            wait = min(wait ?? .max, schedule.wait(now))
          }
        }
        state.underWay.formUnion(due)
        return (due, resting, wait)
      }
      if isFirst { for source in resting { startUp(source.outcome) } }
      return (due, wait)
    } catch {
      if error.isFailure { store.publish(.failed(VideoFailure(.storage, error: error))) }
      return ([], Self.pause)
    }
  }

  /// The delay after a failed read of the store, in milliseconds.
  private static let pause: Int64 = 60_000

  /// Returns the sources that can be polled.
  func asked() async throws(PentadError) -> [StoredSource] {
    let interval = try await store.setting(RefreshInterval.name).flatMap { Int64($0) }
    state.withLock { $0.interval = interval }
    return try await store.sources()
      .filter { !$0.description.isPaused && sources.has($0.description) }
  }

  func schedule(of source: StoredSource, _ state: inout State) -> PollSchedule {
    let id = source.description.id
    let interval =
      source.description.kind == .feed
      ? source.refreshInterval ?? state.interval ?? rhythm.feedPoll : nil
    if let known = state.schedules[id], known.interval == interval,
      !known.isForgotten(by: source.health)
    {
      return known
    }
    let schedule = PollSchedule(source.health, rhythm: rhythm, interval: interval)
    state.schedules[id] = schedule
    return schedule
  }

  /// Updates the start with the poll results of another feed of the store, which holds the lease.
  func follow() async {
    guard let stored = try? await asked() else { return }
    for source in stored where source.wasAsked { startUp(source.outcome) }
    startUp(.pollingBegan)
  }

  // MARK: Polling on request

  /// Polls all sources that are due or, if forced, all that do not ask to wait. Returns when all
  /// have answered or failed.
  ///
  /// - Returns: the failures by source.
  func pollAll(isForced: Bool) async throws(PentadError) -> [SourceID: PentadError] {
    let stored = try await asked()
    let now = time.date()
    let wanted = state.withLock { state in
      stored.filter { source in
        let schedule = self.schedule(of: source, &state)
        return isForced ? schedule.mayBeAsked(now) : schedule.isDue(now)
      }.map(\.description.id)
    }
    for source in stored where !wanted.contains(source.description.id) { startUp(source.outcome) }
    let failures = await withTaskGroup(of: (SourceID, PentadError)?.self) { group in
      for id in wanted {
        group.addTask {
          do throws(PentadError) {
            _ = try await self.poll(id)
            return nil
          } catch {
            return (id, error)
          }
        }
      }
      var failures: [SourceID: PentadError] = [:]
      for await failure in group { if let (id, error) = failure { failures[id] = error } }
      return failures
    }
    startUp(.pollingBegan)
    return failures
  }

  /// Polls one source, or joins the poll of it that is in progress.
  func poll(_ id: SourceID) async throws(PentadError) -> VideoNews {
    try await work.run(id) { () async throws(PentadError) in
      await self.semaphore.wait()
      let outcome = await self.ask(id)
      await self.semaphore.signal()
      return try outcome.get()
    }
  }

  /// Moves the polls of all sources as far forward as they allow, after a network change or user
  /// activity.
  func wake() async {
    guard let stored = try? await asked() else { return }
    let now = time.date()
    state.withLock { state in
      for source in stored {
        var schedule = self.schedule(of: source, &state)
        schedule.wake(now)
        state.schedules[source.description.id] = schedule
      }
    }
    signal.send()
  }

  /// Discards the schedule of a source that was removed, or that the user has signed in to.
  func forget(_ id: SourceID) {
    state.withLock { state in
      state.schedules[id] = nil
      state.known.remove(id)
    }
    signal.send()
  }

}

extension StoredSource {
  /// True if the source has answered or failed before.
  fileprivate var wasAsked: Bool { health.lastSuccessAt != nil || health.lastError != nil }

  /// The start event of a source that is not polled now: its last outcome.
  fileprivate var outcome: FeedStartUp.Step {
    health.lastError.map { .failed(description.id, $0) } ?? .fetched(description.id)
  }
}
