/// Retries requests that failed temporarily.
///
/// - Only requests with ``TransportRequest/isRepeatable`` are retried: `GET`, `HEAD`, `PUT` and
///   `DELETE`, and others that their caller has marked.
/// - They are retried if there is no network, if the server accepts no connection or closes it
///   before the head of its answer, and after a timeout. They are also retried for the statuses
///   408, 429, 500, 502, 503 and 504.
/// - ``TransportRequest/deadline`` covers all attempts and the delays between them. If the next
///   attempt would start after it, the last outcome is returned or thrown at once.
/// - `Retry-After`, in seconds or as a date, is respected; see ``RetryPolicy/retryAfterCap``.
/// - A body that breaks off while it is read is not requested again: its reader has already got a
///   part.
///
/// ```swift
/// let transport = RetryingTransport(try HTTPTransport())
/// ```
public struct RetryingTransport: Transport {
  private enum Step {
    case over(Result<TransportResponse, PentadError>)
    case wait(Int)
  }

  private let next: any Transport
  private let policy: RetryPolicy
  private let time: TimeSource
  private let random: @Sendable (ClosedRange<Int>) -> Int

  /// Makes a transport that retries the requests to `next`.
  ///
  /// - Parameter random: returns a random number of the range, uniformly distributed.
  public init(
    _ next: any Transport, policy: RetryPolicy = RetryPolicy(), time: TimeSource = .system,
    random: @escaping @Sendable (ClosedRange<Int>) -> Int = { Int.random(in: $0) }
  ) {
    self.next = next
    self.policy = policy
    self.time = time
    self.random = random
  }

  /// Sends a request, with retries if necessary.
  ///
  /// - Throws: see ``Transport``; the error of the last attempt.
  public func send(_ request: TransportRequest) async throws(PentadError) -> TransportResponse {
    guard request.isRepeatable else { return try await next.send(request) }
    let remaining = RemainingTime(of: request, time)
    var number = 1
    while true {
      switch await attempt(number, request, remaining) {
      case .over(let outcome): return try outcome.get()
      case .wait(let milliseconds): try await time.sleep(milliseconds)
      }
      number += 1
    }
  }

  /// Makes one attempt. The answer is released before the delay, so that it holds no connection
  /// meanwhile.
  private func attempt(
    _ number: Int, _ request: TransportRequest, _ remaining: RemainingTime
  ) async -> Step {
    let outcome: Result<TransportResponse, PentadError>
    do throws(PentadError) {
      outcome = .success(try await next.send(remaining.limiting(request)))
    } catch {
      outcome = .failure(error)
    }
    let wait = policy.wait(after: number, outcome, date: time.date(), random: random)
    guard let wait, wait < remaining.milliseconds else { return .over(outcome) }
    return .wait(wait)
  }
}
