/// Sends a request again when what went wrong may pass by itself.
///
/// - Only requests that are ``TransportRequest/isRepeatable`` are sent again: `GET`, `HEAD`, `PUT` and
///   `DELETE`, and others that their caller has marked.
/// - They are, when there is no network, the server takes no connection or cuts it before the head of
///   its answer, after a timeout, and for the statuses 408, 429, 500, 502, 503 and 504.
/// - ``TransportRequest/deadline`` covers all tries and the waits between them. When the next try
///   would come after it, the last outcome is returned or thrown at once.
/// - `Retry-After`, in seconds or as a date, is waited for; see ``RetryPolicy/retryAfterCap``.
/// - A body that breaks off while it is read is not asked for again: its reader has begun with it.
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

  /// Repeats what `next` sends.
  ///
  /// - Parameter random: gives a number of the range, each as likely as the others.
  public init(
    _ next: any Transport, policy: RetryPolicy = RetryPolicy(), time: TimeSource = .system,
    random: @escaping @Sendable (ClosedRange<Int>) -> Int = { Int.random(in: $0) }
  ) {
    self.next = next
    self.policy = policy
    self.time = time
    self.random = random
  }

  /// Sends a request, several times if need be.
  ///
  /// - Throws: see ``Transport``; the error of the last try.
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

  /// One try. The answer is let go before the wait, so that it holds no connection meanwhile.
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
