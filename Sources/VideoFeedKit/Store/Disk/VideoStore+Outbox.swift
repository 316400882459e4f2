import GRDB
import PentadCore
import PentadStorage

/// Something to send, taken out of the outbox.
struct VideoAttempt: Sendable {
  /// The source to tell.
  let source: SourceID
  /// What.
  let action: SourceAction
  /// ``PendingAction/id``.
  var id: Int64 { operation.id }
  /// How many attempts have begun, this one counted.
  var attempts: Int { operation.attempts }
  let operation: OutboxOperation
}

extension VideoStore {
  /// Puts back what was being sent when a process ended. For whoever has come to hold the lease, before
  /// anything is sent.
  func recoverOutbox() async throws(PentadError) {
    try await write { [outbox] change in
      let sending = try outbox.operations(in: change.database).filter { $0.state == .sending }
      try outbox.recover(in: change.database)
      for operation in sending where try !change.dropIfSuperseded(operation) {
        change.tell(operation, .queued)
      }
    }
  }

  /// What to send now. It is marked as being sent, and has to be settled.
  ///
  /// Several may be sent at once: never two that tell one source of one video, nor two shares to it.
  func nextStep() async throws(PentadError) -> VideoSendingStep {
    try await write { [outbox] change in
      while true {
        switch try outbox.next(now: change.now, in: change.database) {
        case .nothing: return .nothing
        case .wait(let moment): return .wait(until: moment)
        case .send(let operation):
          if let attempt = try change.attempt(operation) {
            change.tell(operation, .sending)
            return .send(attempt)
          }
          let error = PentadError(.unsupported, "a later version has to send this")
          try outbox.settle(operation, .rejected(error), now: change.now, in: change.database)
        }
      }
    }
  }

  /// Notes what became of an attempt: of what was delivered, that the source knows it.
  ///
  /// What was not delivered, and of which the user wants something else since, is given up. What waits and
  /// says the same as what was delivered, because the user has changed his mind twice, is delivered too.
  ///
  /// - Returns: false when the attempt counts no more: its source was removed, another process sends now,
  ///   or it was given up.
  @discardableResult
  func settle(
    _ attempt: VideoAttempt, _ outcome: VideoOutcome
  ) async throws(PentadError) -> Bool {
    try await write { [outbox] change in
      let operation = attempt.operation
      let isSettled = try outbox.settle(
        operation, outcome.outboxOutcome, now: change.now, in: change.database)
      guard isSettled else { return false }
      if outcome == .delivered {
        try change.noteTold(attempt)
        try change.settleSame(as: attempt, outbox)
      } else if try change.dropIfSuperseded(operation) {
        return false
      }
      change.tell(operation, outcome.step)
      return true
    }
  }

  /// Has everything that waits for its time tried at once: the network is back.
  func hurry() async throws(PentadError) {
    try await write { try $0.run("UPDATE outbox SET not_before = 0 WHERE state = 0") }
  }

  /// Has what waits to be told to a source tried at once: it is there again.
  func hurry(_ source: SourceID) async throws(PentadError) {
    try await write { [outbox] change in
      for operation in try outbox.operations(in: change.database)
      where operation.notBefore > 0
        && ActionPayload(operation.draft.payload)?.source == source.rawValue
      {
        try change.run(
          "UPDATE outbox SET not_before = 0 WHERE id = ? AND state = 0", [operation.id])
      }
    }
  }
}

extension VideoChange {
  /// Gives up something that is not being sent, if a later action takes its place; whether one does.
  fileprivate func dropIfSuperseded(_ operation: OutboxOperation) throws -> Bool {
    let isDropped =
      try run(
        """
        DELETE FROM outbox WHERE id = ?1 AND EXISTS (
          SELECT 1 FROM outbox AS later
          WHERE later.lane = outbox.lane AND later.key = outbox.key AND later.id > outbox.id)
        """, [operation.id]) > 0
    if isDropped { tell(operation, .cancelled) }
    return isDropped
  }
}

extension VideoChange {
  /// Notes that a source knows what waits, too, if it says the same as what it was told just now.
  fileprivate func settleSame(as attempt: VideoAttempt, _ outbox: Outbox) throws {
    let draft = attempt.operation.draft
    guard draft.key != nil else { return }
    for later in try outbox.operations(lane: draft.lane, in: database)
    where later.state == .queued && later.draft.key == draft.key
      && ActionPayload(later.draft.payload)?.action(later.draft.kind)?.kind == attempt.action.kind
    {
      try run("DELETE FROM outbox WHERE id = ?", [later.id])
      try noteTold(attempt, as: later.id)
      tell(later, .delivered)
    }
  }
}

extension VideoAccess {
  /// What an operation asks for, with the broadcasts as they are now; nil for what this version does not
  /// know.
  fileprivate func attempt(_ operation: OutboxOperation) throws -> VideoAttempt? {
    guard let payload = ActionPayload(operation.draft.payload),
      let action = payload.action(operation.draft.kind)
    else { return nil }
    var broadcasts: [Broadcast] = []
    if let row = try row(of: action.video) {
      broadcasts = try GroupReader(self).broadcasts(
        row, action.video, from: action.source, limit: VideoPolicies.namedBroadcasts)
    }
    if broadcasts.isEmpty {
      // They were let go; the source knows them by their ids.
      broadcasts = payload.broadcasts.compactMap { id in
        RemoteID(id, of: action.source).map { id in
          Broadcast(
            id: id, video: action.video, sharer: Sharer(nickname: "", origin: .feed),
            createdAt: 0)
        }
      }
    }
    let began = operation.firstAttemptAt ?? operation.createdAt
    return VideoAttempt(
      source: action.source,
      action: SourceAction(
        action.kind, video: action.video, broadcasts: broadcasts,
        mayHaveArrived: operation.mayHaveArrived,
        token: ActionToken(nonce: payload.nonce, timestamp: began / 1_000)),
      operation: operation)
  }
}

extension VideoOutcome {
  fileprivate var outboxOutcome: OutboxOutcome {
    switch self {
    case .delivered: .delivered
    case .retry(let error, let after, let mayHaveArrived):
      .retry(error, after: after, mayHaveArrived: mayHaveArrived)
    case .rejected(let error): .rejected(error)
    }
  }

  fileprivate var step: ActionStep {
    switch self {
    case .delivered: .delivered
    case .retry: .queued
    case .rejected: .failed
    }
  }
}
