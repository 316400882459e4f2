import PentadCore
import TestSupport
import Testing

@testable import ChatKit

/// Topics of groups: listed, synchronised, pushed, closed.
@Suite struct TopicTests {
  private let world = StoreWorld()

  /// A server with the group 1 and its topics; the messages of each conversation by its id.
  private struct Server: Sendable {
    var topics: [String]
    var messages: [String: [Line]] = [:]
    var count: Int?

    func rig() throws -> APIRig { try APIRig { request, _ in answer(request) } }

    func answer(_ request: TransportRequest) -> TransportResponse {
      let url = request.url.string
      let path = url.split(separator: "?")[0].split(separator: "/").map(String.init)
      if path.last == "messages", let id = path.dropLast().last {
        let found = messages[id] ?? []
        guard !url.contains("after_id"), !url.contains("before_id") else { return .text(304, "") }
        let list = found.reversed().map { $0.json.text() }.joined(separator: ",")
        return .text(200, GroupMeSamples.page(list))
      }
      if let place = path.firstIndex(of: "subgroups") {
        guard path[place - 1] == "1" else { return .text(404, "") }
        if path.last == "subgroups" {
          return .text(200, GroupMeSamples.answer("[\(topics.joined(separator: ","))]"))
        }
        let one = topics.first { $0.contains("\"id\":\(path.last ?? ""),") }
        return one.map { .text(200, GroupMeSamples.answer($0)) } ?? .text(404, "")
      }
      if path.last == "groups" {
        let isFirst = !url.contains("page=2")
        return .text(200, GroupMeSamples.answer(isFirst ? "[\(group)]" : "[]"))
      }
      if path.last == "1" { return .text(200, GroupMeSamples.answer(group)) }
      if path.last == "chats" { return .text(200, GroupMeSamples.answer("[]")) }
      return .text(404, "")
    }

    private var group: String {
      let known = count.map { ",\"children_count\":\($0)" } ?? ""
      return #"{"id":"1","name":"Club","unread_count":2,"messages":{"count":0}\#(known)}"#
    }

    static func topic(_ id: Int, unread: Int = 0, last: Int64? = nil) -> String {
      let messages = last.map { #"{"count":1,"last_message_id":"\#($0)"}"# } ?? "null"
      return #"{"id":\#(id),"parent_id":1,"topic":"T\#(id)","type":"private","description":"","#
        + #""unread_count":\#(unread),"messages":\#(messages)}"#
    }
  }

  private func synchronise(_ server: Server, _ store: ChatStore) async throws -> ChatSync {
    let sync = ChatSync(api: try server.rig().api, store: store)
    try await sync.refresh(isThorough: true)
    return sync
  }

  @Test(arguments: [nil, 2] as [Int?])
  func `topics are listed behind their group and caught up`(count: Int?) async throws {
    let store = try await world.open()
    let lines = [Line(10, "in the topic")]
    let server = Server(
      topics: [Server.topic(900, unread: 3, last: 10), Server.topic(901)],
      messages: ["900": lines],
      count: count)
    _ = try await synchronise(server, store)
    let groups = try await store.groups()
    #expect(groups.map(\.id) == ["1", "900", "901"])
    #expect(groups[1].parentId == "1" && groups[1].name == "T900" && groups[1].isTopic)
    #expect(groups[0].state.unreadCount == 2 && groups[0].unreadWithTopics == 5)
    #expect(try await store.all(.group("900")).map(\.text) == ["in the topic"])
    #expect(try await store.search("topic", limit: 5).map(\.conversation) == [.group("900")])
  }

  @Test func `a missing topic is closed, and an unlisted one is not`()
    async throws
  {
    let store = try await world.open()
    _ = try await synchronise(
      Server(topics: [Server.topic(900), Server.topic(901)], count: 2), store)
    _ = try await synchronise(Server(topics: [Server.topic(901), "null"], count: 2), store)
    #expect(try await store.groups().map(\.id) == ["1", "900", "901"])
    _ = try await synchronise(Server(topics: [Server.topic(901)], count: 1), store)
    #expect(try await store.groups().map(\.id) == ["1", "901"])
    #expect(try await store.log.contains(.groupRemoved("900", .gone)))
    _ = try await synchronise(Server(topics: [], count: 0), store)
    #expect(try await store.groups().map(\.id) == ["1"])
  }

  @Test func `a topic is read by its group, and found when nothing is known of it`() async throws {
    let store = try await world.open()
    let server = Server(topics: [Server.topic(900)], count: 0)
    let sync = try await synchronise(server, store)
    #expect(try await store.group("900") == nil)
    try await sync.group("900")
    #expect(try await store.group("900")?.parentId == "1")
    try await sync.group("900")
    #expect(try await store.group("900")?.membership == .active)
    let missing = await code { () async throws(PentadError) in try await sync.group("777") }
    #expect(missing == .notMember)
  }

  @Test func `a server without topics is asked once a day`() async throws {
    let store = try await world.open()
    let server = Server(topics: [])
    for _ in 0..<3 { _ = try await synchronise(server, store) }
    let rig = try server.rig()
    let sync = ChatSync(api: rig.api, store: store)
    try await sync.refresh(isThorough: true)
    #expect(!rig.asked.contains { $0.contains("subgroups") })
    world.time.advance(86_400_000)
    try await sync.refresh(isThorough: true)
    #expect(rig.asked.count { $0.contains("subgroups") } == 1)
  }

  @Test func `a pushed message of a topic has its conversation and parent`() throws {
    let line = #"{"id":"5","group_id":"900","parent_id":"1","text":"x","created_at":1}"#
    let data = Array(#"{"type":"line.create","subject":\#(line)}"#.utf8)
    let pushed = PushNotification(on: .user("101"), data)
    guard case .message(let message) = pushed.kind else {
      Issue.record("no message")
      return
    }
    #expect(message.conversation == .group("900") && message.parentId == "1")
  }

  @Test func `a topic has the members of its group`() async throws {
    let store = try await world.open()
    _ = try await synchronise(Server(topics: [Server.topic(900)], count: 1), store)
    try await store.save(members: [ChatMember(userId: "7", nickname: "Ann")], of: "1")
    #expect(try await store.members(of: "900").map(\.userId) == ["7"])
  }
}
