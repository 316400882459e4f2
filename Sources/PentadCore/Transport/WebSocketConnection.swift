/// An open WebSocket.
///
/// - Each message is received whole, in order and exactly once: fragments are joined, pings are
///   answered, and text is valid UTF-8.
/// - Data is read from the network only when messages are received: a slow reader slows the server
///   down, and memory use stays constant. While it does not read, keep-alive pings are not sent,
///   since an answer could not be seen.
/// - All messages that arrived before the end can still be received. Then each ``receive()`` throws
///   the error that ended the connection, or returns nil if the other side closed it; see
///   ``WebSocketTransport`` for the errors.
/// - Releasing the connection closes it.
///
/// ```swift
/// let socket = try await transport.open(WebSocketRequest(try TransportURL(webSocket: "wss://example.org/")))
/// try await socket.send(.text("hello"))
/// while let message = try await socket.receive() { … }
/// ```
public protocol WebSocketConnection: AnyObject, Sendable {
  /// The member of ``WebSocketRequest/subprotocols`` that the server chose; nil for none.
  var subprotocol: String? { get }

  /// The close of the other side; nil until it closes.
  var peerClose: WebSocketClose? { get }

  /// Sends a message. It returns when the message has been passed to the operating system; the
  /// message may not have arrived yet. Messages are sent in the order of the calls.
  ///
  /// Cancelling the task removes a message whose sending has not begun; otherwise the message is
  /// sent completely. The connection remains usable.
  ///
  /// - Throws: see ``WebSocketTransport``. ``PentadError/Code/messageTooLong`` leaves the
  ///   connection unchanged. After any other error the message may have arrived.
  func send(_ message: WebSocketMessage) async throws(PentadError)

  /// Receives the next message; nil after the other side has closed the connection.
  ///
  /// Cancelling the task loses no message: the next call gets it.
  ///
  /// - Throws: see ``WebSocketTransport``; ``PentadError/Code/misuse`` if another call is waiting.
  func receive() async throws(PentadError) -> WebSocketMessage?

  /// Closes the connection. It returns when the other side has confirmed, or after a few seconds.
  /// Cancelling the task ends the wait and cuts the connection.
  ///
  /// Current and later calls of send and receive throw ``PentadError/Code/closed``. Messages that
  /// were not received are dropped. A second close only waits.
  ///
  /// - Parameters:
  ///   - code: 1000 for normal; 3000…4999 for private agreements. A code that is not allowed is
  ///     sent as 1000.
  ///   - reason: text for people; its first 123 bytes are sent.
  func close(code: Int, reason: String) async
}

extension WebSocketConnection {
  /// Closes the connection normally; see ``close(code:reason:)``.
  public func close() async { await close(code: 1_000, reason: "") }
}
