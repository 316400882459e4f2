import PentadCore

/// How many calls are taken, by the server's clock: of all, and of those that ask for tokens.
///
/// A server as it is installed takes 50 calls in ten seconds, and 15 that ask for tokens in five minutes;
/// this one takes more until it is told otherwise, as an administrator may set it.
struct PeerTubeRates: Sendable {
  /// So many in a stretch of time.
  private struct Limit: Sendable {
    var count: Int
    /// Milliseconds.
    var within: Int64
    var taken = 0
    var endsAt: Int64 = 0

    /// Counts a call; whether it is one too many.
    mutating func take(now: Int64) -> Bool {
      // A clock that was put back begins a stretch of its own.
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

  /// Takes so many calls in ten seconds, and so many that ask for tokens in five minutes, from now on.
  mutating func set(calls: Int, signIns: Int) {
    self.calls = Limit(count: max(0, calls), within: self.calls.within)
    self.signIns = Limit(count: max(0, signIns), within: self.signIns.within)
  }

  /// Counts a call.
  ///
  /// - Returns: what every answer tells of it, and whether this call is not carried out.
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

  /// The answer to a call too many.
  static let refusal = Response.text(
    "Too many requests, please try again later.", type: "text/html; charset=utf-8", status: 429)
}
