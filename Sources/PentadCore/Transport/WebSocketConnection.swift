/// An open WebSocket.
///
/// - Messages come whole, in order and once each, as they were sent: fragments are joined, pings are
///   answered, and a text is valid UTF-8.
/// - What is not received is not read: a slow reader slows the server, and memory stays flat. Nobody
///   hears the other side's signs of life then, and they are not asked for.
/// - All messages that came before an end are received before it. Then each ``receive()`` throws what
///   ended the connection, or returns nil when the other side closed it; see ``WebSocketTransport``
///   for the errors.
/// - Letting go of it closes it.
///
/// ```swift
/// let socket = try await transport.open(WebSocketRequest(try TransportURL(webSocket: "wss://example.org/")))
/// try await socket.send(.text("hello"))
/// while let message = try await socket.receive() { … }
/// ```
public protocol WebSocketConnection: AnyObject, Sendable {
  /// Which of ``WebSocketRequest/subprotocols`` the server chose; nil for none.
  var subprotocol: String? { get }

  /// How the other side closed it; nil as long as it has not.
  var peerClose: WebSocketClose? { get }

  /// Sends a message; returns when it has been handed to the system. Whether it arrived is not known
  /// then. Messages are sent in the order of the calls.
  ///
  /// Cancelling the task takes a message back that has not begun; one that has is sent to its end. The
  /// connection can be used on.
  ///
  /// - Throws: see ``WebSocketTransport``. ``PentadError/Code/messageTooLong`` leaves the connection as
  ///   it was. After any other the message may have arrived.
  func send(_ message: WebSocketMessage) async throws(PentadError)

  /// The next message; nil, from then on, when the other side has closed the connection.
  ///
  /// Cancelling the task loses no message: the next call gets it.
  ///
  /// - Throws: see ``WebSocketTransport``; ``PentadError/Code/misuse`` when another call waits.
  func receive() async throws(PentadError) -> WebSocketMessage?

  /// Closes the connection, and returns when it has ended: when the other side has agreed, or has not
  /// for a few seconds. Cancelling the task cuts the wait and the connection.
  ///
  /// Whoever sends or receives, then or later, gets ``PentadError/Code/closed``; messages that were not
  /// received are dropped. Another call does nothing but wait.
  ///
  /// - Parameters:
  ///   - code: 1000 for normal; 3000…4999 for what the two sides agreed on. One that may not be sent
  ///     goes out as 1000.
  ///   - reason: for people; its first 123 bytes are sent.
  func close(code: Int, reason: String) async
}

extension WebSocketConnection {
  /// Closes the connection normally; see ``close(code:reason:)``.
  public func close() async { await close(code: 1_000, reason: "") }
}
