import GRDB
import PentadCore
import PentadStorage

/// The user's messages on their way. Each is in the outbox until the server has it, and in the same
/// transaction among the messages: it is never in neither.
extension ChatStore {
  /// Appends a message, behind those to the same conversation. It is on the disk, with its files, when
  /// this returns.
  ///
  /// - Parameter sourceGuid: a name that no other message has.
  /// - Throws: ``PentadCore/PentadError/Code/notFound`` when a file cannot be read;
  ///   ``PentadCore/PentadError/Code/constraint`` for a name that is on its way already.
  func append(
    text: String?, attachments: [OutgoingAttachment] = [], sourceGuid: String,
    to key: ConversationKey
  ) async throws(PentadError) -> OutgoingMessage {
    try await write { [outbox, staging] change in
      let draft = OutboxDraft(lane: OutgoingMessage.lane(key), kind: OutgoingMessage.kind)
      let id = try outbox.append(draft, now: change.now, in: change.database).id
      try OutgoingTable(change).insert(id, sourceGuid, in: key, text, attachments, staging)
      change.tell(.outgoingChanged(key, OutgoingChange(localId: id, step: .queued)))
      guard let operation = try outbox.operation(id, in: change.database),
        let message = try change.outgoing(operation, staging)?.message
      else { throw PentadError(.internal, "a message that was just stored cannot be read") }
      return message
    }
  }

  /// The messages on their way, to a conversation or to all, in the order in which they were written.
  func outgoing(
    in key: ConversationKey? = nil
  ) async throws(PentadError) -> [OutgoingMessage] {
    try await read { [outbox, staging] in try $0.outgoing(in: key, outbox, staging) }
  }

  /// A message on its way; nil when it has arrived or was cancelled.
  func outgoing(_ localId: Int64) async throws(PentadError) -> OutgoingMessage? {
    try await read { [outbox, staging] store in
      try outbox.operation(localId, in: store.database)
        .flatMap { try store.outgoing($0, staging)?.message }
    }
  }

  // MARK: What the user does about it

  /// Has something that failed, or waits for its time, sent as soon as its turn comes. False when it is
  /// not there or is being sent.
  @discardableResult
  func retry(_ localId: Int64) async throws(PentadError) -> Bool {
    try await write { [outbox, staging] change in
      guard try outbox.retry(localId, in: change.database) else { return false }
      try change.tellWhere(localId, outbox, staging)
      return true
    }
  }

  /// Gives something up. False when it is not there or is being sent: what has left cannot be held
  /// back.
  @discardableResult
  func cancel(_ localId: Int64) async throws(PentadError) -> Bool {
    try await write { [outbox, staging] change in
      guard let operation = try outbox.operation(localId, in: change.database) else {
        return false
      }
      let message = try change.outgoing(operation, staging)?.message
      guard try outbox.cancel(localId, in: change.database) else { return false }
      if let message {
        try OutgoingTable(change).end(localId, in: message.conversation, .cancelled)
      }
      if let event = ChatOperation(operation.draft)?.shown { change.tell(event) }
      return true
    }
  }

  /// Changes a message that has not left, and has it sent when its turn comes. False when it is not
  /// there, is being sent, or may have reached the server: there it would arrive as it was.
  @discardableResult
  func edit(
    _ localId: Int64, text: String?, attachments: [OutgoingAttachment]
  ) async throws(PentadError) -> Bool {
    try await write { [outbox, staging] change in
      guard let operation = try outbox.operation(localId, in: change.database),
        operation.draft.kind == OutgoingMessage.kind, !operation.mayHaveArrived,
        try outbox.retry(localId, in: change.database)
      else { return false }
      try change.run("UPDATE outgoing SET text = ? WHERE id = ?", [text, localId])
      try OutgoingTable(change).setAttachments(attachments, of: localId, staging)
      try change.tellWhere(localId, outbox, staging)
      return true
    }
  }

  // MARK: While it is sent

  /// Notes what is being done about a message: its files are put on the server, it is sent, or looked
  /// for there.
  func note(
    _ state: OutgoingMessage.State, of localId: Int64
  ) async throws(PentadError) {
    try await write { [outbox, staging] change in
      try change.run("UPDATE outgoing SET stage = ? WHERE id = ?", [state.rawValue, localId])
      try change.tellWhere(localId, outbox, staging)
    }
  }

  /// Notes the newest message that is known of, of one that the server does not have yet.
  ///
  /// - Parameter told: what the server said just now, for where nothing is known.
  /// - Returns: false when nothing is known of its conversation.
  @discardableResult
  func noteHead(
    before localId: Int64, in key: ConversationKey, told: MessageID? = nil
  ) async throws(PentadError) -> Bool {
    try await write { change in
      guard let head = try change.knownHead(of: key) ?? told else { return false }
      try change.run(
        "UPDATE outgoing SET head_at_first_attempt = ? WHERE id = ?", [head.rawValue, localId])
      return true
    }
  }

  /// Notes that a file of a message is on the server: it is not put there again.
  ///
  /// - Parameter position: of the attachment.
  func uploaded(
    _ url: String, position: Int, of localId: Int64
  ) async throws(PentadError) {
    try await write { change in
      try change.run(
        "UPDATE staged_file SET url = ? WHERE outgoing = ? AND position = ?",
        [url, localId, position])
    }
  }

  /// The server has a message: it goes from the messages on their way to the others.
  ///
  /// - Parameter page: the message alone, as the server answered.
  /// - Returns: what was stored.
  @discardableResult
  func accepted(
    _ localId: Int64, as page: MessagePage
  ) async throws(PentadError) -> Ingested {
    try await write { [outbox, staging] change in
      guard let key = try change.conversation(ofOutgoing: localId, outbox, staging) else {
        // A page or a push came first, and the message went with it.
        return Ingested()
      }
      let result = try change.ingest(page, in: key, .single)
      guard let id = result.highest else {
        throw PentadError(.unexpectedAnswer, "the server took a message and does not show it")
      }
      // Unless the answer's name was another, the message is gone by now.
      if try outbox.operation(localId, in: change.database) != nil {
        try OutgoingTable(change).end(localId, in: key, .delivered(id))
      }
      return result
    }
  }
}

extension ChatChange {
  fileprivate func conversation(
    ofOutgoing localId: Int64, _ outbox: Outbox, _ staging: SideFiles
  ) throws -> ConversationKey? {
    try outbox.operation(localId, in: database)
      .flatMap { try outgoing($0, staging)?.message.conversation }
  }

  /// Tells where something of the outbox is now.
  func tellWhere(_ localId: Int64, _ outbox: Outbox, _ staging: SideFiles) throws {
    guard let operation = try outbox.operation(localId, in: database) else { return }
    if let message = try outgoing(operation, staging)?.message {
      let step: OutgoingChange.Step =
        switch operation.state {
        case .queued: .queued
        case .sending: .sending
        case .failed: .failed
        }
      tell(.outgoingChanged(message.conversation, OutgoingChange(localId: localId, step: step)))
    }
    if let event = ChatOperation(operation.draft)?.shown { tell(event) }
  }
}
