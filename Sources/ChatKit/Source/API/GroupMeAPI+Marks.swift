package import PentadCore

extension GroupMeAPI {
  /// Reacts to a message; an earlier reaction of the user's goes.
  ///
  /// - Returns: who reacts by which sign now; nil when the server does not tell.
  @discardableResult
  package func like(
    _ id: MessageID, in key: ConversationKey, by sign: ChatReaction.Sign = .heart
  ) async throws(PentadError) -> WireReactions? {
    guard let icon = sign.json else {
      throw PentadError(.invalid, "the server does not know this sign")
    }
    let address = try url(servers.api, "messages", key.remoteId, id.description, "like")
    return try reactions(try await post(address, ["like_icon": icon], about: .message))
  }

  /// Takes the user's reaction back.
  ///
  /// - Returns: who reacts by which sign now; nil when the server does not tell.
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

  /// The messages of a group that are liked, those with the most likes or the newest first.
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

  /// Pins a message for all who are in the conversation.
  package func pin(_ id: MessageID, in key: ConversationKey) async throws(PentadError) {
    try await tell(
      url(
        servers.api, "conversations", key.remoteId, "messages", id.description, "pin"),
      about: .message)
  }

  /// Takes a message's pin away. The server tells nobody.
  package func unpin(_ id: MessageID, in key: ConversationKey) async throws(PentadError) {
    try await tell(
      url(
        servers.api, "conversations", key.remoteId, "messages", id.description, "unpin"),
      about: .message)
  }

  /// All messages of a conversation that are pinned.
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

/// Which liked messages are wanted.
package enum LikesChoice: Hashable, Sendable {
  /// Back to when.
  package enum Period: String, Hashable, Sendable, CaseIterable {
    /// A day.
    case day
    /// Seven days.
    case week
    /// A month.
    case month
  }

  /// Those of a time, those with the most likes first.
  case period(Period)
  /// Those that the user likes.
  case mine
  /// The user's own that others like.
  case forMe
}

/// Who reacts to a message by which sign.
package struct WireReactions: Hashable, Sendable {
  /// A JSON array as it came, an empty one for nobody.
  package let json: String

  /// The reactions.
  package var list: [ChatReaction] { ChatReaction.list(json) }
}

extension WireReactions {
  /// Reads them; nil when there is no such list: that says nothing, and not that nobody reacts.
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
