import Foundation
import GRDB
import PentadCore
import PentadStorage

/// An operation that was taken from the outbox to be sent.
struct StellarAttempt: Sendable {
  let task: StellarTask
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
          if let task = Self.task(operation.draft) {
            return .send(StellarAttempt(task: task, operation: operation))
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
      guard failure == nil, attempt.task.kind == .read else { return }
      try Self.noteRead(attempt.task.masterId, at: now, in: database)
    }
  }

  /// Schedules all pending and rejected operations for an immediate retry. Returns false if no
  /// change of a bookmark was rejected.
  func retryAll() async throws(PentadError) -> Bool {
    let outbox = outbox
    return try await database.write { database in
      let all = try outbox.operations(in: database)
      for operation in all { try outbox.retry(operation.id, in: database) }
      return all.contains { $0.state == .failed && Self.task($0.draft)?.kind != .read }
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
        StellarTask(kind: .subscribe, masterId: id, term: StellarTerm(stored: code)))
    }
  }

  static func draft(_ task: StellarTask) throws -> OutboxDraft {
    let parts = ["id": task.masterId, "term": task.term?.code].compactMapValues { $0 }
    let payload = try JSONEncoder().encode(parts)
    let isReading = task.kind == .read
    return OutboxDraft(
      lane: isReading ? "read:\(task.masterId)" : lane(task.masterId),
      key: isReading ? "read" : "subscription:\(task.term?.code ?? "")",
      kind: task.kind.rawValue, payload: payload)
  }

  /// Returns the task of an operation; nil for one that a later version wrote.
  static func task(_ draft: OutboxDraft) -> StellarTask? {
    guard let kind = StellarTask.Kind(rawValue: draft.kind),
      let parts = try? JSONDecoder().decode([String: String].self, from: draft.payload),
      let id = parts["id"]
    else { return nil }
    let term = parts["term"].flatMap(StellarTerm.init(stored:))
    return StellarTask(kind: kind, masterId: id, term: term)
  }
}
