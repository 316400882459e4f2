/// The part of sending that differs between Kits: reading, sending and recording; see
/// ``OutboxSender``.
package protocol OutboxWork: Sendable {
  /// An operation that was taken out of the outbox, and is marked there as being sent.
  associatedtype Attempt: Sendable
  /// The result of an attempt.
  associatedtype Outcome: Sendable

  /// Resets the operations that are marked as being sent: the process that began them has ended.
  func recover() async throws(PentadError)
  /// Returns the next step: an attempt to send, or a wait.
  func next() async throws(PentadError) -> SendingStep<Attempt>
  /// Sends an attempt; nil if the store has already recorded that it arrived.
  func send(_ attempt: Attempt) async -> Outcome?
  /// Records the outcome of an attempt. It is idempotent.
  func settle(_ attempt: Attempt, _ outcome: Outcome) async throws(PentadError)
  /// Called when the store could not be read or written; the sender tries again.
  func failed(_ error: PentadError)
}

/// The next step of an ``OutboxSender``.
package enum SendingStep<Attempt: Sendable>: Sendable {
  /// Send this attempt. It is marked as being sent, and has to be settled.
  case send(Attempt)
  /// Wait until that moment, in milliseconds since 1970-01-01 00:00 UTC, or until an operation is
  /// appended.
  case wait(until: Int64)
  /// Wait until an operation is appended or settled.
  case nothing
}
