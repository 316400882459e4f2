public import PentadCore

/// Changes that the user makes to messages and conversations. A change is in the store when the
/// call returns, and is sent as soon as the server can be reached. If two changes concern the same
/// thing, only the last one is sent.
///
/// Reactions, read marks and mutes are visible at once. An edit, a deletion and a pin are visible
/// when the server has accepted them. ``refusedChanges()`` returns the changes that the server
/// refused permanently.
extension ChatClient {
  /// Likes a message, or reacts to it with another sign. It replaces the user's previous reaction.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/messageNotFound`` when the message is not stored;
  ///   store write errors.
  ///
  /// C: `pentad_chat_client_like`.
  public func like(
    _ id: MessageID, by sign: ChatReaction.Sign = .heart
  ) async throws(PentadError) {
    try await append(about: id) { .react($0, id, by: sign) }
  }

  /// Removes the user's reaction from a message. Otherwise like ``like(_:by:)``.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/messageNotFound`` when the message is not stored;
  ///   store write errors.
  ///
  /// C: `pentad_chat_client_unlike`.
  public func unlike(_ id: MessageID) async throws(PentadError) {
    try await append(about: id) { .react($0, id, by: nil) }
  }

  /// Changes the text of one of the user's own messages. The new text is visible when the server
  /// has accepted it. The attachments stay. Otherwise like ``like(_:by:)``.
  ///
  /// The message may be gone from the store when the edit is sent, as after ``clearCache()``. Its
  /// attachments are then fetched from the server first. If the server does not have the message
  /// either, the edit is refused.
  ///
  /// - Parameter text: the text, of 1 to 1,000 characters.
  /// - Throws: ``PentadCore/PentadError/Code/textTooLong`` for a text of another length;
  ///   ``PentadCore/PentadError/Code/messageNotFound`` when the message is not stored; store write
  ///   errors.
  ///
  /// C: `pentad_chat_client_edit_message`.
  public func edit(_ id: MessageID, text: String) async throws(PentadError) {
    guard (1...GroupMeAPI.textLimit).contains(text.count) else {
      throw PentadError(.textTooLong, "a text must have 1 to \(GroupMeAPI.textLimit) characters")
    }
    try await append(about: id) { .edit($0, id, text: text) }
  }

  /// Deletes a message: one of the user's own, or any message if the user is an administrator. The
  /// deletion is visible when the server has confirmed it. Otherwise like ``like(_:by:)``.
  ///
  /// - Throws: as ``unlike(_:)``.
  ///
  /// C: `pentad_chat_client_delete_message`.
  public func delete(_ id: MessageID) async throws(PentadError) {
    try await append(about: id) { .delete($0, id) }
  }

  /// Pins a message for all members of the conversation. The pin is visible when the server has
  /// confirmed it. Otherwise like ``like(_:by:)``.
  ///
  /// C: `pentad_chat_client_pin_message`.
  public func pin(_ id: MessageID) async throws(PentadError) {
    try await append(about: id) { .pin($0, id, true) }
  }

  /// Removes a pin. The removal is visible when the server has confirmed it. Otherwise like
  /// ``like(_:by:)``.
  ///
  /// C: `pentad_chat_client_pin_message`.
  public func unpin(_ id: MessageID) async throws(PentadError) {
    try await append(about: id) { .pin($0, id, false) }
  }

  /// Adds a change of a stored message to the outbox and wakes the sender.
  private func append(
    about id: MessageID, _ operation: @escaping @Sendable (ConversationKey) -> ChatOperation
  ) async throws(PentadError) {
    try await store.append(about: id, operation)
    sender.wake()
  }

  // MARK: Conversations

  /// Marks a conversation as read up to a message, or up to the newest stored message. A read mark
  /// never moves back. The server is informed as soon as it can be reached.
  ///
  /// - Parameter id: the last message that was read; nil for the newest stored message.
  /// - Throws: store write errors.
  ///
  /// C: `pentad_chat_client_mark_read`.
  public func markRead(
    _ conversation: ConversationKey, upTo id: MessageID? = nil
  ) async throws(PentadError) {
    var newest = id
    // The end of the newest span is not always the id of a stored message, so take a stored
    // message.
    if newest == nil { newest = try await store.messages(in: conversation, limit: 1).last?.id }
    guard let newest else { return }
    try await store.setRead(upTo: newest, in: conversation)
    sender.wake()
  }

  /// Mutes a conversation until a time, in milliseconds since 1970-01-01 00:00 UTC, or unmutes it.
  ///
  /// The server receives whole minutes, rounded up. More than a year means for ever. If the time
  /// has passed when the change is sent, the conversation is unmuted. The server is informed as
  /// soon as it can be reached.
  ///
  /// - Parameter moment: the end of the mute; nil to unmute the conversation.
  /// - Throws: store write errors.
  ///
  /// C: `pentad_chat_client_mute`.
  public func mute(
    _ conversation: ConversationKey, until moment: Int64?
  ) async throws(PentadError) {
    try await store.setMuted(until: moment, in: conversation)
    sender.wake()
  }

  /// Stores the draft of a conversation. It stays on this device.
  ///
  /// - Parameter text: the draft; nil or empty for none.
  /// - Throws: store write errors.
  ///
  /// C: `pentad_chat_client_set_draft`.
  public func setDraft(
    _ text: String?, in conversation: ConversationKey
  ) async throws(PentadError) {
    try await store.setDraft(text, in: conversation)
  }

  /// Notifies the other members of a conversation that the user is typing. The notice is sent now
  /// or never, and at most once a second: a second call within a second has no effect.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/offline`` when this client has no push connection, for
  ///   example because another client works for the account;
  ///   ``PentadCore/PentadError/Code/refused`` when the push service rejected it;
  ///   ``PentadCore/PentadError/Code/timedOut``, ``PentadCore/PentadError/Code/closed`` or
  ///   ``PentadCore/PentadError/Code/cancelled`` when the push service may have accepted it.
  ///
  /// C: `pentad_chat_client_send_typing`.
  public func sendTyping(in conversation: ConversationKey) async throws(PentadError) {
    let now = time.uptime()
    let isDue = typingToldAt.withLock { told in
      told = told.filter { now - $0.value < 1_000 }
      guard told[conversation] == nil else { return false }
      told[conversation] = now
      return true
    }
    guard isDue else { return }
    let notice = JSONValue.object([
      .init("type", .string("typing")), .init("user_id", .string(userId)),
      .init("started", .integer(Int(time.date()))),
    ])
    do throws(PentadError) {
      try await push.publish(notice, to: .conversation(conversation))
    } catch {
      typingToldAt.withLock { $0[conversation] = nil }
      throw error
    }
  }
}
