import CPentad
import ChatKit
import PentadCore

extension ChatRecords {
  /// - Parameters:
  ///   - type: the event's type name in the message
  ///   - json: the event as it was received
  func record(_ event: SystemEvent, type: String, json: String) -> pentad_chat_system_event {
    var record = pentad_chat_system_event(
      type: arena.string(type), json: arena.string(json), people: arena.array([]), person_count: 0,
      by: nil, text: nil, attachments_json: nil, message: 0, at: .min, kind: event.code,
      is_on: false)
    set(whom: event, in: &record)
    switch event {
    case .nicknameChanged(_, let text), .groupNameChanged(let text, _),
      .groupTopicChanged(let text, _), .roleChanged(_, let text, _):
      record.text = arena.string(text)
    case .avatarChanged(_, let url), .groupAvatarChanged(let url, _):
      record.text = arena.string(url)
    case .groupKindChanged(let kind, _): record.text = arena.string(kind.rawValue)
    case .groupShared(let isOn, _): record.is_on = isOn
    case .messageDeleted(let id, let time, let actor):
      (record.message, record.at, record.text) = (id.rawValue, time.orNoTime, arena.string(actor))
    case .messageUpdated(let id, let update):
      (record.message, record.at) = (id.rawValue, update.updatedAt.orNoTime)
      record.text = arena.string(update.text)
      record.attachments_json = arena.string(update.attachmentsJSON)
    case .messagePinned(let id, let pin):
      (record.message, record.at) = (id.rawValue, pin.pinnedAt.orNoTime)
      (record.text, record.is_on) = (arena.string(pin.userId), pin.isPinned)
    case .memberJoined, .memberRejoined, .membersAdded, .memberLeft, .memberRemoved,
      .memberAutokicked, .groupOwnerChanged, .unknown:
      break
    }
    return record
  }

  /// Sets the person that the event is about, and the person who caused it.
  private func set(whom event: SystemEvent, in record: inout pentad_chat_system_event) {
    let (about, actor) = (event.people, event.by)
    (record.people, record.person_count) = (
      arena.array(about.map { arena.record(self.record($0)) }), about.count
    )
    record.by = actor.map { arena.record(self.record($0)) }
  }
}

extension SystemEvent {
  fileprivate var code: pentad_chat_happening {
    switch self {
    case .memberJoined: PENTAD_CHAT_HAPPENING_MEMBER_JOINED
    case .memberRejoined: PENTAD_CHAT_HAPPENING_MEMBER_REJOINED
    case .membersAdded: PENTAD_CHAT_HAPPENING_MEMBERS_ADDED
    case .memberLeft: PENTAD_CHAT_HAPPENING_MEMBER_LEFT
    case .memberRemoved: PENTAD_CHAT_HAPPENING_MEMBER_REMOVED
    case .memberAutokicked: PENTAD_CHAT_HAPPENING_MEMBER_AUTOKICKED
    case .nicknameChanged: PENTAD_CHAT_HAPPENING_NICKNAME_CHANGED
    case .avatarChanged: PENTAD_CHAT_HAPPENING_AVATAR_CHANGED
    case .groupNameChanged: PENTAD_CHAT_HAPPENING_GROUP_NAME_CHANGED
    case .groupTopicChanged: PENTAD_CHAT_HAPPENING_GROUP_TOPIC_CHANGED
    case .groupAvatarChanged: PENTAD_CHAT_HAPPENING_GROUP_AVATAR_CHANGED
    case .groupKindChanged: PENTAD_CHAT_HAPPENING_GROUP_KIND_CHANGED
    case .groupOwnerChanged: PENTAD_CHAT_HAPPENING_GROUP_OWNER_CHANGED
    case .groupShared: PENTAD_CHAT_HAPPENING_GROUP_SHARED
    case .roleChanged: PENTAD_CHAT_HAPPENING_ROLE_CHANGED
    case .messageDeleted: PENTAD_CHAT_HAPPENING_MESSAGE_DELETED
    case .messageUpdated: PENTAD_CHAT_HAPPENING_MESSAGE_UPDATED
    case .messagePinned: PENTAD_CHAT_HAPPENING_MESSAGE_PINNED
    case .unknown: PENTAD_CHAT_HAPPENING_UNKNOWN
    }
  }
}
