import ChatKit
import Testing

/// Every event names the people that it mentions.
@Suite struct EventPeopleTests {
  private static let user = #""user":{"id":7,"nickname":"Ann"}"#

  private func event(_ type: String, _ data: String) -> SystemEvent {
    SystemEvent(type: type, json: #"{"type":"\#(type)","data":{\#(data)}}"#)
  }

  @Test(arguments: [
    "group.theme_change", "group.chat_theme_settings_change", "group.like_icon_set",
    "group.like_icon_removed", "group.requires_approval_enabled", "group.office_mode_disabled",
    "group.visibility_set.hidden", "group.subgroup_created", "group.subgroup_removed",
    "group.subgroup_name_change", "group.subgroup_type_change", "group.call.started",
    "poll.created", "calendar.event.created", "calendar.event.updated",
    "calendar.event.cancelled", "calendar.event.user.going", "bot.add", "bot.del", "bot.rename",
    "group.name_change", "group.topic_removed", "something.new",
  ])
  func `every event type names its actor`(type: String) {
    let rest =
      #""name":"N","event":{"id":"e","name":"E"},"poll":{"id":"p","subject":"S"},"bot":"B""#
    let told = event(type, "\(Self.user),\(rest)")
    #expect(told.by == .init(userId: "7", nickname: "Ann") && told.people.isEmpty)
  }

  @Test(
    arguments: [
      ("membership.notifications.admin.new_pending_user", user, ["7"], nil),
      (
        "membership.new",
        #""removed_user":{"id":"8","nickname":"Bob"},"remover_user":{"id":7,"nickname":"Ann"}"#,
        ["8"], "7"
      ),
      (
        "membership.announce.coco.added",
        #""added_users":[{"id":8,"nickname":"Bob"}],"adder_user":{"id":7,"nickname":"Ann"}"#, ["8"],
        "7"
      ),
      ("group.new", #"\#(user),"member":{"id":"8","nickname":"Bob"}"#, ["8"], "7"),
      (
        "group.role_change_admin", #"\#(user),"role":"admin","member":{"id":8,"nickname":"Bob"}"#,
        ["8"], "7"
      ),
      (
        "poll.finished", #""poll":{"id":"1","subject":"s"},"options":[{"id":"1","title":"t"}]"#, [],
        nil
      ),
      ("x", #""list":[1,null,{"id":"9","nickname":"Cy"},[{}]],"user":null"#, ["9"], nil),
    ] as [(String, String, [String], String?)])
  func `affected people are separated from the actor`(
    type: String, data: String, people: [String], by: String?
  ) {
    let told = event(type, data)
    #expect(told.people.map(\.userId) == people && told.by?.userId == by)
  }

  @Test(arguments: [
    (
      #"[{"type":"emoji","pack_id":"1","offset":12,"user_ids":[7]}]"#,
      ChatReaction.Sign.emoji(pack: 1, index: 12)
    ),
    (
      #"[{"type":"emoji","pack_id":1,"pack_index":"3","user_ids":["7"]}]"#,
      .emoji(pack: 1, index: 3)
    ),
    (
      #"[{"type":"emoji","pack_id":1,"offset":null,"pack_index":3,"user_ids":[7,null]}]"#,
      .emoji(pack: 1, index: 3)
    ),
  ])
  func `a picture is named by its offset, too`(json: String, sign: ChatReaction.Sign) {
    let message = ChatMessage(
      id: MessageID(rawValue: 1), conversation: .group("1"), createdAt: 0, reactionsJSON: json,
      favoritedByJSON: #"["7","8"]"#)
    #expect(
      message.reactions
        == [ChatReaction(sign, userIds: ["7"]), ChatReaction(.heart, userIds: ["8"])])
  }
}
