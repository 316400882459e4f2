/// What opens a Kit's WebSockets (RFC 6455).
///
/// A host passes a live one to a Kit's front door; a test passes one of its own.
///
/// What an implementation guarantees:
/// - ``WebSocketRequest/connectDeadline`` covers all that comes before the first message: name,
///   connection, TLS, proxy and handshake.
/// - No redirect is followed. An answer that is not a WebSocket's is an error.
/// - Neither an error nor a log line holds a query, a header's value or a byte of a message.
///
/// What it throws, and what ``WebSocketConnection`` throws:
/// - ``PentadError/Code/offline``: no network, or the name of the server cannot be resolved.
/// - ``PentadError/Code/timedOut``: the deadline passed, or the peer gave no sign of life.
/// - ``PentadError/Code/unauthorized``: the server answered 401.
/// - ``PentadError/Code/unavailable``: the server took no connection
///   (``PentadError/Code/connectionRefused``), answered 429 (``PentadError/Code/tooManyRequests``) or
///   500 to 599 (``PentadError/Code/serverUnavailable``), the proxy opened no way to it, or this process
///   has too many files open. ``PentadError/retryAfter`` says how long to wait, if the answer does.
/// - ``PentadError/Code/refused``: the server's certificate is not trusted, it answered with another
///   status (``PentadError/Code/webSocketRefused``), the proxy wants other credentials, the request
///   breaks a rule of the transport, or a message is too long (``PentadError/Code/messageTooLong``).
/// - ``PentadError/Code/cancelled``: the task was cancelled.
/// - ``PentadError/Code/decoding``: what came is no WebSocket or breaks its rules, a text is not
///   UTF-8, or the connection ended without a close (``PentadError/Code/answerCutOff``).
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
  /// A message longer than the limit that the request set.
  public static let messageTooLong = Self(.refused, detail: 0x905)
}
