import ChatKit
import Testing

/// Events in a group.
@Suite struct SystemEventTests {
  private static let ann = SystemEvent.Person(userId: "101", nickname: "Ann")
  private static let bob = SystemEvent.Person(userId: "102", nickname: "Bob")
  private static let id = MessageID(rawValue: 170_000_000_000_000_001)

  private static func event(_ type: String, _ data: String) -> SystemEvent {
    // Ids are numbers in some events and texts in others.
    let data = data.replacing("ANN", with: #"{"id":101,"nickname":"Ann"}"#)
      .replacing("BOB", with: #"{"id":"102","nickname":"Bob"}"#)
    return SystemEvent(type: type, json: #"{"type":"\#(type)","data":\#(data)}"#)
  }

  @Test(arguments: [
    ("membership.announce.joined", #"{"user":ANN}"#, SystemEvent.memberJoined(ann)),
    ("membership.announce.rejoined", #"{"user":BOB}"#, .memberRejoined(bob)),
    (
      "membership.announce.added", #"{"added_users":[ANN,BOB],"adder_user":BOB}"#,
      .membersAdded([ann, bob], by: bob)
    ),
    ("membership.notifications.exited", #"{"removed_user":ANN}"#, .memberLeft(ann)),
    (
      "membership.notifications.removed", #"{"remover_user":BOB,"removed_user":ANN}"#,
      .memberRemoved(ann, by: bob)
    ),
    ("membership.notifications.autokicked", #"{"user":ANN}"#, .memberAutokicked(ann)),
    (
      "membership.nickname_changed", #"{"user":ANN,"name":"Anna"}"#,
      .nicknameChanged(ann, to: "Anna")
    ),
    (
      "membership.avatar_changed", #"{"user":ANN,"avatar_url":"https://i/1"}"#,
      .avatarChanged(ann, to: "https://i/1")
    ),
    ("membership.avatar_changed", #"{"user":ANN,"avatar_url":""}"#, .avatarChanged(ann, to: nil)),
    ("group.name_change", #"{"user":ANN,"name":"New"}"#, .groupNameChanged(to: "New", by: ann)),
    ("group.topic_change", #"{"user":ANN,"topic":""}"#, .groupTopicChanged(to: "", by: ann)),
    (
      "group.avatar_change", #"{"user":ANN,"avatar_url":null}"#,
      .groupAvatarChanged(to: nil, by: ann)
    ),
    (
      "group.type_change", #"{"user":ANN,"type":"closed","message_edit_period":15}"#,
      .groupKindChanged(to: .closed, by: ann)
    ),
    (
      "group.owner_changed", #"{"old_owner":ANN,"new_owner":BOB}"#,
      .groupOwnerChanged(to: bob, from: ann)
    ),
    ("group.shared", #"{"user":ANN,"share_url":"https://g/1"}"#, .groupShared(true, by: ann)),
    ("group.unshared", #"{"user":ANN}"#, .groupShared(false, by: ann)),
    (
      "group.role_change_admin", #"{"user":BOB,"role":"admin","member":ANN}"#,
      .roleChanged(ann, to: "admin", by: bob)
    ),
    (
      "message.deleted",
      #"{"message_id":"170000000000000001","deleted_at":1785303362,"deletion_actor":"admin"}"#,
      .messageDeleted(id, at: 1_785_303_362_000, by: "admin")
    ),
    (
      "message.pinned",
      #"{"message_id":"170000000000000001","pinned":true,"pinned_by":101,"pinned_at":1785303387}"#,
      .messagePinned(id, .init(isPinned: true, pinnedAt: 1_785_303_387_000, userId: "101"))
    ),
    (
      "message.unpinned", #"{"message_id":170000000000000001,"unpinned":true}"#,
      .messagePinned(id, .init(isPinned: false, pinnedAt: nil, userId: nil))
    ),
    (
      "message.update",
      #"{"message_id":"170000000000000001","updated_at":1785303382,"message":{"text":"new","attachments":[{"type":"x"}]}}"#,
      .messageUpdated(
        id,
        .init(
          text: "new", attachmentsJSON: #"[{"type":"x"}]"#, updatedAt: 1_785_303_382_000))
    ),
    (
      "message.update",
      #"{"message_id":"170000000000000001","message":{"text":"new","attachments":[]}}"#,
      .messageUpdated(id, .init(text: "new", attachmentsJSON: nil, updatedAt: nil))
    ),
  ])
  func knownEventIsDecoded(_ type: String, _ data: String, _ event: SystemEvent) {
    #expect(Self.event(type, data) == event)
  }

  @Test(arguments: [
    ("bot.add", #"{"user":ANN,"bot":"b"}"#), ("group.call.started", "{}"), ("new.word", "[]"),
    ("poll.finished", #"{"options":[{"id":"1"}]}"#), ("calendar.event.cancelled", "{}"),
    ("membership.announce.joined", "{}"), ("membership.announce.joined", "7"),
    ("membership.announce.added", #"{"added_users":[{}]}"#), ("message.deleted", "{}"),
    ("message.deleted", #"{"message_id":"x"}"#), ("membership.nickname_changed", #"{"user":ANN}"#),
  ])
  func unknownEventIsKeptUnchanged(_ type: String, _ data: String) {
    guard case .unknown(let word, let json) = Self.event(type, data) else {
      Issue.record("\(type) was read")
      return
    }
    #expect(word == type)
    #expect(json.hasPrefix(#"{"type":"\#(type)","data":"#))
  }

  @Test(arguments: ["", "{", "[]", "7", #"{"data":{"user":{"id":1}}"#])
  func brokenTextIsUnknown(_ json: String) {
    #expect(SystemEvent(type: "group.shared", json: json).isShared != false)
  }
}

extension SystemEvent {
  fileprivate var isShared: Bool? {
    if case .groupShared(let isShared, _) = self { isShared } else { nil }
  }
}
