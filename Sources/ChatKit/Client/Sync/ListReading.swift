import PentadCore

/// Brings into the store which conversations there are, and how far the user has read them.
///
/// Each list is stored as soon as it is read, and one that cannot be read keeps nothing else from being
/// known.
struct ListReading: Sendable {
  /// What could not be read.
  struct Gaps: Sendable {
    /// Groups that could not be read, and perhaps can be the next time.
    var failed: Set<ConversationKey> = []
    /// Why one of the two lists could not be read; nil when both were.
    var failure: PentadError?
  }

  let sync: ChatSync
  /// Made before the first call.
  let refusal: TokenRefusal

  private var api: GroupMeAPI { sync.api }
  private var store: ChatStore { sync.store }

  /// - Throws: what keeps everything from being read, and what keeps both lists from it.
  func run() async throws(PentadError) -> Gaps {
    let lists = ChatLists(api: api)
    let (asked, waiting) = try await store.moment()
    var due: [ChatGroup.ID] = []
    var listedGroups: [WireGroup] = []
    let noGroups = try await failure { () async throws(PentadError) in
      let groups = try await lists.groups()
      let listed = Set(groups.map(\.group.id))
      // One may only have moved to the front while the pages were read.
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

  /// Topics stand in no list of groups.
  private func readTopics(of groups: [WireGroup]) async throws(PentadError) {
    let reading = TopicReading(api: api, store: store)
    try await reading.run(groups, now: sync.time.date()) { id, error throws(PentadError) in
      let error = await refusal.meaning(of: error)
      if ChatSync.endsAll(error) { throw error }
      sync.tell(error, of: .group(id))
    }
  }

  /// How far the user has read, no list tells. A server that does not know the question is asked in vain.
  private func readMarks() async throws(PentadError) {
    let noMarks = try await failure { () async throws(PentadError) in
      try await store.note(try await api.readReceipts())
    }
    if let noMarks, noMarks.code.coarse != .notFound { sync.tell(noMarks, of: nil) }
  }

  /// Fetches groups one by one, and notes which are no longer the user's. One that cannot be read stays
  /// as it is.
  ///
  /// - Returns: those that could not be read, and perhaps can be the next time.
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

  /// What a part of the work fails with, when that keeps no other part from being done.
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
