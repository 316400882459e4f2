import PentadCore

/// Tells one source one thing, and leaves sources alone that want it.
final class VideoTelling: OutboxWork {
  /// How long a source that cannot be asked is left alone, in milliseconds.
  private static let pause: Int64 = 60_000
  /// The longest that a source can have itself left alone, in milliseconds.
  private static let longestPause: Int64 = 86_400_000
  /// How long it is until a source that the host has not given is looked for again, in milliseconds.
  private static let absence: Int64 = 3_600_000

  private let store: VideoStore
  private let sources: LiveSources
  private let time: TimeSource
  /// Before when a source wants to be left alone, and why, by the clock that never goes back.
  private let quiet = Lock<[SourceID: (until: Int64, error: PentadError)]>([:])

  init(store: VideoStore, sources: LiveSources, time: TimeSource) {
    self.store = store
    self.sources = sources
    self.time = time
  }

  /// What could not be reached may be there again.
  func networkChanged() {
    quiet.withLock { quiet in
      quiet = quiet.filter { $0.value.error.code == .tooManyRequests }
    }
  }

  /// Somebody has signed in to a source, or the host has given it.
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

  // MARK: One source

  private func tell(_ attempt: VideoAttempt) async -> VideoOutcome {
    let id = attempt.source
    if let (rest, error) = rest(of: id) {
      return .retry(error, after: rest, mayHaveArrived: false)
    }
    let known: StoredSource?
    do throws(PentadError) {
      known = try await store.source(id)
    } catch {
      // Nobody was told. What was only interrupted is sent at once by whoever goes on.
      return .retry(error, after: error.isFailure ? nil : 0, mayHaveArrived: false)
    }
    guard let known else {
      return .rejected(PentadError.noSuchSource)
    }
    if isAwaited(known), attempt.action.broadcasts.isEmpty {
      let error = PentadError(.serverUnavailable, "the source is first asked for what it shares")
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

  /// Whether what the source shared was let go, and is still to come again: until then nobody knows by
  /// which broadcasts it knows a video, nor how far the user has come there.
  private func isAwaited(_ source: StoredSource) -> Bool {
    source.older == .unknown && !source.description.isPaused
  }

  // MARK: Sources that want to be left alone

  private func rest(of id: SourceID) -> (milliseconds: Int64, error: PentadError)? {
    guard let known = quiet.withLock({ $0[id] }) else { return nil }
    let rest = known.until - time.uptime()
    return rest > 0 ? (rest, known.error) : nil
  }

  /// A source that is asked too often, or wants the user to sign in, is told nothing else.
  private func leaveAlone(_ id: SourceID, _ error: PentadError) {
    guard [.tooManyRequests, .signInRequired].contains(error.code) else { return }
    let wait = error.retryAfter.map { max(Int64($0), ActionFailure.shortestWait) }
    let end = time.uptime() + min(wait ?? Self.pause, Self.longestPause)
    quiet.withLock { quiet in
      if (quiet[id]?.until ?? 0) < end { quiet[id] = (end, error) }
    }
  }
}
