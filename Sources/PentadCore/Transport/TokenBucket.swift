/// A rate limit: a sustained rate per second, and a burst.
public struct RateLimit: Hashable, Sendable {
  /// The sustained number of requests per second.
  public let perSecond: Double
  /// The number of requests that may be sent without delay after a pause.
  public let burst: Int

  /// Makes a limit.
  ///
  /// - Throws: ``PentadError/Code/invalid`` unless both are positive and finite.
  public init(perSecond: Double, burst: Int) throws(PentadError) {
    guard perSecond > 0, perSecond.isFinite, burst >= 1 else {
      throw PentadError(.invalid, "a rate and its burst must be positive numbers")
    }
    self.perSecond = perSecond
    self.burst = burst
  }
}

/// A token bucket that is filled at the rate of the limit.
struct TokenBucket: Sendable {
  private let limit: RateLimit
  /// The number of tokens; negative if later tokens are reserved.
  private var tokens: Double
  private var filledAt: Int64

  /// Makes a full bucket at `now`, in milliseconds.
  init(_ limit: RateLimit, now: Int64) {
    self.limit = limit
    tokens = Double(limit.burst)
    filledAt = now
  }

  /// Takes a token, or reserves a later one.
  ///
  /// - Returns: the time until the token is valid, in milliseconds.
  mutating func take(now: Int64) -> Int {
    fill(now)
    tokens -= 1
    return tokens >= 0 ? 0 : Int(min(1e12, (-tokens / limit.perSecond * 1_000).rounded(.up)))
  }

  /// Returns an unused token to the bucket.
  mutating func giveBack() { tokens = min(tokens + 1, Double(limit.burst)) }

  /// Returns true if the bucket is full, so that a new one would be equal.
  func isFull(now: Int64) -> Bool {
    var later = self
    later.fill(now)
    return later.tokens >= Double(limit.burst)
  }

  private mutating func fill(_ now: Int64) {
    let passed = Double(max(0, now - filledAt)) / 1_000
    tokens = min(tokens + passed * limit.perSecond, Double(limit.burst))
    filledAt = max(filledAt, now)
  }
}
