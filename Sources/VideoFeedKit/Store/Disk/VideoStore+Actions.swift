import Foundation
import GRDB
import PentadCore
import PentadStorage

extension VideoStore {
  /// Adds an action for a source that changes nothing in the store: a share.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/sourceNotFound`` when the user has removed the source.
  @discardableResult
  func append(_ action: VideoAction) async throws(PentadError) -> Int64 {
    try await write { [outbox, options] change in
      guard let id = try change.append(action, nonce: options.nonce(), to: outbox) else {
        throw PentadError.noSuchSource
      }
      return id
    }
  }

  /// Returns the pending and rejected actions, in the order in which they were added.
  func operations() async throws(PentadError) -> [PendingAction] {
    try await database.read { [outbox] database in
      try outbox.operations(in: database).compactMap { PendingAction($0) }
    }
  }

  /// Schedules a waiting or rejected action at once. For a rejected one this is a new attempt with
  /// a new token, so that the source does not take it for a repetition. False if the action does
  /// not exist or is being sent.
  @discardableResult
  func retry(_ id: Int64) async throws(PentadError) -> Bool {
    try await write { [outbox, options] change in
      guard let operation = try outbox.operation(id, in: change.database) else { return false }
      if operation.state == .failed, var payload = ActionPayload(operation.draft.payload) {
        payload.nonce = options.nonce()
        try change.run(
          """
          UPDATE outbox SET payload = ?, first_attempt_at = NULL, may_have_arrived = 0
          WHERE id = ?
          """, [try payload.encoded(), id])
      }
      guard try outbox.retry(id, in: change.database) else { return false }
      change.tell(operation, .queued)
      return true
    }
  }

  /// Cancels an action: it is not sent to the source. The user's state does not change. False if
  /// the action does not exist or is being sent.
  @discardableResult
  func cancel(_ id: Int64) async throws(PentadError) -> Bool {
    try await write { [outbox] change in
      guard let operation = try outbox.operation(id, in: change.database),
        try outbox.cancel(id, in: change.database)
      else { return false }
      change.tell(operation, .cancelled)
      return true
    }
  }
}

extension VideoChange {
  /// Adds an action to the outbox, in place of the ones that it replaces; nil if the user has no
  /// such source.
  func append(_ action: VideoAction, nonce: String, to outbox: Outbox) throws -> Int64? {
    guard try row(of: action.source) != nil else { return nil }
    let broadcasts = try ids(of: action.video, from: action.source)
    let payload = ActionPayload(action, nonce: nonce, broadcasts: broadcasts)
    let draft = OutboxDraft(
      lane: action.lane, key: action.key, kind: action.kind.word,
      payload: try payload.encoded())
    let appended = try outbox.append(draft, now: now, in: database)
    for id in appended.superseded {
      tell(.actionChanged(ActionChange(id: id, video: action.video, step: .cancelled)))
    }
    tell(.actionChanged(ActionChange(id: appended.id, video: action.video, step: .queued)))
    return appended.id
  }

  /// Adds the event that an action has reached a step.
  func tell(_ operation: OutboxOperation, _ step: ActionStep) {
    guard let video = ActionPayload(operation.draft.payload)?.key else { return }
    tell(.actionChanged(ActionChange(id: operation.id, video: video, step: step)))
  }
}

extension VideoAccess {
  /// Returns a source's ids of the broadcasts of a video, oldest first.
  fileprivate func ids(of key: VideoKey, from source: SourceID) throws -> [String] {
    guard let video = try row(of: key), let source = try row(of: source) else { return [] }
    let rows = try statement(
      """
      SELECT remote_id FROM broadcast WHERE video = ? AND source = ?
      ORDER BY shared_at, id LIMIT ?
      """)
    try rows.bind(video, at: 1)
    try rows.bind(source, at: 2)
    try rows.bind(Int64(VideoPolicies.namedBroadcasts), at: 3)
    var ids: [String] = []
    while try rows.next() { ids.append(rows.text(0)) }
    return ids
  }
}

extension PendingAction {
  /// Creates a pending action; nil if a later version has added it.
  fileprivate init?(_ operation: OutboxOperation) {
    guard let action = ActionPayload(operation.draft.payload)?.action(operation.draft.kind) else {
      return nil
    }
    let step: ActionStep =
      switch operation.state {
      case .queued: .queued
      case .sending: .sending
      case .failed: .failed
      }
    self.init(
      id: operation.id, kind: action.kind, video: action.video, source: action.source,
      step: step, attempts: operation.attempts, failure: operation.failure)
  }
}
