import PentadCore

/// What there is to send.
typealias VideoSendingStep = SendingStep<VideoAttempt>

/// What became of an attempt.
enum VideoOutcome: Hashable, Sendable {
  /// The source has it.
  case delivered
  /// It is to be tried again: at the earliest after so many milliseconds if the source said so, else
  /// after a back-off. `mayHaveArrived` is true unless it is certain that the source did not take it.
  case retry(PentadError, after: Int64?, mayHaveArrived: Bool)
  /// Trying again is no use. It stays until the user tries again or cancels it, and holds up nothing.
  case rejected(PentadError)
}
