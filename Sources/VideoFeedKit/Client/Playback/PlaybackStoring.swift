import PentadCore

/// Stores what a playback wants stored, one after the other.
///
/// - What a suspended store does not take is stored when it is resumed; what it cannot take for another
///   reason that passes, such as a full disk, is tried again after a second, then after twice as long each
///   time, up to a minute.
/// - At the end each that is left is tried once more. What cannot be stored then is lost, and told.
final class PlaybackStoring: Sendable {
  private struct State {
    var backlog = PlaybackBacklog()
    var isEnding = false
    /// Done when the store may take what it has refused.
    var waiting: Task<Void, Never>?
  }

  /// In milliseconds.
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

  /// What the user has done with a video: what is stored, and what waits to be.
  func state(of video: VideoKey) async throws(PentadError) -> ViewState {
    // Before it is read: what is stored meanwhile changes nothing when it is applied again.
    let waiting = state.withLock { $0.backlog }
    return waiting.applied(to: try await feed.store.state(video), of: video)
  }

  /// Nothing more comes, and nothing is waited for any more.
  func finish() {
    let waiting = state.withLock { state in
      state.isEnding = true
      return state.waiting
    }
    waiting?.cancel()
    waking.finish()
  }

  /// Stores what comes, until ``finish()``.
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

  /// What it fails with.
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

  // MARK: Trying again

  /// Whether the store may take it another time.
  private static func passes(_ error: PentadError) -> Bool {
    [.suspended, .storeBusy].contains(error.code)
      || [.storage, .corrupt].contains(error.code.coarse)
  }

  /// False at the end.
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
