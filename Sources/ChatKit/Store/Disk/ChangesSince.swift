import GRDB
import PentadCore
import PentadStorage

/// The changes after an event, according to the log.
struct ChangesSince {
  private let events: [ChatEvent]
  /// The lanes of the changes that were pending at that time.
  private let waiting: Set<String>

  init(_ number: UInt64, _ change: ChatChange, waiting: Set<String> = []) throws {
    events = try StoredEventHub<ChatEvent>
      .events(after: number, limit: .max, in: change.database).map(\.event)
    self.waiting = waiting
  }

  /// Returns true if a message was changed or removed, or if the log does not go back that far.
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

  /// Returns true if a group or its members were added, removed or changed.
  func contains(_ id: ChatGroup.ID) -> Bool {
    events.contains { event in
      switch event {
      case .groupCreated(id), .groupUpdated(id), .groupRemoved(id, _), .membersUpdated(id):
        true
      default: false
      }
    }
  }

  /// Returns true if the read mark or the mute of a conversation changed, or a pending change of it
  /// was sent. New messages alone do not count.
  ///
  /// - Parameter lane: the lane of read marks or of mutes.
  func contains(stateOf key: ConversationKey, in lane: String) -> Bool {
    waiting.contains(lane) || events.contains(.conversationChanged(key))
  }

  /// Returns the messages that were added to a conversation, in ascending order of their ids.
  func inserted(in key: ConversationKey) -> [MessageID] {
    let ids = events.flatMap { event -> [MessageID] in
      if case .messagesUpdated(key, let changes) = event { changes.inserted } else { [] }
    }
    return Set(ids).sorted()
  }
}
