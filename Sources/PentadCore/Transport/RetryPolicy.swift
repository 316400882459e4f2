/// Which outcomes of a request call for another try, and how long to wait before it.
public struct RetryPolicy: Hashable, Sendable {
  /// How often a request is sent at most, with the first time; 1 never repeats.
  public var tries = 4
  /// The longest wait before the second try, in milliseconds; it doubles with each further try.
  public var base = 250
  /// What the longest wait grows to, in milliseconds.
  public var cap = 20_000
  /// How long a `Retry-After` of the server is waited for, in milliseconds. A longer one ends the
  /// tries: the server is not asked earlier than it said.
  public var retryAfterCap = 60_000

  /// Four tries, after up to 0.25, 0.5 and 1 s.
  public init() {}

  /// The wait after the try of this number, in milliseconds; nil for no further try.
  ///
  /// It is a random part of the longest wait ("full jitter"), so that clients that failed together
  /// do not come back together; `Retry-After` comes on top.
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

  /// Whether what happened may pass by itself.
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
