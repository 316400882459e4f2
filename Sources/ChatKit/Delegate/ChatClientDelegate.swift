public import PentadCore

/// Hears what happens in a ``ChatClient``. Every method may be left out.
///
/// The calls come where the delegate was registered for, in the order of the events and one at a time.
///
/// C: `pentad_chat_delegate`.
public protocol ChatClientDelegate: AnyObject, Sendable {
  /// The lists of groups and direct chats are as the server has them: ``ChatClient/fetchAllGroups()`` has
  /// been called; or the cache was cleared, and they are empty.
  func chatClientDidRefreshGroups(_ client: ChatClient)
  /// The user has a new group: made, joined, or added to.
  func chatClient(_ client: ChatClient, didCreateGroup id: ChatGroup.ID)
  /// The name, picture or another property of a group changed.
  func chatClient(_ client: ChatClient, didUpdateGroup id: ChatGroup.ID)
  /// The user is no longer in a group.
  func chatClient(_ client: ChatClient, didRemoveGroup id: ChatGroup.ID, reason: GroupRemoval)
  /// Members of a group came, went or changed.
  func chatClient(_ client: ChatClient, didUpdateMembersForGroup id: ChatGroup.ID)
  /// Messages of a conversation came, changed or went.
  func chatClient(
    _ client: ChatClient, didUpdateMessages changes: MessageChanges,
    in conversation: ConversationKey)
  /// The likes of a message changed.
  func chatClient(
    _ client: ChatClient, didUpdateReactionsOf message: MessageID,
    in conversation: ConversationKey)
  /// A message of the user's own is at another point of its way.
  func chatClient(
    _ client: ChatClient, didUpdateOutgoing change: OutgoingChange,
    in conversation: ConversationKey)
  /// What is read or muted in a conversation changed.
  func chatClient(_ client: ChatClient, didUpdateConversation conversation: ConversationKey)
  /// The text that the user has begun in a conversation changed.
  func chatClient(_ client: ChatClient, didUpdateDraftIn conversation: ConversationKey)
  /// The signed-in user's own data changed.
  func chatClientDidUpdateAccount(_ client: ChatClient)
  /// The store was damaged and was built anew, with so many rows of what the user made; whether some of
  /// it could not be read.
  func chatClient(_ client: ChatClient, didRecoverStoreKeeping rows: Int, isPartial: Bool)
  /// Somebody is writing.
  func chatClient(_ client: ChatClient, typing notice: TypingNotice)
  /// The connection to the server is in another state.
  func chatClient(_ client: ChatClient, connection: ChatConnection)
  /// The synchronisation has come so far.
  func chatClient(_ client: ChatClient, synchronising progress: WorkProgress)
  /// Something went wrong that no call has told of.
  func chatClient(_ client: ChatClient, didFail failure: ChatFailure)
  /// The delegate was away for longer than the log reaches: reload.
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
