import PentadCore

/// The delivery of one action to one source. Sources that asked to wait are not contacted.
final class ActionDeliverer: OutboxWork {
  /// The wait after a source cannot be asked, in milliseconds.
  private static let pause: Int64 = 60_000
  /// The longest wait that a source can ask for, in milliseconds.
  private static let longestPause: Int64 = 86_400_000
  /// The interval before a source that the host has not supplied is tried again, in milliseconds.
  private static let absence: Int64 = 3_600_000

  private let store: VideoStore
  private let sources: LiveSources
  private let time: TimeSource
  /// The time before which a source is not contacted, on the monotonic clock, and the reason.
  private let quiet = Lock<[SourceID: (until: Int64, error: PentadError)]>([:])

  init(store: VideoStore, sources: LiveSources, time: TimeSource) {
    self.store = store
    self.sources = sources
    self.time = time
  }

  /// Retries unreachable sources at once.
  func networkChanged() {
    quiet.withLock { quiet in
      quiet = quiet.filter { $0.value.error.code == .tooManyRequests }
    }
  }

  /// Retries a source that the user has signed in to, or that the host has supplied.
  func returned(_ id: SourceID) { quiet.withLock { $0[id] = nil } }

  // MARK: The outbox

  func recover() async throws(PentadError) { try await store.recoverOutbox() }

  func next() async throws(PentadError) -> VideoSendingStep { try await store.nextStep() }

  func send(_ attempt: VideoAttempt) async -> VideoOutcome? { await tell(attempt) }

  func settle(_ attempt: VideoAttempt, _ outcome: VideoOutcome) async throws(PentadError) {
    let counts = try await store.settle(attempt, outcome)
    if counts, case .rejected(let error) = outcome {
      store.publish(
        .failed(
          VideoFailure(
            .sending, source: attempt.source, video: attempt.action.video, error: error)))
    }
  }

  func failed(_ error: PentadError) {
    store.publish(.failed(VideoFailure(.storage, error: error)))
  }

  // MARK: Sending

  private func tell(_ attempt: VideoAttempt) async -> VideoOutcome {
    let id = attempt.source
    if let (rest, error) = rest(of: id) {
      return .retry(error, after: rest, mayHaveArrived: false)
    }
    let known: StoredSource?
    do throws(PentadError) {
      known = try await store.source(id)
    } catch {
      // Nothing was sent. After an interruption, the feed that resumes sends at once.
      return .retry(error, after: error.isFailure ? nil : 0, mayHaveArrived: false)
    }
    guard let known else {
      return .rejected(PentadError.noSuchSource)
    }
    if isAwaited(known), attempt.action.broadcasts.isEmpty {
      let error = PentadError(.serverUnavailable, "the source is polled first")
      return .retry(error, after: Self.pause, mayHaveArrived: false)
    }
    let source: any FeedSource
    do throws(PentadError) {
      source = try sources.source(known.description)
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

  /// Returns true if the content of the source was deleted and is not fetched yet. Until then, the
  /// source's broadcasts of the video and its position are unknown.
  private func isAwaited(_ source: StoredSource) -> Bool {
    source.older == .unknown && !source.description.isPaused
  }

  // MARK: Waiting sources

  private func rest(of id: SourceID) -> (milliseconds: Int64, error: PentadError)? {
    guard let known = quiet.withLock({ $0[id] }) else { return nil }
    let rest = known.until - time.uptime()
    return rest > 0 ? (rest, known.error) : nil
  }

  /// Suspends a source that limits requests or wants the user to sign in.
  private func leaveAlone(_ id: SourceID, _ error: PentadError) {
    guard [.tooManyRequests, .signInRequired].contains(error.code) else { return }
    let wait = error.retryAfter.map { max(Int64($0), ActionFailure.shortestWait) }
    let end = time.uptime() + min(wait ?? Self.pause, Self.longestPause)
    quiet.withLock { quiet in
      if (quiet[id]?.until ?? 0) < end { quiet[id] = (end, error) }
    }
  }
}
