public import PentadCore

/// The outcome of an attempt to send an operation.
public enum OutboxOutcome: Hashable, Sendable {
  /// The server has accepted it.
  case delivered
  /// Retry it: at the earliest after the given milliseconds if the server asked for a delay, else
  /// after a back-off. Pass `mayHaveArrived` as true unless it is certain that the server did not
  /// process it. The recorded value of earlier attempts is kept.
  case retry(PentadError, after: Int64? = nil, mayHaveArrived: Bool)
  /// The server rejected it; do not retry.
  case rejected(PentadError)
}

/// The next step for an outbox.
public enum OutboxStep: Hashable, Sendable {
  /// Send this operation; it is marked as being sent.
  case send(OutboxOperation)
  /// Ask again at that time, or when an operation has been appended.
  case wait(until: Int64)
  /// Ask again when an operation has been appended or settled.
  case nothing
}

/// The decisions of an outbox, without its table.
///
/// A delay that the server asks for is respected for up to a day.
public struct OutboxRules: Hashable, Sendable {
  /// The longest back-off after the first failed attempt, in milliseconds. It doubles with each
  /// failure.
  public var firstDelay: Int64 = 1_000
  /// The limit of the back-off, in milliseconds.
  public var longestDelay: Int64 = 300_000

  /// Makes rules with a back-off of a second that doubles up to five minutes.
  public init() {}

  /// The longest delay that a server can ask for, in milliseconds. A time further in the future was
  /// set before the clock was set back.
  static let longestWait: Int64 = 86_400_000

  /// The effect of an outcome on an operation.
  enum Ruling: Hashable {
    case remove
    case queue(notBefore: Int64, mayHaveArrived: Bool, PentadError)
    case fail(PentadError)
  }

  /// Returns the next step.
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

  /// Returns the effect of an attempt's outcome on its operation.
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

  /// Returns the upper limit of the back-off, which is a random number from 0 to it (full jitter).
  func delay(attempts: Int) -> Int64 {
    let longest = min(max(0, longestDelay), Self.longestWait)
    let doublings = min(max(1, attempts), 63) - 1
    let (delay, overflow) = max(0, firstDelay).multipliedReportingOverflow(by: 1 << doublings)
    return overflow ? longest : min(delay, longest)
  }
}
