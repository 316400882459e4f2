public import PentadCore

/// A receiver of the events of a ``ChatClient``. All methods are optional.
///
/// Calls are made on the delivery of the registration, in the order of the events and one at a
/// time.
///
/// C: `pentad_chat_delegate`.
public protocol ChatClientDelegate: AnyObject, Sendable {
  /// The lists of groups and direct chats were fetched by ``ChatClient/fetchAllGroups()``, or the
  /// cache was cleared and they are empty.
  func chatClientDidRefreshGroups(_ client: ChatClient)
  /// The user has a new group: created, joined, or added by another member.
  func chatClient(_ client: ChatClient, didCreateGroup id: ChatGroup.ID)
  /// The name, picture or another property of a group changed.
  func chatClient(_ client: ChatClient, didUpdateGroup id: ChatGroup.ID)
  /// The user is no longer in a group.
  func chatClient(_ client: ChatClient, didRemoveGroup id: ChatGroup.ID, reason: GroupRemoval)
  /// Members of a group were added, removed or changed.
  func chatClient(_ client: ChatClient, didUpdateMembersForGroup id: ChatGroup.ID)
  /// Messages of a conversation were added, changed or removed.
  func chatClient(
    _ client: ChatClient, didUpdateMessages changes: MessageChanges,
    in conversation: ConversationKey)
  /// The reactions of a message changed.
  func chatClient(
    _ client: ChatClient, didUpdateReactionsOf message: MessageID,
    in conversation: ConversationKey)
  /// The state of an outgoing message changed.
  func chatClient(
    _ client: ChatClient, didUpdateOutgoing change: OutgoingChange,
    in conversation: ConversationKey)
  /// The read mark, the mute or the newest listed message of a conversation changed.
  func chatClient(_ client: ChatClient, didUpdateConversation conversation: ConversationKey)
  /// The draft of a conversation changed.
  func chatClient(_ client: ChatClient, didUpdateDraftIn conversation: ConversationKey)
  /// The signed-in user's own data changed.
  func chatClientDidUpdateAccount(_ client: ChatClient)
  /// The store was damaged and was rebuilt. It contains this number of rescued rows of the user's
  /// own data; `isPartial` is true if some of them could not be read.
  func chatClient(_ client: ChatClient, didRecoverStoreKeeping rows: Int, isPartial: Bool)
  /// A user is typing.
  func chatClient(_ client: ChatClient, typing notice: TypingNotice)
  /// The state of the connection to the server changed.
  func chatClient(_ client: ChatClient, connection: ChatConnection)
  /// The progress of the synchronisation changed.
  func chatClient(_ client: ChatClient, synchronising progress: WorkProgress)
  /// An operation failed in the background, with no call to report it.
  func chatClient(_ client: ChatClient, didFail failure: ChatFailure)
  /// The delegate was away for longer than the log reaches: reload everything.
  func chatClientDidReset(_ client: ChatClient)
}

extension ChatClientDelegate {
  /// Does nothing.
  public func chatClientDidRefreshGroups(_ client: ChatClient) {}
  /// Does nothing.
  public func chatClient(_ client: ChatClient, didCreateGroup id: ChatGroup.ID) {}
  /// Does nothing.
  public func chatClient(_ client: ChatClient, didUpdateGroup id: ChatGroup.ID) {}
  /// Does nothing.
  public func chatClient(
    _ client: ChatClient, didRemoveGroup id: ChatGroup.ID, reason: GroupRemoval
  ) {}
  /// Does nothing.
  public func chatClient(_ client: ChatClient, didUpdateMembersForGroup id: ChatGroup.ID) {}
  /// Does nothing.
  public func chatClient(
    _ client: ChatClient, didUpdateMessages changes: MessageChanges,
    in conversation: ConversationKey
  ) {}
  /// Does nothing.
  public func chatClient(
    _ client: ChatClient, didUpdateReactionsOf message: MessageID,
    in conversation: ConversationKey
  ) {}
  /// Does nothing.
  public func chatClient(
    _ client: ChatClient, didUpdateOutgoing change: OutgoingChange,
    in conversation: ConversationKey
  ) {}
  /// Does nothing.
  public func chatClient(
    _ client: ChatClient, didUpdateConversation conversation: ConversationKey
  ) {}
  /// Does nothing.
  public func chatClient(_ client: ChatClient, didUpdateDraftIn conversation: ConversationKey) {}
  /// Does nothing.
  public func chatClientDidUpdateAccount(_ client: ChatClient) {}
  /// Does nothing.
  public func chatClient(_ client: ChatClient, didRecoverStoreKeeping rows: Int, isPartial: Bool) {}
  /// Does nothing.
  public func chatClient(_ client: ChatClient, typing notice: TypingNotice) {}
  /// Does nothing.
  public func chatClient(_ client: ChatClient, connection: ChatConnection) {}
  /// Does nothing.
  public func chatClient(_ client: ChatClient, synchronising progress: WorkProgress) {}
  /// Does nothing.
  public func chatClient(_ client: ChatClient, didFail failure: ChatFailure) {}
  /// Does nothing.
  public func chatClientDidReset(_ client: ChatClient) {}
}
