import PentadCore

/// Brings what the server has into the store: lists, messages, members.
final class ChatSync: Sendable {
  /// What is done for one conversation or group at a time.
  private struct Round: Hashable {
    enum Work: Hashable { case catchUp, readAgain, older, group }
    let work: Work
    let conversation: ConversationKey
  }

  private struct State {
    /// The newest message of each conversation that the server is known to have.
    var heads: [ConversationKey: MessageID] = [:]
    /// The conversation that the user looks at: it comes first.
    var selected: ConversationKey?
    /// Those that could not be read the last time, and perhaps can be the next.
    var failed: Set<ConversationKey> = []
  }

  let api: GroupMeAPI
  let store: ChatStore
  private let rounds = Rounds<Round>(limit: 4)
  private let lists = Rounds<Bool>(limit: 1)
  private let state = Lock(State())

  init(api: GroupMeAPI, store: ChatStore) {
    self.api = api
    self.store = store
  }

  /// Notes which conversation comes first.
  ///
  /// - Returns: the one that no longer does.
  func select(_ conversation: ConversationKey?) -> [ConversationKey] {
    state.withLock { state in
      defer { state.selected = conversation }
      return [state.selected].compactMap(\.self).filter { $0 != conversation }
    }
  }

  /// Ends what is under way, whoever waits for it; nothing begins any more. The lists come first: what is to
  /// be read for them begins no more then.
  func stop() async {
    await lists.stop()
    await rounds.stop()
  }

  /// Ends what is under way, whoever waits for it.
  func end() async {
    await lists.end()
    await rounds.end()
  }

  // MARK: One conversation

  /// Notes that the server has a message, as a push or a list says.
  func saw(_ head: MessageID?, in conversation: ConversationKey) {
    guard let head else { return }
    state.withLock { state in
      state.heads[conversation] = max(state.heads[conversation] ?? head, head)
    }
  }

  /// Fetches what the conversation lacks.
  func catchUp(_ conversation: ConversationKey) async throws(PentadError) {
    try await rounds.run(Round(work: .catchUp, conversation: conversation)) {
      () async throws(PentadError) in try await self.work(on: conversation).run()
    }
  }

  /// Fetches what is newer than all that is stored, and closes the gaps above a message alone: of one below
  /// it the server may tell nothing.
  func catchUp(
    _ conversation: ConversationKey, above floor: MessageID
  ) async throws(PentadError) {
    try await work(on: conversation).run(above: floor)
  }

  /// Compares the newest messages with the server's.
  func readAgain(_ conversation: ConversationKey) async throws(PentadError) {
    try await rounds.run(Round(work: .readAgain, conversation: conversation)) {
      () async throws(PentadError) in try await self.work(on: conversation).readAgain()
    }
  }

  /// Reads one message again; false when the server tells nothing of its place.
  @discardableResult
  func readAgain(
    _ message: MessageID, in conversation: ConversationKey
  ) async throws(PentadError) -> Bool {
    try await work(on: conversation).readAgain(message)
  }

  /// Fetches messages older than all that are stored.
  func older(_ count: Int, in conversation: ConversationKey) async throws(PentadError) {
    try await rounds.run(Round(work: .older, conversation: conversation)) {
      () async throws(PentadError) in try await self.work(on: conversation).older(count)
    }
  }

  /// Fetches a group and its members.
  func group(_ id: ChatGroup.ID) async throws(PentadError) {
    try await rounds.run(Round(work: .group, conversation: .group(id))) {
      () async throws(PentadError) in
      try await self.reading.run(id)
    }
  }

  private var reading: GroupReading { GroupReading(api: api, store: store) }

  private func work(on conversation: ConversationKey) -> CatchUp {
    CatchUp(
      api: api, store: store, conversation: conversation,
      head: state.withLock { $0.heads[conversation] })
  }

  // MARK: All of them

