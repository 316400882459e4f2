import PentadCore
import Testing

@testable import ReferenceServer

@Suite struct GroupMeMessagesTests {
  @Test func pagesFollowTheService() async {
    let alice = GroupMeCaller()
    let group = await alice.group()
    #expect(await alice.ask("GET", "v3/groups/\(group)/messages").status == 304)
    var ids: [String] = []
    for number in 0..<30 { ids.append(await alice.post("m\(number)", in: group)) }
    #expect(ids == ids.sorted { (Int($0) ?? 0) < (Int($1) ?? 0) } && Set(ids).count == 30)
    #expect(await alice.texts(group).first == "m29")
    #expect(await alice.texts(group).count == 20)
    #expect(await alice.texts(group, "after_id=\(ids[3])&limit=3") == ["m4", "m5", "m6"])
    #expect(await alice.texts(group, "since_id=\(ids[3])&limit=3") == ["m29", "m28", "m27"])
    #expect(await alice.texts(group, "before_id=\(ids[3])&limit=2") == ["m2", "m1"])
    let end = await alice.ask("GET", "v3/groups/\(group)/messages?after_id=\(ids[29])")
    #expect(end.status == 304 && end.isEmpty)
    // An anchor that is gone counts as a number.
    #expect(await alice.texts(group, "after_id=\((Int(ids[3]) ?? 0) + 1)&limit=1") == ["m4"])
  }

  @Test(arguments: ["limit=0", "limit=201", "limit=x", "after_id=x", "before_id=-1"])
  func aQueryWithoutMeaningIsRefused(_ query: String) async {
    let alice = GroupMeCaller()
    let group = await alice.group()
    await alice.post("one", in: group)
    #expect(await alice.ask("GET", "v3/groups/\(group)/messages?\(query)").status == 400)
    #expect(await alice.ask("GET", "v3/groups/\(group)/messages?limit=200").status == 200)
  }

  @Test func aGuidIsRememberedForAMinute() async {
    let alice = GroupMeCaller()
    let group = await alice.group()
    let message: JSONValue = ["message": ["source_guid": "g1", "text": "hello"]]
    let path = "v3/groups/\(group)/messages"
    alice.clock.set(2_000_000_000_000)
    #expect(await alice.ask("POST", path, message).status == 201)
    alice.clock.advance(by: 55_000)
    #expect(await alice.ask("POST", path, message).status == 409)
    // A guid is its sender's, and the conversation's.
    let other = await alice.group()
    #expect(await alice.ask("POST", "v3/groups/\(other)/messages", message).status == 201)
    alice.clock.advance(by: 6_000)
    #expect(await alice.ask("POST", path, message).status == 201)
    #expect(await alice.texts(group) == ["hello", "hello"])
  }

