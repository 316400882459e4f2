#if Storage
  import GRDB
  import PentadCore
  import PentadStorage

  extension ChatStore {
    /// Stores a page, and what it proves to be complete, in one transaction.
    ///
    /// A message that is stored already, and says the same, changes nothing and is not told of.
    ///
    /// - Throws: ``PentadCore/PentadError/Code/decoding`` for a page that cannot be read, of which then
    ///   nothing is stored; what a write throws.
    @discardableResult
    func ingest(
      _ page: MessagePage, in key: ConversationKey, _ rule: IngestRule
    ) async throws(PentadError) -> Ingested {
      try await write { [self] change in
        let result = try change.ingest(page, in: key, rule)
        let waiting = unindexed.withLock { waiting in
          waiting += result.changes.inserted.count
          return waiting
        }
        if waiting >= ChatPolicies.searchBatch { try index(change) }
        return result
      }
    }

    // MARK: What is told of one message

    /// Notes that a message was deleted; false when it is not stored.
    @discardableResult
    func apply(
      deletion id: MessageID, in key: ConversationKey, at time: Int64? = nil,
      by actor: String? = nil
    ) async throws(PentadError) -> Bool {
      try await write { change in
        try change.apply(to: id, in: key) { $0.delete(at: time ?? change.now, by: actor) }
      }
    }

    /// Changes a stored message to what is told of it; false when it is not stored.
    ///
    /// - Parameter page: of one message, which may lack most of itself.
    /// - Throws: as ``ingest(_:in:_:)``.
    @discardableResult
    func apply(edit page: MessagePage, in key: ConversationKey) async throws(PentadError) -> Bool {
      try await write { change in
        guard let message = try page.messages(in: key).first,
          try ConversationTable(change.database).id(of: key) != nil
        else { return false }
        var ingest = try PageIngest(key, .pushed, change)
        guard try ingest.stored(message.id) != nil else { return false }
        try ingest.takeAll(of: page)
        return true
      }
    }

    /// Notes who reacts to a message now; false when it is not stored. The newest list counts, whole.
    ///
    /// - Parameter reactions: a JSON array, as it came.
    @discardableResult
    func apply(
      reactions: String, to id: MessageID, in key: ConversationKey
    ) async throws(PentadError) -> Bool {
      try await write { change in
        try change.apply(to: id, in: key) { $0.react(reactions) }
      }
    }
  }

  extension ChatChange {
    func ingest(
      _ page: MessagePage, in key: ConversationKey, _ rule: IngestRule
    ) throws -> Ingested {
      var ingest = try PageIngest(key, rule, self)
      return try ingest.takeAll(of: page)
    }

    func apply(
      to id: MessageID, in key: ConversationKey, _ body: (inout ChatMessage) -> Void
    ) throws -> Bool {
      guard try ConversationTable(database).id(of: key) != nil else { return false }
      var ingest = try PageIngest(key, .pushed, self)
      let isStored = try ingest.apply(to: id, body)
      _ = try ingest.finish(PageSummary())
      return isStored
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
#endif
