public import PentadCore

extension ChatClient {
  // MARK: Messages

  /// How many bytes a picture may have: 50 MB.
  public static let pictureLimit = PictureType.sizeLimit

  /// Writes a message. It is on the disk, pictures and all, when this returns, and is sent as soon as
  /// those before it in the conversation are: exactly once.
  ///
  /// - Parameters:
  ///   - text: at most 1,000 characters; nil for attachments alone.
  ///   - attachments: pictures in files are copied now, and put on the server before the message. One may
  ///     have 50 MB; they are JPEG, PNG, GIF, WebP or HEIC by their first bytes.
  /// - Returns: the message on its way; ``delivery(of:)`` waits for it to arrive.
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for a message of nothing;
  ///   ``PentadCore/PentadError/Code/textTooLong``; ``PentadCore/PentadError/Code/notFound`` for a file
  ///   that cannot be read; ``PentadCore/PentadError/Code/pictureTooLarge``;
  ///   ``PentadCore/PentadError/Code/notAPicture`` for an empty file, one of another kind, a link, a folder
  ///   and a pipe; what writing the store throws. Nothing is stored then.
  ///
  /// C: `pentad_chat_client_send`.
  public func sendNewMessage(
    _ text: String?, to conversation: ConversationKey, attachments: [OutgoingAttachment] = []
  ) async throws(PentadError) -> OutgoingMessage {
    try Self.check(text, attachments)
    let message = try await store.append(
      text: text, attachments: attachments, sourceGuid: SourceGuid.make(), to: conversation)
    sender.wake()
    return message
  }

  /// Waits until a message has arrived. To give up waiting does not give up the message.
  ///
  /// - Returns: the message as the server has it.
  /// - Throws: what the server refused it with; ``PentadCore/PentadError/Code/notFound`` when it was given
  ///   up; ``PentadCore/PentadError/Code/cancelled`` with the task that waits;
  ///   ``PentadCore/PentadError/Code/closed`` with the client, and by ``signOut()``, which gives it up.
  ///
  /// C: `pentad_chat_client_wait_for_delivery`.
  public func delivery(
    of message: OutgoingMessage
  ) async throws(PentadError) -> ChatMessage {
    do throws(PentadError) {
      return try await arrival(of: message)
    } catch
      where isSignedOut.withLock({ $0 })
      && [.closed, .notFound].contains(error.code.coarse)
    {
      throw PentadError(.closed, "the user has signed out, and the message was given up")
    }
  }

  private func arrival(of message: OutgoingMessage) async throws(PentadError) -> ChatMessage {
    let events = store.events()
    var current = try await state(of: message)
    var iterator = events.makeAsyncIterator()
    while current == nil {
      guard await iterator.next() != nil else {
        throw Task.isCancelled
          ? PentadError(.cancelled, "the wait was cancelled; the message goes on")
          : PentadError(.closed, "the client was closed; the message is sent by the next one")
      }
      current = try await state(of: message)
    }
    guard let current else { throw PentadError(.internal, "a message without a state") }
    return current
  }

  /// The message when it has arrived; nil while it is on its way.
  private func state(of message: OutgoingMessage) async throws(PentadError) -> ChatMessage? {
    let conversation = message.conversation
    if let arrived = try await store.ownMessage(message.sourceGuid, in: conversation) {
      return arrived
    }
    guard let waiting = try await store.outgoing(message.localId) else {
      if let arrived = try await store.ownMessage(message.sourceGuid, in: conversation) {
        return arrived
      }
      throw PentadError(.notFound, "the message was cancelled")
    }
    if waiting.state == .failed {
      throw waiting.failure ?? PentadError(.refused, "the server refused the message")
    }
    return nil
  }

  /// The user's messages that the server does not have yet, in the order of writing; those that it
  /// refused, too.
  ///
  /// - Parameter conversation: the conversation that they go to; nil for all.
  /// - Returns: the messages.
  /// - Throws: what reading the store throws.
  ///
  /// C: `pentad_chat_client_outgoing`.
  public func outgoing(
    in conversation: ConversationKey? = nil
  ) async throws(PentadError) -> [OutgoingMessage] { try await store.outgoing(in: conversation) }

  /// Has a message or a change that failed, or waits for its time, sent when it is its turn.
  ///
  /// - Parameter localId: its number on this device.
  /// - Returns: whether it was done: not when it is not there, or is being sent.
  /// - Throws: what writing the store throws.
  ///
  /// C: `pentad_chat_client_retry_outgoing`.
  @discardableResult
  public func retry(_ localId: Int64) async throws(PentadError) -> Bool {
    defer { sender.wake() }
    return try await store.retry(localId)
  }

  /// Cancels a message or a change. One whose fate is not known may have arrived all the same.
  ///
  /// - Parameter localId: its number on this device.
  /// - Returns: whether it was done: not when it is not there, or is being sent: what has left cannot be
  ///   held back.
  /// - Throws: what writing the store throws.
  ///
  /// C: `pentad_chat_client_cancel_outgoing`.
  @discardableResult
  public func cancel(_ localId: Int64) async throws(PentadError) -> Bool {
    try await store.cancel(localId)
  }

  /// Changes a message that has not left, and has it sent in its place.
  ///
  /// - Parameter attachments: what it has from now on. Those of ``OutgoingMessage/attachments`` are not
  ///   copied again.
  /// - Returns: false when it is not there, is being sent, or may have arrived.
  /// - Throws: as ``sendNewMessage(_:to:attachments:)``.
  ///
  /// C: `pentad_chat_client_edit_outgoing`.
  @discardableResult
  public func edit(
    outgoing localId: Int64, text: String?, attachments: [OutgoingAttachment] = []
  ) async throws(PentadError) -> Bool {
    try Self.check(text, attachments)
    defer { sender.wake() }
    return try await store.edit(localId, text: text, attachments: attachments)
  }

  private static func check(
    _ text: String?, _ attachments: [OutgoingAttachment]
  ) throws(PentadError) {
    guard text?.isEmpty == false || !attachments.isEmpty else {
      throw PentadError(.invalid, "a message has a text or an attachment")
    }
    guard text?.count ?? 0 <= GroupMeAPI.textLimit else {
      throw PentadError(.textTooLong, "the text has more than \(GroupMeAPI.textLimit) characters")
    }
  }
}