  @Test func invalidPostIsRefused() async {
    let alice = GroupMeCaller()
    let group = await alice.group()
    let path = "v3/groups/\(group)/messages"
    let long = String(repeating: "x", count: 1_001)
    let bodies: [JSONValue] = [
      ["message": ["source_guid": "1"]], ["message": ["text": "no guid"]],
      ["message": ["source_guid": "1", "text": .string(long)]], ["other": 1], [],
    ]
    for body in bodies { #expect(await alice.ask("POST", path, body).status == 400) }
    let stranger = await alice.with(token: "tok-bob").ask("POST", path, bodies[0])
    #expect(stranger.status == 404 && stranger.isEmpty)
    #expect(await alice.with(token: "nobody").ask("GET", "v3/users/me").code == 401)
    alice.server.expire(token: "tok-alice")
    #expect(await alice.ask("GET", "v3/users/me").status == 401)
  }

  @Test func postedMessageIsReturnedUnchanged() async throws {
    let alice = GroupMeCaller()
    let group = await alice.group()
    let odd: JSONValue = ["deep": [1, 2.5, nil, ["a": true]], "type": "unheard of"]
    let message: JSONValue = ["source_guid": "1", "attachments": [odd]]
    let sent = await alice.ask("POST", "v3/groups/\(group)/messages", ["message": message])
    #expect(sent.status == 201 && sent.value["message"]?["attachments"] == [odd])
    let id = try #require(sent.value["message"]?["id"]?.asString)
    let edited = await alice.ask("PUT", "v4/groups/\(group)/messages/\(id)", ["text": "changed"])
    #expect(edited.value["message"]?["text"] == "changed")
    #expect(edited.value["message"]?["updated_at"] != nil)
    let liked = await alice.ask("POST", "v3/messages/\(group)/\(id)/like")
    #expect(liked.value["reactions"]?.elements.first?["user_ids"] == ["101"])
    let icon: JSONValue = ["pack_id": 1, "pack_index": 42, "type": "emoji"]
    let other = await alice.ask(
      "POST", "v3/messages/\(group)/\(id)/like", ["like_icon": icon])
    let people = JSONValue.Member("user_ids", ["101"])
    #expect(other.value["reactions"] == [icon.with([people])])
    let gone = await alice.ask("POST", "v3/messages/\(group)/\(id)/unlike")
    #expect(gone.value["reactions"]?.elements.isEmpty == true)
    let deleted = await alice.ask("DELETE", "v3/conversations/\(group)/messages/\(id)")
    #expect(deleted.status == 204 && deleted.isEmpty)
    let row = await alice.ask("GET", "v4/groups/\(group)/messages/\(id)").value["message"]
    #expect(row?["deleted_at"] != nil && row?["deletion_actor"] == "sender")
    let late = await alice.ask("PUT", "v4/groups/\(group)/messages/\(id)", ["text": "x"])
    #expect(late.status == 403)
  }

  @Test func twoPeopleWriteToEachOther() async throws {
    let alice = GroupMeCaller(GroupMeSize(groups: 0, chats: 0))
    let bob = alice.with(token: "tok-bob")
    let fields: JSONValue = ["source_guid": "1", "recipient_id": "102", "text": "hi"]
    #expect(await bob.ask("GET", "v3/direct_messages?other_user_id=101").status == 304)
    let sent = await alice.ask("POST", "v3/direct_messages", ["direct_message": fields])
    let message = try #require(sent.value["direct_message"])
    #expect(message["conversation_id"] == "101+102" && message["recipient_id"] == "102")
    #expect(message["system"] == nil && message["group_id"] == nil)
    let again = await alice.ask("POST", "v3/direct_messages", ["direct_message": fields])
    #expect(again.status == 409)
    let read = await bob.ask("POST", "v3/conversations/101+102/read_receipt")
    #expect(read.status == 200)
    let page = await alice.ask("GET", "v3/direct_messages?other_user_id=102")
    #expect(page.value["read_receipt"]?["message_id"] == message["id"])
    let chats = await bob.ask("GET", "v3/chats").value.elements
    #expect(chats.first?["other_user"]?["id"] == "101" && chats.first?["messages_count"] == 1)
    #expect(await bob.ask("GET", "v3/chats/101+102").value["unread_count"] == 0)
  }

  @Test func mutesAndReadMarksAreStored() async throws {
    let alice = GroupMeCaller(GroupMeSize(groups: 1, members: 3, messages: 5, chats: 1))
    let listed = await alice.ask("GET", "v3/groups").value.elements
    let id = try #require(listed.first?["id"]?.asString)
    #expect(await alice.ask("GET", "v3/groups/\(id)/subgroups").value == [])
    alice.clock.set(2_000_000_000_000)
    let mute = "v2/groups/\(id)/memberships/mute"
    #expect(await alice.ask("POST", mute, ["duration": 10]).status == 200)
    let until = await alice.ask("GET", "v3/groups/\(id)").value["muted_until"]?.asInteger ?? 0
    #expect((2_000_000_600...2_000_000_601).contains(until))
    _ = await alice.ask("POST", "v2/groups/\(id)/memberships/unmute")
    #expect(await alice.ask("GET", "v3/groups/\(id)").value["muted_until"] == nil)
    let forever = await alice.ask("POST", "v2/chats/102/mute", ["duration": .null]).value
    #expect(forever["muted_until"] == .integer(253_402_300_800))
    let page = await alice.ask("GET", "v3/groups/\(id)/messages").value["messages"]?.elements ?? []
    let (first, last) = (page.last?["id"] ?? nil, page.first?["id"] ?? nil)
    let mark: JSONValue = ["last_read_message_id": first]
    #expect(await alice.ask("POST", "v4/read_receipts/\(id)", mark).status == 202)
    let unread = await alice.ask("GET", "v3/groups/\(id)").value["unread_count"]
    #expect(unread == .integer(page.count - 1))
    #expect(await alice.ask("POST", "v4/conversations/mark_all_read").status == 202)
    let receipts = await alice.ask("GET", "v4/read_receipts").value["receipts"]?.elements ?? []
    #expect(receipts.contains(["conversation_id": .string(id), "last_read_message_id": last]))
    #expect(receipts.count == 2)
  }
}
