import GRDB
import PentadCore
import PentadStorage

extension ChatStore {
  /// Returns the members of a group, in the order of the server's list; empty if it was never
  /// stored.
  func members(of id: ChatGroup.ID) async throws(PentadError) -> [ChatMember] {
    try await read { try $0.shownMembers(of: id) }
  }

  /// Replaces the whole list of a group's members.
  func save(members: [ChatMember], of id: ChatGroup.ID) async throws(PentadError) {
    try await write { try $0.save(members, of: id) }
  }

  /// Returns the newest message that reports a change of the members; nil if the stored members are
  /// up to date.
  func membersDue(of id: ChatGroup.ID) async throws(PentadError) -> MessageID? {
    try await read { store in
      try Int64.fetchOne(
        store.database, sql: "SELECT members_due FROM conversation WHERE key = ?",
        arguments: [ConversationKey.group(id).text]
      ).map { MessageID(rawValue: $0) }
    }
  }

  /// Records that the stored members are up to date. It does nothing for a group that the user has
  /// left, because its response was not stored.
  ///
  /// - Parameter news: the value of ``membersDue(of:)`` before the request. Later changes stay due.
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

  /// Changes a member because of an event. Returns false if the member is not stored.
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
  /// Returns the members with pending changes applied.
  func shownMembers(of id: ChatGroup.ID) throws -> [ChatMember] {
    // A topic has the members of its group.
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
      // A person who is in the list twice is stored once.
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
