import GRDB
import PentadCore
import PentadStorage

/// What was changed after an event, as the log tells.
struct ChangesSince {
  private let events: [ChatEvent]
  /// The lanes of what the server had still to be told by then.
  private let waiting: Set<String>

  init(_ number: UInt64, _ change: ChatChange, waiting: Set<String> = []) throws {
    events = try StoredEventHub<ChatEvent>
      .events(after: number, limit: .max, in: change.database).map(\.event)
    self.waiting = waiting
  }

  /// Whether a message was changed or went; it may have been when the log no longer reaches back so far.
  func contains(_ id: MessageID, in key: ConversationKey) -> Bool {
    events.contains { event in
      switch event {
      case .messagesUpdated(key, let changes):
        changes.updated.contains(id) || changes.removed.contains(id)
      case .reset: true
      default: false
      }
    }
  }

  /// Whether a group came, went or was changed, or its members.
  func contains(_ id: ChatGroup.ID) -> Bool {
    events.contains { event in
      switch event {
      case .groupCreated(id), .groupUpdated(id), .groupRemoved(id, _), .membersUpdated(id):
        true
      default: false
      }
    }
  }

  /// Whether what is read or muted in a conversation was changed, or the server was only then told of
  /// it. New messages alone do not count.
  ///
  /// - Parameter lane: of read marks or of mutes.
  func contains(stateOf key: ConversationKey, in lane: String) -> Bool {
    waiting.contains(lane) || events.contains(.conversationChanged(key))
  }

  /// The messages that have come in a conversation, in the order of their ids.
  func inserted(in key: ConversationKey) -> [MessageID] {
    let ids = events.flatMap { event -> [MessageID] in
      if case .messagesUpdated(key, let changes) = event { changes.inserted } else { [] }
    }
    return Set(ids).sorted()
  }
}
