/// What a Kit does to send what waits in the outbox of its store; see ``OutboxSender``.
package protocol OutboxWork: Sendable {
  /// Something that was taken out of the outbox and is marked there as being sent.
  associatedtype Attempt: Sendable
  /// What became of an attempt.
  associatedtype Outcome: Sendable

  /// Puts back what is marked as being sent: it was begun by a process that ended.
  func recover() async throws(PentadError)
  /// What to send now.
  func next() async throws(PentadError) -> SendingStep<Attempt>
  /// Sends it; nil when the store has noted already that it has arrived.
  func send(_ attempt: Attempt) async -> Outcome?
  /// Notes what became of it. Noting it again changes nothing.
  func settle(_ attempt: Attempt, _ outcome: Outcome) async throws(PentadError)
  /// The store could not be read or written; it is tried again.
  func failed(_ error: PentadError)
}

/// What there is to send.
package enum SendingStep<Attempt: Sendable>: Sendable {
  /// Send this; it is marked as being sent, and has to be settled.
  case send(Attempt)
  /// Nothing until that moment, in milliseconds since 1970-01-01 00:00 UTC, unless something is appended.
  case wait(until: Int64)
  /// Nothing until something is appended or settled.
  case nothing
}
