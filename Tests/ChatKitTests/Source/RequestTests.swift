import PentadCore
import TestSupport
import Testing

@testable import ChatKit

/// The exact request of each call.
@Suite struct RequestTests {
  private static let id = MessageID(rawValue: 77)
  private static let group = ConversationKey.group("1001")
  private static let direct = ConversationKey.direct(between: "101", and: "102")
  private static let base = "https://api.groupme.com"

  typealias Call = @Sendable (GroupMeAPI) async throws -> Void

  private func asked(_ answer: String, _ call: Call) async throws -> [String] {
    let rig = try APIRig(200, answer)
    try await call(rig.api)
    for request in rig.transport.requests {
      #expect(request.headers["X-Access-Token"] == APIRig.token)
      #expect(request.headers["Accept"] == "application/json")
      #expect(!request.url.string.contains(APIRig.token))
      #expect(request.headers["Authorization"] == nil)
      let hasBody = !request.body.isEmpty
      #expect((request.headers["Content-Type"] != nil) == hasBody)
    }
    return rig.asked
  }

  @Test func groups() async throws {
    let one = GroupMeSamples.answer(GroupMeSamples.listed)
    let list = GroupMeSamples.answer("[\(GroupMeSamples.listed)]")
    let calls: [(String, String, Call)] = [
      (
        list, "GET \(Self.base)/v3/groups?page=2&per_page=50&omit=memberships",
        { _ = try await $0.groupsIndex(page: 2, perPage: 50) }
      ),
      (
        list, "GET \(Self.base)/v3/groups?page=1&per_page=100",
        { _ = try await $0.groupsIndex(page: 1, omittingMembers: false) }
      ),
      (list, "GET \(Self.base)/v3/groups/former", { _ = try await $0.groupsFormer() }),
      (
        list, "GET \(Self.base)/v3/groups/1001/subgroups?include=unread_count&page=1&per_page=100",
        { _ = try await $0.subgroupsIndex(of: "1001", page: 1) }
      ),
      (one, "GET \(Self.base)/v3/groups/1001", { _ = try await $0.groupsShow("1001") }),
      (
        one, #"POST \#(Self.base)/v3/groups {"name":"New","description":"d","share":true}"#,
        {
          _ = try await $0.groupsCreate(
            GroupChange(name: "New", description: "d", isShared: true))
        }
      ),
      // A new name alone leaves the sharing unchanged.
      (
        one, #"POST \#(Self.base)/v3/groups/1001/update {"name":"New"}"#,
        { _ = try await $0.groupsUpdate("1001", GroupChange(name: "New")) }
      ),
      (
        one,
        #"POST \#(Self.base)/v3/groups/1001/update {"image_url":"https://i/1","office_mode":false,"requires_approval":true,"group_type":"closed"}"#,
        {
          _ = try await $0.groupsUpdate(
            "1001",
            GroupChange(
              imageURL: "https://i/1", isOfficeMode: false, requiresApproval: true, kind: .closed))
        }
      ),
      ("", "POST \(Self.base)/v3/groups/1001/destroy", { try await $0.groupsDestroy("1001") }),
      (
        one,
        #"POST \#(Self.base)/v3/groups/1001/join {"share_token":"abc","answer":{"response":"me"}}"#,
        { _ = try await $0.groupsJoin("1001", shareToken: "abc", answer: "me") }
      ),
      (
        one, #"POST \#(Self.base)/v3/groups/join {"group_id":"1001"}"#,
        { _ = try await $0.groupsRejoin("1001") }
      ),
      (
        GroupMeSamples.answer("[]"), "GET \(Self.base)/v3/memberships/states",
        { _ = try await $0.membershipStates() }
      ),
    ]
    for (answer, expected, call) in calls { #expect(try await asked(answer, call) == [expected]) }
  }

  @Test func members() async throws {
    let calls: [(String, String, Call)] = [
      (
        GroupMeSamples.answer(#"{"results_id":"r1"}"#),
        #"POST \#(Self.base)/v3/groups/1001/members/add {"members":[{"nickname":"Bob","user_id":"102","guid":"g1"},{"nickname":"C","phone_number":"+1 555","guid":"g2"},{"nickname":"D","email":"d@example.org","guid":"g3"}]}"#,
        {
          let results = try await $0.membersAdd(
            [
              .init(nickname: "Bob", address: .userId("102"), guid: "g1"),
              .init(nickname: "C", address: .phoneNumber("+1 555"), guid: "g2"),
              .init(nickname: "D", address: .email("d@example.org"), guid: "g3"),
            ], to: "1001")
          #expect(results == "r1")
        }
      ),
      (
        GroupMeSamples.answer(#"{"members":[]}"#),
        "GET \(Self.base)/v3/groups/1001/members/results/r1",
        { _ = try await $0.membersResults("r1", in: "1001") }
      ),
      (
        "", "POST \(Self.base)/v3/groups/1001/members/9001/remove",
        { try await $0.membersRemove("9001", from: "1001") }
      ),
      (
        GroupMeSamples.answer(#"{"id":"9001","user_id":"101","nickname":"A"}"#),
        #"POST \#(Self.base)/v3/groups/1001/memberships/update {"membership":{"nickname":"A"}}"#,
        {
          let member = try await $0.nicknameUpdate("A", in: "1001")
          #expect(member?.membershipId == "9001")
        }
      ),
    ]
    for (answer, expected, call) in calls { #expect(try await asked(answer, call) == [expected]) }
  }

  @Test func messages() async throws {
    let page = GroupMeSamples.page(GroupMeSamples.message)
    let one = GroupMeSamples.answer(#"{"message":\#(GroupMeSamples.message)}"#)
    let index = "GET \(Self.base)/v3/groups/1001/messages?limit=100&acceptFiles=1"
    let calls: [(String, String, Call)] = [
      (page, index, { _ = try await $0.messagesIndex(Self.group) }),
      (
        page, index + "&before_id=77",
        { _ = try await $0.messagesIndex(Self.group, .before(Self.id)) }
      ),
      (
        page, index + "&after_id=77",
        { _ = try await $0.messagesIndex(Self.group, .after(Self.id)) }
      ),
      (
        page, "GET \(Self.base)/v3/groups/1001/messages?limit=20&acceptFiles=1&since_id=77",
        { _ = try await $0.messagesIndex(Self.group, .since(Self.id), limit: 20) }
      ),
      (
        page,
        "GET \(Self.base)/v3/direct_messages?other_user_id=102&limit=100&acceptFiles=1&before_id=77",
        { _ = try await $0.messagesIndex(Self.direct, .before(Self.id)) }
      ),
      (
        one, "GET \(Self.base)/v4/groups/1001/messages/77",
        { _ = try await $0.messagesShow(Self.id, in: "1001") }
      ),
      (
        one,
        #"POST \#(Self.base)/v3/groups/1001/messages {"message":{"source_guid":"g","text":"a\"b","attachments":[{"type":"poll","poll_id":"1"},{"x": 1}]}}"#,
        {
          let draft = WireDraft(
            sourceGuid: "g", text: "a\"b",
            attachments: [.poll(id: "1"), .unknown(#"{"x": 1}"#)])
          _ = try await $0.messagesCreate(draft, in: Self.group)
        }
      ),
      (
        one,
        #"POST \#(Self.base)/v3/direct_messages {"direct_message":{"source_guid":"g","recipient_id":"102","text":"hi","attachments":[]}}"#,
        {
          _ = try await $0.messagesCreate(
            WireDraft(sourceGuid: "g", text: "hi"), in: Self.direct)
        }
      ),
      (
        one,
        #"PUT \#(Self.base)/v4/groups/1001/messages/77 {"text":"new","attachments":[{"x": 1}]}"#,
        {
          _ = try await $0.editMessage(
            Self.id, in: Self.group, text: "new", attachmentsJSON: #"[{"x": 1}]"#)
        }
      ),
      (
        one, #"PUT \#(Self.base)/v4/direct_messages/102/messages/77 {"text":"","attachments":[]}"#,
        {
          _ = try await $0.editMessage(
            Self.id, in: Self.direct, text: nil, attachmentsJSON: nil)
        }
      ),
      (
        "", "DELETE \(Self.base)/v3/conversations/1001/messages/77",
        { try await $0.deleteMessage(Self.id, in: Self.group) }
      ),
      (
        "", "DELETE \(Self.base)/v3/conversations/101+102/messages/77",
        { try await $0.deleteMessage(Self.id, in: Self.direct) }
      ),
    ]
    for (answer, expected, call) in calls { #expect(try await asked(answer, call) == [expected]) }
  }

  @Test func marks() async throws {
    let page = GroupMeSamples.page()
    let null = GroupMeSamples.answer("null")
    let calls: [(String, String, Call)] = [
      (
        "",
        #"POST \#(Self.base)/v3/messages/1001/77/like {"like_icon":{"type":"unicode","code":"❤️"}}"#,
        {
          let reactions = try await $0.like(Self.id, in: Self.group)
          #expect(reactions == nil)
        }
      ),
      (
        null,
        #"POST \#(Self.base)/v3/messages/101+102/77/like {"like_icon":{"type":"emoji","pack_id":1,"pack_index":12}}"#,
        { _ = try await $0.like(Self.id, in: Self.direct, by: .emoji(pack: 1, index: 12)) }
      ),
      (
        null, "POST \(Self.base)/v3/messages/1001/77/unlike",
        {
          let reactions = try await $0.unlike(Self.id, in: Self.group)
          #expect(reactions == nil)
        }
      ),
      (
        page, "GET \(Self.base)/v3/groups/1001/likes?period=week",
        { _ = try await $0.likesIndex("1001", .period(.week)) }
      ),
      (
        page, "GET \(Self.base)/v3/groups/1001/likes/mine",
        { _ = try await $0.likesIndex("1001", .mine) }
      ),
      (
        page, "GET \(Self.base)/v3/groups/1001/likes/for_me",
        { _ = try await $0.likesIndex("1001", .forMe) }
      ),
      (
        null, "POST \(Self.base)/v3/conversations/1001/messages/77/pin",
        { try await $0.pin(Self.id, in: Self.group) }
      ),
      (
        null, "POST \(Self.base)/v3/conversations/101+102/messages/77/unpin",
        { try await $0.unpin(Self.id, in: Self.direct) }
      ),
      (
        page, "GET \(Self.base)/v3/pinned/groups/1001/messages",
        { _ = try await $0.pinned(in: Self.group) }
      ),
      (
        page, "GET \(Self.base)/v3/pinned/direct_messages?other_user_id=102",
        { _ = try await $0.pinned(in: Self.direct) }
      ),
    ]
    for (answer, expected, call) in calls { #expect(try await asked(answer, call) == [expected]) }
  }

  @Test func chatsAndAccount() async throws {
    let chat = GroupMeSamples.answer(GroupMeSamples.chat)
    let calls: [(String, String, Call)] = [
      (
        GroupMeSamples.answer(GroupMeSamples.user), "GET \(Self.base)/v3/users/me",
        { _ = try await $0.usersMe() }
      ),
      (
        GroupMeSamples.answer("[]"), "GET \(Self.base)/v3/chats?page=1&per_page=20",
        { _ = try await $0.chatsIndex(page: 1, perPage: 20) }
      ),
      (chat, "GET \(Self.base)/v3/chats/101+102", { _ = try await $0.chatsShow(Self.direct) }),
      (
        GroupMeSamples.answer(#"{"receipts":[]}"#), "GET \(Self.base)/v4/read_receipts",
        { _ = try await $0.readReceipts() }
      ),
      (
        #"{"status":"accepted"}"#,
        #"POST \#(Self.base)/v4/read_receipts/1001 {"last_read_message_id":"77"}"#,
        { try await $0.markRead(Self.group, message: Self.id) }
      ),
      (
        "", #"POST https://v2.groupme.com/groups/1001/memberships/mute {"duration":60}"#,
        { try await $0.mute(Self.group, minutes: 60) }
      ),
      (
        "", #"POST https://v2.groupme.com/chats/102/mute {"duration":null}"#,
        { try await $0.mute(Self.direct) }
      ),
      (
        "", "POST https://v2.groupme.com/groups/1001/memberships/unmute",
        { try await $0.unmute(Self.group) }
      ),
    ]
    for (answer, expected, call) in calls { #expect(try await asked(answer, call) == [expected]) }
  }

  @Test func pictures() async throws {
    let answer =
      #"{"payload":{"url":"https://i.groupme.com/1","picture_url":"https://i.groupme.com/2"}}"#
    let rig = try APIRig(200, answer)
    let image = try await rig.api.uploadImage([1, 2, 3], type: "image/png")
    #expect(image == ChatImage(url: "https://i.groupme.com/2"))
    let request = try #require(rig.transport.requests.first)
    #expect(request.url.string == "https://image.groupme.com/pictures" && request.method == .post)
    #expect(request.body == [1, 2, 3] && request.headers["Content-Type"] == "image/png")
    #expect(request.deadline == rig.api.uploadDeadline)
    for text in [#"{"payload":null,"errors":["x"]}"#, "{}", #"{"payload":{}}"#] {
      let rig = try APIRig(200, text)
      let code = await code { () async throws(PentadError) in _ = try await rig.api.uploadImage([])
      }
      #expect(code == .unexpectedAnswer)
    }
  }

  /// The transport never repeats a request that changes something.
  @Test func nothingThatChangesIsRepeated() async throws {
    let rig = try APIRig(200, GroupMeSamples.answer(#"{"message":\#(GroupMeSamples.message)}"#))
    _ = try await rig.api.messagesCreate(WireDraft(sourceGuid: "g", text: "hi"), in: Self.group)
    _ = try await rig.api.like(Self.id, in: Self.group)
    #expect(rig.transport.requests.allSatisfy { !$0.isRepeatable })
  }

  @Test(arguments: ["", ".", ".."])
  func idsThatLeadElsewhereAreRefused(_ id: String) async throws {
    let rig = try APIRig(200, "")
    let code = await code { () async throws(PentadError) in
      _ = try await rig.api.groupsShow(id)
    }
    #expect(code == .invalid && rig.transport.requests.isEmpty)
  }

  @Test func idsAreEncoded() async throws {
    let rig = try APIRig(200, GroupMeSamples.answer(GroupMeSamples.listed))
    _ = try await rig.api.groupsShow("a/b?c#d e")
    #expect(rig.asked == ["GET \(Self.base)/v3/groups/a%2Fb%3Fc%23d%20e"])
  }

  @Test func withoutAUserThereAreNoDirectConversations() async throws {
    let rig = try APIRig(userId: nil) { _, _ in .text(200, "") }
    let first = await code { () async throws(PentadError) in
      _ = try await rig.api.messagesIndex(Self.direct)
    }
    let second = await code { () async throws(PentadError) in
      _ = try await rig.api.chatsIndex(page: 1)
    }
    let foreign = ConversationKey.direct(between: "5", and: "6")
    let other = try APIRig(200, "")
    let third = await code { () async throws(PentadError) in
      _ = try await other.api.messagesIndex(foreign)
    }
    #expect(first == .misuse && second == .misuse && third == .notMember)
    #expect(rig.transport.requests.isEmpty && other.transport.requests.isEmpty)
  }

  @Test func badAttachmentsAreNotSent() async throws {
    for json in ["", "{", "7", "[]", "{}{}", #"{"a":1},{"b":2}"#] {
      let rig = try APIRig(200, "")
      let sent = await code { () async throws(PentadError) in
        _ = try await rig.api.messagesCreate(
          WireDraft(sourceGuid: "g", text: "t", attachments: [.unknown(json)]), in: Self.group)
      }
      let edited = await code { () async throws(PentadError) in
        _ = try await rig.api.editMessage(
          Self.id, in: Self.group, text: "t", attachmentsJSON: json == "[]" ? "{}" : json)
      }
      #expect(sent == .invalid && edited == .invalid && rig.transport.requests.isEmpty)
    }
  }

  @Test func theReferenceServerHasItsOwnAddresses() throws {
    let servers = try GroupMeServers(reference: "http://127.0.0.1:8080/")
    #expect(servers.api.string == "http://127.0.0.1:8080/groupme/v3")
    #expect(servers.apiV4.string == "http://127.0.0.1:8080/groupme/v4")
    #expect(servers.apiV2.string == "http://127.0.0.1:8080/groupme/v2")
    #expect(servers.images.string == "http://127.0.0.1:8080/groupme/pictures")
    #expect(servers.push.string == "http://127.0.0.1:8080/groupme/faye")
    #expect(throws: PentadError.self) { try GroupMeServers(reference: "127.0.0.1") }
  }
}
