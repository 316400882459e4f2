import PentadCore

/// Measures the waits of operations with a monotonic clock. With the wall clock alone, an operation
/// would wait longer when the clock is set back.
///
/// A wait counts from the time when this process first sees the operation waiting.
final class OutboxWaits: Sendable {
  private struct Wait {
    /// The stored time, and the attempt after which it was set.
    let notBefore: Int64
    let attempts: Int
    /// The end of the wait, by the monotonic clock.
    let end: Int64
  }

  private let uptime: @Sendable () -> Int64
  /// The waits of the last call, by operation.
  private let waits = Lock<[Int64: Wait]>([:])

  init(_ uptime: @escaping @Sendable () -> Int64) { self.uptime = uptime }

  /// Returns the heads of all lanes, each with the stored time before which it is not sent, or an
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
