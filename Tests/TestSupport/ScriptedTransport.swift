public import PentadCore

/// A transport in memory whose answers a test writes.
///
/// ```swift
/// let transport = ScriptedTransport { request, number in .text(200, "{}") }
/// ```
public final class ScriptedTransport: Transport {
  /// Answers a request; `number` counts them from 1.
  public typealias Answer =
    @Sendable (_ request: TransportRequest, _ number: Int) async throws(PentadError) ->
    TransportResponse

  private let answer: Answer
  private let received = Lock<[TransportRequest]>([])

  /// A transport that answers by `answer`.
  public init(_ answer: @escaping Answer) { self.answer = answer }

  /// The requests, in order.
  public var requests: [TransportRequest] { received.withLock { $0 } }

  public func send(_ request: TransportRequest) async throws(PentadError) -> TransportResponse {
    let number = received.withLock { requests in
      requests.append(request)
      return requests.count
    }
    if Task.isCancelled { throw PentadError(.cancelled, "the exchange was cancelled") }
    return try await answer(request, number)
  }
}

extension TransportResponse {
  /// An answer with a whole body.
  public static func text(_ status: Int, _ text: String) -> TransportResponse {
    TransportResponse(status: status, body: TransportBody(Array(text.utf8)))
  }

  /// An answer whose body breaks off with an error after so many bytes.
  public static func broken(
    _ text: String, after bytes: Int, _ error: PentadError
  ) -> TransportResponse {
    let rest = Lock<[UInt8]?>(Array(text.utf8.prefix(bytes)))
    return TransportResponse(
      status: 200,
      body: TransportBody { () async throws(PentadError) in
        let chunk = rest.withLock { rest in
          defer { rest = nil }
          return rest
        }
        guard let chunk else { throw error }
        return chunk
      })
  }
}
