package import PentadCore

extension GroupMeAPI {
  /// Fetches a page of a conversation's messages; empty if there are none.
  ///
  /// - Parameter limit: the maximum number of messages; GroupMe documents up to 100.
  package func messagesIndex(
    _ key: ConversationKey, _ cursor: MessageCursor = .newest, limit: Int = 100
  ) async throws(PentadError) -> MessagePage {
    do throws(PentadError) {
      return try await page(key, cursor, limit)
    } catch {
      guard case .before = cursor, error.code == .notMember else { throw error }
      // Below the oldest message, the server may respond as if the group did not exist. The group
      // exists if it has a newest message. A repeated request then shows whether the failure is
      // permanent.
      _ = try await page(key, .newest, 1)
    }
    do throws(PentadError) {
      return try await page(key, cursor, limit)
    } catch  where error.code == .notMember {
      return .empty
    }
  }

  private func page(
    _ key: ConversationKey, _ cursor: MessageCursor, _ limit: Int
  ) async throws(PentadError) -> MessagePage {
    var query: Query = [("limit", "\(limit)"), ("acceptFiles", "1")]
    switch cursor {
    case .newest: break
    case .before(let id): query.append(("before_id", id.description))
    case .since(let id): query.append(("since_id", id.description))
    case .after(let id): query.append(("after_id", id.description))
    }
    let address: TransportURL
    switch key {
    case .group(let id): address = try url(servers.api, "groups", id, "messages")
    case .direct:
      query.insert(("other_user_id", try other(in: key)), at: 0)
      address = try url(servers.api, "direct_messages")
    }
    let answer = try await get(address, query, about: .group)
    return answer.saysNothing ? .empty : MessagePage(answer: answer.body)
  }

  /// Fetches one message of a group.
  package func messagesShow(
    _ id: MessageID, in group: ChatGroup.ID
  ) async throws(PentadError) -> MessagePage {
    let answer = try await get(
      url(servers.apiV4, "groups", group, "messages", id.description), about: .message)
    return try single(answer)
  }

  /// Sends a message.
  ///
  /// - Returns: the message as the server has it.
  /// - Throws: ``PentadCore/PentadError/Code/duplicateMessage`` when the server accepted a message
  ///   with the same ``WireDraft/sourceGuid`` less than a minute ago; the server then has the
  ///   message. Also ``PentadCore/PentadError/Code/linksNotAllowed`` and
  ///   ``PentadCore/PentadError/Code/textTooLong``; ``PentadCore/PentadError/Code/invalid`` for an
  ///   attachment that is not a JSON object.
  package func messagesCreate(
    _ draft: WireDraft, in key: ConversationKey
  ) async throws(PentadError) -> MessagePage {
    let address: TransportURL
    let (name, recipient): (String, String?)
    switch key {
    case .group(let id):
      address = try url(servers.api, "groups", id, "messages")
      (name, recipient) = ("message", nil)
    case .direct:
      address = try url(servers.api, "direct_messages")
      (name, recipient) = ("direct_message", try other(in: key))
    }
    let body = try MessageBody.create(draft, as: name, to: recipient)
    let subject = Subject.newMessage(length: draft.text?.count ?? 0)
    return try single(try await send(.post, address, body, about: subject))
  }

  /// Edits one of the user's own messages.
  ///
  /// - Parameter attachmentsJSON: the new attachments, a JSON array; nil for none. To keep the
  ///   attachments, pass ``ChatMessage/attachmentsJSON``.
  /// - Throws: as ``messagesCreate(_:in:)``, and ``PentadCore/PentadError/Code/messageNotFound``.
  package func editMessage(
    _ id: MessageID, in key: ConversationKey, text: String?, attachmentsJSON: String?
  ) async throws(PentadError) -> MessagePage {
    let address =
      switch key {
      case .group(let group):
        try url(servers.apiV4, "groups", group, "messages", id.description)
      case .direct:
        try url(
          servers.apiV4, "direct_messages", try other(in: key), "messages", id.description)
      }
    let body = try MessageBody.edit(text: text, attachmentsJSON: attachmentsJSON)
    return try single(try await send(.put, address, body, about: .message))
  }

  /// Deletes a message: one of the user's own, or any message if the user is an administrator.
  package func deleteMessage(
    _ id: MessageID, in key: ConversationKey
  ) async throws(PentadError) {
    let address = try url(
      servers.api, "conversations", key.remoteId, "messages", id.description)
    try await tell(address, by: .delete, about: .message)
  }

  /// Decodes a page with exactly one message.
  private func single(_ answer: Answer) throws(PentadError) -> MessagePage {
    let page = MessagePage(answer: answer.body)
    guard try page.forEach({ _ in }).count == 1 else {
      throw PentadError(.unexpectedAnswer, "the server's answer has no message")
    }
    return page
  }
}
