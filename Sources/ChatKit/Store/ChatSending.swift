import PentadCore

/// The item that an attempt sends.
enum ChatWork: Hashable, Sendable {
  /// A message of the user.
  ///
  /// - Parameter head: the newest message that was known when the first attempt began. If the
  ///   server accepted the message, it comes after this one. Nil if none was known; the message may
  ///   then be anywhere.
  case message(OutgoingMessage, head: MessageID?)
  case operation(ChatOperation)
}

/// The next step of the sender.
typealias ChatSendingStep = SendingStep<ChatAttempt>

/// The outcome of an attempt.
enum ChatOutcome: Hashable, Sendable {
  /// The server has it. For a message, ``ChatStore/accepted(_:as:)`` records this.
  case delivered
  /// Retry later: after the given number of milliseconds if the server required it, else after a
  /// back-off. `mayHaveArrived` is true unless it is certain that the server did not accept it.
  case retry(PentadError, after: Int64?, mayHaveArrived: Bool)
  /// Do not retry: the result would be the same. The item is kept until the user retries or cancels
  /// it, and does not block others.
  case rejected(PentadError)
}
