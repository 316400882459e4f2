import PentadCore

/// Tells the server what is to be. Told twice, it is no different: nothing has to be looked for before.
struct OperationSending: Sendable {
  let store: ChatStore
  let sync: ChatSync
  let time: TimeSource

  func send(_ operation: ChatOperation) async -> ChatOutcome {
    let refusal = await TokenRefusal(sync.api)
    do throws(PentadError) {
      do throws(PentadError) {
        try await tell(operation)
      } catch  where operation.isDone(by: error) {
        try await show(operation)
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

  private func tell(_ operation: ChatOperation) async throws(PentadError) {
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
      // Of one that is taken away nobody tells.
      try await readAgain(id, in: key)
    case .edit(let key, let id, let text):
      // The server takes what is attached from the request: what is left out goes.
      let attached = try await attachments(of: id, in: key)
      let page = try await api.editMessage(id, in: key, text: text, attachmentsJSON: attached)
      try await settle(try await store.apply(edit: page, in: key, asked: asked), key)
    case .delete(let key, let id):
      try await api.deleteMessage(id, in: key)
      try await store.apply(deletion: id, in: key, at: time.date(), by: "sender")
    case .nickname(let id, let nickname):
      let member = try await api.nicknameUpdate(nickname, in: id)
      guard member != nil else { return }
      try await look { () async throws(PentadError) in try await sync.group(id) }
    case .update(let id, let change):
      if let parent = try await store.group(id)?.parentId {
        try await store.save(group: try await api.subgroupsUpdate(id, of: parent, change))
      } else {
        try await store.save(group: try await api.groupsUpdate(id, change))
      }
    case .removeMember(let id, let membership):
      try await api.membersRemove(membership, from: id)
      try await look { () async throws(PentadError) in try await sync.group(id) }
    case .readMark(let key, let id): try await api.markRead(key, message: id)
    case .mute(let key, let until): try await mute(key, until)
    }
  }

  /// Has the store show what was done before: by an attempt whose answer was lost, or by somebody else.
  private func show(_ operation: ChatOperation) async throws(PentadError) {
    switch operation {
    case .delete(let key, let id):
      // It is not there, although nothing that the server has before it shows that.
      if try await !readAgain(id, in: key) { try await store.apply(deletion: id, in: key) }
    case .removeMember(let id, _):
      try await look { () async throws(PentadError) in try await sync.group(id) }
    default: break
    }
  }

  /// What is attached to a message: as it is stored or, when it no longer is, as the server has it. That
  /// is not stored: it would stand alone, with a gap behind it.
  private func attachments(
    of id: MessageID, in conversation: ConversationKey
  ) async throws(PentadError) -> String? {
    if let stored = try await store.message(id) { return stored.attachmentsJSON }
    guard let beyond = id.next,
      let message = try await sync.api.messagesIndex(conversation, .before(beyond), limit: 1)
        .messages(in: conversation).first(where: { $0.id == id })
    else {
      throw PentadError(.messageNotFound, "the server does not have the message any more")
    }
    return message.attachmentsJSON
  }

  /// Reads again what was changed here while the server was told.
  private func settle(
    _ ingested: Ingested?, _ conversation: ConversationKey
  ) async throws(PentadError) {
    for id in ingested?.overtaken ?? [] { try await readAgain(id, in: conversation) }
  }

  /// Reads a message again of which the server has not told what it is now. One that is not stored is not
  /// shown either.
  ///
  /// - Returns: false when it is stored and the server tells nothing of its place.
  @discardableResult
  private func readAgain(
    _ id: MessageID, in conversation: ConversationKey
  ) async throws(PentadError) -> Bool {
    guard try await store.message(id) != nil else { return true }
    var isTold = false
    try await look { () async throws(PentadError) in
      isTold = try await sync.readAgain(id, in: conversation)
    }
    return isTold
  }

  /// Reads what the server has made of what it was told. It took that: if it will never show it, nothing was
  /// refused, and nothing is to be told again.
  private func look(
    _ read: () async throws(PentadError) -> Void
  ) async throws(PentadError) {
    do throws(PentadError) {
      try await read()
    } catch {
      guard case .final = SendingFailure(error) else { throw error }
    }
  }

  /// More than a year, in milliseconds, is for ever.
  private static let longestMute: Int64 = 525_600 * 60_000

  private func mute(_ key: ConversationKey, _ until: Int64?) async throws(PentadError) {
    let now = time.date()
    var parent: ChatGroup.ID?
    if let id = key.groupId { parent = try await store.group(id)?.parentId }
    let topic = parent.flatMap { parent in key.groupId.map { (id: $0, parent: parent) } }
    // What the server was told before may go on for longer.
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
  /// Whether an error says that it is as it is to be.
  fileprivate func isDone(by error: PentadError) -> Bool {
    switch self {
    case .delete, .removeMember: error.code.coarse == .notFound
    default: false
    }
  }

  /// The conversation that it is about.
  var conversation: ConversationKey {
    switch self {
    case .react(let key, _, _), .pin(let key, _, _), .edit(let key, _, _), .delete(let key, _),
      .readMark(let key, _), .mute(let key, _):
      key
    case .nickname(let id, _), .update(let id, _), .removeMember(let id, _): .group(id)
    }
  }
}
