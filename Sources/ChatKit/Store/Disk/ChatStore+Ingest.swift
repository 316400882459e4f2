import GRDB
import PentadCore
import PentadStorage

extension ChatStore {
  /// Stores a page and the span that it proves, in one transaction.
  ///
  /// A message that is already stored with the same content changes nothing and publishes no event.
  ///
  /// - Parameter asked: the value of ``lastEvent()`` before the request. Messages that changed
  ///   since and differ from the page are reported in ``Ingested/overtaken``. Nil for data that the
  ///   server pushed.
  /// - Throws: ``PentadCore/PentadError/Code/decoding`` for a page that cannot be decoded; then
  ///   nothing of it is stored; write errors.
  @discardableResult
  func ingest(
    _ page: MessagePage, in key: ConversationKey, _ rule: IngestRule, asked: UInt64? = nil
  ) async throws(PentadError) -> Ingested {
    let result = try await write { [self] change in
      let result = try change.ingest(page, in: key, rule, asked: asked)
      let waiting = unindexed.withLock { waiting in
        waiting += result.changes.inserted.count
        return waiting
      }
      if waiting >= ChatPolicies.searchBatch { try index(change) }
      return result
    }
    report(result.unreadable, of: key)
    return result
  }

  /// Reports the unreadable items of a page.
  private func report(_ items: [UnreadableItem], of key: ConversationKey) {
    guard let error = UnreadableItem.error(items) else { return }
    publish(.failed(ChatFailure(work: .synchronisation, conversation: key, error: error)))
  }

  // MARK: Changes of one message

  /// Records that a message was deleted.
  ///
  /// - Parameter text: the text of the deleted message; nil if unknown.
  /// - Returns: the changes; nil if the message is not stored.
  @discardableResult
  func apply(
    deletion id: MessageID, in key: ConversationKey, at time: Int64? = nil,
    by actor: String? = nil, text: String? = nil
  ) async throws(PentadError) -> Ingested? {
    try await write { change in
      try change.apply(to: id, in: key) {
        $0.delete(at: time ?? change.now, by: actor, saying: text)
      }
    }
  }

  /// Updates a stored message.
  ///
  /// - Parameters:
  ///   - page: a page with one message, which may lack most of its members.
  ///   - asked: as in ``ingest(_:in:_:asked:)``.
  /// - Returns: the changes; nil if the message is not stored.
  /// - Throws: as ``ingest(_:in:_:asked:)``.
  @discardableResult
  func apply(
    edit page: MessagePage, in key: ConversationKey, asked: UInt64? = nil
  ) async throws(PentadError) -> Ingested? {
    try await write { change in
      guard let message = try page.messages(in: key).first,
        var (ingest, _) = try change.changing(message.id, in: key, asked: asked)
      else { return nil }
      return try ingest.takeAll(of: page)
    }
  }

  /// Replaces the reactions of a message. The newest list counts as a whole.
  ///
  /// - Parameters:
  ///   - reactions: the original JSON array.
  ///   - asked: as in ``ingest(_:in:_:asked:)``.
  /// - Returns: the changes; nil if the message is not stored.
  @discardableResult
  func apply(
    reactions: String, to id: MessageID, in key: ConversationKey, asked: UInt64? = nil
  ) async throws(PentadError) -> Ingested? {
    try await write { change in
      try change.apply(to: id, in: key, asked: asked) { $0.react(reactions) }
    }
  }
}

extension ChatChange {
  func ingest(
    _ page: MessagePage, in key: ConversationKey, _ rule: IngestRule, asked: UInt64? = nil
  ) throws -> Ingested {
    var ingest = try PageIngest(key, rule, asked: asked, self)
    return try ingest.takeAll(of: page)
  }

  func apply(
    to id: MessageID, in key: ConversationKey, asked: UInt64? = nil,
    _ body: (inout ChatMessage) -> Void
  ) throws -> Ingested? {
    guard let (begun, stored) = try changing(id, in: key, asked: asked) else { return nil }
    var (ingest, changed) = (begun, stored)
    body(&changed)
    if changed != stored { try ingest.put(changed, over: stored) }
    return try ingest.finish(PageSummary())
  }

  /// Returns the write for one stored message. If the message is not stored, returns nil, but
  /// publishes a change: an older page in progress may be about to bring its previous state.
  fileprivate func changing(
    _ id: MessageID, in key: ConversationKey, asked: UInt64?
  ) throws -> (PageIngest, ChatMessage)? {
    if try ConversationTable(database).id(of: key) != nil {
      let ingest = try PageIngest(key, .pushed, asked: asked, self)
      if let stored = try ingest.stored(id) { return (ingest, stored) }
    }
    tell(.messagesUpdated(key, MessageChanges(updated: [id])))
    return nil
  }
}

extension PageIngest {
  @discardableResult
  fileprivate mutating func takeAll(of page: MessagePage) throws -> Ingested {
    defer { end() }
    let summary: PageSummary
    do {
      summary = try page.forEach({ message throws(PentadError) in try take(message) })
    } catch {
      throw failure ?? error
    }
    return try finish(summary)
  }
}
