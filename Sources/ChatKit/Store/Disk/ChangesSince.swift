#if Storage
  import GRDB
  import PentadCore
  import PentadStorage

  /// What was changed after an event, as the log tells.
  struct ChangesSince {
    private let events: [ChatEvent]

    init(_ number: UInt64, _ change: ChatChange) throws {
      events = try StoredEventHub<ChatEvent>
        .events(after: number, limit: .max, in: change.database).map(\.event)
    }

    /// Whether a message was changed; it may have been when the log no longer reaches back so far.
    func contains(_ id: MessageID, in key: ConversationKey) -> Bool {
      events.contains { event in
        switch event {
        case .messagesUpdated(key, let changes): changes.updated.contains(id)
        case .reset: true
        default: false
        }
      }
    }

    /// Whether a group came, went or was changed.
    func contains(_ id: ChatGroup.ID) -> Bool {
      events.contains { event in
        switch event {
        case .groupCreated(id), .groupUpdated(id), .groupRemoved(id, _): true
        default: false
        }
      }
    }
  }
#endif
