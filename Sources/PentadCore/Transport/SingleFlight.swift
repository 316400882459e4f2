/// Answers requests that are the same and under way at once by one exchange.
///
/// - The same are two `GET` without a body whose address, headers, deadline and limit are equal; all
///   others pass through.
/// - A request that joins shares the deadline of the first.
/// - The answer comes when its body is there as a whole; each caller gets it, or the error.
/// - Cancelling one caller ends its wait alone; the exchange is cancelled when nobody waits for it.
/// - Nothing is kept once the answer is there: a later request is sent.
public final class SingleFlight: Transport {
  private struct Answer: Sendable {
    let status: Int
    let headers: TransportHeaders
    let body: [UInt8]
  }

  private let next: any Transport
  private let exchanges = SharedTasks<TransportRequest, Answer>()

  /// Shares what `next` sends.
  public init(_ next: any Transport) { self.next = next }

  /// Sends a request, or joins one that is under way.
  ///
  /// - Throws: see ``Transport``.
  public func send(_ request: TransportRequest) async throws(PentadError) -> TransportResponse {
    guard request.method == .get, request.body.isEmpty else { return try await next.send(request) }
    let answer = try await exchanges.run(request) { [next] () async throws(PentadError) in
      let response = try await next.send(request)
      let body = try await response.body.collect(limit: request.bodyLimit)
      return Answer(status: response.status, headers: response.headers, body: body)
    }
    return TransportResponse(
      status: answer.status, headers: answer.headers, body: TransportBody(answer.body))
  }

  /// The number of callers that wait for the answer to a request.
  func waiting(for request: TransportRequest) -> Int { exchanges.callers(of: request) }
}
