import PentadCore

/// Whether a message has arrived.
extension MessageSending {
  /// Notes the newest message before the first attempt when none was known of, so that what comes can be
  /// looked for behind it.
  ///
  /// A server that refuses to tell may take the message all the same. That is looked for from the
  /// conversation's beginning.
  ///
  /// - Throws: what says that the server cannot be asked now.
  func noteHead(before message: OutgoingMessage) async throws(PentadError) {
    let (id, conversation) = (message.localId, message.conversation)
    // A list may have told since.
    if try await store.noteHead(before: id, in: conversation) { return }
    let newest: MessageID
    do throws(PentadError) {
      // Beside the rounds, behind which it would wait, and stored nowhere else: the message may be refused.
      let page = try await sync.api.messagesIndex(conversation, .newest, limit: 1)
      newest = try page.forEach { _ in }.highest ?? .first
    } catch {
      if ChatSync.concernsAll(error), error.code.coarse != .unauthorized { throw error }
      return
    }
    try await store.noteHead(before: id, in: conversation, told: newest)
  }

  /// Reads what the conversation has since the message's first attempt; all of it when nothing was known
  /// then.
  func hasArrived(
    _ message: OutgoingMessage, after head: MessageID?
  ) async throws(PentadError) -> Bool {
    let head = head ?? .first
    try await store.note(.verifying, of: message.localId)
    // A message that is read goes from those on their way to the others.
    try await sync.catchUp(message.conversation, above: head)
    while try await store.outgoing(message.localId) != nil {
      let spans = try await store.spans(of: message.conversation)
      guard let bottom = spans.spans.first?.lowest,
        !spans.gaps.contains(where: { $0.before > head })
      else {
        throw PentadError(.internal, "the conversation was read, and has gaps")
      }
      if bottom <= head {
        // Somebody else may have read it since it was asked for.
        return try await store.outgoing(message.localId) == nil
      }
      // What was stored then may be gone since, with a cache or a damaged file.
      try await sync.older(CatchUp.pageSize, in: message.conversation)
    }
    return true
  }
}
