import PentadCore

/// What there is to send.
enum VideoSendingStep: Sendable {
  case send(VideoAttempt)
  /// Nothing until that moment, in milliseconds since 1970-01-01 00:00 UTC, unless something is appended.
  case wait(until: Int64)
  /// Nothing until something is appended or settled.
  case nothing
}

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
