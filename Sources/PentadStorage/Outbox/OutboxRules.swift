public import PentadCore

/// What became of an attempt to send an operation.
public enum OutboxOutcome: Hashable, Sendable {
  /// The server has it.
  case delivered
  /// It is to be tried again: at the earliest after so many milliseconds if the server said so, else
  /// after a back-off. `mayHaveArrived` is true unless it is certain that the server did not take it;
  /// of the attempts before, what was noted stays.
  case retry(PentadError, after: Int64? = nil, mayHaveArrived: Bool)
  /// Trying again is no use.
  case rejected(PentadError)
}

/// What there is to do for an outbox.
public enum OutboxStep: Hashable, Sendable {
  /// Send this; it is marked as being sent.
  case send(OutboxOperation)
  /// Ask again at that moment, or when something has been appended.
  case wait(until: Int64)
  /// Ask again when something has been appended or settled.
  case nothing
}

/// The decisions of an outbox, without its rows.
///
/// A server that names a time is obeyed for up to a day.
public struct OutboxRules: Hashable, Sendable {
  /// The longest wait after the first failed attempt, in milliseconds. It doubles with each.
  public var firstDelay: Int64 = 1_000
  /// The longest that it grows to, in milliseconds.
  public var longestDelay: Int64 = 300_000

  /// A second, doubling up to five minutes.
  public init() {}

  /// The longest that a server can make us wait, in milliseconds. A time further off was set by a
  /// clock that has been set back since.
  static let longestWait: Int64 = 86_400_000

  /// What becomes of an operation.
  enum Ruling: Hashable {
    case remove
    case queue(notBefore: Int64, mayHaveArrived: Bool, PentadError)
    case fail(PentadError)
  }

  /// What to do next.
  ///
  /// - Parameter heads: the first operation of each lane that has not failed, in the order of ids.
  func step(_ heads: [OutboxOperation], now: Int64) -> OutboxStep {
    let waiting = heads.filter { $0.state == .queued }
    if let due = waiting.first(where: { isDue($0, now) }) { return .send(due) }
    return waiting.map(\.notBefore).min().map { .wait(until: $0) } ?? .nothing
  }

  private func isDue(_ operation: OutboxOperation, _ now: Int64) -> Bool {
    let (wait, overflow) = operation.notBefore.subtractingReportingOverflow(now)
    return overflow || wait <= 0 || wait > Self.longestWait
  }

  /// What an attempt's outcome does to its operation.
  func ruling(
    _ operation: OutboxOperation, _ outcome: OutboxOutcome, now: Int64,
    random: (ClosedRange<Int64>) -> Int64
  ) -> Ruling {
    switch outcome {
    case .delivered: return .remove
    case .rejected(let error): return .fail(error)
    case .retry(let error, let after, let mayHaveArrived):
      let wait = after.map { min(max(0, $0), Self.longestWait) }
      return .queue(
        notBefore: now.addingReportingOverflow(
          wait ?? random(0...delay(attempts: operation.attempts))
        ).partialValue,
        mayHaveArrived: mayHaveArrived, error)
    }
  }

  /// The upper end of the back-off, full jitter being anything from 0 to it.
  func delay(attempts: Int) -> Int64 {
    let longest = min(max(0, longestDelay), Self.longestWait)
    let doublings = min(max(1, attempts), 63) - 1
    let (delay, overflow) = max(0, firstDelay).multipliedReportingOverflow(by: 1 << doublings)
    return overflow ? longest : min(delay, longest)
  }
}
