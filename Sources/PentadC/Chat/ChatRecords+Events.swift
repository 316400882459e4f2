import CPentad
import ChatKit
import PentadCore

extension ChatRecords {
  func events(_ events: [Published<ChatEvent>]) -> pentad_chat_events {
    pentad_chat_events(
      items: arena.array(events.map { arena.record(record($0)) }), count: events.count)
  }

  func record(_ published: Published<ChatEvent>) -> pentad_chat_event {
    var record = pentad_chat_event(
      number: published.number, conversation: nil, group_id: nil, user_id: nil, inserted: nil,
      inserted_count: 0, updated: nil, updated_count: 0, removed: nil, removed_count: 0,
      error_message: nil, message: 0, local_id: 0, at: 0, completed: 0, total: 0,
      rows_kept: 0, kind: published.event.code, removal: PENTAD_CHAT_REMOVAL_DELETED,
      step: PENTAD_CHAT_STEP_QUEUED, connection: PENTAD_CHAT_CONNECTION_OFFLINE,
      route: PENTAD_CHAT_ROUTE_WEB_SOCKET, work: PENTAD_CHAT_WORK_PUSH, status: PENTAD_OK,
      is_partial: false)
    switch published.event {
    case .groupsRefreshed, .accountUpdated, .reset: break
    case .groupCreated(let id), .groupUpdated(let id), .membersUpdated(let id):
      record.group_id = arena.string(id)
    case .groupRemoved(let id, let reason):
      (record.group_id, record.removal) = (arena.string(id), reason.code)
    case .messagesUpdated(let key, let changes): set(key, changes, in: &record)
    case .reactionsChanged(let key, let id):
      (record.conversation, record.message) = (arena.string(key.text), id.rawValue)
    case .outgoingChanged(let key, let change): set(key, change, in: &record)
    case .conversationChanged(let key), .draftChanged(let key):
      record.conversation = arena.string(key.text)
    case .storeRecovered(let rows, let isPartial):
      (record.rows_kept, record.is_partial) = (Int64(rows), isPartial)
    case .typing(let notice):
      record.conversation = arena.string(notice.conversation.text)
      (record.user_id, record.at) = (arena.string(notice.userId), notice.startedAt)
    case .connection(let connection):
      record.connection = connection.code
      if case .live(let route) = connection { record.route = route.code }
      if case .stopped(let error) = connection { set(error, in: &record) }
    case .synchronising(let progress):
      (record.completed, record.total) = (Int64(progress.completed), Int64(progress.total ?? -1))
    case .failed(let failure):
      record.work = failure.work.code
      record.conversation = arena.string(failure.conversation?.text)
      set(failure.error, in: &record)
    }
    return record
  }

  private func set(
    _ key: ConversationKey, _ changes: MessageChanges, in record: inout pentad_chat_event
  ) {
    record.conversation = arena.string(key.text)
    (record.inserted, record.inserted_count) = (ids(changes.inserted), changes.inserted.count)
    (record.updated, record.updated_count) = (ids(changes.updated), changes.updated.count)
    (record.removed, record.removed_count) = (ids(changes.removed), changes.removed.count)
  }

  private func ids(_ ids: [MessageID]) -> UnsafePointer<Int64> { arena.array(ids.map(\.rawValue)) }

  private func set(
    _ key: ConversationKey, _ change: OutgoingChange, in record: inout pentad_chat_event
  ) {
    record.conversation = arena.string(key.text)
    (record.local_id, record.step) = (change.localId, change.step.code)
    if case .delivered(let id) = change.step { record.message = id.rawValue }
  }

  private func set(_ error: PentadError, in record: inout pentad_chat_event) {
    (record.status, record.error_message) = (error.status, arena.string(error.message))
  }

  func record(_ notification: PushNotification) -> pentad_chat_notification {
    let json = String(decoding: notification.raw, as: UTF8.self)
    return pentad_chat_notification(
      channel: arena.string(notification.channel.path), type: arena.string(notification.type),
      alert: arena.string(notification.alert), json: arena.string(json),
      json_size: json.utf8.count, received_at: notification.receivedAt.orNoTime)
  }
}

extension ChatEvent {
  fileprivate var code: pentad_chat_event_kind {
    switch self {
    case .groupsRefreshed: PENTAD_CHAT_EVENT_KIND_GROUPS_REFRESHED
    case .groupCreated: PENTAD_CHAT_EVENT_KIND_GROUP_CREATED
    case .groupUpdated: PENTAD_CHAT_EVENT_KIND_GROUP_UPDATED
    case .groupRemoved: PENTAD_CHAT_EVENT_KIND_GROUP_REMOVED
    case .membersUpdated: PENTAD_CHAT_EVENT_KIND_MEMBERS_UPDATED
    case .messagesUpdated: PENTAD_CHAT_EVENT_KIND_MESSAGES_UPDATED
    case .reactionsChanged: PENTAD_CHAT_EVENT_KIND_REACTIONS_CHANGED
    case .outgoingChanged: PENTAD_CHAT_EVENT_KIND_OUTGOING_CHANGED
    case .conversationChanged: PENTAD_CHAT_EVENT_KIND_CONVERSATION_CHANGED
    case .draftChanged: PENTAD_CHAT_EVENT_KIND_DRAFT_CHANGED
    case .accountUpdated: PENTAD_CHAT_EVENT_KIND_ACCOUNT_UPDATED
    case .storeRecovered: PENTAD_CHAT_EVENT_KIND_STORE_RECOVERED
    case .typing: PENTAD_CHAT_EVENT_KIND_TYPING
    case .connection: PENTAD_CHAT_EVENT_KIND_CONNECTION
    case .synchronising: PENTAD_CHAT_EVENT_KIND_SYNCHRONISING
    case .failed: PENTAD_CHAT_EVENT_KIND_FAILED
    case .reset: PENTAD_CHAT_EVENT_KIND_RESET
    }
  }
}
