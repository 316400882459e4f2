import GRDB
import PentadStorage

extension ConversationTable {
  /// Stores a group as received from the server. Values that a response leaves out, such as the
  /// number of members, do not change.
  func save(_ group: ChatGroup) throws {
    try save(
      group.conversation,
      [
        group.name, group.membership.rawValue, group.description, group.image?.url,
        group.kind.rawValue, group.creatorId, group.parentId, group.createdAt, group.updatedAt,
        group.shareURL, group.memberCount, group.extra,
      ], group.state)
  }

  /// Stores a direct chat as received from the server.
  func save(_ chat: DirectChat) throws {
    try save(
      chat.conversation,
      [
        chat.name, nil, nil, chat.image?.url, nil, nil, nil, chat.createdAt, chat.updatedAt, nil,
        nil, chat.extra,
      ], chat.state)
  }

  private func save(
    _ key: ConversationKey, _ content: StatementArguments, _ state: ConversationState
  ) throws {
    let head: StatementArguments = [
      state.lastMessage?.rawValue, state.lastMessageAt, state.preview?.name,
      state.preview?.text, state.preview?.hasAttachments ?? false, state.messageCount,
      state.preview?.imageURL,
    ]
    try database.cachedStatement(
      sql: """
        INSERT INTO conversation (key, name, membership, description, image_url, kind, creator_id,
          parent_id, created_at, updated_at, share_url, member_count, extra, head, head_at,
          head_name, head_text, head_has_attachments, message_count, head_image_url)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (key) DO UPDATE SET name = excluded.name, membership = excluded.membership,
          description = excluded.description, image_url = excluded.image_url,
          kind = excluded.kind, creator_id = excluded.creator_id,
          parent_id = excluded.parent_id, created_at = excluded.created_at,
          updated_at = excluded.updated_at, share_url = excluded.share_url,
          member_count = ifnull(excluded.member_count, member_count), extra = excluded.extra,
          message_count = ifnull(excluded.message_count, message_count)
        """
    ).execute(arguments: [key.text] + content + head)
    guard state.lastMessage != nil else { return }
    try database.cachedStatement(
      sql: """
        UPDATE conversation SET (head, head_at, head_name, head_text, head_has_attachments,
          head_image_url) = (?, ?, ?, ?, ?, ?) WHERE key = ?
        """
    ).execute(
      arguments: [
        state.lastMessage?.rawValue, state.lastMessageAt, state.preview?.name,
        state.preview?.text, state.preview?.hasAttachments ?? false, state.preview?.imageURL,
        key.text,
      ])
  }

  func setMembership(_ state: MembershipState, of key: ConversationKey) throws {
    try database.cachedStatement(sql: "UPDATE conversation SET membership = ? WHERE key = ?")
      .execute(arguments: [state.rawValue, key.text])
  }
}
