public import PentadCore

extension ChatClient {
  // MARK: Events

  /// What happens after an event, or from now on; each call gives a stream of its own.
  ///
  /// The log reaches back seven days and 100,000 events at least. Events of the moment bear the number of
  /// the last logged one. A slow reader holds up nothing, and takes no memory: it reads from the log.
  ///
  /// - Parameter number: the last event that was seen, in an earlier process perhaps. When it is older
  ///   than the log, ``ChatEvent/reset`` comes first.
  public func events(after number: UInt64? = nil) -> AsyncStream<Published<ChatEvent>> {
    store.events(after: number)
  }

  /// Calls a handler with what happens after an event, or from now on; in order, and never twice at once.
  /// Otherwise as ``events(after:)``.
  ///
  /// - Returns: what has to be kept; letting it go ends the observation.
  ///
  /// C: `pentad_chat_client_subscribe`.
  public func observe(
    on delivery: Delivery, after number: UInt64? = nil,
    _ handler: @escaping @Sendable (Published<ChatEvent>) -> Void
  ) -> Subscription {
    store.observe(on: delivery, after: number, handler)
  }

  /// The logged events after a number, for a host that asks rather than listens; none when there are no
  /// more, or when `limit` is less than 1. A single ``ChatEvent/reset`` when the log does not reach back so
  /// far.
  ///
  /// - Throws: what reading the store throws.
  ///
  /// C: `pentad_chat_client_read_events`.
  public func readEvents(
    after number: UInt64, limit: Int = 256
  ) async throws(PentadError) -> [Published<ChatEvent>] {
    try await store.readEvents(after: number, limit: limit)
  }

  /// The number of the newest logged event: what comes after it is new.
  ///
  /// - Throws: what reading the store throws.
  ///
  /// C: `pentad_chat_client_last_event`.
  public func lastEvent() async throws(PentadError) -> UInt64 { try await store.lastEvent() }

  /// What the push service tells, as it comes and before it is read. It tells the client that works for the
  /// account, and no other.
  ///
  /// - Returns: what has to be kept; letting it go ends the observation.
  ///
  /// C: `pentad_chat_client_subscribe_notifications`.
  public func observeNotifications(
    on delivery: Delivery, _ handler: @escaping @Sendable (Published<ChatNotification>) -> Void
  ) -> Subscription {
    notifications.observe(on: delivery, handler)
  }

  // MARK: Lists

  /// The user's groups: as they are now, then anew whenever they are others, each time with what has
  /// changed since.
  ///
  /// The list is read when it is asked for: a reader that is slow gets the newest list only, and what has
  /// changed is counted from the list that this reader got before. The stream is for one reader. It ends
  /// when the client closes or is let go; a list that cannot be read is told as
  /// ``ChatEvent/failed(_:)`` and passed over, but that of a suspended client comes when it is resumed.
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

  /// The direct chats. Otherwise as ``observeGroups()``.
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

  /// The members of a group that are stored. Otherwise as ``observeGroups()``.
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

  /// The newest messages of a conversation and, behind them, those on their way. One that arrives keeps
  /// its place and its identity. Otherwise as ``observeGroups()``.
  ///
  /// - Parameter limit: how many messages, at most 1,000; with more there is no list, and
  ///   ``ChatEvent/failed(_:)`` says why.
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

  /// What a search finds. Otherwise as ``observeGroups()``.
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
