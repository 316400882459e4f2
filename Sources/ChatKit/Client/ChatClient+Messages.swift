public import PentadCore

extension ChatClient {
  // MARK: Stored data

  /// Returns the messages of a conversation before a message, or the newest ones. The oldest comes
  /// first.
  ///
  /// There may be gaps between them: ``gaps(in:)``. Gaps are closed as soon as the server can be
  /// reached.
  ///
  /// - Parameter limit: the maximum number of messages, up to 1,000; 0 or less gives none.
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for a larger limit; store read errors.
  ///
  /// C: `pentad_chat_client_messages`.
  public func messages(
    in conversation: ConversationKey, before id: MessageID? = nil, limit: Int = 50
  ) async throws(PentadError) -> [ChatMessage] {
    try await store.messages(in: conversation, before: id, limit: Self.page(limit))
  }

  /// Returns the messages of a conversation after a message, the oldest first. Otherwise like
  /// ``messages(in:before:limit:)``.
  ///
  /// C: `pentad_chat_client_messages_after`.
  public func messages(
    in conversation: ConversationKey, after id: MessageID, limit: Int = 50
  ) async throws(PentadError) -> [ChatMessage] {
    try await store.messages(in: conversation, after: id, limit: Self.page(limit))
  }

  /// Returns a message; nil when it is not stored.
  ///
  /// - Throws: store read errors.
  ///
  /// C: `pentad_chat_client_message`.
  public func message(_ id: MessageID) async throws(PentadError) -> ChatMessage? {
    try await store.message(id)
  }

  /// Returns the gaps of a conversation, the lowest first. A gap is a range between stored messages
  /// in which messages may be missing. The list is empty if nothing is stored. The range before the
  /// oldest stored message is not a gap.
  ///
  /// - Throws: store read errors.
  ///
  /// C: `pentad_chat_client_gaps`.
  public func gaps(in conversation: ConversationKey) async throws(PentadError) -> [MessageGap] {
    try await store.gaps(in: conversation)
  }

  /// Returns the stored messages that are pinned in a conversation, the last pinned first.
  ///
  /// - Throws: store read errors.
  ///
  /// C: `pentad_chat_client_pinned`.
  public func pinned(in conversation: ConversationKey) async throws(PentadError) -> [ChatMessage] {
    try await store.pinned(in: conversation)
  }

  /// Finds stored messages by words, the newest first, in one conversation or in all.
  ///
  /// A message matches if each word occurs in it as the beginning of a word; a word of less than
  /// three bytes must occur as a whole word. The search ignores case, accents, full width,
  /// ligatures, strokes through letters, skin tones, invisible format characters and the script of
  /// digits. Chinese, Japanese, Korean and Thai are found inside a sentence; an emoji is a word. A
  /// text of punctuation alone finds nothing.
  ///
  /// ``close()`` interrupts a search.
  ///
  /// - Parameters:
  ///   - text: the words, within ``PentadCore/SearchLimit``: 1,024 bytes of UTF-8 and 32 different
  ///     words.
  ///   - conversation: the conversation to search; nil for all.
  ///   - limit: the maximum number of messages, up to 1,000; 0 or less gives none.
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for a longer text and a larger limit; store
  ///   read and write errors: the newest messages are indexed first.
  ///
  /// C: `pentad_chat_client_search`.
  public func search(
    _ text: String, in conversation: ConversationKey? = nil, limit: Int = 50
  ) async throws(PentadError) -> [ChatMessage] {
    try await store.search(text, in: conversation, limit: Self.page(limit))
  }

  // MARK: Fetching

  /// Returns the messages before a message, and fetches those that are not stored. The result is
  /// shorter than the limit only at the beginning of the conversation. Between stored messages
  /// there may be gaps: ``gaps(in:)``.
  ///
  /// - Parameters:
  ///   - conversation: the conversation to read.
  ///   - id: the message that follows them.
  ///   - limit: the number of messages, at most 1,000; 0 or less gives none.
  /// - Returns: the messages, the oldest first.
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for a larger limit; network and server
  ///   errors: messages that were fetched before are kept.
  ///
  /// C: `pentad_chat_client_fetch_messages`.
  public func fetchMessages(
    in conversation: ConversationKey, before id: MessageID, limit: Int = 50
  ) async throws(PentadError) -> [ChatMessage] {
    let limit = try Self.page(limit)
    var stored = try await store.messages(in: conversation, before: id, limit: limit)
    while stored.count < limit, try await !store.hasOldest(of: conversation) {
      // Fetch full pages down to the message, and then only the missing number.
      let bottom = try await store.spans(of: conversation).spans.first?.lowest
      let isReached = bottom.map { $0 <= id } ?? false
      try await sync.older(isReached ? limit : CatchUp.pageSize, in: conversation)
      stored = try await store.messages(in: conversation, before: id, limit: limit)
    }
    return stored
  }

  /// Fetches the whole history of a conversation, page by page. A cancelled call resumes from there
  /// the next time.
  ///
  /// - Parameter progress: called after each page with the number of stored messages of all
  ///   conversations; the total is unknown.
  /// - Throws: network and server errors; store write errors;
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
      // A gap that cannot be read does not prevent the older messages from being fetched.
      gap = error
    }
    while try await !store.hasOldest(of: conversation) {
      if Task.isCancelled { throw PentadError.callCancelled }
      try await sync.older(CatchUp.pageSize, in: conversation)
      if let progress { progress(WorkProgress(completed: try await store.storageUsage().messages)) }
    }
    if let gap { throw gap }
  }

  /// Fetches the new messages of a conversation and closes its gaps. If no message is stored, it
  /// fetches the newest 100.
  ///
  /// When it returns, no message is missing between the oldest stored message and the server's
  /// newest message at the time of the request.
  ///
  /// - Throws: network and server errors: messages that were fetched before are kept; store write
  ///   errors.
  ///
  /// C: `pentad_chat_client_catch_up`.
  public func catchUp(_ conversation: ConversationKey) async throws(PentadError) {
    try await sync.catchUp(conversation)
  }

  /// Selects the conversation that the user is viewing. It is synchronised before the others, and
  /// its members are fetched. The client then also receives its typing notices, and the edits,
  /// deletions and likes of all its messages.
  ///
  /// - Parameter conversation: the conversation: `g:` and a group's id, or `d:` and two users' ids;
  ///   nil for none.
  /// - Throws: network and server errors: the conversation is selected all the same; store write
  ///   errors.
  ///
  /// C: `pentad_chat_client_select`.
  public func select(_ conversation: ConversationKey?) async throws(PentadError) {
    for channel in sync.select(conversation) { push.unsubscribe(from: .conversation(channel)) }
    guard let conversation else { return }
    push.subscribe(to: .conversation(conversation))
    if let id = conversation.groupId { try await sync.group(id) }
    try await sync.catchUp(conversation)
  }

  /// Checks a limit of messages. A negative limit becomes 0.
  ///
  /// - Throws: `invalid` when it is above 1,000
  package static func page(_ limit: Int) throws(PentadError) -> Int {
    guard limit <= 1_000 else {
      throw PentadError(.invalid, "limit is \(limit), more than 1000")
    }
    return max(0, limit)
  }
}
