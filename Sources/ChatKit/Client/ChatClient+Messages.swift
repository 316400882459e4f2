public import PentadCore

extension ChatClient {
  // MARK: What is stored

  /// The messages of a conversation before one of them, or the newest; the oldest first.
  ///
  /// There may be gaps between them, which are closed as soon as the server can be reached:
  /// ``gaps(in:)``.
  ///
  /// - Parameter limit: at most 1,000; 0 or less gives none.
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for a larger limit; what reading the store throws.
  ///
  /// C: `pentad_chat_client_messages`.
  public func messages(
    in conversation: ConversationKey, before id: MessageID? = nil, limit: Int = 50
  ) async throws(PentadError) -> [ChatMessage] {
    try await store.messages(in: conversation, before: id, limit: Self.page(limit))
  }

  /// The messages of a conversation after one of them, the oldest first. Otherwise as
  /// ``messages(in:before:limit:)``.
  ///
  /// C: `pentad_chat_client_messages_after`.
  public func messages(
    in conversation: ConversationKey, after id: MessageID, limit: Int = 50
  ) async throws(PentadError) -> [ChatMessage] {
    try await store.messages(in: conversation, after: id, limit: Self.page(limit))
  }

  /// A message; nil when it is not stored.
  ///
  /// - Throws: what reading the store throws.
  ///
  /// C: `pentad_chat_client_message`.
  public func message(_ id: MessageID) async throws(PentadError) -> ChatMessage? {
    try await store.message(id)
  }

  /// Where messages may be missing between those that are stored, the lowest first; none when nothing is.
  /// What is older than all that is stored is no gap.
  ///
  /// - Throws: what reading the store throws.
  ///
  /// C: `pentad_chat_client_gaps`.
  public func gaps(in conversation: ConversationKey) async throws(PentadError) -> [MessageGap] {
    try await store.gaps(in: conversation)
  }

  /// The messages that are pinned in a conversation and stored, that pinned last first.
  ///
  /// - Throws: what reading the store throws.
  ///
  /// C: `pentad_chat_client_pinned`.
  public func pinned(in conversation: ConversationKey) async throws(PentadError) -> [ChatMessage] {
    try await store.pinned(in: conversation)
  }

  /// Finds messages by words, the newest first: all that are stored, of a conversation or of every one.
  ///
  /// Every word has to occur, as the beginning of a word; one of less than three bytes, as a whole word. Case
  /// and accents do not count, nor do full width, ligatures, strokes through letters, skin tones, invisible format
  /// characters and the script of digits. Chinese, Japanese, Korean and Thai are found inside a sentence; an
  /// emoji is a word. A text of punctuation alone finds nothing.
  ///
  /// ``close()`` interrupts a search.
  ///
  /// - Parameters:
  ///   - text: the words, within ``PentadCore/SearchLimit``: 1,024 bytes of UTF-8 and 32 different words.
  ///   - conversation: where; nil for all.
  ///   - limit: at most 1,000; 0 or less gives none.
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for a longer text and a larger limit; what reading and
  ///   writing the store throw: the newest messages are indexed first.
  ///
  /// C: `pentad_chat_client_search`.
  public func search(
    _ text: String, in conversation: ConversationKey? = nil, limit: Int = 50
  ) async throws(PentadError) -> [ChatMessage] {
    try await store.search(text, in: conversation, limit: Self.page(limit))
  }

  // MARK: What the server has

  /// The messages before one, fetched where they are not stored; fewer than asked for only where the
  /// conversation begins. Between those that are stored there may be gaps: ``gaps(in:)``.
  ///
  /// - Parameters:
  ///   - conversation: where.
  ///   - id: the message before which they were written.
  ///   - limit: how many, at most 1,000; 0 or less gives none.
  /// - Returns: the messages, the oldest first.
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for a larger limit; what the server or the network
  ///   says: what was fetched before stays.
  ///
  /// C: `pentad_chat_client_fetch_messages`.
  public func fetchMessages(
    in conversation: ConversationKey, before id: MessageID, limit: Int = 50
  ) async throws(PentadError) -> [ChatMessage] {
    let limit = try Self.page(limit)
    var stored = try await store.messages(in: conversation, before: id, limit: limit)
    while stored.count < limit, try await !store.hasOldest(of: conversation) {
      // Down to the message in full pages, then what is asked for.
      let bottom = try await store.spans(of: conversation).spans.first?.lowest
      let isReached = bottom.map { $0 <= id } ?? false
      try await sync.older(isReached ? limit : CatchUp.pageSize, in: conversation)
      stored = try await store.messages(in: conversation, before: id, limit: limit)
    }
    return stored
  }

  /// Fetches the whole history of a conversation, page by page; cancelled, it goes on there the next
  /// time.
  ///
  /// - Parameter progress: hears after each page how many messages are stored of all conversations;
  ///   nobody knows the total.
  /// - Throws: what the server or the network says; what writing the store throws;
  ///   ``PentadCore/PentadError/Code/cancelled``.
  ///
  /// C: `pentad_chat_client_fetch_history`.
  public func fetchHistory(
    of conversation: ConversationKey, progress: (@Sendable (WorkProgress) -> Void)? = nil
  ) async throws(PentadError) {
    var gap: PentadError?
    do throws(PentadError) {
      try await sync.catchUp(conversation)
    } catch  where error.code == .unexpectedAnswer {
      // What is older can be had though something between cannot.
      gap = error
    }
    while try await !store.hasOldest(of: conversation) {
      if Task.isCancelled { throw PentadError.callCancelled }
      try await sync.older(CatchUp.pageSize, in: conversation)
      if let progress { progress(WorkProgress(completed: try await store.storageUsage().messages)) }
    }
    if let gap { throw gap }
  }

  /// Fetches what is newer in a conversation than all that is stored, and closes its gaps; of a
  /// conversation of which nothing is stored, the newest 100 messages.
  ///
  /// When it returns, no message is missing between the oldest that is stored and the newest that the
  /// server had when it was asked.
  ///
  /// - Throws: what the server or the network says: what was fetched before stays; what writing the store
  ///   throws.
  ///
  /// C: `pentad_chat_client_catch_up`.
  public func catchUp(_ conversation: ConversationKey) async throws(PentadError) {
    try await sync.catchUp(conversation)
  }

  /// Notes which conversation the user looks at: it is brought up to date first, its members are fetched,
  /// and who is writing in it is told, as are the edits, deletions and likes of all its messages.
  ///
  /// - Parameter conversation: the conversation: `g:` and a group's id, or `d:` and two users' ids; nil
  ///   for none.
  /// - Throws: what the server or the network says: the conversation is noted all the same; what writing
  ///   the store throws.
  ///
  /// C: `pentad_chat_client_select`.
  public func select(_ conversation: ConversationKey?) async throws(PentadError) {
    for channel in sync.select(conversation) { push.unsubscribe(from: .conversation(channel)) }
    guard let conversation else { return }
    push.subscribe(to: .conversation(conversation))
    if let id = conversation.groupId { try await sync.group(id) }
    try await sync.catchUp(conversation)
  }

  /// A limit of messages; less than none is none.
  ///
  /// - Throws: `invalid` when it is above 1,000
  package static func page(_ limit: Int) throws(PentadError) -> Int {
    guard limit <= 1_000 else {
      throw PentadError(.invalid, "limit is \(limit), more than 1000")
    }
    return max(0, limit)
  }
}
