/// Opens a Kit's WebSockets (RFC 6455).
///
/// A host passes a live transport to a Kit's main type; a test passes its own.
///
/// Guarantees of an implementation:
/// - ``WebSocketRequest/connectDeadline`` covers everything before the first message: name
///   resolution, connection, TLS, proxy and handshake.
/// - No redirect is followed. An answer that does not open a WebSocket is an error.
/// - Neither an error nor a log line contains a query, a header's value or a byte of a message.
///
/// Errors, also of ``WebSocketConnection``:
/// - ``PentadError/Code/offline``: no network, or the name of the server cannot be resolved.
/// - ``PentadError/Code/timedOut``: the deadline passed, or the peer gave no sign of life.
/// - ``PentadError/Code/unauthorized``: the server answered 401.
/// - ``PentadError/Code/unavailable``: the server accepted no connection
///   (``PentadError/Code/connectionRefused``), answered 429 (``PentadError/Code/tooManyRequests``)
///   or 500 to 599 (``PentadError/Code/serverUnavailable``), the proxy could not connect to it, or
///   this process has too many open files. ``PentadError/retryAfter`` contains the time to wait, if
///   the answer has one.
/// - ``PentadError/Code/refused``: the server's certificate is not trusted, it answered with
///   another status (``PentadError/Code/webSocketRefused``), the proxy requires other credentials,
///   the request violates a rule of the transport, or a message is too long
///   (``PentadError/Code/messageTooLong``).
/// - ``PentadError/Code/cancelled``: the task was cancelled.
/// - ``PentadError/Code/decoding``: the received data is not a WebSocket or violates its protocol,
///   text is not UTF-8, or the connection ended without a close
///   (``PentadError/Code/answerCutOff``).
/// - ``PentadError/Code/closed``: the connection was closed, or the transport was shut down.
public protocol WebSocketTransport: Sendable {
  /// Opens a WebSocket.
  ///
  /// Cancelling the task ends the attempt.
  ///
  /// - Throws: see ``WebSocketTransport``.
  func open(_ request: WebSocketRequest) async throws(PentadError) -> any WebSocketConnection
}

extension PentadError.Code {
  /// The server answered the handshake with a status other than 101, 401, 429 and 500 to 599.
  public static let webSocketRefused = Self(.refused, detail: 0x904)
  /// A message is longer than the request's limit.
  public static let messageTooLong = Self(.refused, detail: 0x905)
}
