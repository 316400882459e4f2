#if Storage
  import GRDB
  import PentadCore
  import PentadStorage

  /// Which messages of a conversation were changed after an event, as the log tells.
  struct ChangesSince {
    private let ids: Set<MessageID>
    /// The log no longer reaches back so far.
    private let isUnknown: Bool

    init(_ number: UInt64, in key: ConversationKey, _ change: ChatChange) throws {
      let events = try StoredEventHub<ChatEvent>
        .events(after: number, limit: .max, in: change.database).map(\.event)
      isUnknown = events.contains(.reset)
      ids = Set(
        events.flatMap { event in
          guard case .messagesUpdated(key, let changes) = event else { return [MessageID]() }
          return changes.updated
        })
    }

    /// Whether a message was changed, for all that is known.
    func contains(_ id: MessageID) -> Bool { isUnknown || ids.contains(id) }
  }
#endif
