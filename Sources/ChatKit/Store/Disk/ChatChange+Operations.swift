import GRDB
import PentadCore
import PentadStorage

extension ChatChange {
  /// Adds an operation to the outbox, where it replaces superseded ones. Returns its number.
  @discardableResult
  func append(_ operation: ChatOperation, to outbox: Outbox) throws -> Int64 {
    var operation = operation
    if case .update(let id, let change) = operation {
      operation = .update(id, try supersede(by: change, in: operation.lane, of: outbox))
    }
    let id = try outbox.append(OutboxDraft(operation), now: now, in: database).id
    if let event = operation.shown { tell(event) }
    return id
  }

  /// Removes the waiting changes of a group from the outbox and merges them with a new one. A
  /// refused change loses only the properties that the new one sets; the user decides about the
  /// rest.
  private func supersede(
    by change: GroupChange, in lane: String, of outbox: Outbox
  ) throws -> GroupChange {
    var waiting = GroupChange()
    var refused: [(id: Int64, group: ChatGroup.ID, change: GroupChange)] = []
    for earlier in try outbox.operations(lane: lane, in: database) {
      guard case .update(let group, let change) = ChatOperation(earlier.draft) else { continue }
      switch earlier.state {
      case .sending: break
      case .queued:
        waiting = waiting.followed(by: change)
        try outbox.cancel(earlier.id, in: database)
      case .failed: refused.append((earlier.id, group, change))
      }
    }
    let all = waiting.followed(by: change)
    for earlier in refused {
      let rest = earlier.change.without(all)
      if rest.isEmpty {
        try outbox.cancel(earlier.id, in: database)
      } else if rest != earlier.change {
        let payload = try OutboxDraft(.update(earlier.group, rest)).payload
        try run("UPDATE outbox SET payload = ? WHERE id = ?", [payload, earlier.id])
      }
    }
    return all
  }
}
