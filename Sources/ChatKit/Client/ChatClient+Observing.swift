public import PentadCore

extension ChatClient {
  // MARK: Events

  /// Returns a stream of the events after an event, or from now on. Each call returns its own
  /// stream.
  ///
  /// The log keeps at least seven days and 100,000 events. Events that are not logged have the
  /// number of the last logged event. A slow reader delays no other and uses no memory, because the
  /// stream reads from the log.
  ///
  /// - Parameter number: the last event that was processed, possibly in an earlier process. If it
  ///   is older than the log, ``ChatEvent/reset`` comes first.
  public func events(after number: UInt64? = nil) -> AsyncStream<Published<ChatEvent>> {
    store.events(after: number)
  }

  /// Calls a handler with each event after an event, or from now on. Calls are in order and never
  /// overlap. Otherwise like ``events(after:)``.
  ///
  /// - Returns: the subscription; releasing it ends the observation.
  ///
  /// C: `pentad_chat_client_subscribe`.
  public func observe(
    on delivery: Delivery, after number: UInt64? = nil,
    _ handler: @escaping @Sendable (Published<ChatEvent>) -> Void
  ) -> Subscription {
    store.observe(on: delivery, after: number, handler)
  }

  /// Returns the logged events after a number, for a host that polls. The list is empty if there
  /// are no newer events, or if `limit` is less than 1. If the log does not go back that far, the
  /// result is a single ``ChatEvent/reset``.
  ///
  /// - Throws: store read errors.
  ///
  /// C: `pentad_chat_client_read_events`.
  public func readEvents(
    after number: UInt64, limit: Int = 256
  ) async throws(PentadError) -> [Published<ChatEvent>] {
    try await store.readEvents(after: number, limit: limit)
  }

  /// Returns the number of the newest logged event. Later events are new.
  ///
  /// - Throws: store read errors.
  ///
  /// C: `pentad_chat_client_last_event`.
  public func lastEvent() async throws(PentadError) -> UInt64 { try await store.lastEvent() }

  /// Calls a handler with each notification of the push service, as received and before it is
  /// processed. Only the client that works for the account receives notifications.
  ///
  /// - Returns: the subscription; releasing it ends the observation.
  ///
  /// C: `pentad_chat_client_subscribe_notifications`.
  public func observeNotifications(
    on delivery: Delivery, _ handler: @escaping @Sendable (Published<ChatNotification>) -> Void
  ) -> Subscription {
    notifications.observe(on: delivery, handler)
  }

  // MARK: Lists

  /// Returns a stream of the user's groups: the current list, then a new list after each change,
  /// together with its differences to the previous list.
  ///
  /// The list is read on demand. A slow reader therefore gets only the newest list, with the
  /// differences to the last list that it received. The stream supports one reader. It ends when
  /// the client is closed or released. If a list cannot be read, ``ChatEvent/failed(_:)`` is
  /// published and the list is skipped. The list of a suspended client is delivered when the client
  /// is resumed.
  ///
  /// C: `pentad_chat_client_subscribe_lists`.
  public func observeGroups() -> AsyncStream<ListUpdate<ChatGroup>> {
    let store = store
    return updates(key: \.id) { () async throws(PentadError) in
      try await store.groups()
    } after: { event in
      switch event {
      case .groupsRefreshed, .groupCreated, .groupUpdated, .groupRemoved, .messagesUpdated,
        .conversationChanged, .draftChanged:
        true
      default: false
      }
    }
  }

  /// Returns a stream of the direct chats. Otherwise like ``observeGroups()``.
  ///
  /// C: `pentad_chat_client_subscribe_lists`.
  public func observeChats() -> AsyncStream<ListUpdate<DirectChat>> {
    let store = store
    return updates(key: \.id) { () async throws(PentadError) in
      try await store.chats()
    } after: { event in
      switch event {
      case .groupsRefreshed, .messagesUpdated, .conversationChanged, .draftChanged: true
      default: false
      }
    }
  }

  /// Returns a stream of the stored members of a group. Otherwise like ``observeGroups()``.
  ///
  /// C: `pentad_chat_client_subscribe_lists`.
  public func observeMembers(of id: ChatGroup.ID) -> AsyncStream<ListUpdate<ChatMember>> {
    let store = store
    return updates(key: \.id) { () async throws(PentadError) in
      try await store.members(of: id)
    } after: {
      $0 == .membersUpdated(group: id)
    }
  }

  /// Returns a stream of the newest messages of a conversation, followed by its outgoing messages.
  /// A message that arrives at the server keeps its position and its identity. Otherwise like
  /// ``observeGroups()``.
  ///
  /// - Parameter limit: the number of messages, at most 1,000; a larger limit gives no list, only
  ///   ``ChatEvent/failed(_:)`` with the reason.
  ///
  /// C: `pentad_chat_client_subscribe_lists`.
  public func observeMessages(
    in conversation: ConversationKey, limit: Int = 50
  ) -> AsyncStream<ListUpdate<TimelineItem>> {
    let store = store
    return updates(key: \.id) { () async throws(PentadError) in
      try await store.timeline(of: conversation, limit: Self.page(limit))
    } after: { event in
      switch event {
      case .messagesUpdated(let key, _), .reactionsChanged(let key, _),
        .outgoingChanged(let key, _):
        key == conversation
      default: false
      }
    }
  }

  /// Returns a stream of the results of a search. Otherwise like ``observeGroups()``.
  ///
  /// - Parameter limit: as ``observeMessages(in:limit:)``.
  ///
  /// C: `pentad_chat_client_subscribe_lists`.
  public func observeSearch(
    _ text: String, in conversation: ConversationKey? = nil, limit: Int = 50
  ) -> AsyncStream<ListUpdate<ChatMessage>> {
    let store = store
    return updates(key: \.id) { () async throws(PentadError) in
      try await store.search(text, in: conversation, limit: Self.page(limit))
    } after: { event in
      switch event {
      case .messagesUpdated(let key, _), .reactionsChanged(let key, _):
        conversation == nil || key == conversation
      default: false
      }
    }
  }

  private func updates<Item: Equatable & Sendable, Key: Hashable & Sendable>(
    key: @escaping @Sendable (Item) -> Key,
    _ load: @escaping @Sendable () async throws(PentadError) -> [Item],
    after isReason: @escaping @Sendable (ChatEvent) -> Bool
  ) -> AsyncStream<ListUpdate<Item>> {
    let store = store
    return store.updates(key: key) { () async throws(PentadError) in
      try await store.whenResumed(load)
    } after: {
      $0 == .reset || isReason($0)
    }
  }
}
