package import PentadCore

extension GroupMeAPI {
  /// Fetches a page of the user's direct chats, those with the newest messages first; empty after
  /// the last page.
  ///
  /// - Parameter page: the page number, from 1.
  package func chatsIndex(
    page: Int, perPage: Int = 100
  ) async throws(PentadError) -> WireList<WireChat> {
    let userId = try signedIn()
    let answer = try await get(
      url(servers.api, "chats"), [("page", "\(page)"), ("per_page", "\(perPage)")],
      about: .account)
    return try WireAnswer.list(answer.body) { reader throws(PentadError) in
      try WireChat(&reader, for: userId)
    }
  }

  /// Fetches a direct chat.
  package func chatsShow(_ key: ConversationKey) async throws(PentadError) -> WireChat {
    let userId = try signedIn()
    _ = try other(in: key)
    let answer = try await get(url(servers.api, "chats", key.remoteId), about: .group)
    let chat = try WireAnswer.member("response", of: answer.body) { reader throws(PentadError) in
      try WireChat(&reader, for: userId)
    }
    guard let chat else {
      throw PentadError(.unexpectedAnswer, "the server's answer has no conversation")
    }
    return chat
  }

  /// Fetches the user's read marks of all conversations.
  package func readReceipts() async throws(PentadError) -> [ReadReceipt] {
    let answer = try await get(url(servers.apiV4, "read_receipts"), about: .account)
    return Array(
      try WireAnswer.list(answer.body, under: "receipts") { reader throws(PentadError) in
        try ReadReceipt(&reader)
      })
  }

  /// Marks a conversation as read up to a message.
  package func markRead(
    _ key: ConversationKey, message: MessageID
  ) async throws(PentadError) {
    try await tell(
      url(servers.apiV4, "read_receipts", key.remoteId),
      ["last_read_message_id": .string(message.description)], about: .group)
  }

  /// Mutes a conversation.
  ///
  /// - Parameter minutes: the duration; nil for ever.
  package func mute(
    _ key: ConversationKey, minutes: Int? = nil
  ) async throws(PentadError) {
    let duration: JSONValue = minutes.map { .integer($0) } ?? nil
    try await tell(muteURL(key, "mute"), ["duration": duration], about: .group)
  }

  /// Unmutes a conversation.
  package func unmute(_ key: ConversationKey) async throws(PentadError) {
    try await tell(muteURL(key, "unmute"), about: .group)
  }

  private func muteURL(
    _ key: ConversationKey, _ verb: String
  ) throws(PentadError) -> TransportURL {
    switch key {
    case .group(let id): try url(servers.apiV2, "groups", id, "memberships", verb)
    case .direct: try url(servers.apiV2, "chats", try other(in: key), verb)
    }
  }
}
