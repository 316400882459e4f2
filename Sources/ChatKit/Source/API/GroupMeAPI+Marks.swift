package import PentadCore

extension GroupMeAPI {
  /// Reacts to a message. It replaces the user's previous reaction.
  ///
  /// - Returns: the current reactions; nil if the server did not return them.
  @discardableResult
  package func like(
    _ id: MessageID, in key: ConversationKey, by sign: ChatReaction.Sign = .heart
  ) async throws(PentadError) -> WireReactions? {
    guard let icon = sign.json else {
      throw PentadError(.invalid, "the server does not support this reaction")
    }
    let address = try url(servers.api, "messages", key.remoteId, id.description, "like")
    return try reactions(try await post(address, ["like_icon": icon], about: .message))
  }

  /// Removes the user's reaction.
  ///
  /// - Returns: the current reactions; nil if the server did not return them.
  @discardableResult
  package func unlike(
    _ id: MessageID, in key: ConversationKey
  ) async throws(PentadError) -> WireReactions? {
    let address = try url(servers.api, "messages", key.remoteId, id.description, "unlike")
    return try reactions(try await post(address, about: .message))
  }

  private func reactions(_ answer: Answer) throws(PentadError) -> WireReactions? {
    if answer.isEmpty { return nil }
    return try WireAnswer.member("response", of: answer.body) { reader throws(PentadError) in
      try WireReactions(&reader)
    }
  }

  /// Fetches the liked messages of a group, sorted by likes or newest first.
  package func likesIndex(
    _ group: ChatGroup.ID, _ choice: LikesChoice
  ) async throws(PentadError) -> MessagePage {
    let address: TransportURL
    var query: Query = []
    switch choice {
    case .period(let period):
      address = try url(servers.api, "groups", group, "likes")
      query = [("period", period.rawValue)]
    case .mine: address = try url(servers.api, "groups", group, "likes", "mine")
    case .forMe: address = try url(servers.api, "groups", group, "likes", "for_me")
    }
    let answer = try await get(address, query, about: .group)
    return answer.saysNothing ? .empty : MessagePage(answer: answer.body)
  }

  /// Pins a message for all members of the conversation.
  package func pin(_ id: MessageID, in key: ConversationKey) async throws(PentadError) {
    try await tell(
      url(
        servers.api, "conversations", key.remoteId, "messages", id.description, "pin"),
      about: .message)
  }

  /// Unpins a message. The server does not notify the other members.
  package func unpin(_ id: MessageID, in key: ConversationKey) async throws(PentadError) {
    try await tell(
      url(
        servers.api, "conversations", key.remoteId, "messages", id.description, "unpin"),
      about: .message)
  }

  /// Fetches all pinned messages of a conversation.
  package func pinned(in key: ConversationKey) async throws(PentadError) -> MessagePage {
    let address: TransportURL
    var query: Query = []
    switch key {
    case .group(let id): address = try url(servers.api, "pinned", "groups", id, "messages")
    case .direct:
      query = [("other_user_id", try other(in: key))]
      address = try url(servers.api, "pinned", "direct_messages")
    }
    let answer = try await get(address, query, about: .group)
    return answer.saysNothing ? .empty : MessagePage(answer: answer.body)
  }
}

/// A selection of liked messages.
package enum LikesChoice: Hashable, Sendable {
  /// The period of a selection.
  package enum Period: String, Hashable, Sendable, CaseIterable {
    /// A day.
    case day
    /// Seven days.
    case week
    /// A month.
    case month
  }

  /// The messages of a period, those with the most likes first.
  case period(Period)
  /// The messages that the user likes.
  case mine
  /// The user's own messages that others like.
  case forMe
}

/// The reactions to a message.
package struct WireReactions: Hashable, Sendable {
  /// The original JSON array; empty if there are no reactions.
  package let json: String

  /// The reactions.
  package var list: [ChatReaction] { ChatReaction.list(json) }
}

extension WireReactions {
  /// Decodes the reactions. Returns nil if the list is missing, which does not mean that there are
  /// none.
  fileprivate init?(_ reader: inout JSONReader) throws(PentadError) {
    guard try reader.peek() == .object else {
      try reader.skip()
      return nil
    }
    var found: WireReactions?
    try reader.object { reader, name throws(PentadError) in
      guard name.equals("reactions"), try reader.peek() == .array else {
        return try reader.skip()
      }
      found = WireReactions(json: try reader.raw().string)
    }
    guard let found else { return nil }
    self = found
  }
}
