import PentadCore

/// How long the heads of lanes wait, by a clock that never goes back: what is due at a moment of the wall
/// clock would else wait that much longer when the clock is set back.
///
/// It counts from when it first sees an operation wait, in each process anew.
final class OutboxWaits: Sendable {
  private struct Wait {
    /// What was to be waited for, and after which attempt.
    let notBefore: Int64
    let attempts: Int
    /// When it is over.
    let end: Int64
  }

  private let uptime: @Sendable () -> Int64
  /// Of those that waited the last time.
  private let waits = Lock<[Int64: Wait]>([:])

  init(_ uptime: @escaping @Sendable () -> Int64) { self.uptime = uptime }

  /// The heads of all lanes, each with the moment before which it is not sent: the stored one, or an
  /// earlier one.
  func shortened(_ heads: [OutboxOperation], now: Int64) -> [OutboxOperation] {
    let uptime = uptime()
    return waits.withLock { waits in
      let known = waits
      waits = [:]
      return heads.map { head in
        let (rest, overflow) = head.notBefore.subtractingReportingOverflow(now)
        guard !overflow, rest <= OutboxRules.longestWait else { return head }
        var wait = Wait(
          notBefore: head.notBefore, attempts: head.attempts, end: uptime + max(0, rest))
        if let known = known[head.id], known.notBefore == wait.notBefore,
          known.attempts == wait.attempts
        {
          wait = known
        }
        waits[head.id] = wait
        let left = max(0, wait.end - uptime)
        return left < rest ? head.waiting(until: now + left) : head
      }
    }
  }
}

extension OutboxOperation {
  fileprivate func waiting(until moment: Int64) -> OutboxOperation {
    OutboxOperation(
      id: id, draft: draft, state: state, attempts: attempts, mayHaveArrived: mayHaveArrived,
      createdAt: createdAt, firstAttemptAt: firstAttemptAt, notBefore: moment, failure: failure)
  }
}
