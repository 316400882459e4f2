import PentadCore

/// Reads the lists of conversations and the read marks of the user into the store.
///
/// Each list is stored as soon as it is read. A list that cannot be read does not block the others.
struct ListReading: Sendable {
  /// The parts that could not be read.
  struct Gaps: Sendable {
    /// Groups that could not be read, but may be readable the next time.
    var failed: Set<ConversationKey> = []
    /// The error of a list that could not be read; nil if both lists were read.
    var failure: PentadError?
  }

  let sync: ChatSync
  /// The check of refusals, created before the first call.
  let refusal: TokenRefusal

  private var api: GroupMeAPI { sync.api }
  private var store: ChatStore { sync.store }

  /// - Throws: an error that concerns the whole account, and the error of the groups if neither
  ///   list can be read.
  func run() async throws(PentadError) -> Gaps {
    let lists = ChatLists(api: api)
    let (asked, waiting) = try await store.moment()
    var due: [ChatGroup.ID] = []
    var listedGroups: [WireGroup] = []
    let noGroups = try await failure { () async throws(PentadError) in
      let groups = try await lists.groups()
      let listed = Set(groups.map(\.group.id))
      // A group may be missing only because it moved to the front while the pages were read.
      due = try await store.groups().filter { !$0.isTopic && !listed.contains($0.id) }.map(\.id)
      due += try await store.save(listing: Array(groups), asked: asked, waiting: waiting)
      sync.note(unreadable: groups.unreadable, of: "groups")
      listedGroups = Array(groups)
    }
    let noChats = try await failure { () async throws(PentadError) in
      let chats = try await lists.chats()
      try await store.save(chats: Array(chats), asked: asked, waiting: waiting)
      sync.note(unreadable: chats.unreadable, of: "chats")
    }
    if let noGroups, noChats != nil { throw noGroups }
    try await readTopics(of: listedGroups)
    try await readMarks()
    return Gaps(failed: try await show(due), failure: noGroups ?? noChats)
  }

  /// Reads the topics, which the list of groups does not contain.
  private func readTopics(of groups: [WireGroup]) async throws(PentadError) {
    let reading = TopicReading(api: api, store: store)
    try await reading.run(groups, now: sync.time.date()) { id, error throws(PentadError) in
      let error = await refusal.meaning(of: error)
      if ChatSync.endsAll(error) { throw error }
      sync.tell(error, of: .group(id))
    }
  }

  /// Reads the user's read marks, which no list contains. A server without this endpoint is
  /// ignored.
  private func readMarks() async throws(PentadError) {
    let noMarks = try await failure { () async throws(PentadError) in
      try await store.note(try await api.readReceipts())
    }
    if let noMarks, noMarks.code.coarse != .notFound { sync.tell(noMarks, of: nil) }
  }

  /// Fetches groups one by one, and removes those that are no longer the user's. A group that
  /// cannot be read keeps its state.
  ///
  /// - Returns: the groups that could not be read, but may be readable the next time.
  private func show(_ ids: [ChatGroup.ID]) async throws(PentadError) -> Set<ConversationKey> {
    let reading = GroupReading(api: api, store: store)
    var failed: Set<ConversationKey> = []
    for id in ids {
      let asked = try await store.lastEvent()
      let error = try await failure { () async throws(PentadError) in
        do throws(PentadError) {
          try await reading.run(id)
        } catch  where .notFound ~= error.code {
          try await store.noteAbsent(group: id, asked: asked)
        }
      }
      guard let error else { continue }
      if ChatSync.concernsAll(error) { failed.insert(.group(id)) }
      sync.tell(error, of: .group(id))
    }
    return failed
  }

  /// Returns the error of a part of the work, if it does not block the other parts. Other errors
  /// are thrown.
  private func failure(
    of part: () async throws(PentadError) -> Void
  ) async throws(PentadError) -> PentadError? {
    do throws(PentadError) {
      try await part()
      return nil
    } catch {
      let error = await refusal.meaning(of: error)
      if ChatSync.endsAll(error) { throw error }
      return error
    }
  }
}
