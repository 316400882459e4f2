import PentadCore

/// Brings what the server has into the store: lists, messages, members.
final class ChatSync: Sendable {
  /// What is done for one conversation or group at a time.
  private struct Round: Hashable {
    enum Work: Hashable { case catchUp, readAgain, older, group, topics }
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
    /// Why one of the lists could not be read the last time; nil when both were.
    var listFailure: PentadError?
    /// What came of the last look at the conversations.
    var report = SyncReport()
    /// What could not be read of the lists the last time, by the list.
    var unreadable: [String: [UnreadableItem]] = [:]
  }

  let api: GroupMeAPI
  let store: ChatStore
  let time: TimeSource
  private let rounds = Rounds<Round>(limit: 4)
  private let lists = Rounds<Bool>(limit: 1)
  private let state = Lock(State())

  init(api: GroupMeAPI, store: ChatStore) {
    self.api = api
    self.store = store
    time = store.time
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
      try await GroupReading(api: self.api, store: self.store).run(id)
    }
  }

  /// Fetches the topics of a group.
  func topics(of id: ChatGroup.ID) async throws(PentadError) {
    try await rounds.run(Round(work: .topics, conversation: .group(id))) {
      () async throws(PentadError) in
      try await TopicReading(api: self.api, store: self.store).run(id)
    }
  }

  private func work(on conversation: ConversationKey) -> CatchUp {
    CatchUp(
      api: api, store: store, conversation: conversation,
      head: state.withLock { $0.heads[conversation] })
  }

  // MARK: All of them

  /// Fetches the lists, then what each conversation lacks. One that cannot be read is read with the next,
  /// and why one of the two lists cannot be read is thrown when all else is done.
  ///
  /// - Parameter isThorough: whether the newest messages of every conversation are compared as well,
  ///   as after a time without pushes: what was edited, deleted or liked shows in no list.
  func refresh(isThorough: Bool) async throws(PentadError) {
    if let failure = try await look(isThorough: isThorough) { throw failure }
  }

  /// Does the same.
  ///
  /// - Returns: why one of the two lists could not be read, when all else is done.
  func look(isThorough: Bool) async throws(PentadError) -> PentadError? {
    try await lists.run(isThorough) { () async throws(PentadError) in
      try await self.store.readUnreadableAgain(version: "\(Version.string)")
      let refusal = await TokenRefusal(self.api)
      let lists = try await ListReading(sync: self, refusal: refusal).run()
      try await self.catchUp(isThorough: isThorough, besides: lists.failed, refusal)
      if isThorough { try await self.store.tidy() }
      self.state.withLock { $0.listFailure = lists.failure }
    }
    return state.withLock { $0.listFailure }
  }

  /// What came of the last look at the conversations.
  var report: SyncReport { state.withLock { $0.report } }

  /// Whether a conversation could not be read the last time, and perhaps can be the next.
  var isIncomplete: Bool { state.withLock { !$0.failed.isEmpty } }

  /// - Parameter unread: groups that could not be read, and perhaps can be the next time.
  private func catchUp(
    isThorough: Bool, besides unread: Set<ConversationKey>, _ refusal: TokenRefusal
  ) async throws(PentadError) {
    let heads = try await store.heads()
    for head in heads { saw(head.newest, in: head.conversation) }
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
    var report = SyncReport(conversations: due.count)
    store.publish(.synchronising(WorkProgress(completed: 0, total: due.count)))
    await withTaskGroup(of: (ConversationKey, PentadError?).self) { group in
      for head in due {
        let isCompared = isThorough || missed.contains(head.conversation)
        group.addTask { (head.conversation, await self.bring(head, isThorough: isCompared)) }
      }
      for await (conversation, error) in group {
        done += 1
        if var error {
          // Of a token that is none any more there is nothing more to learn.
          if !failures.contains(where: Self.endsAll) {
            error = await refusal.meaning(of: error)
          }
          failures.append(error)
          report.failed.append(.init(conversation: conversation, error: error))
          if Self.concernsAll(error) { failed.insert(conversation) }
          tell(error, of: conversation)
        }
        store.publish(.synchronising(WorkProgress(completed: done, total: due.count)))
      }
    }
    let result = report
    state.withLock { ($0.failed, $0.report) = (failed.union(unread), result) }
    if let failure = failures.first(where: Self.endsAll) { throw failure }
    // One conversation that cannot be read keeps nothing else from being done: the lists were read.
    if due.count > 1, failed.count == due.count, let failure = failures.first { throw failure }
  }

  /// Tells why something could not be read that keeps nothing else from being read.
  func tell(_ error: PentadError, of conversation: ConversationKey?) {
    guard error.isFailure else { return }
    store.publish(
      .failed(ChatFailure(work: .synchronisation, conversation: conversation, error: error)))
  }

  /// Reports items of a list that cannot be read, unless they were the same the last time.
  func note(unreadable items: [UnreadableItem], of list: String) {
    let isNew = state.withLock { state in
      defer { state.unreadable[list] = items }
      return state.unreadable[list] ?? [] != items
    }
    if isNew, let error = UnreadableItem.error(items) { tell(error, of: nil) }
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

  // MARK: Failures

  /// Whether an error says that no other request would do better.
  static func concernsAll(_ error: PentadError) -> Bool {
    endsAll(error) || [.timedOut, .unavailable].contains(error.code.coarse)
  }

  /// Whether an error is of one conversation no more than of the others. A refusal of the token is, once
  /// ``TokenRefusal/meaning(of:)`` leaves it at that.
  static func endsAll(_ error: PentadError) -> Bool {
    [.offline, .unauthorized, .cancelled, .closed].contains(error.code.coarse)
  }
}
