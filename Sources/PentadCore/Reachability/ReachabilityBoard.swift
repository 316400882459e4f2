/// Holds the state and tells the streams when it changes.
package final class ReachabilityBoard: Sendable {
  private let holding = Lock(ReachabilityState.unknown)
  private let streams = ValueStreams<ReachabilityState>(keeping: .newest)

  package init() {}

  package var state: ReachabilityState { holding.withLock { $0 } }

  /// Says what is known now.
  package func set(_ state: ReachabilityState) {
    holding.withLock { holding in
      guard holding != state else { return }
      holding = state
      // Under the lock, so that all streams see the same order.
      streams.put(state)
    }
    streams.wake()
  }

  package func changes() -> AsyncStream<ReachabilityState> {
    holding.withLock { streams.stream(beginningWith: $0) }
  }
}
