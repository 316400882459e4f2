import GRDB
import PentadCore
import PentadStorage

/// An operation that was taken from the outbox to be sent.
struct StellarAttempt: Sendable {
  let change: StellarChange
  let operation: OutboxOperation

  /// True if an earlier attempt may have reached the source.
  var mayHaveArrived: Bool { operation.mayHaveArrived }
  /// The time of the change, in milliseconds since 1970.
  var createdAt: Int64 { operation.createdAt }
}

/// The next step of sending.
enum StellarSendingStep: Sendable {
  case send(StellarAttempt)
  case wait(until: Int64)
  case nothing
  /// The device has been registered under another id meanwhile.
  case anotherDevice
}

/// The error of an attempt.
enum StellarSendingFailure: Sendable {
  /// The change is sent again. The flag is true if it may have arrived.
  case retry(PentadError, Bool)
  /// The source permanently rejected it.
  case rejected(PentadError)
}

extension StellarStore {
  /// Requeues operations that were being sent when a process ended; see `Outbox`.
  func recoverOutbox() async throws(PentadError) {
    let outbox = outbox
    try await database.write { try outbox.recover(in: $0) }
  }

  /// Returns the next step of sending.
  ///
  /// - Parameter device: the id of the registered device; nil for a source without devices.
  func nextStep(
    for device: String?, now: Int64
  ) async throws(PentadError) -> StellarSendingStep {
    let outbox = outbox
    return try await database.write { database in
      if let device, try SettingTable.value("device", in: database) != device {
        return .anotherDevice
      }
      while true {
        switch try outbox.next(now: now, in: database) {
        case .nothing: return .nothing
        case .wait(let moment): return .wait(until: moment)
        case .send(let operation):
          if let change = Self.change(operation.draft) {
            return .send(StellarAttempt(change: change, operation: operation))
          }
          let error = PentadError(.unsupported, "a later version has to send this")
          try outbox.settle(operation, .rejected(error), now: now, in: database)
        }
      }
    }
  }

  /// Records the result of an attempt: delivered, to be retried, or permanently rejected.
  func settle(
    _ attempt: StellarAttempt, _ failure: StellarSendingFailure?, now: Int64
  ) async throws(PentadError) {
    let (outbox, isOfAccount) = (outbox, accepted.bookmarks != .ofDevice)
    let outcome: OutboxOutcome =
      switch failure {
      case nil: .delivered
      case .rejected(let error): .rejected(error)
      case .retry(let error, let mayHaveArrived):
        .retry(
          error, after: error.retryAfter.map { Int64($0) }, mayHaveArrived: mayHaveArrived)
      }
    try await database.write { database in
      try outbox.settle(attempt.operation, outcome, now: now, in: database)
      guard outcome == .delivered else { return }
      if attempt.change.kind == .read {
        try Self.noteRead(attempt.change.masterId, at: now, in: database)
      } else if isOfAccount {
        try Self.noteSent(attempt.operation.draft.lane, at: now, in: database)
      }
    }
  }

  /// Schedules all pending and rejected operations for an immediate retry. Returns false if no
  /// change of a bookmark was rejected.
  func retryAll() async throws(PentadError) -> Bool {
    let outbox = outbox
    return try await database.write { database in
      let all = try outbox.operations(in: database)
      for operation in all { try outbox.retry(operation.id, in: database) }
      return all.contains { operation in
        let kind = Self.change(operation.draft)?.kind
        return operation.state == .failed && (kind == .subscribe || kind == .unsubscribe)
      }
    }
  }

  /// Returns the number of pending changes.
  func waitingCount() async throws(PentadError) -> Int {
    let outbox = outbox
    return try await database.read { try outbox.operations(in: $0).count }
  }

  /// Records that the source knows a change, for as long as an answer to an earlier request may
  /// arrive.
  private static func noteSent(_ lane: String, at now: Int64, in database: Database) throws {
    try database.execute(
      sql: "DELETE FROM fetched WHERE subject LIKE 'sent:%' AND at NOT BETWEEN ? AND ?",
      arguments: [now - StellarPolicies.longestQuestion, now])
    try note("sent:\(lane)", at: now, in: database)
  }

  /// True if a change of a lane is pending, or was delivered after a request.
  func hasPending(
    _ lane: String, askedAt: Int64, now: Int64, in database: Database
  ) throws -> Bool {
    try !outbox.operations(lane: lane, in: database).isEmpty
      || Self.isNoted("sent:\(lane)", from: askedAt, to: now, in: database)
  }

  // MARK: Outbox operations

  /// Returns the operations that subscribe a new device to all bookmarks.
  static func subscriptions(in database: Database) throws -> [OutboxDraft] {
    let rows = try Row.fetchAll(
      database,
      sql: """
        SELECT master_id, term FROM bookmark WHERE archived_at IS NULL
        ORDER BY added_at, master_id
        """)
    return try rows.compactMap { row in
      guard let id: String = row.value(0), let code: String = row.value(1) else { return nil }
      return try draft(
        StellarChange(kind: .subscribe, masterId: id, term: StellarTerm(stored: code)))
    }
  }
}
