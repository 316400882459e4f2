import PentadCore
import Testing

@testable import ChatKit

/// Groups, members and direct chats as they are stored.
@Suite struct StoredGroupTests {
  private let world = StoreWorld()

  private func group(
    _ id: String, _ name: String = "Name", head: Int64? = nil, members: Int? = 2
  ) -> ChatGroup {
    ChatGroup(
      id: id, name: name, description: "d", image: ChatImage(url: "https://i.example/1"),
      kind: .closed, creatorId: "1", createdAt: 1_000, updatedAt: 2_000, shareURL: "s",
      memberCount: members,
      state: ConversationState(
        unreadCount: 0, lastMessage: head.map { MessageID($0) }, lastMessageAt: head,
        preview: head.map { _ in ConversationPreview(name: "A", text: "of the list") },
        messageCount: 5),
      extra: #"{"office_mode":false}"#)
  }

  private func wire(_ group: ChatGroup, _ members: [ChatMember]? = nil) -> WireGroup {
    WireGroup(group: group, members: members)
  }

  @Test func aGroupComesBackAsItWas() async throws {
    let store = try await world.open()
    try await store.save(listing: [wire(group("7", head: 9))])
    #expect(try await store.group("7") == group("7", head: 9).with { $0.mentionCount = 0 })
    #expect(try await store.group("8") == nil)
    #expect(try await store.log == [.groupCreated("7"), .conversationChanged(.seven)])
    try await store.save(listing: [wire(group("7", head: 9))])
    try await store.save(group: wire(group("7", head: 9)))
    #expect(try await store.log.count == 2)
    // A list leaves the members out.
    try await store.save(group: wire(group("7", "Other", head: 9, members: nil)))
    let renamed = try await store.group("7")
    #expect(renamed?.name == "Other" && renamed?.memberCount == 2)
    #expect(try await store.log.last == .groupUpdated("7"))
  }

  @Test func theNewestFirst() async throws {
    let store = try await world.open()
    try await store.save(
      listing: [wire(group("1", head: 10)), wire(group("2", head: 30)), wire(group("3"))])
    #expect(try await store.groups().map(\.id) == ["2", "1", "3"])
    let line = Line(40, "newer", by: "102").with { $0.attachments = [["type": "x"]] }
    try await store.ingest(.push(line), in: .group("1"), .pushed)
    let first = try #require(try await store.groups().first)
    #expect(first.id == "1" && first.state.lastMessage == MessageID(40))
    #expect(
      first.state.preview
        == ConversationPreview(name: "User 102", text: "newer", hasAttachments: true))
    #expect(try await store.head(of: .group("1")) == MessageID(40))
    #expect(try await store.head(of: .group("2")) == MessageID(30))
  }

  @Test func aListEndsNoMembership() async throws {
    let store = try await world.open()
    let topic = ChatGroup(id: "9", name: "Topic", parentId: "1")
    try await store.save(
      listing: [wire(group("1")), wire(group("2")), wire(topic)])
    try await store.save(listing: [wire(group("1"))])
    #expect(try await Set(store.groups().map(\.id)) == ["1", "2", "9"])
    try await store.ingest(.ids(5), in: .group("2"), .newest)
    try await store.remove(group: "2", .gone)
    #expect(try await Set(store.groups().map(\.id)) == ["1", "9"])
    #expect(try await store.groups(.gone).map(\.id) == ["2"])
    #expect(try await store.all(.group("2")).ids == [5])
    #expect(try await store.log.contains(.groupRemoved("2", .gone)))
    try await store.remove(group: "1", .left)
    try await store.remove(group: "1", .left)
    // A user who leaves a group also leaves its topics.
    #expect(try await store.groups(.exited).map(\.id) == ["1", "9"])
    #expect(try await store.log.filter { $0 == .groupRemoved("1", .left) }.count == 1)
    try await store.save(group: wire(group("1")))
    #expect(try await store.log.last == .groupCreated("1"))
    // Groups that the user has left are not caught up.
    #expect(try await store.heads().map(\.conversation) == [.group("1")])
  }

