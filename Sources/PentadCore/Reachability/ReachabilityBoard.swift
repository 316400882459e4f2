/// Holds the network state and sends its changes to streams.
package final class ReachabilityBoard: Sendable {
  private let holding = Lock(ReachabilityState.unknown)
  private let streams = ValueStreams<ReachabilityState>(keeping: .newest)

  package init() {}

  package var state: ReachabilityState { holding.withLock { $0 } }

  /// Sets the current state.
  package func set(_ state: ReachabilityState) {
    holding.withLock { holding in
      guard holding != state else { return }
      holding = state
      // Under the lock, so that all streams have the same order.
      streams.put(state)
    }
    streams.wake()
  }

  package func changes() -> AsyncStream<ReachabilityState> {
    holding.withLock { streams.stream(beginningWith: $0) }
  }
}
