/// How often something may be done: so many times at once, and so many a second in the long run.
public struct RateLimit: Hashable, Sendable {
  /// How many a second.
  public let perSecond: Double
  /// How many at once after a pause.
  public let burst: Int

  /// A limit.
  ///
  /// - Throws: ``PentadError/Code/invalid`` unless both are positive and finite.
  public init(perSecond: Double, burst: Int) throws(PentadError) {
    guard perSecond > 0, perSecond.isFinite, burst >= 1 else {
      throw PentadError(.invalid, "a rate and its burst are positive numbers")
    }
    self.perSecond = perSecond
    self.burst = burst
  }
}

/// A bucket that holds a token for each time, and fills at the rate of the limit.
struct TokenBucket: Sendable {
  private let limit: RateLimit
  /// Below zero, tokens are promised to those who wait.
  private var tokens: Double
  private var filledAt: Int64

  /// A full one, at `now` in milliseconds.
  init(_ limit: RateLimit, now: Int64) {
    self.limit = limit
    tokens = Double(limit.burst)
    filledAt = now
  }

  /// Takes a token, of now or of later.
  ///
  /// - Returns: how long to wait for it, in milliseconds.
  mutating func take(now: Int64) -> Int {
    fill(now)
    tokens -= 1
    return tokens >= 0 ? 0 : Int(min(1e12, (-tokens / limit.perSecond * 1_000).rounded(.up)))
  }

  /// Puts a token back that was not used.
  mutating func giveBack() { tokens = min(tokens + 1, Double(limit.burst)) }

  /// Whether nothing would be lost by making another instead.
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
