public import PentadCore

extension ChatClient {
  /// Registers a delegate for the events from now on, or after an event that it has already
  /// processed. The delegate is held weakly.
  ///
  /// - Parameters:
  ///   - delivery: the place where the delegate is called.
  /// - number: the last event that it has processed, possibly in an earlier process; nil for events
  ///   from now on.
  /// - Returns: the subscription; releasing it ends the calls. It retains the client, so that no
  ///   pending event is lost.
  ///
  /// C: `pentad_chat_client_subscribe`.
  public func addDelegate(
    _ delegate: any ChatClientDelegate, on delivery: Delivery, after number: UInt64? = nil
  ) -> Subscription {
    observe(on: delivery, after: number) { [weak delegate, self] published in
      guard let delegate else { return }
      deliver(published.event, to: delegate)
    }
  }

  /// Calls the delegate's method for an event. The switch has no default, so that each new event
  /// needs a method.
  private func deliver(_ event: ChatEvent, to delegate: any ChatClientDelegate) {
    switch event {
    case .groupsRefreshed: delegate.chatClientDidRefreshGroups(self)
    case .groupCreated(let id): delegate.chatClient(self, didCreateGroup: id)
    case .groupUpdated(let id): delegate.chatClient(self, didUpdateGroup: id)
    case .groupRemoved(let id, let reason):
      delegate.chatClient(self, didRemoveGroup: id, reason: reason)
    case .membersUpdated(let id): delegate.chatClient(self, didUpdateMembersForGroup: id)
    case .messagesUpdated(let conversation, let changes):
      delegate.chatClient(self, didUpdateMessages: changes, in: conversation)
    case .reactionsChanged(let conversation, let message):
      delegate.chatClient(self, didUpdateReactionsOf: message, in: conversation)
    case .outgoingChanged(let conversation, let change):
      delegate.chatClient(self, didUpdateOutgoing: change, in: conversation)
    case .conversationChanged(let conversation):
      delegate.chatClient(self, didUpdateConversation: conversation)
    case .draftChanged(let conversation):
      delegate.chatClient(self, didUpdateDraftIn: conversation)
    case .accountUpdated: delegate.chatClientDidUpdateAccount(self)
    case .storeRecovered(let rows, let isPartial):
      delegate.chatClient(self, didRecoverStoreKeeping: rows, isPartial: isPartial)
    case .typing(let notice): delegate.chatClient(self, typing: notice)
    case .connection(let connection): delegate.chatClient(self, connection: connection)
    case .synchronising(let progress): delegate.chatClient(self, synchronising: progress)
    case .failed(let failure): delegate.chatClient(self, didFail: failure)
    case .reset: delegate.chatClientDidReset(self)
    }
  }
}
