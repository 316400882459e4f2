/// Replaces the deadline of each request with a limit that the user sets.
///
/// To make the limit cover retries and rate limiting, put this transport outside of them:
///
/// ```swift
/// let transport = TimeLimitedTransport(RetryingTransport(try HTTPTransport()), milliseconds: 5_000)
/// ```
///
/// An answer that the server delays on purpose, as in a long poll, gets that delay in addition. The
/// limit does not apply to WebSockets: see ``WebSocketRequest/connectDeadline``.
public struct TimeLimitedTransport: Transport {
  private let next: any Transport
  private let milliseconds: Int

  /// Makes a transport that limits the exchanges of `next`.
  ///
  /// - Parameter milliseconds: the time for an exchange, from its start to the last byte of the
  ///   answer; with less than 1, every exchange fails.
  public init(_ next: any Transport, milliseconds: Int) {
    self.next = next
    self.milliseconds = milliseconds
  }

  /// Sends a request.
  ///
  /// - Throws: see ``Transport``; ``PentadError/Code/timedOut`` when the time is over: the request
  ///   may have arrived.
  public func send(_ request: TransportRequest) async throws(PentadError) -> TransportResponse {
    var request = request
    request.deadline = request.deadline(allowing: milliseconds)
    return try await next.send(request)
  }
}
