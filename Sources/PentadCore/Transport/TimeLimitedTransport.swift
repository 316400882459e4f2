/// Gives each exchange the time that its user allows, instead of that of the request.
///
/// Where a request is sent again, or waits for its turn, the limit covers all of that if this transport is the
/// outer one:
///
/// ```swift
/// let transport = TimeLimitedTransport(RetryingTransport(try HTTPTransport()), milliseconds: 5_000)
/// ```
///
/// An answer that a server holds back on purpose, as a long poll does, has that time besides. A WebSocket is
/// no exchange: see ``WebSocketRequest/connectDeadline``.
public struct TimeLimitedTransport: Transport {
  private let next: any Transport
  private let milliseconds: Int

  /// Limits what `next` sends.
  ///
  /// - Parameter milliseconds: the time for an exchange, from its beginning to the last byte of the answer;
  ///   less than 1 lets none succeed.
  public init(_ next: any Transport, milliseconds: Int) {
    self.next = next
    self.milliseconds = milliseconds
  }

  /// Sends a request.
  ///
  /// - Throws: see ``Transport``; ``PentadError/Code/timedOut`` when the time is over: what was sent by then
  ///   may have arrived.
  public func send(_ request: TransportRequest) async throws(PentadError) -> TransportResponse {
    var request = request
    request.deadline = request.deadline(allowing: milliseconds)
    return try await next.send(request)
  }
}
