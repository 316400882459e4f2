public import PentadCore
import Synchronization

/// A network of one input: each request gets the next answer of a list, and then none.
public final class AnsweringTransport: Transport {
  private let answers: Mutex<[Answer]>

  private struct Answer {
    let status: Int
    let headers: TransportHeaders
    let body: [UInt8]
  }

  /// Reads the answers: a byte for the status, then the bodies, apart by record separators (0x1e).
  public init(_ input: inout Input) {
    let choice = Int(input.byte())
    var headers = TransportHeaders()
    if choice & 0x40 != 0 { try? headers.set("Retry-After", "5") }
    if choice & 0x20 != 0 { try? headers.set("Content-Type", "text/html; charset=utf-8") }
    let status = Self.statuses[choice % Self.statuses.count]
    answers = Mutex(
      input.parts().map { Answer(status: status, headers: headers, body: $0) }.reversed())
  }

  // Most are successes: what is read then is the larger part.
  private static let statuses = [
    200, 200, 200, 200, 201, 202, 204, 206, 301, 304, 400, 401, 403, 404, 409, 410, 418, 429, 500,
    503,
    200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200,
  ]

  /// The next answer.
  public func send(_ request: TransportRequest) async throws(PentadError) -> TransportResponse {
    guard let answer = answers.withLock({ $0.popLast() }) else {
      throw PentadError(.offline, "the input has no further answer")
    }
    return TransportResponse(
      status: answer.status, headers: answer.headers, body: TransportBody(answer.body))
  }
}