  /// Fetches the lists, then what each conversation lacks. One that cannot be read is read with the next.
  ///
  /// - Parameter isThorough: whether the newest messages of every conversation are compared as well,
  ///   as after a time without pushes: what was edited, deleted or liked shows in no list.
  func refresh(isThorough: Bool) async throws(PentadError) {
    try await lists.run(isThorough) { () async throws(PentadError) in
      let heads = try await self.fetchLists()
      try await self.catchUp(heads, isThorough: isThorough)
      if isThorough { try await self.store.tidy() }
    }
  }

  /// Whether a conversation could not be read the last time, and perhaps can be the next.
  var isIncomplete: Bool { state.withLock { !$0.failed.isEmpty } }

  private func fetchLists() async throws(PentadError) -> [ConversationHead] {
    let lists = ChatLists(api: api)
    let (asked, waiting) = try await store.moment()
    let groups = try await lists.groups()
    let chats = try await lists.chats()
    let listed = Set(groups.map(\.group.id))
    // One may only have moved to the front while the pages were read.
    try await show(try await store.groups().map(\.id).filter { !listed.contains($0) })
    try await show(try await store.save(listing: groups, asked: asked, waiting: waiting))
    try await store.save(chats: chats, asked: asked, waiting: waiting)
    let heads = try await store.heads()
    for head in heads { saw(head.newest, in: head.conversation) }
    return heads
  }

  /// Fetches groups one by one, and notes which are no longer the user's.
  private func show(_ ids: [ChatGroup.ID]) async throws(PentadError) {
    for id in ids {
      let asked = try await store.lastEvent()
      do throws(PentadError) {
        try await reading.run(id)
      } catch  where .notFound ~= error.code {
        try await store.noteAbsent(group: id, asked: asked)
      }
    }
  }

  private func catchUp(
    _ heads: [ConversationHead], isThorough: Bool
  ) async throws(PentadError) {
    let (selected, missed) = state.withLock { ($0.selected, $0.failed) }
    // The one on the screen first, then those where something happened last.
    let ordered = heads.sorted { left, right in
      if (left.conversation == selected) != (right.conversation == selected) {
        return left.conversation == selected
      }
      return (left.newest ?? .first) > (right.newest ?? .first)
    }
    let due = ordered.filter { isThorough || $0.isBehind || missed.contains($0.conversation) }
    var done = 0
    var failures: [PentadError] = []
    var failed: Set<ConversationKey> = []
    store.publish(.synchronising(WorkProgress(completed: 0, total: due.count)))
    await withTaskGroup(of: (ConversationKey, PentadError?).self) { group in
      for head in due {
        let isCompared = isThorough || missed.contains(head.conversation)
        group.addTask { (head.conversation, await self.bring(head, isThorough: isCompared)) }
      }
      for await (conversation, error) in group {
        done += 1
        if let error {
          failures.append(error)
          if Self.concernsAll(error) { failed.insert(conversation) }
          tell(error, of: conversation)
        }
        store.publish(.synchronising(WorkProgress(completed: done, total: due.count)))
      }
    }
    state.withLock { $0.failed = failed }
    if let failure = failures.first(where: Self.endsAll) { throw failure }
    // One conversation that cannot be read keeps nothing else from being done: the lists were read.
    if due.count > 1, failed.count == due.count, let failure = failures.first { throw failure }
  }

  private func tell(_ error: PentadError, of conversation: ConversationKey) {
    guard error.isFailure else { return }
    store.publish(
      .failed(ChatFailure(work: .synchronisation, conversation: conversation, error: error)))
  }

  private func bring(_ head: ConversationHead, isThorough: Bool) async -> PentadError? {
    do throws(PentadError) {
      if head.isBehind { try await catchUp(head.conversation) }
      if isThorough, head.hasMessages { try await readAgain(head.conversation) }
      return nil
    } catch {
      return error
    }
  }

  /// Whether an error says that no other request would do better.
  static func concernsAll(_ error: PentadError) -> Bool {
    endsAll(error) || [.timedOut, .unavailable, .unauthorized].contains(error.code.coarse)
  }

  /// Whether an error is of one conversation no more than of the others.
  private static func endsAll(_ error: PentadError) -> Bool {
    [.offline, .cancelled, .closed].contains(error.code.coarse)
  }
}
