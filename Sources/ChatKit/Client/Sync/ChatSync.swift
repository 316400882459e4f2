import PentadCore

/// Synchronises the store with the server: lists, messages and members.
final class ChatSync: Sendable {
  /// A kind of work that runs once at a time for each conversation or group.
  private struct Round: Hashable {
    enum Work: Hashable { case catchUp, readAgain, older, group, topics }
    let work: Work
    let conversation: ConversationKey
  }

  private struct State {
    /// The newest known message of each conversation on the server.
    var heads: [ConversationKey: MessageID] = [:]
    /// The conversation that the user is viewing; it is synchronised first.
    var selected: ConversationKey?
    /// The conversations that failed the last time, but may succeed the next time.
    var failed: Set<ConversationKey> = []
    /// The error of the last attempt to read the lists; nil if both were read.
    var listFailure: PentadError?
    /// The report of the last synchronisation.
    var report = SyncReport()
    /// The unreadable items of the last read, by list.
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

  /// Selects the conversation that is synchronised first.
  ///
  /// - Returns: the conversation that was selected before.
  func select(_ conversation: ConversationKey?) -> [ConversationKey] {
    state.withLock { state in
      defer { state.selected = conversation }
      return [state.selected].compactMap(\.self).filter { $0 != conversation }
    }
  }

  /// Ends all work in progress, even with callers waiting, and allows no new work. The lists end
  /// first, so that they start no further reads.
  func stop() async {
    await lists.stop()
    await rounds.stop()
  }

  /// Ends all work in progress, even with callers waiting.
  func end() async {
    await lists.end()
    await rounds.end()
  }

  // MARK: One conversation

  /// Records that the server has a message, as reported by a push or a list.
  func saw(_ head: MessageID?, in conversation: ConversationKey) {
    guard let head else { return }
    state.withLock { state in
      state.heads[conversation] = max(state.heads[conversation] ?? head, head)
    }
  }

  /// Fetches the missing messages of a conversation.
  func catchUp(_ conversation: ConversationKey) async throws(PentadError) {
    try await rounds.run(Round(work: .catchUp, conversation: conversation)) {
      () async throws(PentadError) in try await self.work(on: conversation).run()
    }
  }

  /// Fetches the messages that are newer than all stored ones, and closes only the gaps above a
  /// message. The server may never return anything for a gap below it.
  func catchUp(
    _ conversation: ConversationKey, above floor: MessageID
  ) async throws(PentadError) {
    try await work(on: conversation).run(above: floor)
  }

  /// Compares the newest messages with those of the server.
  func readAgain(_ conversation: ConversationKey) async throws(PentadError) {
    try await rounds.run(Round(work: .readAgain, conversation: conversation)) {
      () async throws(PentadError) in try await self.work(on: conversation).readAgain()
    }
  }

  /// Reads one message again. Returns false if the server returned nothing at its position.
  @discardableResult
  func readAgain(
    _ message: MessageID, in conversation: ConversationKey
  ) async throws(PentadError) -> Bool {
    try await work(on: conversation).readAgain(message)
  }

  /// Fetches messages that are older than all stored ones.
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

  // MARK: All conversations

  /// Fetches the lists, and then the missing messages of each conversation. A failed conversation
  /// is read again the next time. If one of the two lists cannot be read, its error is thrown after
  /// all other work is done.
  ///
  /// - Parameter isThorough: true to compare the newest messages of every conversation as well, as
  ///   after a time without pushes: edits, deletions and reactions appear in no list.
  func refresh(isThorough: Bool) async throws(PentadError) {
    if let failure = try await look(isThorough: isThorough) { throw failure }
  }

  /// Does the same as ``refresh(isThorough:)``, but returns the error of a list.
  ///
  /// - Returns: the error of the list that could not be read; nil if both were read.
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

  /// The report of the last synchronisation.
  var report: SyncReport { state.withLock { $0.report } }

  /// True if a conversation failed the last time, but may succeed the next time.
  var isIncomplete: Bool { state.withLock { !$0.failed.isEmpty } }

  /// - Parameter unread: groups that could not be read, but may be readable the next time.
  private func catchUp(
    isThorough: Bool, besides unread: Set<ConversationKey>, _ refusal: TokenRefusal
  ) async throws(PentadError) {
    let heads = try await store.heads()
    for head in heads { saw(head.newest, in: head.conversation) }
    let (selected, missed) = state.withLock { ($0.selected, $0.failed) }
    // The selected conversation comes first, and then those with the newest messages.
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
          // The token was rejected; further checks would find nothing new.
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
    // If only some conversations cannot be read, the synchronisation succeeds: the lists were read.
    if due.count > 1, failed.count == due.count, let failure = failures.first { throw failure }
  }

  /// Publishes the error of an item that could not be read, without stopping the others.
  func tell(_ error: PentadError, of conversation: ConversationKey?) {
    guard error.isFailure else { return }
    store.publish(
      .failed(ChatFailure(work: .synchronisation, conversation: conversation, error: error)))
  }

  /// Reports the unreadable items of a list, unless they are the same as the last time.
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

  /// Returns true if an error means that other requests would fail, too.
  static func concernsAll(_ error: PentadError) -> Bool {
    endsAll(error) || [.timedOut, .unavailable].contains(error.code.coarse)
  }

  /// Returns true if an error concerns the whole account and not one conversation. A refusal of the
  /// token does, after ``TokenRefusal/meaning(of:)`` has confirmed it.
  static func endsAll(_ error: PentadError) -> Bool {
    [.offline, .unauthorized, .cancelled, .closed].contains(error.code.coarse)
  }
}
