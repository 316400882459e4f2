public import PentadCore

/// The operations of the control door, which change data independently of all clients. Each change
/// is pushed like a client's change. A missing item throws
/// ``PentadCore/PentadError/Code/notFound``.
extension GroupMeService {
  /// Posts a message as a user, with the conversation's id: `123`, or `101+102`.
  ///
  /// - Returns: the message's id.
  @discardableResult public func post(
    _ text: String?, attachments: [JSONValue] = [], by userID: String, in conversation: String,
    guid: String? = nil
  ) throws(PentadError) -> String {
    let now = now
    return try change { board, _ throws(PentadError) in
      guard let place = GroupMeConversation(id: conversation), board.api.isIn(place, userID) else {
        throw Self.missing("conversation \(conversation) of user \(userID)")
      }
      let message = board.api.post(text, attachments, by: userID, in: place, guid: guid, now: now)
      return "\(message.id)"
    }
  }

  /// Changes the text of a message of any author.
  public func edit(_ messageID: String, text: String) throws(PentadError) {
    try changeMessage(messageID) { $0.edit($1, text, nil, now: $2) != nil }
  }

  /// Deletes a message: it becomes a tombstone, or is removed without a trace.
  public func delete(
    _ messageID: String, byAdmin: Bool = false, erasing: Bool = false
  ) throws(PentadError) {
    let actor = byAdmin ? "admin" : "sender"
    try changeMessage(messageID) { $0.delete($1, actor: actor, erasing: erasing, now: $2) }
  }

  /// Sets a user's reaction to a message; nil removes it.
  public func react(
    _ code: String? = "❤️", to messageID: String, by userID: String
  ) throws(PentadError) {
    let sign = code.map { GroupMeReaction.Sign.unicode($0) }
    try changeMessage(messageID) { $0.react(sign, to: $1, by: userID, now: $2) != nil }
  }

  /// Renames a group.
  public func renameGroup(
    _ groupID: String, to name: String, by userID: String
  ) throws(PentadError) {
    try changeGroup(groupID, userID) { api, now in
      api.update(groupID, ["name": .string(name)], by: userID, now: now)
      return true
    }
  }

  /// Changes the nickname of a member of a group.
  public func renameMember(
    _ userID: String, to nickname: String, in groupID: String
  ) throws(PentadError) {
    try changeGroup(groupID, userID) { api, now in
      api.rename(userID, to: nickname, in: groupID, now: now) != nil
    }
  }

  /// Adds a user to a group as its owner.
  public func addMember(
    _ userID: String, to groupID: String, as nickname: String? = nil
  ) throws(PentadError) {
    try changeGroup(groupID) { api, now in
      let name = nickname ?? api.users[userID]?.name ?? "Somebody"
      let owner = api.groups[groupID]?.creatorID
      return api.users[userID] != nil
        && api.add(userID, as: name, to: groupID, by: owner, now: now) != nil
    }
  }

  /// Removes a member from a group as its owner.
  public func removeMember(_ userID: String, from groupID: String) throws(PentadError) {
    try changeGroup(groupID, userID) { api, now in
      let owner = api.groups[groupID]?.creatorID ?? ""
      return api.remove(userID, from: groupID, by: owner, now: now)
    }
  }

  /// Sends a typing notice of a user.
  public func type(by userID: String, in conversation: String) throws(PentadError) {
    let now = now
    try change { board, _ throws(PentadError) in
      guard let place = GroupMeConversation(id: conversation), board.api.isIn(place, userID) else {
        throw Self.missing("conversation \(conversation) of user \(userID)")
      }
      let data: JSONValue = [
        "type": "typing", "user_id": .string(userID), "started": .integer(Int(now)),
      ]
      board.api.pushes.append(GroupMePush(place.channel, data: data))
    }
  }

  /// Invalidates one token or all, as after a change of the password.
  public func expire(token: String? = nil) {
    change { board, _ in
      if let token { board.api.tokens[token] = nil } else { board.api.tokens = [:] }
    }
  }

  /// Gives a user another token.
  public func grant(token: String, to userID: String) throws(PentadError) {
    try change { board, _ throws(PentadError) in
      guard board.api.users[userID] != nil else { throw Self.missing("user \(userID)") }
      board.api.tokens[token] = userID
    }
  }

  /// Sets whether only GroupMe's own clients can create groups and add members. Others get 401 with
  /// `meta.code` 40102.
  public func setGated(_ isGated: Bool) { change { board, _ in board.api.isGated = isGated } }

  /// Sets how long the result of an addition is 503, by the server's clock, in milliseconds.
  public func setResultDelay(_ milliseconds: Int64) {
    change { board, _ in board.api.resultDelay = min(max(0, milliseconds), 1 << 40) }
  }

  private func changeMessage(
    _ id: String, _ body: (inout GroupMeState, Int, Int64) -> Bool
  ) throws(PentadError) {
    let now = now
    try change { board, _ throws(PentadError) in
      guard let number = Int(id), body(&board.api, number, now) else {
        throw Self.missing("message \(id)")
      }
    }
  }

  private func changeGroup(
    _ id: String, _ userID: String? = nil, _ body: (inout GroupMeState, Int64) -> Bool
  ) throws(PentadError) {
    let now = now
    try change { board, _ throws(PentadError) in
      let group = board.api.groups[id]
      guard group != nil, userID.map({ group?.member($0) != nil }) ?? true, body(&board.api, now)
      else { throw Self.missing("group \(id), or member of it") }
    }
  }

  private static func missing(_ what: String) -> PentadError {
    PentadError(.notFound, "there is no \(what)")
  }
}
