/// The outcomes of a request that are retried, and the delay before each retry.
public struct RetryPolicy: Hashable, Sendable {
  /// The largest number of attempts, including the first; 1 never retries.
  public var tries = 4
  /// The largest delay before the second attempt, in milliseconds; it doubles with each further
  /// attempt.
  public var base = 250
  /// The limit of the growing delay, in milliseconds.
  public var cap = 20_000
  /// The longest `Retry-After` for which a retry waits, in milliseconds. A longer one ends the
  /// attempts: no request is sent earlier than the server allows.
  public var retryAfterCap = 60_000

  /// Makes a policy of four attempts, with delays of up to 0.25, 0.5 and 1 s.
  public init() {}

  /// Returns the delay after an attempt, in milliseconds; nil for no further attempt.
  ///
  /// It is a random part of the largest delay ("full jitter"), so that clients that failed together
  /// do not retry together. `Retry-After` is added to it.
  func wait(
    after number: Int, _ outcome: Result<TransportResponse, PentadError>, date: Int64,
    random: (ClosedRange<Int>) -> Int
  ) -> Int? {
    guard number < tries, Self.isPassing(outcome) else { return nil }
    let doubled =
      Double(max(0, base)) * Double(sign: .plus, exponent: min(number - 1, 64), significand: 1)
    let jitter = random(0...Int(min(doubled, Double(max(0, min(cap, 1 << 40))))))
    guard let told = (try? outcome.get())?.headers.retryAfter(date: date) else { return jitter }
    let (wait, overflow) = told.addingReportingOverflow(jitter)
    return told <= retryAfterCap && !overflow ? wait : nil
  }

  /// Returns true if the failure may be temporary.
  private static func isPassing(_ outcome: Result<TransportResponse, PentadError>) -> Bool {
    switch outcome {
    case .success(let response):
      [408, 429, 500, 502, 503, 504].contains(response.status)
    case .failure(let error):
      [.offline, .timedOut, .unavailable].contains(error.code.coarse)
        || error.code == .answerCutOff
    }
  }
}
