public import PentadCore

/// An event of a ``ChatClient``. The store is changed before the event is published. Events contain
/// ids; read the content from the store.
///
/// Events about stored data are numbered. They are logged in the store, in the same transaction as
/// the change, so that an observer that was away can resume where it stopped. ``typing(_:)``,
/// ``connection(_:)``, ``synchronising(_:)`` and ``failed(_:)`` are transient: the newest one of a
/// subject replaces the previous one, and none is kept.
///
/// C: `pentad_chat_event`.
public enum ChatEvent: HubEvent, Hashable {
  // MARK: Logged events

  /// The lists of groups and direct chats were fetched by ``ChatClient/fetchAllGroups()``, or the
  /// cache was cleared and they are empty. Automatic synchronisation publishes an event for each
  /// changed group and conversation instead, and none if nothing changed.
  case groupsRefreshed
  /// The user has a new group: created, joined, or added by another member.
  case groupCreated(ChatGroup.ID)
  /// The name, picture or another property of a group changed, locally or on the server.
  case groupUpdated(ChatGroup.ID)
  /// The user is no longer in a group. Its stored messages can still be read.
  case groupRemoved(ChatGroup.ID, GroupRemoval)
  /// Members were added, removed or changed.
  case membersUpdated(group: ChatGroup.ID)
  /// Messages of a conversation were added, changed or removed. Without ids, all of them may have
  /// changed, as after ``ChatClient/clearCache()``.
  case messagesUpdated(ConversationKey, MessageChanges)
  /// The reactions of a message changed, including the user's own that are not sent yet.
  case reactionsChanged(ConversationKey, MessageID)
  /// The state of an outgoing message changed.
  case outgoingChanged(ConversationKey, OutgoingChange)
  /// The read mark, the mute or the newest listed message of a conversation changed.
  case conversationChanged(ConversationKey)
  /// The draft of a conversation changed.
  case draftChanged(ConversationKey)
  /// The signed-in user's own data changed.
  case accountUpdated
  /// The store was damaged and was rebuilt. It contains the rescued rows of the user's own data:
  /// all of them, or those that could still be read. Server data is fetched again. If this happens
  /// on opening, it is the first event of the new log.
  case storeRecovered(rowsKept: Int, isPartial: Bool)

  // MARK: Transient events

  /// A user is typing.
  case typing(TypingNotice)
  /// The state of the connection to the server changed.
  case connection(ChatConnection)
  /// The progress of the synchronisation.
  case synchronising(WorkProgress)
  /// An operation failed in the background, with no call to report it.
  case failed(ChatFailure)

  // MARK: Events for the observer

  /// The observer was away for longer than the log reaches, or the store was rebuilt. Reload
  /// everything.
  case reset
}

/// The reason why the user is no longer in a group.
///
/// C: `pentad_chat_removal`.
public enum GroupRemoval: UInt8, Hashable, Sendable, CaseIterable {
  /// The group was deleted by the user.
  case deleted
  /// The user left the group.
  case left
  /// Another member removed the user.
  case removed
  /// It is no longer among the user's groups, for an unknown reason.
  case gone
}

/// The changed messages of a conversation, in ascending order of their ids.
public struct MessageChanges: Hashable, Sendable {
  /// Messages that are new in the store.
  public var inserted: [MessageID]
  /// Messages whose text, attachments, reactions or pin changed, or that were deleted and left a
  /// placeholder. A message that is not stored was changed before it was received.
  public var updated: [MessageID]
  /// Messages that the server no longer has.
  public var removed: [MessageID]

  /// Creates a list of changes.
  public init(
    inserted: [MessageID] = [], updated: [MessageID] = [], removed: [MessageID] = []
  ) {
    self.inserted = inserted
    self.updated = updated
    self.removed = removed
  }

  /// True if nothing changed.
  public var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && removed.isEmpty }
}

/// A change of an outgoing message.
public struct OutgoingChange: Hashable, Sendable {
  /// The message's number, as in ``OutgoingMessage/localId``.
  public let localId: Int64
  /// The step that it has reached.
  public let step: Step

  /// A step in the delivery of an outgoing message.
  public enum Step: Hashable, Sendable {
    /// It is stored and will be sent.
    case queued
    /// The message or its files are being sent.
    case sending
    /// The server refused it permanently. You can retry, edit or cancel it.
    case failed
    /// The server has it, as this message.
    case delivered(MessageID)
    /// The user cancelled it.
    case cancelled
  }

  /// Creates a change.
  public init(localId: Int64, step: Step) {
    self.localId = localId
    self.step = step
  }
}
