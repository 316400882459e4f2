import PentadCore

/// Tells sources what the user did, while its feed holds the store's lease.
///
/// What one source is told of one video goes in order, and so do the shares of a source; four are told at
/// once, so that no source waits for another.
final class VideoSender: Sendable {
  private struct State {
    /// Whether what was being sent when the holder before us ended has to be put back.
    var needsRecovery = true
    /// Before when a source wants to be left alone, and why, by the clock that never goes back.
    var quiet: [SourceID: (until: Int64, error: PentadError)] = [:]
    /// How many runs send at the moment.
    var senders = 0
  }

  static let width = 4
  /// How long a source that cannot be asked is left alone, in milliseconds.
  private static let pause: Int64 = 60_000
  /// How long it is until a source that the host has not given is looked for again, in milliseconds.
  private static let absence: Int64 = 3_600_000

  let store: VideoStore
  let sources: LiveSources
  let time: TimeSource
  private let bells = (0..<VideoSender.width).map { _ in Bell() }
  private let state = Lock(State())

  init(store: VideoStore, sources: LiveSources, time: TimeSource) {
    self.store = store
    self.sources = sources
    self.time = time
  }

  /// There may be something to send.
  func wake() {
    for bell in bells { bell.ring() }
  }

  /// What could not be reached may be there again.
  func networkChanged() {
    state.withLock { $0.quiet = $0.quiet.filter { $0.value.error.code == .requestsExceeded } }
    wake()
  }

  /// Somebody has signed in to a source, or the host has given it.
  func returned(_ id: SourceID) {
    state.withLock { $0.quiet[id] = nil }
    wake()
  }

  // MARK: Sending

  /// Sends whatever there is, until the task is cancelled.
  func run() async {
    begin()
    defer { end() }
    await withTaskGroup(of: Void.self) { group in
      for bell in bells {
        group.addTask {
          while !Task.isCancelled { await bell.wait(atMost: await self.drain(), self.time) }
        }
      }
    }
  }

  /// Sends what is due now, and returns when nothing is.
  func sendAll() async {
    begin()
    defer { end() }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<Self.width { group.addTask { _ = await self.drain() } }
    }
  }

  /// Whoever begins when nobody sends puts back what another process had begun. What is being sent by this
  /// one is nobody else's.
  private func begin() {
    state.withLock { state in
      state.senders += 1
      if state.senders == 1 { state.needsRecovery = true }
    }
  }

  private func end() { state.withLock { $0.senders -= 1 } }

  /// Sends until nothing is due.
  ///
  /// - Returns: after how many milliseconds to ask again; nil: when there is something new.
  private func drain() async -> Int64? {
    do throws(PentadError) {
      try await recover()
      while !Task.isCancelled {
        switch try await store.nextStep() {
        case .send(let attempt): try await send(attempt)
        case .wait(let moment): return max(1, moment - time.date())
        case .nothing: return nil
        }
      }
      return nil
    } catch {
      guard ![.closed, .cancelled].contains(error.code.coarse) else { return nil }
      store.publish(.failed(VideoFailure(.storage, error: error)))
      return Self.pause
    }
  }

  /// One run puts back what another process had begun; the others wait for nothing: what is put back
  /// wakes them.
  private func recover() async throws(PentadError) {
    let isMine = state.withLock { state in
      defer { state.needsRecovery = false }
      return state.needsRecovery
    }
    guard isMine else { return }
    do throws(PentadError) {
      try await store.recoverOutbox()
      wake()
    } catch {
      state.withLock { $0.needsRecovery = true }
      throw error
    }
  }

  private func send(_ attempt: VideoAttempt) async throws(PentadError) {
    let outcome = await tell(attempt)
    try await store.settle(attempt, outcome)
    if case .rejected(let error) = outcome {
      store.publish(
        .failed(
          VideoFailure(
            .sending, source: attempt.source, video: attempt.action.video, error: error)))
    }
    wake()
  }

  private func tell(_ attempt: VideoAttempt) async -> VideoOutcome {
    let id = attempt.source
    if let (rest, error) = quiet(id) {
      return .retry(error, after: rest, mayHaveArrived: false)
    }
    let source: any FeedSource
    do throws(PentadError) {
      guard let stored = try await store.source(id) else {
        return .rejected(PentadError(.sourceNotFound, "the source was removed"))
      }
      source = try sources.source(stored.description)
    } catch {
      return .retry(error, after: Self.absence, mayHaveArrived: false)
    }
    do throws(PentadError) {
      try await source.perform(attempt.action)
      return .delivered
    } catch {
      leaveAlone(id, error)
      return ActionFailure(error).outcome(error)
    }
  }

  // MARK: Sources that want to be left alone

  private func quiet(_ id: SourceID) -> (rest: Int64, error: PentadError)? {
    guard let quiet = state.withLock({ $0.quiet[id] }) else { return nil }
    let rest = quiet.until - time.uptime()
    return rest > 0 ? (rest, quiet.error) : nil
  }

  /// A source that is asked too often, or wants the user to sign in, is told nothing else.
  private func leaveAlone(_ id: SourceID, _ error: PentadError) {
    guard [.requestsExceeded, .signInRequired].contains(error.code) else { return }
    let wait = error.retryAfter.map { max(Int64($0), ActionFailure.shortestWait) }
    let pause = min(wait ?? Self.pause, 86_400_000)
    let end = time.uptime() + pause
    state.withLock { state in
      if (state.quiet[id]?.until ?? 0) < end { state.quiet[id] = (end, error) }
    }
  }
}
