import PentadCore

/// Reads the topics of one group.
struct TopicReading: Sendable {
  let api: GroupMeAPI
  let store: ChatStore

  /// The interval at which topics are requested for groups without a topic count, in milliseconds.
  private static let interval: Int64 = 86_400_000

  /// Reads the topics of the listed groups that have or may have some.
  ///
  /// - Parameter failed: called with the error of a group whose topics could not be read; the other
  ///   groups are still read.
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

  /// Reads the topics of a group. Stored topics that are missing from its list no longer exist. A
  /// server without topics returns none.
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
