import PentadCore
import TestSupport
import Testing

@testable import ChatKit

/// Groups, members, chats and the user as the server sends them.
@Suite struct GroupAnswerTests {
  @Test func aGroupOfAList() async throws {
    let rig = try APIRig(200, GroupMeSamples.answer("[\(GroupMeSamples.listed)]"))
    let listed = try #require(try await rig.api.groupsIndex(page: 1).first)
    let group = listed.group
    #expect(group.id == "1001" && group.name == "Example" && group.description == nil)
    #expect(group.kind == .closed && group.creatorId == "101" && group.parentId == nil)
    #expect(group.image == ChatImage(url: "https://i.groupme.com/g"))
    #expect(group.createdAt == 1_730_821_439_000 && group.updatedAt == 1_766_619_877_000)
    #expect(group.shareURL == "https://groupme.com/join_group/1001/X")
    // Without members, the list contains no member count.
    #expect(listed.members == nil && group.memberCount == nil)
    #expect(group.membership == .active && group.conversation == .group("1001"))
    #expect(group.state.messageCount == 46_070)
    #expect(group.state.lastMessage == MessageID(rawValue: 170_000_000_000_000_009))
    #expect(group.state.lastMessageAt == 1_785_278_295_000)
    #expect(
      group.state.preview
        == ConversationPreview(name: "Ann", text: "hello", hasAttachments: true))
    #expect(group.state.mutedUntil == 253_402_300_800_000)
    #expect(group.state.unreadCount == nil && group.state.lastReadMessage == nil)
    #expect(
      group.extra == #"""
        {"like_icon":{"type":"emoji","pack_id":1,"pack_index":57},"max_members":5000,"messages":{"last_message_updated_at":1785278295},"phone_number":"+1 5555550100"}
        """#)
  }

  @Test func aGroupAlone() async throws {
    let rig = try APIRig(200, GroupMeSamples.answer(GroupMeSamples.shown))
    let shown = try await rig.api.groupsShow("1001")
    #expect(shown.group.kind == .open && shown.group.description == "About it")
    #expect(shown.group.shareURL == nil && shown.group.memberCount == 2)
    #expect(shown.group.state.unreadCount == 3)
    #expect(shown.group.state.lastReadMessage == MessageID(rawValue: 1_234_567_887))
    #expect(shown.group.state.preview == nil)
    let members = try #require(shown.members)
    #expect(
      members[0]
        == ChatMember(
          userId: "101", membershipId: "9001", nickname: "Ann", name: "Ann A",
          roles: ["admin", "owner"], isMuted: true, extra: #"{"autokicked":false}"#))
    #expect(
      members[1]
        == ChatMember(
          userId: "102", nickname: "Bob", image: ChatImage(url: "https://i.groupme.com/b")))
  }

  @Test func aGroupInAnObjectOfItsOwn() async throws {
    let text = GroupMeSamples.answer(#"{"group":\#(GroupMeSamples.shown)}"#, code: 20_100)
    let rig = try APIRig(201, text)
    let answer = try await rig.api.groupsJoin("1001", shareToken: "x")
    guard case .joined(let joined) = answer else {
      Issue.record("not joined")
      return
    }
    #expect(joined.group.id == "1001" && joined.members?.count == 2)
    let waiting = try APIRig(200, text.replacing("20100", with: "20101"))
    #expect(try await waiting.api.groupsJoin("1001", shareToken: "x") == .pending(joined))
    let plain = try APIRig(200, GroupMeSamples.answer(GroupMeSamples.shown))
    #expect(try await plain.api.groupsRejoin("1001") == joined)
  }

  @Test func formerGroupsAreLeft() async throws {
    let rig = try APIRig(200, GroupMeSamples.answer("[\(GroupMeSamples.shown)]"))
    #expect(try await rig.api.groupsFormer().map(\.group.membership) == [.exited])
  }

  @Test func aTopicIsAGroupOfAGroup() async throws {
    let text = """
      [{"id":5,"parent_id":1001,"topic":"Trips","creator_user_id":7,"avatar_url":"https://i/1"}]
      """
    let rig = try APIRig(200, GroupMeSamples.answer(text))
    let topic = try #require(try await rig.api.subgroupsIndex(of: "1001", page: 1).first?.group)
    #expect(topic.id == "5" && topic.parentId == "1001" && topic.name == "Trips")
    #expect(topic.creatorId == "7" && topic.image == ChatImage(url: "https://i/1"))
    #expect(topic.extra == nil)
  }

  @Test func membershipsHaveStates() async throws {
    let text = """
      [{"group_id":"1","state":"active"},{"group_id":"2","state":"exited"},
       {"group_id":"3","state":"removed"},{"group_id":4,"state":"exited_removed"},
       {"group_id":"5","state":"pending"},{"group_id":"6","state":"new"},{"group_id":"7"},7]
      """
    let rig = try APIRig(200, GroupMeSamples.answer(text))
    let states = try await rig.api.membershipStates()
    #expect(
      states == [
        "1": .active, "2": .exited, "3": .removed, "4": .removed, "5": .pending, "6": .gone,
      ])
  }

  @Test func addedMembersKeepTheirGuid() async throws {
    let text = """
      {"members":[{"id":"1000","user_id":"10000","nickname":"Bob","muted":false,
      "image_url":"https://i/1","autokicked":false,"app_installed":true,"guid":"g1"},{"guid":"g2"}]}
      """
    let rig = try APIRig(200, GroupMeSamples.answer(text))
    let added = try await rig.api.membersResults("r", in: "1001")
    #expect(added.count == 1)
    #expect(added[0].guid == "g1" && added[0].member.membershipId == "1000")
    #expect(added[0].member.extra == #"{"app_installed":true,"autokicked":false}"#)
  }

  @Test func aChatHasTheOtherAndItsLastMessage() async throws {
    let rig = try APIRig(200, GroupMeSamples.answer("[\(GroupMeSamples.chat),7,{}]"))
    let chats = try await rig.api.chatsIndex(page: 1)
    #expect(chats.count == 1)
    let chat = chats[0].chat
    #expect(chat.conversation == .direct(between: "101", and: "102") && chat.otherUserId == "102")
    #expect(chat.name == "Bob" && chat.image == ChatImage(url: "https://i.groupme.com/b"))
    #expect(chat.state.messageCount == 742 && chat.state.unreadCount == nil)
    #expect(chat.state.lastMessage == MessageID(rawValue: 174_777_858_990_222_590))
    #expect(chat.state.lastMessageAt == 1_747_778_589_000)
    #expect(chat.state.preview == ConversationPreview(name: "Bob", text: "A good idea"))
    #expect(
      chat.extra
        == #"{"message_deletion_mode":["sender"],"other_user":{"app":true},"requires_approval":false}"#
    )
    let messages = try #require(try chats[0].lastMessage?.messages(in: chat.conversation))
    #expect(messages.map(\.text) == ["A good idea"])
    let one = try APIRig(200, GroupMeSamples.answer(GroupMeSamples.chat))
    #expect(try await one.api.chatsShow(chat.conversation) == chats[0])
  }

  /// wireapp/wire-android#804, Expensify#7726: the account of the other is gone.
  @Test(arguments: [
    "null", "{}", #"{"id":null,"name":null}"#, #"{"id":0,"name":""}"#, #"{"id":"0"}"#,
    #"{"id":""}"#,
  ])
  func `a chat whose other user is not named has its last message's`(other: String) async throws {
    func chats(_ last: String) async throws -> WireList<WireChat> {
      let text = #"[{"other_user":\#(other),"last_message":\#(last),"created_at":1}]"#
      let rig = try APIRig(200, GroupMeSamples.answer(text))
      return try await rig.api.chatsIndex(page: 1)
    }
    for last in [
      GroupMeSamples.direct, #"{"id":"5","chat_id":"101+102"}"#,
      #"{"id":"5","sender_id":"102","recipient_id":"101"}"#,
    ] {
      let chat = try #require(try await chats(last).first).chat
      #expect(chat.conversation == .direct(between: "101", and: "102") && chat.name.isEmpty)
      #expect(chat.otherUserId == "102")
    }
    let unnamed = try await chats("null")
    #expect(unnamed.isEmpty && unnamed.unreadable.count == 1)
  }

  @Test func `a preview has the address of its author's picture`() async throws {
    let preview =
      #"{"nickname":"B","text":"t","image_url":"https://i.groupme.com/9","attachments":[]}"#
    let text = #"[{"id":"1","messages":{"last_message_id":"5","preview":\#(preview)}}]"#
    let rig = try APIRig(200, GroupMeSamples.answer(text))
    let group = try #require(try await rig.api.groupsIndex(page: 1).first?.group)
    #expect(
      group.state.preview
        == ConversationPreview(
          name: "B", text: "t", hasAttachments: false, imageURL: "https://i.groupme.com/9"))
  }

  @Test func theUser() async throws {
    let rig = try APIRig(200, GroupMeSamples.answer(GroupMeSamples.user))
    let user = try await rig.api.usersMe()
    #expect(user.id == "101" && user.name == "Ann A" && user.image == nil)
    #expect(user.email == "ann@example.org" && user.phoneNumber == "+1 5555550100")
    #expect(user.createdAt == 1_622_678_742_000 && user.updatedAt == 1_747_863_063_000)
    #expect(
      user.extra
        == #"{"locale":"en_us","mfa":{"enabled":false,"channels":null},"sms":false,"tags":["phone-us"]}"#
    )
  }

  @Test func receiptsAreOfGroupsAndPeople() async throws {
    let text = """
      {"receipts":[{"conversation_id":"1001","last_read_message_id":"77"},
      {"conversation_id":"101+102","last_read_message_id":78,"last_read_at":5},
      {"conversation_id":"1002","last_read_message_id":null}]}
      """
    let rig = try APIRig(200, GroupMeSamples.answer(text))
    #expect(
      try await rig.api.readReceipts() == [
        ReadReceipt(
          conversation: .group("1001"), userId: nil, message: MessageID(rawValue: 77), readAt: nil),
        ReadReceipt(
          conversation: .direct(between: "101", and: "102"), userId: nil,
          message: MessageID(rawValue: 78), readAt: 5_000),
      ])
  }

  @Test func reactionsAreTheWholeList() async throws {
    let list = #"[{"type":"unicode","code":"🤣", "user_ids":["101"]}]"#
    let rig = try APIRig(200, GroupMeSamples.answer(#"{"reactions":\#(list)}"#))
    let now = try #require(try await rig.api.like(MessageID(rawValue: 1), in: .group("1")))
    #expect(now.json == list)
    #expect(now.list == [ChatReaction(.unicode("🤣"), userIds: ["101"])])
    let none = try APIRig(200, GroupMeSamples.answer(#"{"reactions":[]}"#))
    let left = try #require(try await none.api.unlike(MessageID(rawValue: 1), in: .group("1")))
    #expect(left.json == "[]" && left.list.isEmpty)
  }

  @Test func wrongTypesAreKeptAsUnknownMembers() async throws {
    let text = """
      {"id":7,"name":["x"],"members":"none","messages":7,"created_at":"soon",
      "members_count":"2"}
      """
    let rig = try APIRig(200, GroupMeSamples.answer(text))
    let group = try await rig.api.groupsShow("7").group
    #expect(group.id == "7" && group.name.isEmpty && group.memberCount == 2)
    #expect(
      group.extra == #"{"created_at":"soon","members":"none","messages":7,"name":["x"]}"#)
  }
}
