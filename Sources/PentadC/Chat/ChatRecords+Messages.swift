import CPentad
import ChatKit
import PentadCore

extension ChatRecords {
  func record(_ message: ChatMessage) -> pentad_chat_message {
    record(message, in: arena.string(message.conversation.text))
  }

  /// - Parameter conversation: the text of the message's conversation, in the arena
  private func record(
    _ message: ChatMessage, in conversation: UnsafePointer<CChar>
  ) -> pentad_chat_message {
    pentad_chat_message(
      id: message.id.rawValue, created_at: message.createdAt, conversation: conversation,
      source_guid: arena.string(message.sourceGuid), sender_id: arena.string(message.senderId),
      sender_kind: arena.string(message.senderKind.rawValue), name: arena.string(message.name),
      avatar_url: arena.string(message.avatarURL), text: arena.string(message.text),
      event_type: arena.string(message.eventType), event_json: arena.string(message.eventJSON),
      attachments_json: arena.string(message.attachmentsJSON),
      reactions_json: arena.string(message.reactionsJSON),
      favorited_by_json: arena.string(message.favoritedByJSON),
      deletion_actor: arena.string(message.deletionActor),
      pinned_by: arena.string(message.pinnedBy), extra: arena.string(message.extra),
      reply_to: message.replyTo.orNone, updated_at: message.updatedAt.orNoTime,
      deleted_at: message.deletedAt.orNoTime, pinned_at: message.pinnedAt.orNoTime,
      is_system: message.isSystem)
  }

  func messages(_ messages: [ChatMessage]) -> pentad_chat_messages {
    pentad_chat_messages(items: list(messages), count: messages.count)
  }

  /// Nearly always all are of one conversation.
  private func list(
    _ messages: [ChatMessage]
  ) -> UnsafePointer<UnsafePointer<pentad_chat_message>> {
    var last: (key: ConversationKey, text: UnsafePointer<CChar>)?
    return arena.array(
      messages.map { message in
        let key = message.conversation
        let text: UnsafePointer<CChar>
        if let last, last.key == key { text = last.text } else { text = arena.string(key.text) }
        last = (key, text)
        return arena.record(record(message, in: text))
      })
  }

  func gaps(_ gaps: [MessageGap]) -> pentad_chat_gaps {
    let items = gaps.map {
      pentad_chat_gap(after: $0.after.rawValue, before: $0.before.rawValue)
    }
    return pentad_chat_gaps(items: arena.array(items), count: items.count)
  }

  // MARK: On their way

  func record(_ message: OutgoingMessage) -> pentad_chat_outgoing {
    let attachments = message.attachments.map { arena.record(record($0)) }
    return pentad_chat_outgoing(
      local_id: message.localId, created_at: message.createdAt,
      source_guid: arena.string(message.sourceGuid),
      conversation: arena.string(message.conversation.text), text: arena.string(message.text),
      attachments: arena.array(attachments), attachment_count: attachments.count,
      error_message: arena.string(message.failure?.message), attempts: Int64(message.attempts),
      status: message.failure?.status ?? PENTAD_OK, state: message.state.code)
  }

  private func record(_ attachment: OutgoingAttachment) -> pentad_chat_outgoing_attachment {
    switch attachment {
    case .ready(let attachment):
      pentad_chat_outgoing_attachment(json: arena.string(attachment.json), path: nil, type: nil)
    case .image(let path, let type):
      pentad_chat_outgoing_attachment(
        json: nil, path: arena.string(path), type: arena.string(type))
    }
  }

  func outgoing(_ messages: [OutgoingMessage]) -> pentad_chat_outgoing_list {
    pentad_chat_outgoing_list(
      items: arena.array(messages.map { arena.record(record($0)) }), count: messages.count)
  }

  func timeline(_ items: [TimelineItem]) -> pentad_chat_timeline {
    let records = items.map { item in
      switch item {
      case .message(let message):
        pentad_chat_timeline_item(
          id: arena.string(item.id), message: arena.record(record(message)), outgoing: nil)
      case .outgoing(let message):
        pentad_chat_timeline_item(
          id: arena.string(item.id), message: nil, outgoing: arena.record(record(message)))
      }
    }
    return pentad_chat_timeline(
      items: arena.array(records.map { arena.record($0) }), count: records.count)
  }

  func refused(_ changes: [RefusedChange]) -> pentad_chat_refused_changes {
    let items = changes.map { change in
      arena.record(
        pentad_chat_refused_change(
          local_id: change.localId, conversation: arena.string(change.conversation.text),
          change: arena.string(change.change), error_message: arena.string(change.error.message),
          status: change.error.status))
    }
    return pentad_chat_refused_changes(items: arena.array(items), count: items.count)
  }
}
