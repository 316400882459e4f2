/// Sends a Kit's requests to a server.
///
/// A host passes a live transport to a Kit's main type; a test passes its own. The implementation
/// need not use HTTP, but its interface has HTTP's terms.
///
/// Guarantees of an implementation:
/// - ``TransportRequest/deadline`` covers the whole exchange, up to the last byte of the body.
/// - A body longer than ``TransportRequest/bodyLimit`` ends in an error and is not held in memory.
/// - Any status is an answer, not an error: 404 and 503 return like 200.
/// - Credentials never follow a redirect to another host.
/// - Neither an error nor a log line contains a query, a header's value or a byte of a body.
///
/// Errors, from ``send(_:)`` and from the body:
/// - ``PentadError/Code/offline``: no network, or the name of the server cannot be resolved.
/// - ``PentadError/Code/timedOut``: the deadline passed.
/// - ``PentadError/Code/unavailable``: the server accepted no connection
///   (``PentadError/Code/connectionRefused``), the proxy could not connect to it, or this process
///   has too many open files. Nothing was sent.
/// - ``PentadError/Code/refused``: the server's certificate is not trusted, the proxy requires
///   other credentials, the request violates a rule of the transport, or the body is too long
///   (``PentadError/Code/bodyTooLong``).
/// - ``PentadError/Code/cancelled``: the task was cancelled. The request may have reached the
///   server.
/// - ``PentadError/Code/decoding``: the answer is not HTTP, or it ended too early
///   (``PentadError/Code/answerCutOff``).
/// - ``PentadError/Code/closed``: the transport was shut down.
public protocol Transport: Sendable {
  /// Sends a request, and returns when the head of the answer has arrived; the body is still to be
  /// read.
  ///
  /// - Throws: see ``Transport``.
  func send(_ request: TransportRequest) async throws(PentadError) -> TransportResponse
}

extension PentadError.Code {
  /// The body of an answer is longer than the request's limit.
  public static let bodyTooLong = Self(.refused, detail: 0x901)
  /// The server accepted no connection: nothing listens there, or the connection was blocked.
  public static let connectionRefused = Self(.unavailable, detail: 0x902)
  /// The connection ended before the answer did.
  public static let answerCutOff = Self(.decoding, detail: 0x903)
}
