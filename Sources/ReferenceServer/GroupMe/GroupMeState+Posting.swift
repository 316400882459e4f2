import PentadCore

/// Changes of conversations, by a client or by the control door.
extension GroupMeState {
  /// Posts a message as a user, and notifies all participants.
  @discardableResult mutating func post(
    _ text: String?, _ attachments: [JSONValue] = [], by userID: String,
    in conversation: GroupMeConversation, guid: String? = nil, now: Int64
  ) -> GroupMeMessage {
    let user = users[userID]
    var (name, avatar) = (user?.name ?? "Somebody", user?.avatarURL)
    if case .group(let id) = conversation, let member = groups[id]?.member(userID) {
      (name, avatar) = (member.nickname, member.imageURL)
    }
    let message = GroupMeMessage(
      id: nextMessageID(at: now / 1_000), conversation: conversation,
      sourceGUID: guid ?? nextHex(), createdAt: now / 1_000, senderID: userID, name: name,
      avatarURL: avatar, text: text, attachments: attachments)
    append(message)
    announce(message, now: now)
    return message
  }

  /// Posts a system message about a group.
  mutating func postSystem(
    _ text: String, _ type: String, _ data: JSONValue, in groupID: String, now: Int64
  ) {
    let message = GroupMeMessage(
      id: nextMessageID(at: now / 1_000), conversation: .group(groupID), sourceGUID: nextHex(),
      createdAt: now / 1_000, senderID: "system", name: "GroupMe", text: text,
      event: ["type": .string(type), "data": data])
    append(message)
    announce(message, now: now)
  }

  private mutating func announce(_ message: GroupMeMessage, now: Int64) {
    guard isTelling else { return }
    let isDirect = message.conversation.channel.hasPrefix("/direct")
    let text = message.text ?? ""
    for userID in people(in: message.conversation) {
      pushes.append(
        GroupMePush(
          "/user/\(userID)", isDirect ? "direct_message.create" : "line.create",
          alert: message.isSystem ? text : "\(message.name): \(text)", subject: message.pushed,
          now: now))
    }
  }

  /// Changes the text of a message. Returns the changed message; nil when there is none.
  mutating func edit(
    _ id: Int, _ text: String?, _ attachments: [JSONValue]?, now: Int64
  ) -> GroupMeMessage? {
    let changed = change(id) { message in
      message.text = text
      if let attachments { message.attachments = attachments }
      message.updatedAt = now / 1_000
    }
    if let changed {
      pushes.append(
        GroupMePush(
          changed.conversation.channel, "message.update", subject: changed.pushed, now: now))
    }
    return changed
  }

  /// Deletes a message: it becomes a tombstone, or is removed without a trace.
  ///
  /// - Parameter actor: `sender` or `admin`.
  /// - Returns: false when there is no such message.
  mutating func delete(_ id: Int, actor: String, erasing: Bool, now: Int64) -> Bool {
    let changed = change(id) { message in
      message.text = "This message was deleted"
      message.attachments = []
      message.deletedAt = now / 1_000
      message.deletionActor = actor
    }
    guard let changed else { return false }
    if erasing { erase(id) }
    let subject = changed.pushed.without(["deleted_at"])
      .with([.init("deleted_at", .string(ISO8601.text(now, isPrecise: false)))])
    pushes.append(
      GroupMePush(changed.conversation.channel, "message.deleted", subject: subject, now: now))
    return true
  }

  /// Sets a user's reaction, which replaces the previous one, or removes it.
  ///
  /// - Parameter sign: the sign; nil to remove the reaction.
  mutating func react(
    _ sign: GroupMeReaction.Sign?, to id: Int, by userID: String, now: Int64
  ) -> GroupMeMessage? {
    let changed = change(id) { message in
      for index in message.reactions.indices {
        message.reactions[index].userIDs.removeAll { $0 == userID }
      }
      message.reactions.removeAll(where: \.userIDs.isEmpty)
      guard let sign else { return }
      if let index = message.reactions.firstIndex(where: { $0.sign == sign }) {
        message.reactions[index].userIDs.append(userID)
      } else {
        message.reactions.append(.init(sign: sign, userIDs: [userID]))
      }
    }
    guard let changed else { return nil }
    var subject: JSONValue = [
      "line": changed.pushed, "reactions": .array(changed.reactions.map(\.json)),
      "user_id": .string(userID),
    ]
    pushes.append(
      GroupMePush(changed.conversation.channel, "favorite", subject: subject, now: now))
    if let sign, changed.senderID != userID, !changed.isSystem {
      subject = subject.with([.init("user_reaction", sign.json)])
      pushes.append(
        GroupMePush(
          "/user/\(changed.senderID)", "like.create",
          alert: "\(users[userID]?.name ?? "Somebody") liked your message", subject: subject,
          now: now))
    }
    return changed
  }
}
