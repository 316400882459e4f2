import GRDB
import PentadCore
import PentadStorage

/// The user's outgoing messages. Each is in the outbox until the server has it. It moves to the
/// stored messages in one transaction, so that it is never missing.
extension ChatStore {
  /// Appends a message after those to the same conversation. It is on the disk, with its files,
  /// when this returns.
  ///
  /// - Parameter sourceGuid: a unique GUID.
  /// - Throws: ``PentadCore/PentadError/Code/notFound`` when a file cannot be read;
  ///   ``PentadCore/PentadError/Code/constraint`` for the GUID of an outgoing message.
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

  /// Returns the outgoing messages of a conversation, or all of them, in the order in which they
  /// were written.
  func outgoing(
    in key: ConversationKey? = nil
  ) async throws(PentadError) -> [OutgoingMessage] {
    try await read { [outbox, staging] in try $0.outgoing(in: key, outbox, staging) }
  }

  /// Returns an outgoing message; nil if it has arrived or was cancelled.
  func outgoing(_ localId: Int64) async throws(PentadError) -> OutgoingMessage? {
    try await read { [outbox, staging] store in
      try outbox.operation(localId, in: store.database)
        .flatMap { try store.outgoing($0, staging)?.message }
    }
  }

  // MARK: Changes by the user

  /// Retries an item that failed or that waits for its next attempt, in turn. Returns false if it
  /// does not exist or is being sent.
  @discardableResult
  func retry(_ localId: Int64) async throws(PentadError) -> Bool {
    try await write { [outbox, staging] change in
      guard try outbox.retry(localId, in: change.database) else { return false }
      try change.tellWhere(localId, outbox, staging)
      return true
    }
  }

  /// Cancels an item. Returns false if it does not exist or is being sent, because a sent request
  /// cannot be recalled.
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

  /// Edits a message that has not been sent, and sends it in turn. Returns false if it does not
  /// exist, is being sent, or may have reached the server, where it would arrive unedited.
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

  // MARK: Sending

  /// Records the stage of a message: its files are being uploaded, it is being sent, or its arrival
  /// is being checked.
  func note(
    _ state: OutgoingMessage.State, of localId: Int64
  ) async throws(PentadError) {
    try await write { [outbox, staging] change in
      try change.run("UPDATE outgoing SET stage = ? WHERE id = ?", [state.rawValue, localId])
      try change.tellWhere(localId, outbox, staging)
    }
  }

  /// Records the newest known message as the lower bound of a later search for an outgoing message.
  ///
  /// - Parameter told: the newest message according to the server, used if none is known.
  /// - Returns: false if no message of the conversation is known.
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

  /// Records that a file of a message was uploaded, so that it is not uploaded again.
  ///
  /// - Parameter position: the position of the attachment.
  func uploaded(
    _ url: String, position: Int, of localId: Int64
  ) async throws(PentadError) {
    try await write { change in
      try change.run(
        "UPDATE staged_file SET url = ? WHERE outgoing = ? AND position = ?",
        [url, localId, position])
    }
  }

  /// Moves a message that the server has accepted from the outgoing messages to the stored ones.
  ///
  /// - Parameter page: the server's response with this message.
  /// - Returns: the result of storing it.
  @discardableResult
  func accepted(
    _ localId: Int64, as page: MessagePage
  ) async throws(PentadError) -> Ingested {
    try await write { [outbox, staging] change in
      guard let key = try change.conversation(ofOutgoing: localId, outbox, staging) else {
        // A page or a push came first and has already removed the outgoing message.
        return Ingested()
      }
      let result = try change.ingest(page, in: key, .single)
      guard let id = result.highest else {
        throw PentadError(
          .unexpectedAnswer,
          "the server accepted a message, but does not "
            + "return it")
      }
      // The outgoing message is removed by now, unless the response contains another GUID.
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

  /// Publishes the current state of an outbox item.
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
