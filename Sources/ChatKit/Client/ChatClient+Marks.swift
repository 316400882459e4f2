public import PentadCore

/// What the user does to messages and conversations. It is in the store when the call returns, and told
/// to the server as soon as that can be reached; of two changes of the same thing only the last is told.
///
/// Reactions, read marks and what is muted show at once. An edit, a deletion and a pin show when the server
/// has taken them. What it refuses for good is in ``refusedChanges()``.
extension ChatClient {
  /// Likes a message, or reacts to it by another sign, in the place of the user's reaction before.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/messageNotFound`` for one that is not stored; what writing
  ///   the store throws.
  ///
  /// C: `pentad_chat_client_like`.
  public func like(
    _ id: MessageID, by sign: ChatReaction.Sign = .heart
  ) async throws(PentadError) {
    try await append(about: id) { .react($0, id, by: sign) }
  }

  /// Takes the user's reaction to a message back. Otherwise as ``like(_:by:)``.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/messageNotFound`` when the message is not stored; what
  ///   writing the store throws.
  ///
  /// C: `pentad_chat_client_unlike`.
  public func unlike(_ id: MessageID) async throws(PentadError) {
    try await append(about: id) { .react($0, id, by: nil) }
  }

  /// Gives one of the user's own messages another text, which shows when the server has taken it.
  /// Otherwise as ``like(_:by:)``. What is attached to it stays. When the message is not stored any
  /// more by the time the server is told, as after ``clearCache()``, the server is asked first what
  /// is attached; of a message that it does not have either, the edit is refused.
  ///
  /// - Parameter text: the text, of 1 to 1,000 characters.
  /// - Throws: ``PentadCore/PentadError/Code/textTooLong`` for a text of another length;
  ///   ``PentadCore/PentadError/Code/messageNotFound`` when the message is not stored; what writing the
  ///   store throws.
  ///
  /// C: `pentad_chat_client_edit_message`.
  public func edit(_ id: MessageID, text: String) async throws(PentadError) {
    guard (1...GroupMeAPI.textLimit).contains(text.count) else {
      throw PentadError(.textTooLong, "a text has 1 to \(GroupMeAPI.textLimit) characters")
    }
    try await append(about: id) { .edit($0, id, text: text) }
  }

  /// Deletes a message: one of the user's own, or any for an administrator. It shows as deleted
  /// when the server has done it. Otherwise as ``like(_:by:)``.
  ///
  /// - Throws: as ``unlike(_:)``.
  ///
  /// C: `pentad_chat_client_delete_message`.
  public func delete(_ id: MessageID) async throws(PentadError) {
    try await append(about: id) { .delete($0, id) }
  }

  /// Pins a message for all who are in the conversation. It shows when the server has done it.
  /// Otherwise as ``like(_:by:)``.
  ///
  /// C: `pentad_chat_client_pin_message`.
  public func pin(_ id: MessageID) async throws(PentadError) {
    try await append(about: id) { .pin($0, id, true) }
  }

  /// Takes a pin back. It shows when the server has done it. Otherwise as ``like(_:by:)``.
  ///
  /// C: `pentad_chat_client_pin_message`.
  public func unpin(_ id: MessageID) async throws(PentadError) {
    try await append(about: id) { .pin($0, id, false) }
  }

  /// Notes what the server is to be told of a stored message, and has it told.
  private func append(
    about id: MessageID, _ operation: @escaping @Sendable (ConversationKey) -> ChatOperation
  ) async throws(PentadError) {
    try await store.append(about: id, operation)
    sender.wake()
  }

  // MARK: Conversations

  /// Notes that the user has read a conversation up to a message, or all of it that is stored. A mark is
  /// never set back. The server is told as soon as it can be.
  ///
  /// - Parameter id: the message up to which it is read; nil for all of it.
  /// - Throws: what writing the store throws.
  ///
  /// C: `pentad_chat_client_mark_read`.
  public func markRead(
    _ conversation: ConversationKey, upTo id: MessageID? = nil
  ) async throws(PentadError) {
    var newest = id
    // Where what is known ends there may be no message, or none any more.
    if newest == nil { newest = try await store.messages(in: conversation, limit: 1).last?.id }
    guard let newest else { return }
    try await store.setRead(upTo: newest, in: conversation)
    sender.wake()
  }

  /// Mutes a conversation until a moment, in milliseconds since 1970-01-01 00:00 UTC, or no longer.
  ///
  /// The server is told whole minutes, rounded up; more than a year is for ever, and a moment that is past by
  /// then lets it sound again. It is told as soon as it can be.
  ///
  /// - Parameter moment: the moment; nil to let it sound again.
  /// - Throws: what writing the store throws.
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
  /// - Throws: what writing the store throws.
  ///
  /// C: `pentad_chat_client_set_draft`.
  public func setDraft(
    _ text: String?, in conversation: ConversationKey
  ) async throws(PentadError) {
    try await store.setDraft(text, in: conversation)
  }

  /// Tells the others in a conversation that the user is writing. It is told now or not at all, and at
  /// most once a second: a call that comes sooner does nothing.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/offline`` when this client has no push connection, as one
  ///   has not that leaves the work to another; ``PentadCore/PentadError/Code/refused`` when the push
  ///   service did not take it; ``PentadCore/PentadError/Code/timedOut``,
  ///   ``PentadCore/PentadError/Code/closed`` or ``PentadCore/PentadError/Code/cancelled`` when it may
  ///   have taken it.
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
