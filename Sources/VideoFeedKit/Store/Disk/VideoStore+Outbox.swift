import GRDB
import PentadCore
import PentadStorage

/// An attempt to send an action from the outbox.
struct VideoAttempt: Sendable {
  /// The source that receives the action.
  let source: SourceID
  /// The action.
  let action: SourceAction
  /// The number of the action: ``PendingAction/id``.
  var id: Int64 { operation.id }
  /// The number of attempts started so far, including this one.
  var attempts: Int { operation.attempts }
  let operation: OutboxOperation
}

extension VideoStore {
  /// Returns actions to the queue that were being sent when a process ended. Call it after
  /// acquiring the lease, before anything is sent.
  func recoverOutbox() async throws(PentadError) {
    try await write { [outbox] change in
      let sending = try outbox.operations(in: change.database).filter { $0.state == .sending }
      try outbox.recover(in: change.database)
      for operation in sending where try !change.dropIfSuperseded(operation) {
        change.tell(operation, .queued)
      }
    }
  }

  /// Returns the next action to send. It is marked as being sent, and must be settled.
  ///
  /// Several actions may be in progress at once, but never two on one video at one source, nor two
  /// shares at one source.
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
          let error = PentadError(.unsupported, "only a later version can send this")
          try outbox.settle(operation, .rejected(error), now: change.now, in: change.database)
        }
      }
    }
  }

  /// Stores the outcome of an attempt; a delivered action also updates the stored marks of the
  /// source.
  ///
  /// An undelivered action is dropped if a later one replaces it. A waiting action equal to the
  /// delivered one counts as delivered, too: the user has changed something back and forth.
  ///
  /// - Returns: false if the attempt no longer counts: its source was removed, another process
  ///   sends now, or the action was cancelled.
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
        try change.recordDelivery(attempt)
        try change.settleSame(as: attempt, outbox)
      } else if try change.dropIfSuperseded(operation) {
        return false
      }
      change.tell(operation, outcome.step)
      return true
    }
  }

  /// Makes all waiting actions due at once, after a network change.
  func hurry() async throws(PentadError) {
    try await write { try $0.run("UPDATE outbox SET not_before = 0 WHERE state = 0") }
  }

  /// Makes the waiting actions of a source due at once, because it is available again.
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
  /// Drops an action that is not being sent if a later one replaces it; returns true if so.
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
  /// Marks waiting actions as delivered if they are equal to the one just delivered.
  fileprivate func settleSame(as attempt: VideoAttempt, _ outbox: Outbox) throws {
    let draft = attempt.operation.draft
    guard draft.key != nil else { return }
    for later in try outbox.operations(lane: draft.lane, in: database)
    where later.state == .queued && later.draft.key == draft.key
      && ActionPayload(later.draft.payload)?.action(later.draft.kind)?.kind == attempt.action.kind
    {
      try run("DELETE FROM outbox WHERE id = ?", [later.id])
      try recordDelivery(attempt, as: later.id)
      tell(later, .delivered)
    }
  }
}

extension VideoAccess {
  /// Returns the attempt for an operation, with the current broadcasts; nil if this version does
  /// not know the kind.
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
      // They were deleted; the source knows them by their ids.
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
