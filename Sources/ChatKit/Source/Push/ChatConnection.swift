public import PentadCore

/// The state of the client's push connection.
///
/// C: `pentad_chat_connection`.
public enum ChatConnection: Hashable, Sendable {
  /// There is no connection. The client reconnects automatically, and at once when the network
  /// changes.
  case offline
  /// The client is connecting.
  case connecting
  /// The client is connected; changes arrive at once.
  case live(via: Route)
  /// The push service cannot be reached: the client polls the server every few seconds.
  case polling
  /// The server does not accept the token. The client waits for a new one.
  case authRequired
  /// The push service refuses further connections.
  case stopped(PentadError)

  /// The connection type of the push service.
  public enum Route: UInt8, Hashable, Sendable, CaseIterable {
    /// A WebSocket.
    case webSocket
    /// Long-polling: the service holds a request until there is an event.
    case longPolling
  }
}
