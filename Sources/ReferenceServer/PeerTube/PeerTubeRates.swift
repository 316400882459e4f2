import PentadCore

/// The rate limits, by the server's clock: for all calls, and for calls that request tokens.
///
/// By default, PeerTube accepts 50 calls in ten seconds, and 15 calls for tokens in five minutes.
/// This server accepts more until the limits are changed.
struct PeerTubeRates: Sendable {
  /// A limit for a period.
  private struct Limit: Sendable {
    var count: Int
    /// The period in milliseconds.
    var within: Int64
    var taken = 0
    var endsAt: Int64 = 0

    /// Counts a call; returns true if it exceeds the limit.
    mutating func take(now: Int64) -> Bool {
      // A clock that was set back starts a new period.
      if now >= endsAt || endsAt - now > within { (taken, endsAt) = (0, now + within) }
      let isRefused = taken >= count
      if !isRefused { taken += 1 }
      return isRefused
    }

    func headers(isRefused: Bool, now: Int64) -> [(name: String, value: String)] {
      let headers = [
        ("X-RateLimit-Limit", "\(count)"), ("X-RateLimit-Remaining", "\(max(0, count - taken))"),
        ("X-RateLimit-Reset", "\((endsAt + 999) / 1_000)"),
      ]
      return isRefused ? headers + [("Retry-After", "\((endsAt - now + 999) / 1_000)")] : headers
    }
  }

  private var calls = Limit(count: 10_000, within: 10_000)
  private var signIns = Limit(count: 1_000, within: 300_000)

  /// Sets the number of calls in ten seconds, and of calls for tokens in five minutes, from now on.
  mutating func set(calls: Int, signIns: Int) {
    self.calls = Limit(count: max(0, calls), within: self.calls.within)
    self.signIns = Limit(count: max(0, signIns), within: self.signIns.within)
  }

  /// Counts a call.
  ///
  /// - Returns: the rate limit headers of the answer, and true if the call is rejected.
  mutating func take(
    _ request: Request, now: Int64
  ) -> (headers: [(name: String, value: String)], isRefused: Bool) {
    let isSignIn = request.method == "POST" && request.path.hasSuffix("/users/token")
    let isRefused = calls.take(now: now)
    guard isSignIn, !isRefused else {
      return (calls.headers(isRefused: isRefused, now: now), isRefused)
    }
    let isSecond = signIns.take(now: now)
    return (signIns.headers(isRefused: isSecond, now: now), isSecond)
  }

  /// The answer to a call above the limit.
  static let refusal = Response.text(
    "Too many requests, please try again later.", type: "text/html; charset=utf-8", status: 429)
}
