import PentadCore

/// When the server may be asked again that has refused requests for being too many.
///
/// After a refusal everything waits as long as the server says, or a minute. Then one request a second goes
/// out, and each half minute without a refusal one more, up to what the client's rate allows.
final class RequestPacing: Sendable {
  private struct State {
    var resumesAt: Int64?
    /// When the next request may go out.
    var nextAt: Int64 = 0
  }

  private let state = Lock(State())

  /// The wait where the server tells none, in milliseconds.
  static let pause: Int64 = 60_000
  /// The time after which one request a second more is allowed, and the number at which pacing ends.
  private static let (step, highest): (Int64, Int64) = (30_000, 5)

  /// Notes a refusal.
  func refused(_ error: PentadError, now: Int64) {
    let wait = error.retryAfter.map { Int64(min($0, 3_600_000)) } ?? Self.pause
    state.withLock { state in
      state.resumesAt = max(state.resumesAt ?? 0, now + max(wait, 1_000))
      state.nextAt = max(state.nextAt, now + max(wait, 1_000))
    }
  }

  /// Takes the next turn, if it comes soon enough: a request that does not wait leaves it to another.
  ///
  /// - Parameter longest: how long the request would wait, in milliseconds.
  /// - Returns: how long it waits or would have to wait, and whether the turn is taken.
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
