/// What carries a Kit's requests to a server.
///
/// A host passes a live one to a Kit's front door; a test passes one of its own. It need not be HTTP
/// underneath, but it speaks in HTTP's terms.
///
/// What an implementation guarantees:
/// - ``TransportRequest/deadline`` covers the whole exchange, up to the last byte of the body.
/// - A body longer than ``TransportRequest/bodyLimit`` ends in an error and is not held in memory.
/// - Any status is an answer, not an error: 404 and 503 return like 200.
/// - Credentials never follow a redirect to another host.
/// - Neither an error nor a log line holds a query, a header's value or a byte of a body.
///
/// What it throws, from ``send(_:)`` and from the body alike:
/// - ``PentadError/Code/offline``: no network, or the name of the server cannot be resolved.
/// - ``PentadError/Code/timedOut``: the deadline passed.
/// - ``PentadError/Code/unavailable``: the server took no connection
///   (``PentadError/Code/connectionRefused``), the proxy opened no way to it, or this process has too
///   many files open. Nothing was sent.
/// - ``PentadError/Code/refused``: the server's certificate is not trusted, the proxy wants other
///   credentials, the request breaks a rule of the transport, or the body is too long
///   (``PentadError/Code/bodyTooLong``).
/// - ``PentadError/Code/cancelled``: the task was cancelled. The request may have reached the server.
/// - ``PentadError/Code/decoding``: what came back is not HTTP, or it ended before its end
///   (``PentadError/Code/answerCutOff``).
/// - ``PentadError/Code/closed``: the transport was shut down.
public protocol Transport: Sendable {
  /// Sends a request, and returns when the head of the answer has come; the body is still to be read.
  ///
  /// - Throws: see ``Transport``.
  func send(_ request: TransportRequest) async throws(PentadError) -> TransportResponse
}

extension PentadError.Code {
  /// A body longer than the limit that the request set.
  public static let bodyTooLong = Self(.refused, detail: 0x901)
  /// The server took no connection: nothing listens there, or something on the way said no.
  public static let connectionRefused = Self(.unavailable, detail: 0x902)
  /// The connection ended before the answer did.
  public static let answerCutOff = Self(.decoding, detail: 0x903)
}
