import PentadCore
import Testing

@testable import ReferenceServer

@Suite struct GroupMeGroupsTests {
  @Test func theSameSeedGivesTheSameHistory() async {
    let (one, other) = (GroupMeCaller(), GroupMeCaller())
    #expect(one.server.log() == other.server.log())
    let log = one.server.log()
    guard case .object(let conversations) = log["messages"] ?? .null else { return }
    #expect(conversations.count == 3)
    #expect(conversations.allSatisfy { !$0.value.elements.isEmpty })
  }

  @Test func aLargeHistoryHasEachKind() {
    let size = GroupMeSize(groups: 6, members: 10, messages: 900, chats: 1)
    let log = GroupMeService(seed: 3, size: size, clock: ServerClock()).log()
    guard case .object(let conversations) = log["messages"] ?? .null else { return }
    let rows = conversations.flatMap { $0.value.elements }
    let types = Set(rows.compactMap { $0["event"]?["type"]?.asString })
    #expect(types.isSuperset(of: GroupMeCensus.events.map(\.type)))
    let kinds = Set(
      rows.flatMap { $0["attachments"]?.elements ?? [] }.compactMap { $0["type"]?.asString })
    #expect(kinds.isSuperset(of: ["reply", "image", "mentions", "copilot", "event"]))
    #expect(rows.contains { $0["deleted_at"] != nil } && rows.contains { $0["updated_at"] != nil })
    #expect(rows.contains { $0["reactions"] != nil } && rows.contains { $0["sender_id"] == "0" })
  }

  @Test func groupsComeInPages() async {
    let alice = GroupMeCaller(GroupMeSize(groups: 5, members: 2, messages: 4, chats: 0))
    let first = await alice.ask("GET", "v3/groups?per_page=3&omit=memberships").value.elements
    #expect(
      first.count == 3 && first.allSatisfy { $0["members"] == nil && $0["members_count"] == 0 })
    let second = await alice.ask("GET", "v3/groups?per_page=3&page=2").value.elements
    #expect(second.count == 2 && second.allSatisfy { $0["members"]?.elements.isEmpty == false })
    #expect(await alice.ask("GET", "v3/groups?page=3").value == [])
    #expect(await alice.with(token: "tok-bob").ask("GET", "v3/groups").value.elements.count == 4)
  }

  @Test func newNameKeepsOtherProperties() async {
    let alice = GroupMeCaller()
    let made = await alice.ask("POST", "v3/groups", ["name": "A", "share": true])
    #expect(made.status == 201)
    let id = made.value["id"]?.asString ?? ""
    let renamed = await alice.ask("POST", "v3/groups/\(id)/update", ["name": "B"])
    #expect(renamed.value["name"] == "B")
    #expect(renamed.value["share_url"] == made.value["share_url"])
    #expect(made.value["share_url"] != nil)
    let last = await alice.ask("GET", "v3/groups/\(id)/messages?limit=1").value["messages"]
    #expect(last?.elements.first?["event"]?["type"] == "group.name_change")
    #expect(last?.elements.first?["text"] == "Alice changed the group's name to B")
    #expect(await alice.ask("POST", "v3/groups", ["name": ""]).status == 400)
    #expect(await alice.ask("POST", "v3/groups/\(id)/destroy").status == 200)
    #expect(await alice.ask("GET", "v3/groups/\(id)").isEmpty)
  }

  @Test func resultsAreNotReadyThenReadyThenGone() async {
    let alice = GroupMeCaller()
    let group = await alice.group()
    let people: JSONValue = ["members": [["nickname": "Bob", "user_id": "102", "guid": "g"]]]
    alice.clock.set(2_000_000_000_000)
    let asked = await alice.ask("POST", "v3/groups/\(group)/members/add", people)
    #expect(asked.status == 202)
    let path = "v3/groups/\(group)/members/results/\(asked.value["results_id"]?.asString ?? "")"
    #expect(await alice.ask("GET", path).status == 503)
    alice.clock.advance(by: 1_000)
    let ready = await alice.ask("GET", path).value["members"]?.elements
    #expect(ready?.first?["guid"] == "g" && ready?.first?["user_id"] == "102")
    alice.clock.advance(by: 3_600_000)
    #expect(await alice.ask("GET", path).status == 404)
    let membership = ready?.first?["id"]?.asString ?? ""
    #expect(await alice.ask("POST", "v3/groups/\(group)/members/102/remove").status == 404)
    #expect(
      await alice.ask("POST", "v3/groups/\(group)/members/\(membership)/remove").status == 200)
  }

  @Test func gatedRequestsAreRefused() async {
    let alice = GroupMeCaller()
    let group = await alice.group()
    alice.server.setGated(true)
    let made = await alice.ask("POST", "v3/groups", ["name": "A"])
    #expect(made.status == 401 && made.code == 40_102)
    let added = await alice.ask("POST", "v3/groups/\(group)/members/add", ["members": []])
    #expect(added.code == 40_102)
    alice.server.setGated(false)
    #expect(await alice.ask("POST", "v3/groups", ["name": "A"]).code == 201)
  }

  @Test func oneMayLeaveAndComeBack() async throws {
    let alice = GroupMeCaller()
    let bob = alice.with(token: "tok-bob")
    let made = await alice.ask("POST", "v3/groups", ["name": "A", "share": true])
    let id = try #require(made.value["id"]?.asString)
    let url = try #require(made.value["share_url"]?.asString)
    let token = try #require(url.split(separator: "/").last)
    #expect(await bob.ask("POST", "v3/groups/\(id)/join/wrong").status == 404)
    let joined = await bob.ask("POST", "v3/groups/\(id)/join/\(token)")
    #expect(joined.code == 20_100)
    let members = joined.value["group"]?["members"]?.elements
    let own = try #require(members?.first { $0["user_id"] == "102" }?["id"]?.asString)
    #expect(await bob.ask("POST", "v3/groups/\(id)/members/\(own)/remove").status == 200)
    #expect(await bob.ask("GET", "v3/groups/\(id)").status == 404)
    #expect(await bob.ask("GET", "v3/groups/former").value.elements.first?["id"] == .string(id))
    let states = await bob.ask("GET", "v3/memberships/states").value.elements
    #expect(states.contains(["group_id": .string(id), "state": "exited"]))
    #expect(await bob.ask("POST", "v3/groups/join", ["group_id": .string(id)]).status == 200)
    try alice.server.removeMember("102", from: id)
    #expect(await bob.ask("POST", "v3/groups/join", ["group_id": .string(id)]).status == 404)
  }
}
