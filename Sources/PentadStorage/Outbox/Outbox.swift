public import GRDB
import PentadCore

/// What a store has still to send: a table of its own, which outlives the process.
///
/// - Appended in the write that changes the user's state, the two commit together: neither is ever
///   there without the other.
/// - A lane is sent in order, one operation at a time; lanes do not wait for each other.
/// - Nothing is dropped: what fails for good stays, with its error, until it is retried or cancelled.
/// - A clock that is set back makes nothing that a process has seen waiting wait longer. In the next
///   process it waits for a day at most.
/// - After the end of a process, what was being sent is sent again, marked as possibly arrived.
/// - An id is given once, also when the store is erased meanwhile: what was under way is not taken for
///   another operation. The next process counts from what is stored, which a rescue has to bring across by
///   ``Salvage/carryIDs(of:to:now:)``.
///
/// Only the holder of the store's ``StoreLease`` sends. Every method is called inside a read or a
/// write of the store, and throws what SQLite does.
///
/// ```swift
/// let step = try await store.write { try outbox.next(now: now, in: $0) }
/// if case .send(let operation) = step {
///   let outcome = await send(operation)
///   try await store.write { try outbox.settle(operation, outcome, now: later, in: $0) }
/// }
/// ```
public struct Outbox: Sendable {
  let rules: OutboxRules
  let random: @Sendable (ClosedRange<Int64>) -> Int64
  private let waits: OutboxWaits
  private let ids = OutboxIDs()

  /// Makes an outbox of one store.
  ///
  /// - Parameters:
  ///   - uptime: ``PentadCore/TimeSource/uptime``, by which waits that are under way go on.
  ///   - random: a number of a range, each as likely as any other.
  public init(
    rules: OutboxRules = OutboxRules(), uptime: @escaping @Sendable () -> Int64,
    random: @escaping @Sendable (ClosedRange<Int64>) -> Int64 = { .random(in: $0) }
  ) {
    self.rules = rules
    self.random = random
    waits = OutboxWaits(uptime)
  }

  // MARK: Appending

  /// Adds something to send, at the end of its lane.
  ///
  /// What waits or has failed in the lane under the same key is superseded and goes; an attempt under
  /// way does not, and comes to its end first.
  ///
  /// - Returns: the new id, and those that it superseded.
  @discardableResult
  public func append(
    _ draft: OutboxDraft, now: Int64, in database: Database
  ) throws -> (id: Int64, superseded: [Int64]) {
    let superseded = try Int64.fetchAll(
      database,
      sql: "DELETE FROM outbox WHERE lane = ? AND key = ? AND state <> ? RETURNING id",
      arguments: [draft.lane, draft.key, OutboxState.sending.rawValue])
    let id = try ids.next(in: database)
    try database.execute(
      sql: """
        INSERT INTO outbox (id, lane, key, kind, payload, created_at) VALUES (?, ?, ?, ?, ?, ?)
        """, arguments: [id, draft.lane, draft.key, draft.kind, draft.payload, now])
    return (id, superseded)
  }

  // MARK: Sending

  /// Puts what was being sent when a process ended back into its place. Call it when the lease is
  /// gained, and at no other time: what is being sent then is nobody's.
  ///
  /// - Returns: how many there were.
  @discardableResult
  public func recover(in database: Database) throws -> Int {
    try database.execute(
      sql: "UPDATE outbox SET state = ?, may_have_arrived = 1 WHERE state = ?",
      arguments: [OutboxState.queued.rawValue, OutboxState.sending.rawValue])
    return database.changesCount
  }

  /// What to do now. An operation that is to be sent is marked as being sent; it has to be settled.
  ///
  /// Of a lane of which something is being sent nothing else is, not even what came before it and is
  /// retried.
  public func next(now: Int64, in database: Database) throws -> OutboxStep {
    let heads = try Self.fetch(
      database,
      """
      WHERE id IN (
        SELECT min(id) FROM outbox WHERE state <> ?1 GROUP BY lane HAVING max(state = ?2) = 0
      ) ORDER BY id
      """, [OutboxState.failed.rawValue, OutboxState.sending.rawValue])
    let step = rules.step(waits.shortened(heads, now: now), now: now)
    guard case .send(let operation) = step else { return step }
    try database.execute(
      sql: """
        UPDATE outbox SET state = ?, attempts = attempts + 1,
          first_attempt_at = ifnull(first_attempt_at, ?)
        WHERE id = ?
        """, arguments: [OutboxState.sending.rawValue, now, operation.id])
    return try self.operation(operation.id, in: database).map { .send($0) } ?? .nothing
  }

  /// Notes what became of an attempt, in the write that notes the rest of it.
  ///
  /// - Parameter operation: as ``next(now:in:)`` gave it.
  /// - Returns: false when the attempt counts no more, because the operation is gone or another process
  ///   has taken the lease and recovered it. What was delivered goes in any case.
  @discardableResult
  public func settle(
    _ operation: OutboxOperation, _ outcome: OutboxOutcome, now: Int64, in database: Database
  ) throws -> Bool {
    let attempt: StatementArguments = [
      operation.id, operation.attempts, OutboxState.sending.rawValue,
    ]
    let isAttempt = "WHERE id = ? AND attempts = ? AND state = ?"
    switch rules.ruling(operation, outcome, now: now, random: random) {
    case .remove:
      try database.execute(sql: "DELETE FROM outbox WHERE id = ?", arguments: [operation.id])
    case .queue(let notBefore, let mayHaveArrived, let error):
      try database.execute(
        sql: """
          UPDATE outbox SET state = ?, not_before = ?,
            may_have_arrived = max(may_have_arrived, ?), error_code = ?, error_text = ? \(isAttempt)
          """,
        arguments: [
          OutboxState.queued.rawValue, notBefore, mayHaveArrived, error.code.rawValue,
          error.message,
        ] + attempt)
    case .fail(let error):
      try database.execute(
        sql: "UPDATE outbox SET state = ?, error_code = ?, error_text = ? \(isAttempt)",
        arguments: [OutboxState.failed.rawValue, error.code.rawValue, error.message] + attempt)
    }
    return database.changesCount > 0
  }
}
