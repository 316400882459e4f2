import PentadCore

/// Reads one group and its members. If the group was changed meanwhile, it is read again, because
/// the response may be older than the change.
struct GroupReading: Sendable {
  let api: GroupMeAPI
  let store: ChatStore

  /// The number of attempts. A group that changes all the time keeps the state from the pushes.
  private static let attempts = 3

  /// - Throws: server errors; ``PentadCore/PentadError/Code/notMember`` for a topic that no longer
  ///   exists.
  func run(_ id: ChatGroup.ID) async throws(PentadError) {
    if let parent = try await store.group(id)?.parentId { return try await topic(id, of: parent) }
    do throws(PentadError) {
      try await group(id)
    } catch {
      // A topic cannot be requested like a group. Look for an unknown id among the topics of all
      // groups.
      guard .notFound ~= error.code, try await store.group(id) == nil else { throw error }
      let topics = TopicReading(api: api, store: store)
      for group in try await store.groups() where !group.isTopic {
        try await topics.run(group.id)
        if try await store.group(id) != nil { return }
      }
      throw error
    }
  }

  private func topic(
    _ id: ChatGroup.ID, of parent: ChatGroup.ID
  ) async throws(PentadError) {
    let asked = try await store.moment()
    do throws(PentadError) {
      let topic = try await api.subgroupsShow(id, of: parent)
      try await store.save(listing: [topic], asked: asked.event, waiting: asked.waiting)
    } catch {
      guard .notFound ~= error.code else { throw error }
      try await TopicReading(api: api, store: store).run(parent)
      guard try await store.group(id)?.membership == .active else { throw error }
    }
    // A topic has the members of its group, so they need no read of their own.
    if let due = try await store.membersDue(of: id) {
      try await store.noteMembersRead(of: id, upTo: due)
    }
  }

  private func group(_ id: ChatGroup.ID) async throws(PentadError) {
    for _ in 0..<Self.attempts {
      let due = try await store.membersDue(of: id)
      let asked = try await store.moment()
      let group = try await api.groupsShow(id)
      let overtaken = try await store.save(
        listing: [group], asked: asked.event, waiting: asked.waiting)
      guard overtaken.isEmpty else { continue }
      if let due { try await store.noteMembersRead(of: id, upTo: due) }
      if group.topicCount ?? 0 > 0 {
        try await TopicReading(api: api, store: store).run(id)
      }
      return
    }
  }
}
