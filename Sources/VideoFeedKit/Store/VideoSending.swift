import PentadCore

/// The next step of sending.
typealias VideoSendingStep = SendingStep<VideoAttempt>

/// The outcome of an attempt.
enum VideoOutcome: Hashable, Sendable {
  /// The source has accepted the action.
  case delivered
  /// The attempt failed and will be retried: no earlier than this number of milliseconds if the
  /// source gave one, otherwise after a back-off. `mayHaveArrived` is true unless the source
  /// certainly did not accept the action.
  case retry(PentadError, after: Int64?, mayHaveArrived: Bool)
  /// The action was rejected, and a retry would not help. It stays until the user retries or
  /// cancels it, and does not block other actions.
  case rejected(PentadError)
}
