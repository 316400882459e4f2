import PentadCore

/// A reporter of the user's actions to a host that counts them; without a hook it does nothing.
final class SessionCounting: Sendable {
  private struct State {
    var statistics = SessionStatistics()
    var beating: Task<Void, Never>?
  }

  private let events: AsyncStream<StatisticsEvent>.Continuation?
  private let state = Lock(State())

  init(_ hook: StatisticsHook?) {
    guard let hook else {
      events = nil
      return
    }
    let (stream, continuation) = AsyncStream.makeStream(of: StatisticsEvent.self)
    events = continuation
    Task { for await event in stream { hook(event) } }
  }

  /// Reports a heartbeat at each interval, in milliseconds, until ``end()``.
  func begin(each interval: Int64, _ time: TimeSource) {
    guard let events else { return }
    let beating = Task { [weak self] in
      while (try? await time.sleep(Int(clamping: interval))) != nil {
        guard let self else { return }
        events.yield(state.withLock { $0.statistics.beat(time: time.date()) })
      }
    }
    state.withLock { $0.beating = beating }
  }

  func end() {
    state.withLock { $0.beating }?.cancel()
    events?.finish()
  }

  // MARK: Recording

  func count(_ kind: SourceAction.Kind) {
    guard let events else { return }
    for event in state.withLock({ $0.statistics.count(kind) }) { events.yield(event) }
  }

  func count(_ counter: StatisticsCounter) {
    noteActivity()
    events?.yield(.counted(counter))
  }

  func noteActivity() { state.withLock { $0.statistics.noteActivity() } }

  func setFocus(_ hasFocus: Bool) { state.withLock { $0.statistics.hasFocus = hasFocus } }

  func setPlaying(_ isPlaying: Bool) { state.withLock { $0.statistics.isPlaying = isPlaying } }
}
