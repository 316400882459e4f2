import Foundation
import GRDB
import PentadCore
import PentadStorage

/// Something to send, taken out of the outbox.
struct ChatAttempt: Sendable {
  /// What.
  let work: ChatWork
  /// Whether an earlier attempt may have reached the server: what must not arrive twice is looked for
  /// there first.
  var mayHaveArrived: Bool { operation.mayHaveArrived }
  /// How many attempts have begun, this one counted.
  var attempts: Int { operation.attempts }
  /// When the first attempt began, in milliseconds since 1970-01-01 00:00 UTC.
  var firstAttemptAt: Int64? { operation.firstAttemptAt }
  fileprivate let operation: OutboxOperation
}

extension ChatStore {
  /// Notes something that the server is to be told, in the place of what it supersedes. The store shows
  /// it as done from now on, as far as reactions, names and properties of groups go.
  @discardableResult
  func append(_ operation: ChatOperation) async throws(PentadError) -> Int64 {
    try await write { [outbox] change in try change.append(operation, to: outbox) }
  }

  /// Notes what the server is to be told of a message, in the conversation in which it is stored.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/messageNotFound`` for one that is not stored.
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

  /// What the server has still to be told, and what it refused, in the order in which it was noted.
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

  /// How many messages and operations the server does not have, refused ones too.
  func waitingCount() async throws(PentadError) -> Int {
    try await database.read {
      try Int.fetchOne($0, sql: "SELECT count(*) FROM outbox") ?? 0
    }
  }

  // MARK: Sending

  /// Puts back what was being sent when a process ended, and removes files that it left. For whoever has
  /// come to hold the lease, before anything is sent.
  func recoverOutbox() async throws(PentadError) {
    try await write { [outbox, staging] change in
      let sending = try outbox.operations(in: change.database).filter { $0.state == .sending }
      try outbox.recover(in: change.database)
      for operation in sending { try change.tellWhere(operation.id, outbox, staging) }
      let files = try String.fetchSet(change.database, sql: "SELECT name FROM staged_file")
      staging.removeAll(but: files)
    }
  }

  /// What to send now. It is marked as being sent, and has to be settled or accepted.
  ///
  /// Several may be sent at once: never two of one conversation, nor two that follow each other.
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
          let error = PentadError(.unsupported, "a later version has to send this")
          try outbox.settle(operation, .rejected(error), now: change.now, in: change.database)
        }
      }
    }
  }

  /// Notes that the server has nothing of what was attempted before: it was looked for there.
  func noteAbsent(_ attempt: ChatAttempt) async throws(PentadError) {
    try await database.write { [outbox] in try outbox.noteAbsent(attempt.operation, in: $0) }
  }

  /// Notes what became of an attempt. False when it counts no more: it arrived otherwise, or another
  /// process sends now.
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

  /// Has everything that waits for its time tried at once: the network is back.
  func hurry() async throws(PentadError) {
    try await database.write {
      try $0.execute(sql: "UPDATE outbox SET not_before = 0 WHERE state = 0")
    }
  }
}

extension ChatChange {
  /// The work of an operation that is being sent from now on; nil for what this version does not know.
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
  /// Whether the server has still to be told something of a lane.
  func isWaiting(_ lane: String) throws -> Bool {
    let row = try statement("SELECT 1 FROM outbox WHERE lane = ? AND state <> 2")
    try row.bind(lane, at: 1)
    defer { row.reset() }
    return try row.next()
  }
}

// MARK: The outbox's words

extension OutboxDraft {
  init(_ operation: ChatOperation) throws {
    self.init(
      lane: operation.lane, key: operation.key, kind: operation.kind,
      payload: try JSONEncoder().encode(operation.fields))
  }
}

extension ChatOperation {
  /// What a draft asks for; nil for a message, and for what a later version wrote.
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
