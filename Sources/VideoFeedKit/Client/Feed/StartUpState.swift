import PentadCore

/// The current start-up state of the feed, with streams for its observers.
final class StartUpState: Sendable {
  private let state = Lock(FeedStartUp())
  private let streams = ValueStreams<FeedStartUp>(keeping: .newest)

  var startUp: FeedStartUp { state.withLock { $0 } }

  /// Applies events.
  ///
  /// - Returns: the new phase; nil if it did not change.
  func handle(_ steps: FeedStartUp.Step...) -> FeedStartUp.Phase? {
    let phase = state.withLock { state -> FeedStartUp.Phase? in
      let before = state
      for step in steps { state.handle(step) }
      guard state != before else { return nil }
      // Under the lock, so that the newest is the last.
      streams.put(state)
      return state.phase == before.phase ? nil : state.phase
    }
    streams.wake()
    return phase
  }

  /// Returns a stream of the current state and each change. A slow reader gets only the newest
  /// state.
  func updates() -> AsyncStream<FeedStartUp> {
    state.withLock { streams.stream(beginningWith: $0) }
  }

  func finish() { streams.finish() }
}
