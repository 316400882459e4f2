import PentadCore
import TestSupport
import Testing

@testable import ChatKit

/// The members of a group after a page reports new ones: no list contains them.
@Suite struct MemberNewsTests {
  private let world = StoreWorld()
  private let joined = Line(12, "joined", by: "system").with {
    $0.isSystem = true
    $0.event = [
      "type": "membership.announce.joined", "data": ["user": ["id": "103", "nickname": "New"]],
    ]
  }

  /// A store that has the first messages of group 7 and, if it is so, its members.
  private func store(members: Bool = true) async throws -> ChatStore {
    let store = try await world.open()
    let group = ChatGroup(id: "7", name: "Seven")
    let old = members ? [ChatMember(userId: "101", nickname: "A")] : nil
    try await store.save(group: WireGroup(group: group, members: old))
    try await store.ingest(.answer((1...10).map { Line($0) }), in: .seven, .after(.first))
    return store
  }

  /// The server has 20 messages; the twelfth reports a new member.
  private func rig(shows: Bool = true) throws -> APIRig {
    let lines = (1...20).map { $0 == 12 ? joined : Line(Int64($0)) }
    return try GroupServer(lines: lines).rig { url in
      guard url.hasSuffix("/groups/7") else { return nil }
      guard shows else { return .text(500, "") }
      return .text(
        200,
        GroupMeSamples.answer(
          """
          {"id":"7","name":"Seven","members_count":2,"members":[
           {"user_id":"101","nickname":"A"},{"user_id":"103","nickname":"New"}]}
          """))
    }
  }

  private func catchUp(_ rig: APIRig, _ store: ChatStore) -> CatchUp {
    CatchUp(api: rig.api, store: store, conversation: .seven, head: nil)
  }

  private func members(_ store: ChatStore) async throws -> [String] {
    try await store.members(of: "7").map(\.userId)
  }

  @Test func membersAreReadAfterNewsInCatchUp() async throws {
    let store = try await self.store()
    let rig = try rig()
    try await catchUp(rig, store).run()
    #expect(try await members(store) == ["101", "103"])
    #expect(rig.asked.count { $0.hasSuffix("/groups/7") } == 1)
  }

  /// The last push arrived, and an earlier push was lost.
  @Test func membersAreReadAfterAGap() async throws {
    let store = try await self.store()
    try await store.ingest(.push(Line(20)), in: .seven, .pushed)
    try await catchUp(try rig(), store).run()
    #expect(try await members(store) == ["101", "103"])
  }

  @Test func membersAreNotReadForHistory() async throws {
    let store = try await world.open()
    let members = [ChatMember(userId: "101", nickname: "A")]
    try await store.save(
      group: WireGroup(group: ChatGroup(id: "7", name: "Seven"), members: members))
    try await store.ingest(.ids(20, 19, 18), in: .seven, .newest)
    let rig = try rig()
    try await catchUp(rig, store).older(10)
    #expect(try await store.all().count == 13)
    #expect(!rig.asked.contains { $0.hasSuffix("/groups/7") })
  }

  @Test func unrequestedMembersAreNotRead() async throws {
    let store = try await store(members: false)
    let rig = try rig()
    try await catchUp(rig, store).run()
    #expect(!rig.asked.contains { $0.hasSuffix("/groups/7") })
  }

  @Test func unreadableMembersDoNotBlockMessages() async throws {
    let store = try await self.store()
    try await catchUp(try rig(shows: false), store).run()
    #expect(try await store.all().count == 20)
    #expect(try await members(store) == ["101"])
    // They stay due: the next look asks for them though no message is new.
    #expect(try await store.heads().map(\.isBehind) == [true])
    try await catchUp(try rig(), store).run()
    #expect(try await members(store) == ["101", "103"])
    #expect(try await store.heads().map(\.isBehind) == [false])
  }

  /// Others come while the server is asked who is in the group.
  @Test func membersAreDueUntilNothingIsNew() async throws {
    let store = try await store()
    let rig = try APIRig { _, number async throws(PentadError) in
      if number == 1 { try await store.ingest(.push(joined), in: .seven, .pushed) }
      return .text(200, GroupMeSamples.answer(#"{"id":"7","name":"Seven","members_count":1}"#))
    }
    let reading = GroupReading(api: rig.api, store: store)
    try await store.ingest(
      .push(joined.with { $0.id = 11 }), in: .seven, .pushed)
    try await reading.run("7")
    #expect(try await store.membersDue(of: "7") == MessageID(12))
    try await reading.run("7")
    #expect(try await store.membersDue(of: "7") == nil)
  }
}
