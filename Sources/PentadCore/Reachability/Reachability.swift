/// The state of the network.
public enum ReachabilityState: Hashable, Sendable, CaseIterable {
  /// No request was sent yet.
  case unknown
  /// Servers can be reached, as far as is known.
  case online
  /// There is no network, or no route to the servers.
  case offline
}

/// Reports the network state and its changes.
///
/// It is a hint for when to retry, not a permission: a request may succeed while the state is
/// ``ReachabilityState/offline``.
public protocol Reachability: Sendable {
  /// The current state.
  var state: ReachabilityState { get }

  /// Returns a stream of the current state, then each change. A slow reader gets the newest state
  /// only. The stream ends when this object is released, or when the reading task is cancelled.
  func changes() -> AsyncStream<ReachabilityState>
}