  @Test func membersKeepTheirOrder() async throws {
    let store = try await world.open()
    let members = [
      ChatMember(
        userId: "3", membershipId: "33", nickname: "Z", name: "Zoë",
        image: ChatImage(url: "https://i.example/z"), roles: ["user", "admin"], isMuted: true,
        state: .pending, extra: #"{"a":1}"#), ChatMember(userId: "1", nickname: "A"),
    ]
    try await store.save(group: wire(group("7"), members))
    #expect(try await store.members(of: "7") == members)
    #expect(try await store.group("7")?.memberCount == 2)
    let count = try await store.log.count
    try await store.save(members: members, of: "7")
    #expect(try await store.log.count == count)
    #expect(try await store.change(member: "1", of: "7") { $0.nickname = "B" })
    #expect(try await !store.change(member: "2", of: "7") { $0.nickname = "B" })
    #expect(try await store.members(of: "7").map(\.nickname) == ["Z", "B"])
    try await store.save(members: [members[1], members[1]], of: "7")
    #expect(try await store.members(of: "7") == [members[1]])
    #expect(try await store.members(of: "8") == [])
  }

  @Test func directChatsAreStored() async throws {
    let store = try await world.open()
    let key = ConversationKey.direct(between: StoreWorld.me, and: "55")
    let chat = DirectChat(
      conversation: key, otherUserId: "55", name: "Eve", image: ChatImage(url: "https://i.e/1"),
      createdAt: 1, updatedAt: 2,
      state: ConversationState(unreadCount: 2, lastMessage: MessageID(8), lastMessageAt: 3),
      extra: #"{"x":1}"#)
    try await store.save(chats: [WireChat(chat: chat, lastMessage: nil)])
    try await store.save(chats: [WireChat(chat: chat, lastMessage: nil)])
    #expect(try await store.chats().map(\.name) == ["Eve"])
    #expect(try await store.chat(key)?.state.unreadCount == 2)
    #expect(try await store.log == [.conversationChanged(key)])
    #expect(try await store.groups() == [])
    let heads = try await store.heads()
    #expect(
      heads == [
        ConversationHead(
          conversation: key, newest: MessageID(8), isBehind: true, hasMessages: false)
      ])
  }

  @Test func conversationBehindItsHeadIsReported() async throws {
    let store = try await world.open()
    func isBehind() async throws -> Bool? { try await store.heads().first?.isBehind }
    try await store.save(group: wire(group("7", head: 20)))
    #expect(try await isBehind() == true)
    try await store.ingest(.ids(20, 19), in: .seven, .newest)
    #expect(try await isBehind() == false)
    try await store.ingest(.push(Line(25)), in: .seven, .pushed)
    #expect(try await isBehind() == true)
    try await store.ingest(.ids(25), in: .seven, .after(MessageID(20)))
    #expect(try await isBehind() == false)
    // A newest message that was deleted before it was fetched.
    try await store.save(group: wire(group("7", head: 30)))
    #expect(try await isBehind() == true)
    try await store.ingest(.empty, in: .seven, .after(MessageID(25)))
    #expect(try await isBehind() == false)
    try await store.save(group: wire(group("7", head: 31)))
    try await store.ingest(.ids(25, 20), in: .seven, .newest)
    #expect(try await isBehind() == false)
  }

  @Test func theAccountIsStored() async throws {
    let store = try await world.open()
    #expect(try await store.account() == nil)
    let user = ChatUser(
      id: StoreWorld.me, name: "Al", image: ChatImage(url: "https://i.e/1"), email: "a@b",
      phoneNumber: "1", createdAt: 1, updatedAt: 2, extra: #"{"x":1}"#)
    try await store.save(account: user)
    try await store.save(account: user)
    #expect(try await store.account() == user)
    #expect(try await store.log == [.accountUpdated])
    try await store.set("skew", to: "12")
    #expect(try await store.setting("skew") == "12")
    try await store.set("skew", to: nil)
    #expect(try await store.setting("skew") == nil)
  }

  @Test func peopleBeingAddedAreRemembered() async throws {
    let store = try await world.open()
    let first = MemberRequest(resultsId: "r2", group: "7", askedAt: 1)
    let second = MemberRequest(resultsId: "r1", group: "7", askedAt: 2)
    try await store.save(second)
    try await store.save(first)
    #expect(try await store.memberRequests() == [first, second])
    try await store.remove(memberRequest: "r2")
    #expect(try await store.memberRequests() == [second])
  }
}

extension ChatGroup {
  fileprivate func with(_ change: (inout ConversationState) -> Void) -> ChatGroup {
    var group = self
    change(&group.state)
    return group
  }
}
