import Foundation
import PentadCore
import Testing

@testable import ReferenceServer

@Suite struct GroupMeControlTests {
  /// A socket that keeps what it is sent.
  private final class KeptLine: FayeLine {
    private let messages = Lock<[JSONValue]>([])

    /// The texts of the messages that were pushed.
    var texts: [String] {
      messages.withLock { $0 }.compactMap { $0["data"]?["subject"]?["text"]?.asString }
    }

    func send(_ messages: [JSONValue]) { self.messages.withLock { $0 += messages } }
    func end() {}
    func cut() {}
    func stall() {}
    func go() {}

    /// Connects and subscribes to the channel of user 101.
    func listen(to server: GroupMeService) {
      let number = server.open(self)
      func ask(_ message: JSONValue) { server.receive(Array(message.text().utf8), from: number) }
      ask([
        "channel": "/meta/handshake", "version": "1.0",
        "supportedConnectionTypes": ["websocket"],
      ])
      let id = messages.withLock { $0.first?["clientId"] } ?? ""
      ask(["channel": "/meta/connect", "clientId": id, "connectionType": "websocket"])
      ask([
        "channel": "/meta/subscribe", "clientId": id, "subscription": "/user/101",
        "ext": ["access_token": "tok-alice"],
      ])
    }
  }

  private func carryOut(
    _ command: JSONValue, _ name: String, _ server: GroupMeService
  ) throws -> JSONValue {
    let data = Data(command.text().utf8)
    return try JSONDecoder().decode(GroupMeCommand.self, from: data).carryOut(name, server)
  }

  @Test func aBatchGoesOnAfterAnError() async throws {
    let alice = GroupMeCaller()
    let group = await alice.group()
    let post: JSONValue = [
      "do": "post", "user": "101", "conversation": .string(group), "text": "a",
    ]
    let batch: JSONValue = [
      "commands": [
        post, ["do": "post", "user": "102", "conversation": .string(group), "text": "b"],
        ["do": "batch", "commands": []], ["user": "101"], post,
      ]
    ]
    let answers = try carryOut(batch, "batch", alice.server)["answers"]?.elements ?? []
    #expect(answers.map { $0["id"] != nil } == [true, false, false, false, true])
    #expect(answers.map { $0["error"] != nil } == [false, true, true, true, false])
    #expect(await alice.texts(group) == ["a", "a"])
    #expect(throws: PentadError.self) { try carryOut([:], "batch", alice.server) }
  }

  @Test func faultsApplyOnlyToDeliveredPushes() async throws {
    let alice = GroupMeCaller(GroupMeSize(groups: 1, members: 6, messages: 0, chats: 0))
    let line = KeptLine()
    line.listen(to: alice.server)
    let log = alice.server.log(of: "101")["groups"]
    guard case .object(let groups) = try #require(log) else { return }
    let group = try #require(groups.first?.name)
    alice.server.disturb(.drop)
    alice.server.disturb(.reorder, count: 2)
    for text in ["a", "b", "c", "d"] { try alice.server.post(text, by: "103", in: group) }
    #expect(line.texts == ["c", "b", "d"])
  }

  @Test func logContainsOneUsersData() async throws {
    let alice = GroupMeCaller(GroupMeSize(groups: 3, members: 3, messages: 5, chats: 2))
    let group = await alice.group()
    try alice.server.post("a", by: "102", in: "102+103")
    func names(_ log: JSONValue, _ part: String) -> Set<String> {
      guard case .object(let members) = log[part] ?? .null else { return [] }
      return Set(members.map(\.name))
    }
    let (all, own) = (alice.server.log(), alice.server.log(of: "101"))
    let other = alice.server.log(of: "102")
    #expect(names(all, "groups") == names(own, "groups") && names(own, "groups").count == 4)
    #expect(names(all, "messages").subtracting(names(own, "messages")) == ["102+103"])
    #expect(!names(other, "groups").contains(group))
    #expect(names(other, "messages").contains("101+102"))
    #expect(!names(other, "messages").contains("101+103"))
    #expect(await alice.ask("POST", "v3/groups/\(group)/destroy").status == 200)
    #expect(names(alice.server.log(), "groups").count == 3)
  }

  @Test func aLateRequestIsCarriedOutWithoutItsClient() async throws {
    let core = await ServerCore(
      Catalogue(seed: 1, classes: 60), groupMe: GroupMeSize(groups: 1, messages: 0, chats: 1))
    let path = "/groupme/v3/direct_messages"
    func begin(delay: Int, text: String) -> Task<Response, Never> {
      let fields: JSONValue = [
        "source_guid": .string(text), "recipient_id": "102", "text": .string(text),
      ]
      let body: JSONValue = ["direct_message": fields]
      var request = Request(method: "POST", target: path, body: Array(body.text().utf8))
      request.headers = [("X-Access-Token", "tok-alice")]
      _ = core.faults.add(Fault(.late, path: path, method: "POST", count: 1, delay: delay))
      return Task { [request, handler = core.handler] in await handler(request) }
    }
    func texts() -> [JSONValue?] {
      (core.groupMe.log()["messages"]?["101+102"]?.elements ?? []).map { $0["text"] }
    }
    let gone = begin(delay: 20, text: "late")
    gone.cancel()
    #expect(await gone.value.status == 201)
    #expect(texts().last == "late")
    let held = begin(delay: 30_000, text: "never")
    while core.late.count == 0 { await Task.yield() }
    core.reset()
    #expect(await held.value.bytes == nil)
    #expect(!texts().contains("never"))
    await core.close()
  }
}
