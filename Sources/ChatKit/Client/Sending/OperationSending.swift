import PentadCore

/// Sends changes to the server. Changes are idempotent, so they need no check before a retry.
struct OperationSending: Sendable {
  let store: ChatStore
  let sync: ChatSync
  let time: TimeSource

  func send(_ operation: ChatOperation) async -> ChatOutcome {
    let refusal = await TokenRefusal(sync.api)
    do throws(PentadError) {
      do throws(PentadError) {
        try await perform(operation)
      } catch  where operation.isDone(by: error) {
        try await applyDone(operation)
      }
      return .delivered
    } catch {
      return switch SendingFailure(error) {
      case .later(let wait): .retry(error, after: wait, mayHaveArrived: false)
      case .unknown(let wait): .retry(error, after: wait, mayHaveArrived: true)
      case .unauthorized: await refusal.outcome(error, mayHaveArrived: false)
      case .final: .rejected(error)
      }
    }
  }

  private func perform(_ operation: ChatOperation) async throws(PentadError) {
    let api = sync.api
    let asked = try await store.lastEvent()
    switch operation {
    case .react(let key, let id, let sign):
      let reactions: WireReactions?
      if let sign {
        reactions = try await api.like(id, in: key, by: sign)
      } else {
        reactions = try await api.unlike(id, in: key)
      }
      guard let reactions else {
        try await readAgain(id, in: key)
        return
      }
      try await settle(
        try await store.apply(reactions: reactions.json, to: id, in: key, asked: asked), key)
    case .pin(let key, let id, let isPinned):
      if isPinned { try await api.pin(id, in: key) } else { try await api.unpin(id, in: key) }
      // The server does not report removed pins.
      try await readAgain(id, in: key)
    case .edit(let key, let id, let text):
      // The server takes the attachments from the request: attachments that are left out are
      // removed.
      let attached = try await attachments(of: id, in: key)
      let page = try await api.editMessage(id, in: key, text: text, attachmentsJSON: attached)
      try await settle(try await store.apply(edit: page, in: key, asked: asked), key)
    case .delete(let key, let id):
      try await api.deleteMessage(id, in: key)
      try await store.apply(deletion: id, in: key, at: time.date(), by: "sender")
    case .nickname(let id, let nickname):
      let member = try await api.nicknameUpdate(nickname, in: id)
      guard member != nil else { return }
      try await readResult { () async throws(PentadError) in try await sync.group(id) }
    case .update(let id, let change):
      if let parent = try await store.group(id)?.parentId {
        try await store.save(group: try await api.subgroupsUpdate(id, of: parent, change))
      } else {
        try await store.save(group: try await api.groupsUpdate(id, change))
      }
    case .removeMember(let id, let membership):
      try await api.membersRemove(membership, from: id)
      try await readResult { () async throws(PentadError) in try await sync.group(id) }
    case .readMark(let key, let id): try await api.markRead(key, message: id)
    case .mute(let key, let until): try await mute(key, until)
    }
  }

  /// Updates the store after a change that had been made before, by an attempt whose response was
  /// lost or by another user.
  private func applyDone(_ operation: ChatOperation) async throws(PentadError) {
    switch operation {
    case .delete(let key, let id):
      // The message does not exist, even if the server's older messages do not prove that.
      if try await !readAgain(id, in: key) { try await store.apply(deletion: id, in: key) }
    case .removeMember(let id, _):
      try await readResult { () async throws(PentadError) in try await sync.group(id) }
    default: break
    }
  }

  /// Returns the attachments of a message from the store, or from the server if it is no longer
  /// stored. A fetched message is not stored, because there would be a gap before it.
  private func attachments(
    of id: MessageID, in conversation: ConversationKey
  ) async throws(PentadError) -> String? {
    if let stored = try await store.message(id) { return stored.attachmentsJSON }
    guard let beyond = id.next,
      let message = try await sync.api.messagesIndex(conversation, .before(beyond), limit: 1)
        .messages(in: conversation).first(where: { $0.id == id })
    else {
      throw PentadError(.messageNotFound, "the server no longer has the message")
    }
    return message.attachmentsJSON
  }

  /// Reads messages again that were changed locally during the request.
  private func settle(
    _ ingested: Ingested?, _ conversation: ConversationKey
  ) async throws(PentadError) {
    for id in ingested?.overtaken ?? [] { try await readAgain(id, in: conversation) }
  }

  /// Reads a message again after a change whose result the server did not return. A message that is
  /// not stored is skipped.
  ///
  /// - Returns: false if the message is stored and the server returned nothing at its position.
  @discardableResult
  private func readAgain(
    _ id: MessageID, in conversation: ConversationKey
  ) async throws(PentadError) -> Bool {
    guard try await store.message(id) != nil else { return true }
    var isTold = false
    try await readResult { () async throws(PentadError) in
      isTold = try await sync.readAgain(id, in: conversation)
    }
    return isTold
  }

  /// Reads the result of an accepted change. If the result can never be read, the change was still
  /// not refused, and must not be sent again.
  private func readResult(
    _ read: () async throws(PentadError) -> Void
  ) async throws(PentadError) {
    do throws(PentadError) {
      try await read()
    } catch {
      guard case .final = SendingFailure(error) else { throw error }
    }
  }

  /// The longest mute in milliseconds, a year; a longer one means for ever.
  private static let longestMute: Int64 = 525_600 * 60_000

  private func mute(_ key: ConversationKey, _ until: Int64?) async throws(PentadError) {
    let now = time.date()
    var parent: ChatGroup.ID?
    if let id = key.groupId { parent = try await store.group(id)?.parentId }
    let topic = parent.flatMap { parent in key.groupId.map { (id: $0, parent: parent) } }
    // Send the unmute even if the time has passed: a mute that was sent earlier may end later.
    guard let until, until > now else {
      guard let topic else { return try await sync.api.unmute(key) }
      return try await sync.api.unmuteTopic(topic.id, of: topic.parent)
    }
    let (left, overflow) = until.subtractingReportingOverflow(now)
    let isForEver = overflow || left > Self.longestMute
    let minutes = isForEver ? nil : Int((left + 59_999) / 60_000)
    guard let topic else { return try await sync.api.mute(key, minutes: minutes) }
    try await sync.api.muteTopic(topic.id, of: topic.parent, minutes: minutes)
  }
}

extension ChatOperation {
  /// Returns true if an error means that the change has already been made.
  fileprivate func isDone(by error: PentadError) -> Bool {
    switch self {
    case .delete, .removeMember: error.code.coarse == .notFound
    default: false
    }
  }

  /// The conversation that the change belongs to.
  var conversation: ConversationKey {
    switch self {
    case .react(let key, _, _), .pin(let key, _, _), .edit(let key, _, _), .delete(let key, _),
      .readMark(let key, _), .mute(let key, _):
      key
    case .nickname(let id, _), .update(let id, _), .removeMember(let id, _): .group(id)
    }
  }
}
