import PentadCore

/// How far the feed has come, for all who want to know.
final class StartUpBoard: Sendable {
  private struct State {
    var startUp = FeedStartUp()
    var observers: [Int: AsyncStream<FeedStartUp>.Continuation] = [:]
    var count = 0
    var isFinished = false
  }

  private let state = Lock(State())

  var startUp: FeedStartUp { state.withLock { $0.startUp } }

  /// Takes in what has happened.
  ///
  /// - Returns: the phase, when it is another now.
  func handle(_ steps: FeedStartUp.Step...) -> FeedStartUp.Phase? {
    state.withLock { state in
      let before = state.startUp
      for step in steps { state.startUp.handle(step) }
      guard state.startUp != before else { return nil }
      for observer in state.observers.values { observer.yield(state.startUp) }
      return state.startUp.phase == before.phase ? nil : state.startUp.phase
    }
  }

  /// How far it has come, then each time that it has come on. A slow reader gets the newest only.
  func updates() -> AsyncStream<FeedStartUp> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: FeedStartUp.self, bufferingPolicy: .bufferingNewest(1))
    let number = state.withLock { state -> Int? in
      continuation.yield(state.startUp)
      guard !state.isFinished else { return nil }
      state.count += 1
      state.observers[state.count] = continuation
      return state.count
    }
    guard let number else {
      continuation.finish()
      return stream
    }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { _ = $0.observers.removeValue(forKey: number) }
    }
    return stream
  }

  func finish() {
    let observers = state.withLock { state in
      state.isFinished = true
      defer { state.observers = [:] }
      return state.observers.values.map { $0 }
    }
    for observer in observers { observer.finish() }
  }
}
