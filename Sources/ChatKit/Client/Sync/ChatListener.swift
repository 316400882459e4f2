import PentadCore

/// Processes push notifications: stores their content, publishes events, and fetches the rest.
///
/// Each notification is published unchanged before it is processed.
final class ChatListener: Sendable {
  let store: ChatStore
  let sync: ChatSync
  let time: TimeSource
  private let notifications: EventHub<ChatNotification>
  private let settling: Int64
  private let waiting = Lock<Set<ConversationKey>>([])
  private let connected = Lock(ChatConnection.offline)
  /// Requests a comparison with the server at once, because a push may have been missed.
  private let missed: @Sendable (_ isThorough: Bool) -> Void

  init(
    store: ChatStore, sync: ChatSync, time: TimeSource, settling: Int64,
    notifications: EventHub<ChatNotification>,
    missed: @escaping @Sendable (_ isThorough: Bool) -> Void
  ) {
    self.store = store
    self.sync = sync
    self.time = time
    self.settling = settling
    self.notifications = notifications
    self.missed = missed
  }

  /// The state of the push connection.
  var connection: ChatConnection { connected.withLock { $0 } }

  /// Records and publishes the state of the push connection.
  func note(_ connection: ChatConnection) {
    let isNew = connected.withLock { connected in
      defer { connected = connection }
      return connected != connection
    }
    if isNew { store.publish(.connection(connection)) }
  }

  func hear(_ signal: PushSignal) async {
    switch signal {
    case .connection(let connection): note(connection)
    case .subscribed(let channels): subscribed(channels)
    case .pollDue: missed(false)
    case .notification(let notification):
      notifications.publish(.received(notification))
      do throws(PentadError) {
        try await take(notification.kind)
      } catch {
        store.publish(.failed(ChatFailure(work: .push, error: error)))
        missed(false)
      }
    }
  }

  private func subscribed(_ channels: Set<PushChannel>) {
    for channel in channels {
      guard let conversation = channel.conversation else { return missed(true) }
      Task { try? await sync.readAgain(conversation) }
    }
  }

  // MARK: Notifications

  private func take(_ kind: PushKind) async throws(PentadError) {
    switch kind {
    case .message(let message): try await take(message)
    case .messageUpdated(let message):
      guard let conversation = try await conversation(of: message) else { return }
      try await store.apply(edit: message.page, in: conversation)
    case .messageDeleted(let message):
      guard let conversation = try await conversation(of: message) else { return }
      try await store.apply(
        deletion: message.id, in: conversation, at: message.deletedAt, by: message.deletionActor,
        text: message.text)
    case .like(let reaction), .favorite(let reaction), .unlike(let reaction):
      try await take(reaction)
    case .membershipCreated(let id): fetch(group: id)
    case .typing(let notice) where notice.userId != store.userId: store.publish(.typing(notice))
    case .readReceipt(let receipt) where receipt.userId == store.userId:
      guard let conversation = receipt.conversation else { return }
      try await store.note(read: receipt.message, in: conversation)
    case .readReceipt(let receipt):
      guard let conversation = receipt.conversation else { return }
      try await store.note(other: receipt, in: conversation)
    case .typing, .ping, .subscribe, .unknown: break
    }
  }

  private func take(_ message: PushedMessage) async throws(PentadError) {
    guard let conversation = message.conversation else { return missed(false) }
    sync.saw(message.id, in: conversation)
    let stored = try await store.ingest(message.page, in: conversation, .pushed)
    if case .group(let id) = conversation {
      let group = try await store.group(id)
      let parent = message.parentId ?? group?.parentId
      if let parent, group == nil || stored.concernsGroup {
        fetch(topicsOf: parent)
      } else if stored.concernsTopics {
        fetch(topicsOf: id)
      } else if stored.concernsGroup {
        fetch(group: id)
      }
    }
    catchUpSoon(conversation)
  }

  private func take(_ reaction: PushedReaction) async throws(PentadError) {
    let stored = try await store.message(reaction.message)?.conversation
    guard let conversation = stored ?? reaction.conversation else { return }
    if let reactions = reaction.reactionsJSON {
      try await store.apply(reactions: reactions, to: reaction.message, in: conversation)
    } else {
      Task { try? await sync.readAgain(conversation) }
    }
  }

  /// Returns the conversation of a message: the one that it names, or the stored one.
  private func conversation(
    of message: PushedMessage
  ) async throws(PentadError) -> ConversationKey? {
    if let conversation = message.conversation { return conversation }
    return try await store.message(message.id)?.conversation
  }

  // MARK: Fetching

  private func fetch(group id: ChatGroup.ID) {
    Task {
      do throws(PentadError) {
        try await sync.group(id)
        try await sync.catchUp(.group(id))
      } catch {
        missed(false)
      }
    }
  }

  private func fetch(topicsOf parent: ChatGroup.ID) {
    Task {
      do throws(PentadError) { try await sync.topics(of: parent) } catch { missed(false) }
    }
  }

  /// Closes the gap before a pushed message, and before those that follow shortly after.
  private func catchUpSoon(_ conversation: ConversationKey) {
    guard waiting.withLock({ $0.insert(conversation).inserted }) else { return }
    Task {
      try? await time.sleep(Int(settling))
      waiting.withLock { _ = $0.remove(conversation) }
      do throws(PentadError) { try await sync.catchUp(conversation) } catch { missed(false) }
    }
  }
}
