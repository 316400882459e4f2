import PentadCore

/// The rate control after the server has refused requests as too many (HTTP 429).
///
/// After a refusal, all requests wait for the time that the server requires, or for a minute. Then
/// one request a second is sent. Each half minute without a refusal allows one request a second
/// more, up to the client's rate limit.
final class RequestPacing: Sendable {
  private struct State {
    var resumesAt: Int64?
    /// The time of the next allowed request.
    var nextAt: Int64 = 0
  }

  private let state = Lock(State())

  /// The wait if the server requires none, in milliseconds.
  static let pause: Int64 = 60_000
  /// The time after which one more request a second is allowed, and the rate at which the control
  /// ends.
  private static let (step, highest): (Int64, Int64) = (30_000, 5)

  /// Records a refusal.
  func refused(_ error: PentadError, now: Int64) {
    let wait = error.retryAfter.map { Int64(min($0, 3_600_000)) } ?? Self.pause
    state.withLock { state in
      state.resumesAt = max(state.resumesAt ?? 0, now + max(wait, 1_000))
      state.nextAt = max(state.nextAt, now + max(wait, 1_000))
    }
  }

  /// Takes the next turn if the wait is short enough. Otherwise the turn stays available for
  /// another request.
  ///
  /// - Parameter longest: the longest wait of the request, in milliseconds.
  /// - Returns: the required wait in milliseconds, and true if the turn was taken.
  func turn(now: Int64, within longest: Int64 = .max) -> (wait: Int64, isTaken: Bool) {
    state.withLock { state in
      guard let resumesAt = state.resumesAt else { return (0, true) }
      let perSecond = 1 + max(0, now - resumesAt) / Self.step
      guard now < resumesAt || perSecond < Self.highest else {
        state.resumesAt = nil
        return (0, true)
      }
      let turn = max(now, state.nextAt)
      guard turn - now <= longest else { return (turn - now, false) }
      state.nextAt = turn + 1_000 / perSecond
      return (turn - now, true)
    }
  }
}
