import PentadCore

/// Reads the topics of one group.
struct TopicReading: Sendable {
  let api: GroupMeAPI
  let store: ChatStore

  /// How often a group is asked for topics whose list does not say how many it has, in milliseconds.
  private static let interval: Int64 = 86_400_000

  /// Reads the topics of the groups of a list that have some, or may have.
  ///
  /// - Parameter failed: is told why those of a group could not be read, which keeps no others from it.
  func run(
    _ groups: [WireGroup], now: Int64,
    failed: (ChatGroup.ID, PentadError) async throws(PentadError) -> Void
  ) async throws(PentadError) {
    for group in groups {
      let id = group.group.id
      guard try await isDue(group, now: now) else { continue }
      do throws(PentadError) {
        try await run(id)
        if group.topicCount == nil { try await store.set(Self.setting(id), to: "\(now)") }
      } catch {
        try await failed(id, error)
      }
    }
  }

  /// Reads the topics of a group. Those that its list lacks are no more; a server without topics has none.
  func run(_ parent: ChatGroup.ID) async throws(PentadError) {
    let (asked, waiting) = try await store.moment()
    do throws(PentadError) {
      let topics = try await ChatLists(api: api).topics(of: parent)
      try await store.save(
        topics: Array(topics), of: parent, isComplete: topics.unreadable.isEmpty, asked: asked,
        waiting: waiting)
    } catch {
      guard .notFound ~= error.code || error.code == .requestRejected else { throw error }
    }
  }

  private func isDue(_ group: WireGroup, now: Int64) async throws(PentadError) -> Bool {
    if let count = group.topicCount, count > 0 { return true }
    if try await !store.topics(of: group.group.id).isEmpty { return true }
    guard group.topicCount == nil else { return false }
    let last = try await store.setting(Self.setting(group.group.id)).flatMap { Int64($0) }
    guard let last, now >= last else { return true }
    return now - last >= Self.interval
  }

  static func setting(_ id: ChatGroup.ID) -> String { "topics.\(id)" }
}
