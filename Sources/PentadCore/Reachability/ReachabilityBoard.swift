/// Holds the state and tells the streams when it changes.
package final class ReachabilityBoard: Sendable {
  private struct Holding {
    var state = ReachabilityState.unknown
    var streams: [Int: AsyncStream<ReachabilityState>.Continuation] = [:]
    var count = 0
  }

  private let holding = Lock(Holding())

  package init() {}

  deinit {
    for stream in holding.withLock({ $0.streams }).values { stream.finish() }
  }

  package var state: ReachabilityState { holding.withLock { $0.state } }

  /// Says what is known now.
  package func set(_ state: ReachabilityState) {
    holding.withLock { holding in
      guard holding.state != state else { return }
      holding.state = state
      // Under the lock, so that all streams see the same order; a yield runs no code of the reader.
      for stream in holding.streams.values { stream.yield(state) }
    }
  }

  package func changes() -> AsyncStream<ReachabilityState> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: ReachabilityState.self, bufferingPolicy: .bufferingNewest(1))
    let number = holding.withLock { holding in
      holding.count += 1
      holding.streams[holding.count] = continuation
      continuation.yield(holding.state)
      return holding.count
    }
    continuation.onTermination = { [weak self] _ in
      self?.holding.withLock { _ = $0.streams.removeValue(forKey: number) }
    }
    return stream
  }
}
