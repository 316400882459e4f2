public import PentadCore

/// How a client hears of what is new.
///
/// C: `pentad_chat_connection`.
public enum ChatConnection: Hashable, Sendable {
  /// It hears nothing. It tries again by itself, and at once when the network changes.
  case offline
  /// It is making a connection.
  case connecting
  /// What is new comes at once.
  case live(via: Route)
  /// The push service cannot be reached: the client asks the server every few seconds.
  case polling
  /// The server does not accept the token. The client waits for another one.
  case authRequired
  /// The push service wants no further connection.
  case stopped(PentadError)

  /// What the push service is reached by.
  public enum Route: UInt8, Hashable, Sendable, CaseIterable {
    /// A WebSocket.
    case webSocket
    /// Requests that are answered when there is something new.
    case longPolling
  }
}
