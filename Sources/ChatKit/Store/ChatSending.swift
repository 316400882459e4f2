import PentadCore

/// What an attempt is to send.
enum ChatWork: Hashable, Sendable {
  /// A message of the user's.
  ///
  /// - Parameter head: the newest message that was known of when the first attempt began: if the server
  ///   took the message, it is after this one. Nil when nothing was known: it may be anywhere then.
  case message(OutgoingMessage, head: MessageID?)
  case operation(ChatOperation)
}

/// What there is to send.
typealias ChatSendingStep = SendingStep<ChatAttempt>

/// What became of an attempt.
enum ChatOutcome: Hashable, Sendable {
  /// The server has it. Of a message, ``ChatStore/accepted(_:as:)`` says so.
  case delivered
  /// It is to be tried again: at the earliest after so many milliseconds if the server said so, else
  /// after a back-off. `mayHaveArrived` is true unless it is certain that the server did not take it.
  case retry(PentadError, after: Int64?, mayHaveArrived: Bool)
  /// Trying again is no use. It stays until the user tries again or cancels it, and holds up nothing.
  case rejected(PentadError)
}
