/// Deduplicates concurrent requests: equal requests share one exchange.
///
/// - Two requests are equal if both are `GET` without a body, with equal URLs, headers, deadlines
///   and limits. All other requests pass through.
/// - A request that joins shares the deadline of the first.
/// - The answer is returned when its whole body has arrived. Each caller gets it, or the error.
/// - Cancelling one caller ends only its own wait. The exchange is cancelled when no caller waits
///   for it.
/// - Nothing is cached: a request after the answer is sent again.
public final class SingleFlight: Transport {
  private struct Answer: Sendable {
    let status: Int
    let headers: TransportHeaders
    let body: [UInt8]
  }

  private let next: any Transport
  private let exchanges = SharedTasks<TransportRequest, Answer>()

  /// Makes a transport that deduplicates the requests to `next`.
  public init(_ next: any Transport) { self.next = next }

  /// Sends a request, or joins an equal one in progress.
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

  /// Returns the number of callers that wait for the answer to a request.
  func waiting(for request: TransportRequest) -> Int { exchanges.callers(of: request) }
}
