import Foundation
import GRDB
import PentadCore
import PentadStorage

/// An operation that was taken from the outbox to be sent.
struct StellarAttempt: Sendable {
  let change: StellarChange
  fileprivate let operation: OutboxOperation
}

/// The next step of sending.
enum StellarSendingStep: Sendable {
  case send(StellarAttempt)
  case wait(until: Int64)
  case nothing
  /// The device has been registered under another id meanwhile.
  case anotherDevice
}

extension StellarStore {
  /// Requeues operations that were being sent when a process ended; see `Outbox`.
  func recoverOutbox() async throws(PentadError) {
    let outbox = outbox
    try await database.write { try outbox.recover(in: $0) }
  }

  func nextStep(
    for device: String, now: Int64
  ) async throws(PentadError) -> StellarSendingStep {
    let outbox = outbox
    return try await database.write { database in
      guard try SettingTable.value("device", in: database) == device else {
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
    _ attempt: StellarAttempt, _ failure: PentadError?, isFinal: Bool, now: Int64
  ) async throws(PentadError) {
    let outbox = outbox
    let outcome: OutboxOutcome =
      switch failure {
      case nil: .delivered
      case let error? where isFinal: .rejected(error)
      case let error?:
        .retry(
          error, after: error.retryAfter.map { Int64($0) },
          mayHaveArrived: !(.offline ~= error.code))
      }
    try await database.write { database in
      try outbox.settle(attempt.operation, outcome, now: now, in: database)
      guard failure == nil, attempt.change.kind == .read else { return }
      try Self.noteRead(attempt.change.masterId, at: now, in: database)
    }
  }

  /// Schedules all pending and rejected operations for an immediate retry. Returns false if no
  /// change of a bookmark was rejected.
  func retryAll() async throws(PentadError) -> Bool {
    let outbox = outbox
    return try await database.write { database in
      let all = try outbox.operations(in: database)
      for operation in all { try outbox.retry(operation.id, in: database) }
      return all.contains { $0.state == .failed && Self.change($0.draft)?.kind != .read }
    }
  }

  /// Returns the number of pending changes.
  func waitingCount() async throws(PentadError) -> Int {
    let outbox = outbox
    return try await database.read { try outbox.operations(in: $0).count }
  }

  // MARK: Outbox operations

  static func lane(_ masterId: String) -> String { "class:\(masterId)" }

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

  static func draft(_ change: StellarChange) throws -> OutboxDraft {
    let parts = ["id": change.masterId, "term": change.term?.code].compactMapValues { $0 }
    let payload = try JSONEncoder().encode(parts)
    let isReading = change.kind == .read
    return OutboxDraft(
      lane: isReading ? "read:\(change.masterId)" : lane(change.masterId),
      key: isReading ? "read" : "subscription:\(change.term?.code ?? "")",
      kind: change.kind.rawValue, payload: payload)
  }

  /// Returns the change of an operation; nil for one that a later version wrote.
  static func change(_ draft: OutboxDraft) -> StellarChange? {
    guard let kind = StellarChange.Kind(rawValue: draft.kind),
      let parts = try? JSONDecoder().decode([String: String].self, from: draft.payload),
      let id = parts["id"]
    else { return nil }
    let term = parts["term"].flatMap(StellarTerm.init(stored:))
    return StellarChange(kind: kind, masterId: id, term: term)
  }
}
