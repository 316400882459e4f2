/// Whether there is a network.
public enum ReachabilityState: Hashable, Sendable, CaseIterable {
  /// Nothing was tried yet.
  case unknown
  /// Servers can be reached, as far as is known.
  case online
  /// No network, or no way to the servers.
  case offline
}

/// Tells whether there is a network, and when that changes.
///
/// It is a hint for when to try again, not a permission: a request may succeed while it says
/// ``ReachabilityState/offline``.
public protocol Reachability: Sendable {
  /// What is known now.
  var state: ReachabilityState { get }

  /// What is known now, then each change. A reader that is behind gets the newest alone. The stream
  /// ends when what tells is let go, or the task that reads is cancelled.
  func changes() -> AsyncStream<ReachabilityState>
}
