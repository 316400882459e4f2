public import GRDB
import PentadCore

/// The pending operations of a store, in a table that outlives the process.
///
/// - An operation that is appended in the write that changes the user's state commits together with
///   it: neither exists without the other.
/// - A lane is sent in order, one operation at a time; lanes do not wait for each other.
/// - Nothing is dropped: a rejected operation is kept, with its error, until it is retried or
///   cancelled.
/// - If the clock is set back, operations that a process has seen waiting do not wait longer. In
///   the next process they wait for a day at most.
/// - Operations that were being sent when a process ended are sent again, marked as possibly
///   arrived.
/// - An id is never used twice in a process, even if the store is erased meanwhile. So an attempt
///   in progress is not taken for another operation. The next process continues from the stored
///   ids, which a rescue has to copy with ``Salvage/carryIDs(of:to:now:)``.
///
/// Only the holder of the store's ``StoreLease`` sends. Call every method inside a read or a write
/// of the store; it throws the errors of SQLite.
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
  ///   - uptime: ``PentadCore/TimeSource/uptime``, the clock for waits in progress.
  ///   - random: returns a random number of a range, uniformly distributed.
  public init(
    rules: OutboxRules = OutboxRules(), uptime: @escaping @Sendable () -> Int64,
    random: @escaping @Sendable (ClosedRange<Int64>) -> Int64 = { .random(in: $0) }
  ) {
    self.rules = rules
    self.random = random
    waits = OutboxWaits(uptime)
  }

  // MARK: Appending

  /// Appends an operation to the end of its lane.
  ///
  /// Operations of the same lane and key that wait or have failed are superseded and deleted. An
  /// attempt in progress is not superseded; it finishes first.
  ///
  /// - Returns: the new id, and the ids of the superseded operations.
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

  /// Resets the operations that were being sent when a process ended. Call it only when the lease
  /// is gained: no other process is sending then.
  ///
  /// - Returns: the number of reset operations.
  @discardableResult
  public func recover(in database: Database) throws -> Int {
    try database.execute(
      sql: "UPDATE outbox SET state = ?, may_have_arrived = 1 WHERE state = ?",
      arguments: [OutboxState.queued.rawValue, OutboxState.sending.rawValue])
    return database.changesCount
  }

  /// Returns the next step. An operation to send is marked as being sent, and has to be settled.
  ///
  /// While an operation of a lane is being sent, no other of that lane is, not even an earlier one
  /// that is retried.
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

  /// Records the outcome of an attempt, in the same write as its other effects.
  ///
  /// - Parameter operation: the operation that ``next(now:in:)`` returned.
  /// - Returns: false if the attempt is obsolete, because the operation was deleted, or another
  ///   process has taken the lease and recovered it. A delivered operation is deleted in any case.
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
