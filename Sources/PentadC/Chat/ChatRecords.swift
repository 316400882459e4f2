import CPentad
import ChatKit
import PentadCore

/// Puts the records of people and conversations together in an arena.
struct ChatRecords {
  let arena: Arena

  // MARK: People

  func image(_ image: ChatImage?) -> UnsafePointer<pentad_chat_image>? {
    image.map { arena.record(record($0)) }
  }

  func record(_ image: ChatImage) -> pentad_chat_image {
    pentad_chat_image(
      url: arena.string(image.url), avatar: arena.string(image.avatar),
      preview: arena.string(image.preview), large: arena.string(image.large),
      width: Int64(image.pixels?.width ?? 0), height: Int64(image.pixels?.height ?? 0))
  }

  func record(_ user: ChatUser) -> pentad_chat_user {
    pentad_chat_user(
      id: arena.string(user.id), name: arena.string(user.name), image: image(user.image),
      email: arena.string(user.email), phone_number: arena.string(user.phoneNumber),
      extra: arena.string(user.extra), created_at: user.createdAt.orNoTime,
      updated_at: user.updatedAt.orNoTime)
  }

  func record(_ member: ChatMember) -> pentad_chat_member {
    pentad_chat_member(
      user_id: arena.string(member.userId), membership_id: arena.string(member.membershipId),
      nickname: arena.string(member.nickname), name: arena.string(member.name),
      image: image(member.image), roles: arena.strings(member.roles),
      role_count: member.roles.count,
      extra: arena.string(member.extra), state: member.state.code, is_muted: member.isMuted)
  }

  func members(_ members: [ChatMember]) -> pentad_chat_members {
    pentad_chat_members(
      items: arena.array(members.map { arena.record(record($0)) }), count: members.count)
  }

  // MARK: Conversations

  func record(_ group: ChatGroup) -> pentad_chat_group {
    pentad_chat_group(
      id: arena.string(group.id), conversation: arena.string(group.conversation.text),
      name: arena.string(group.name), description: arena.string(group.description),
      image: image(group.image), kind: arena.string(group.kind.rawValue),
      creator_id: arena.string(group.creatorId), parent_id: arena.string(group.parentId),
      share_url: arena.string(group.shareURL), extra: arena.string(group.extra),
      state: state(group.state), created_at: group.createdAt.orNoTime,
      updated_at: group.updatedAt.orNoTime, member_count: group.memberCount.orUnknown,
      membership: group.membership.code)
  }

  func groups(_ groups: [ChatGroup]) -> pentad_chat_groups {
    pentad_chat_groups(
      items: arena.array(groups.map { arena.record(record($0)) }), count: groups.count)
  }

  func record(_ chat: DirectChat) -> pentad_chat_direct_chat {
    pentad_chat_direct_chat(
      conversation: arena.string(chat.conversation.text),
      other_user_id: arena.string(chat.otherUserId), name: arena.string(chat.name),
      image: image(chat.image), extra: arena.string(chat.extra), state: state(chat.state),
      created_at: chat.createdAt.orNoTime, updated_at: chat.updatedAt.orNoTime)
  }

  func chats(_ chats: [DirectChat]) -> pentad_chat_direct_chats {
    pentad_chat_direct_chats(
      items: arena.array(chats.map { arena.record(record($0)) }), count: chats.count)
  }

  private func state(_ state: ConversationState) -> UnsafePointer<pentad_chat_state> {
    let preview = state.preview.map { preview in
      arena.record(
        pentad_chat_preview(
          name: arena.string(preview.name), text: arena.string(preview.text),
          has_attachments: preview.hasAttachments)) as UnsafePointer<pentad_chat_preview>
    }
    return arena.record(
      pentad_chat_state(
        preview: preview, draft: arena.string(state.draft),
        unread_count: state.unreadCount.orUnknown, mention_count: state.mentionCount.orUnknown,
        message_count: state.messageCount.orUnknown,
        last_read_message: state.lastReadMessage.orNone, last_message: state.lastMessage.orNone,
        last_message_at: state.lastMessageAt.orNoTime, muted_until: state.mutedUntil.orNoTime))
  }
}
