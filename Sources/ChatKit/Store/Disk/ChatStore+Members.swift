import GRDB
import PentadCore
import PentadStorage

extension ChatStore {
  /// The members of a group, in the order of the server's list; none when it was never stored.
  func members(of id: ChatGroup.ID) async throws(PentadError) -> [ChatMember] {
    try await read { try $0.shownMembers(of: id) }
  }

  /// Stores the whole list of a group's members, in the place of the one before.
  func save(members: [ChatMember], of id: ChatGroup.ID) async throws(PentadError) {
    try await write { try $0.save(members, of: id) }
  }

  /// The newest message that tells of others in a group than are stored; nil when none does.
  func membersDue(of id: ChatGroup.ID) async throws(PentadError) -> MessageID? {
    try await read { store in
      try Int64.fetchOne(
        store.database, sql: "SELECT members_due FROM conversation WHERE key = ?",
        arguments: [ConversationKey.group(id).text]
      ).map { MessageID(rawValue: $0) }
    }
  }

  /// Notes that the members are as the server has them; not of a group that the user is no longer in, of
  /// which no answer was stored.
  ///
  /// - Parameter news: ``membersDue(of:)`` of before it was asked. What was told since stays due.
  func noteMembersRead(
    of id: ChatGroup.ID, upTo news: MessageID
  ) async throws(PentadError) {
    try await write { change in
      try change.run(
        """
        UPDATE conversation SET members_due = NULL
        WHERE key = ? AND members_due <= ? AND membership = 0
        """,
        [ConversationKey.group(id).text, news.rawValue])
    }
  }

  /// Changes a member whom an event tells of; false when the member is not stored.
  @discardableResult
  func change(
    member userId: String, of id: ChatGroup.ID,
    _ body: @escaping @Sendable (inout ChatMember) -> Void
  ) async throws(PentadError) -> Bool {
    try await write { change in
      var members = try change.members(of: id)
      guard let index = members.firstIndex(where: { $0.userId == userId }) else { return false }
      body(&members[index])
      try change.save(members, of: id)
      return true
    }
  }
}

extension ChatAccess {
  /// The members as they are shown: with what the user wants of them.
  func shownMembers(of id: ChatGroup.ID) throws -> [ChatMember] {
    // Those of a topic are those of its group.
    let id = try group(id)?.parentId ?? id
    var members = try members(of: id)
    try PendingChanges(self).apply(to: &members, of: id)
    return members
  }

  func members(of id: ChatGroup.ID) throws -> [ChatMember] {
    let rows = try statement(
      """
      SELECT user_id, membership_id, nickname, member.name, member.image_url, roles, is_muted,
        state, member.extra
      FROM member JOIN conversation ON conversation.id = member.conversation
      WHERE key = ? ORDER BY position
      """)
    try rows.bind(ConversationKey.group(id).text, at: 1)
    var members: [ChatMember] = []
    while try rows.next() {
      members.append(
        ChatMember(
          userId: rows.text(0), membershipId: rows.optionalText(1), nickname: rows.text(2),
          name: rows.optionalText(3), image: rows.optionalText(4).map { ChatImage(url: $0) },
          roles: ChatReaction.userIds(rows.text(5)), isMuted: rows.integer(6) != 0,
          state: MembershipState(rawValue: Int(rows.integer(7))) ?? .active,
          extra: rows.optionalText(8)))
    }
    return members
  }
}

extension ChatChange {
  func save(_ members: [ChatMember], of id: ChatGroup.ID) throws {
    guard try self.members(of: id) != members else { return }
    let conversation = try ConversationTable(database).makeId(of: .group(id))
    try run("DELETE FROM member WHERE conversation = ?", [conversation])
    for (position, member) in members.enumerated() {
      let roles = JSONValue.array(member.roles.map { .string($0) }).text()
      // Somebody who stands in the list twice is one member.
      try run(
        """
        INSERT OR REPLACE INTO member (conversation, position, user_id, membership_id, nickname,
          name, image_url, roles, is_muted, state, extra)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        [
          conversation, position, member.userId, member.membershipId, member.nickname,
          member.name, member.image?.url, roles, member.isMuted, member.state.rawValue,
          member.extra,
        ])
    }
    try run(
      "UPDATE conversation SET member_count = ? WHERE id = ?", [members.count, conversation])
    tell(.membersUpdated(group: id))
  }
}
