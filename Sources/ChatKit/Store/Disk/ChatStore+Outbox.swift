import Foundation
import GRDB
import PentadCore
import PentadStorage

/// An item to send, taken from the outbox.
struct ChatAttempt: Sendable {
  /// The item.
  let work: ChatWork
  /// True if an earlier attempt may have reached the server. An item that must not arrive twice is
  /// first searched for on the server.
  var mayHaveArrived: Bool { operation.mayHaveArrived }
  /// The number of attempts that have begun, including this one.
  var attempts: Int { operation.attempts }
  /// The time when the first attempt began, in milliseconds since 1970-01-01 00:00 UTC.
  var firstAttemptAt: Int64? { operation.firstAttemptAt }
  fileprivate let operation: OutboxOperation
}

extension ChatStore {
  /// Adds an operation to the outbox, where it replaces superseded ones. From now on, reads show
  /// reactions, names and properties of groups as changed.
  @discardableResult
  func append(_ operation: ChatOperation) async throws(PentadError) -> Int64 {
    try await write { [outbox] change in try change.append(operation, to: outbox) }
  }

  /// Adds an operation for a message to the outbox, in the conversation in which it is stored.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/messageNotFound`` when the message is not stored.
  func append(
    about id: MessageID, _ operation: @escaping @Sendable (ConversationKey) -> ChatOperation
  ) async throws(PentadError) {
    try await write { [outbox] change in
      guard let message = try change.messages([id]).first else {
        throw PentadError(.messageNotFound, "the message is not stored")
      }
      _ = try change.append(operation(message.conversation), to: outbox)
    }
  }

  /// Returns the pending and the refused operations, in the order in which they were added.
  func operations() async throws(PentadError) -> [PendingOperation] {
    try await database.read { [outbox] database in
      try outbox.operations(in: database).compactMap { stored in
        ChatOperation(stored.draft).map {
          PendingOperation(
            id: stored.id, operation: $0, isRefused: stored.state == .failed,
            failure: stored.failure)
        }
      }
    }
  }

  /// Returns the number of messages and operations that the server does not have, including refused
  /// ones.
  func waitingCount() async throws(PentadError) -> Int {
    try await database.read {
      try Int.fetchOne($0, sql: "SELECT count(*) FROM outbox") ?? 0
    }
  }

  // MARK: Sending

  /// Requeues the items that were being sent when a process ended, and removes its leftover files.
  /// Call it after acquiring the lease, before anything is sent.
  func recoverOutbox() async throws(PentadError) {
    try await write { [outbox, staging] change in
      let sending = try outbox.operations(in: change.database).filter { $0.state == .sending }
      try outbox.recover(in: change.database)
      for operation in sending { try change.tellWhere(operation.id, outbox, staging) }
      let files = try String.fetchSet(change.database, sql: "SELECT name FROM staged_file")
      staging.removeAll(but: files)
    }
  }

  /// Returns the next item to send. The item is marked as being sent, and must be settled or
  /// accepted.
  ///
  /// Several items may be sent in parallel, but never two of one conversation or of one lane.
  func nextStep() async throws(PentadError) -> ChatSendingStep {
    try await write { [outbox, staging] change in
      while true {
        switch try outbox.next(now: change.now, in: change.database) {
        case .nothing: return .nothing
        case .wait(let moment): return .wait(until: moment)
        case .send(let operation):
          if let work = try change.begin(operation, outbox, staging) {
            return .send(ChatAttempt(work: work, operation: operation))
          }
          let error = PentadError(.unsupported, "only a later version can send this")
          try outbox.settle(operation, .rejected(error), now: change.now, in: change.database)
        }
      }
    }
  }

  /// Records that the server has received none of the earlier attempts, as a check has shown.
  func noteAbsent(_ attempt: ChatAttempt) async throws(PentadError) {
    try await database.write { [outbox] in try outbox.noteAbsent(attempt.operation, in: $0) }
  }

  /// Records the outcome of an attempt. Returns false if the attempt no longer counts: the item
  /// arrived in another way, or another process sends now.
  @discardableResult
  func settle(
    _ attempt: ChatAttempt, _ outcome: ChatOutcome
  ) async throws(PentadError) -> Bool {
    try await write { [outbox, staging] change in
      let isSettled = try outbox.settle(
        attempt.operation, outcome.outboxOutcome, now: change.now, in: change.database)
      guard isSettled else { return false }
      try change.tellWhere(attempt.operation.id, outbox, staging)
      return true
    }
  }

  /// Makes all waiting items due now, because the network is available again.
  func hurry() async throws(PentadError) {
    try await database.write {
      try $0.execute(sql: "UPDATE outbox SET not_before = 0 WHERE state = 0")
    }
  }
}

extension ChatChange {
  /// Starts an operation and returns its work; nil if this version does not know it.
  fileprivate func begin(
    _ operation: OutboxOperation, _ outbox: Outbox, _ staging: SideFiles
  ) throws -> ChatWork? {
    if let work = ChatOperation(operation.draft) { return .operation(work) }
    guard operation.draft.kind == OutgoingMessage.kind,
      let key = try outgoing(operation, staging)?.message.conversation
    else { return nil }
    let head = try knownHead(of: key)
    try run(
      """
      UPDATE outgoing SET stage = ?,
        head_at_first_attempt = iif(?, ?, head_at_first_attempt) WHERE id = ?
      """,
      [
        OutgoingMessage.State.sending.rawValue, operation.attempts <= 1, head?.rawValue,
        operation.id,
      ])
    try tellWhere(operation.id, outbox, staging)
    return try outgoing(operation, staging).map { .message($0.message, head: $0.head) }
  }
}

extension ChatAccess {
  /// Returns true if a lane has a pending change.
  func isWaiting(_ lane: String) throws -> Bool {
    let row = try statement("SELECT 1 FROM outbox WHERE lane = ? AND state <> 2")
    try row.bind(lane, at: 1)
    defer { row.reset() }
    return try row.next()
  }
}

// MARK: Drafts of the outbox

extension OutboxDraft {
  init(_ operation: ChatOperation) throws {
    self.init(
      lane: operation.lane, key: operation.key, kind: operation.kind,
      payload: try JSONEncoder().encode(operation.fields))
  }
}

extension ChatOperation {
  /// Decodes the operation of a draft; nil for a message, and for an operation of a later version.
  init?(_ draft: OutboxDraft) {
    self.init(kind: draft.kind, payload: draft.payload)
  }

  init?(kind: String, payload: Data) {
    guard let fields = try? JSONDecoder().decode([String: String].self, from: payload) else {
      return nil
    }
    self.init(kind: kind, fields)
  }
}

extension ChatOutcome {
  fileprivate var outboxOutcome: OutboxOutcome {
    switch self {
    case .delivered: .delivered
    case .retry(let error, let after, let mayHaveArrived):
      .retry(error, after: after, mayHaveArrived: mayHaveArrived)
    case .rejected(let error): .rejected(error)
    }
  }
}
