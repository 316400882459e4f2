import PentadCore

/// Reads one group and its members. One that was changed meanwhile is read again: the answer may be older.
struct GroupReading: Sendable {
  let api: GroupMeAPI
  let store: ChatStore

  /// One that changes all the time stays as the pushes tell it.
  private static let attempts = 3

  func run(_ id: ChatGroup.ID) async throws(PentadError) {
    for _ in 0..<Self.attempts {
      let due = try await store.membersDue(of: id)
      let asked = try await store.moment()
      let group = try await api.groupsShow(id)
      let overtaken = try await store.save(
        listing: [group], asked: asked.event, waiting: asked.waiting)
      guard overtaken.isEmpty else { continue }
      if let due { try await store.noteMembersRead(of: id, upTo: due) }
      return
    }
  }
}
