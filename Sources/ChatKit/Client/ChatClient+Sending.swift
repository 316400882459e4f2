public import PentadCore

extension ChatClient {
  // MARK: Messages

  /// The maximum size of a picture in bytes: 50 MB.
  public static let pictureLimit = PictureType.sizeLimit

  /// Sends a message. When this returns, the message and its pictures are stored on the disk. It is
  /// delivered exactly once, after the earlier messages to the same conversation.
  ///
  /// - Parameters:
  ///   - text: the text, of at most 1,000 characters; nil for attachments alone.
  /// - attachments: the attachments; picture files are copied now, and uploaded before the message
  ///   is sent. A picture has at most 50 MB. Its first bytes must be those of JPEG, PNG, GIF, WebP
  ///   or HEIC.
  /// - Returns: the outgoing message; ``delivery(of:)`` waits for it to arrive.
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for an empty message;
  ///   ``PentadCore/PentadError/Code/textTooLong``; ``PentadCore/PentadError/Code/notFound`` for a
  ///   file that cannot be read; ``PentadCore/PentadError/Code/pictureTooLarge``;
  ///   ``PentadCore/PentadError/Code/notAPicture`` for an empty file, a file of another kind, a
  ///   link, a folder and a pipe; store write errors. In all these cases nothing is stored.
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

  /// Waits until a message has arrived at the server. Cancelling the wait does not cancel the
  /// message.
  ///
  /// - Returns: the message as the server has it.
  /// - Throws: the error with which the server refused it; ``PentadCore/PentadError/Code/notFound``
  ///   when the message was cancelled; ``PentadCore/PentadError/Code/cancelled`` when the waiting
  ///   task is cancelled; ``PentadCore/PentadError/Code/closed`` when the client is closed, and
  ///   after ``signOut()``, which discards the message.
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
      throw PentadError(.closed, "the user signed out, and the message was discarded")
    }
  }

  private func arrival(of message: OutgoingMessage) async throws(PentadError) -> ChatMessage {
    let events = store.events()
    var current = try await state(of: message)
    var iterator = events.makeAsyncIterator()
    while current == nil {
      guard await iterator.next() != nil else {
        throw Task.isCancelled
          ? PentadError(.cancelled, "the wait was cancelled; the message will still be sent")
          : PentadError(.closed, "the client was closed; the next one sends the message")
      }
      current = try await state(of: message)
    }
    guard let current else { throw PentadError(.internal, "a message without a state") }
    return current
  }

  /// Returns the message if it has arrived; nil while it is outgoing.
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

  /// Returns the user's outgoing messages, in the order in which they were written. The server does
  /// not have them yet. Refused messages are included.
  ///
  /// - Parameter conversation: the conversation of the messages; nil for all.
  /// - Returns: the messages.
  /// - Throws: store read errors.
  ///
  /// C: `pentad_chat_client_outgoing`.
  public func outgoing(
    in conversation: ConversationKey? = nil
  ) async throws(PentadError) -> [OutgoingMessage] { try await store.outgoing(in: conversation) }

  /// Retries a message or a change that failed or that waits for its next attempt. It is sent in
  /// turn.
  ///
  /// - Parameter localId: its number on this device.
  /// - Returns: true if it will be sent again; false if it does not exist or is being sent.
  /// - Throws: store write errors.
  ///
  /// C: `pentad_chat_client_retry_outgoing`.
  @discardableResult
  public func retry(_ localId: Int64) async throws(PentadError) -> Bool {
    defer { sender.wake() }
    return try await store.retry(localId)
  }

  /// Cancels a message or a change. If its delivery state is unknown, it may have arrived all the
  /// same.
  ///
  /// - Parameter localId: its number on this device.
  /// - Returns: true if it was cancelled; false if it does not exist or is being sent, because a
  ///   sent request cannot be recalled.
  /// - Throws: store write errors.
  ///
  /// C: `pentad_chat_client_cancel_outgoing`.
  @discardableResult
  public func cancel(_ localId: Int64) async throws(PentadError) -> Bool {
    try await store.cancel(localId)
  }

  /// Edits a message that has not been sent, and sends the edited message in its place.
  ///
  /// - Parameter attachments: the new attachments; those from ``OutgoingMessage/attachments`` are
  ///   not copied again.
  /// - Returns: false if it does not exist, is being sent, or may have arrived.
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
      throw PentadError(.invalid, "a message needs a text or an attachment")
    }
    guard text?.count ?? 0 <= GroupMeAPI.textLimit else {
      throw PentadError(.textTooLong, "the text has more than \(GroupMeAPI.textLimit) characters")
    }
  }
}
