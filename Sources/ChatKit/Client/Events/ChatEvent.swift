public import PentadCore

/// What happens in a ``ChatClient``. The store is changed before; an event names ids, and whoever needs
/// the content reads it.
///
/// Those of what is stored are numbered in a log of the store itself, in the transaction that made the
/// change: an observer that was away goes on where it stopped. ``typing(_:)``, ``connection(_:)``,
/// ``synchronising(_:)`` and ``failed(_:)`` are of the moment: the newest of a subject replaces the one
/// before, and none is kept.
///
/// C: `pentad_chat_event`.
public enum ChatEvent: HubEvent, Hashable {
  // MARK: Of the log

  /// The lists of groups and direct chats are as the server has them, as ``ChatClient/fetchAllGroups()``
  /// found them; or the cache was cleared and they are empty. By itself the client tells of each group and
  /// each conversation that is other, and of nothing when none is.
  case groupsRefreshed
  /// The user has a new group: made, joined, or added to.
  case groupCreated(ChatGroup.ID)
  /// The name, picture or another property of a group changed, or the user wants it to.
  case groupUpdated(ChatGroup.ID)
  /// The user is no longer in a group. What was stored of it can still be read.
  case groupRemoved(ChatGroup.ID, GroupRemoval)
  /// Members came, went or changed.
  case membersUpdated(group: ChatGroup.ID)
  /// Messages of a conversation came, changed or went; all of them when no ids are named, as after
  /// ``ChatClient/clearCache()``.
  case messagesUpdated(ConversationKey, MessageChanges)
  /// The likes of a message changed, or the user's own that the server has still to be told of.
  case reactionsChanged(ConversationKey, MessageID)
  /// A message of the user's own, on its way, is at another point of it.
  case outgoingChanged(ConversationKey, OutgoingChange)
  /// What is read or muted in a conversation changed, or which message a list tells of as the newest.
  case conversationChanged(ConversationKey)
  /// The text that the user has begun changed.
  case draftChanged(ConversationKey)
  /// The signed-in user's own data changed.
  case accountUpdated
  /// The store was damaged and was built anew: what the user made was saved, so many rows of it, or all
  /// that could still be read; what the server has is fetched again. When the store is opened, the
  /// first event of the new log.
  case storeRecovered(rowsKept: Int, isPartial: Bool)

  // MARK: Of the moment

  /// Somebody is writing.
  case typing(TypingNotice)
  /// The connection to the server is in another state.
  case connection(ChatConnection)
  /// How far the synchronisation has come.
  case synchronising(WorkProgress)
  /// Something went wrong that no call has told of.
  case failed(ChatFailure)

  // MARK: Of the observer

  /// The observer was away for longer than the log reaches, or the store was built anew: reload
  /// everything.
  case reset
}

/// Why the user is no longer in a group.
///
/// C: `pentad_chat_removal`.
public enum GroupRemoval: UInt8, Hashable, Sendable, CaseIterable {
  /// The user deleted it.
  case deleted
  /// The user left it.
  case left
  /// Somebody removed the user.
  case removed
  /// It is no longer among the user's groups, and nobody said why.
  case gone
}

/// What changed among the messages of a conversation, in the order of the ids.
public struct MessageChanges: Hashable, Sendable {
  /// Those that are new in the store.
  public var inserted: [MessageID]
  /// Those with another text, attachments, likes or pin, or deleted with a trace that is left. One that is not
  /// stored was changed while it was on its way here.
  public var updated: [MessageID]
  /// Those that the server no longer has.
  public var removed: [MessageID]

  /// Lists changes.
  public init(
    inserted: [MessageID] = [], updated: [MessageID] = [], removed: [MessageID] = []
  ) {
    self.inserted = inserted
    self.updated = updated
    self.removed = removed
  }

  /// Whether nothing changed.
  public var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && removed.isEmpty }
}

/// What became of a message on its way.
public struct OutgoingChange: Hashable, Sendable {
  /// The number that ``OutgoingMessage/localId`` gives it.
  public let localId: Int64
  /// Where it is now.
  public let step: Step

  /// A step of a message on its way.
  public enum Step: Hashable, Sendable {
    /// It is stored and will be sent.
    case queued
    /// It is being sent, or its files are.
    case sending
    /// The server refused it for good. It waits to be sent again, edited or cancelled.
    case failed
    /// The server has it, as this message.
    case delivered(MessageID)
    /// The user cancelled it.
    case cancelled
  }

  /// Describes a change.
  public init(localId: Int64, step: Step) {
    self.localId = localId
    self.step = step
  }
}
