import PentadCore

/// A serial writer for the changes of a playback.
///
/// - Changes that a suspended store rejects are stored when it is resumed. After another temporary
///   error, such as a full disk, a change is retried after one second. The wait then doubles up to
///   a minute.
/// - At the end, each remaining change is tried once more. A change that cannot be stored then is
///   lost, and the error is reported.
final class PlaybackStoring: Sendable {
  private struct State {
    var backlog = PlaybackBacklog()
    var isEnding = false
    /// The wait before the next retry.
    var waiting: Task<Void, Never>?
  }

  /// The first wait before a retry, in milliseconds.
  private static let firstWait: Int64 = 1_000
  private static let longestWait: Int64 = 60_000

  private let feed: VideoFeed
  private let state = Lock(State())
  private let wakes: AsyncStream<Void>
  private let waking: AsyncStream<Void>.Continuation

  init(_ feed: VideoFeed) {
    self.feed = feed
    (wakes, waking) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  func add(_ effect: PlaybackEffect) {
    state.withLock { $0.backlog.add(effect) }
    waking.yield()
  }

  /// Returns the user's state for a video, including changes that are not stored yet.
  func state(of video: VideoKey) async throws(PentadError) -> ViewState {
    // Before the read: a change stored in between is applied twice, which has no effect.
    let waiting = state.withLock { $0.backlog }
    return waiting.applied(to: try await feed.store.state(video), of: video)
  }

  /// Ends: no more changes follow, and retries are no longer waited for.
  func finish() {
    let waiting = state.withLock { state in
      state.isEnding = true
      return state.waiting
    }
    waiting?.cancel()
    waking.finish()
  }

  /// Stores changes until ``finish()``.
  func run() async {
    for await _ in wakes { await drain() }
    await drain()
  }

  private func drain() async {
    var failures = 0
    while let effect = state.withLock({ $0.backlog.next() }) {
      guard let error = await store(effect) else {
        failures = 0
        continue
      }
      guard Self.passes(error), putBack(effect) else {
        if error.isFailure || Self.passes(error) { tell(error) }
        continue
      }
      if error.isFailure {
        if failures == 0 { tell(error) }
        failures += 1
      }
      await wait(after: error, failures)
    }
  }

  /// Stores a change and returns the error.
  private func store(_ effect: PlaybackEffect) async -> PentadError? {
    do throws(PentadError) {
      switch effect {
      case .markWatched(let key): try await feed.markWatched(key)
      case .save(let key, let position, let seen):
        try await feed.setPosition(position, for: key, seen: seen)
      case .unsetWatchLater(let key): try await feed.unwatchLater(key)
      case .resolve, .prefetch, .player, .highlight: break
      }
      return nil
    } catch {
      return error
    }
  }

  private func tell(_ error: PentadError) {
    feed.store.publish(.failed(VideoFailure(.storage, error: error)))
  }

  // MARK: Retrying

  /// Returns true if the error is temporary.
  private static func passes(_ error: PentadError) -> Bool {
    [.suspended, .storeBusy].contains(error.code)
      || [.storage, .corrupt].contains(error.code.coarse)
  }

  /// Puts back a change that was not stored; returns false if the playback is ending.
  private func putBack(_ effect: PlaybackEffect) -> Bool {
    state.withLock { state in
      guard !state.isEnding else { return false }
      state.backlog.putBack(effect)
      return true
    }
  }

  private func wait(after error: PentadError, _ failures: Int) async {
    let (store, time) = (feed.store, feed.time)
    let waiting = Task {
      if error.code == .suspended {
        _ = try? await store.whenResumed { () async throws(PentadError) in
          try await store.lastEvent()
        }
      } else {
        let wait = VideoFeedRhythm.doubled(
          Self.firstWait, failures - 1, atMost: Self.longestWait)
        try? await time.sleep(Int(wait))
      }
    }
    let isEnding = state.withLock { state in
      state.waiting = waiting
      return state.isEnding
    }
    if isEnding { waiting.cancel() }
    await waiting.value
  }
}
