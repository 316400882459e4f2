import PentadCore

/// How far the feed has come, for all who want to know.
final class StartUpBoard: Sendable {
  private let state = Lock(FeedStartUp())
  private let streams = ValueStreams<FeedStartUp>(keeping: .newest)

  var startUp: FeedStartUp { state.withLock { $0 } }

  /// Takes in what has happened.
  ///
  /// - Returns: the phase, when it is another now.
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

  /// How far it has come, then each time that it has come on. A slow reader gets the newest only.
  func updates() -> AsyncStream<FeedStartUp> {
    state.withLock { streams.stream(beginningWith: $0) }
  }

  func finish() { streams.finish() }
}
