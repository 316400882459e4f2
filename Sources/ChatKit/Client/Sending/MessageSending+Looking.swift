import PentadCore

/// Checks whether a message has arrived.
extension MessageSending {
  /// Records the newest message before the first attempt, if none is known. It is the lower bound
  /// of a later search for the message.
  ///
  /// If the server refuses to return it, it may still accept the message. The later search then
  /// covers the whole conversation.
  ///
  /// - Throws: errors that mean that no request can succeed now.
  func noteHead(before message: OutgoingMessage) async throws(PentadError) {
    let (id, conversation) = (message.localId, message.conversation)
    // A list may have reported it in the meantime.
    if try await store.noteHead(before: id, in: conversation) { return }
    let newest: MessageID
    do throws(PentadError) {
      // Send this request outside the rounds, where it would wait, and store nothing: the message
      // may be refused.
      let page = try await sync.api.messagesIndex(conversation, .newest, limit: 1)
      newest = try page.forEach { _ in }.highest ?? .first
    } catch {
      if ChatSync.concernsAll(error), error.code.coarse != .unauthorized { throw error }
      return
    }
    try await store.noteHead(before: id, in: conversation, told: newest)
  }

  /// Reads the messages of the conversation since the first attempt, or all of them if no lower
  /// bound was known, and returns true if the message is among them.
  func hasArrived(
    _ message: OutgoingMessage, after head: MessageID?
  ) async throws(PentadError) -> Bool {
    let head = head ?? .first
    try await store.note(.verifying, of: message.localId)
    // Reading a message that arrived removes it from the outgoing messages.
    try await sync.catchUp(message.conversation, above: head)
    while try await store.outgoing(message.localId) != nil {
      let spans = try await store.spans(of: message.conversation)
      guard let bottom = spans.spans.first?.lowest,
        !spans.gaps.contains(where: { $0.before > head })
      else {
        throw PentadError(.internal, "the conversation was read, and has gaps")
      }
      if bottom <= head {
        // A concurrent read may have found it after it was requested.
        return try await store.outgoing(message.localId) == nil
      }
      // Older messages may have been removed since, with the cache or a damaged file.
      try await sync.older(CatchUp.pageSize, in: message.conversation)
    }
    return true
  }
}
