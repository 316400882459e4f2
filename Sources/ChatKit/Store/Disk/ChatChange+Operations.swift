import GRDB
import PentadCore
import PentadStorage

extension ChatChange {
  /// Notes something that the server is to be told, in the place of what it supersedes; its number.
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

  /// Takes the changes of a group that wait out of the outbox; what they and a new one come to together.
  /// Of one that was refused goes only what that sets: the rest is for the user to decide.
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
