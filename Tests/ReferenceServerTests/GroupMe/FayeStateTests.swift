import PentadCore
import Testing

@testable import ReferenceServer

@Suite struct FayeStateTests {
  private static let handshake: JSONValue = [
    "channel": "/meta/handshake", "version": "1.0", "supportedConnectionTypes": ["websocket"],
    "id": "1",
  ]

  /// A server whose clients may do all, with a timeout of four seconds.
  private struct Server {
    var state = FayeState(seed: 1)
    var now: Int64 = 0

    init() { state.timeout = 4_000 }

    /// Passes messages to the service, and returns the effects.
    mutating func receive(
      _ messages: [JSONValue], over transport: FayeState.Transport
    ) -> [FayeState.Effect] {
      state.receive(messages, over: transport, now: now) { _, _ in nil }
      return state.takeEffects()
    }

    mutating func push(_ text: String) -> [FayeState.Effect] {
      state.deliver(GroupMePush("/user/101", data: .string(text)))
      return state.takeEffects()
    }

    mutating func wait(until time: Int64) -> [FayeState.Effect] {
      now = time
      state.tick(now: time)
      return state.takeEffects()
    }

    /// A client that has subscribed.
    mutating func client() -> String {
      let effects = receive([FayeStateTests.handshake], over: .poll(1))
      let id = FayeStateTests.sent(effects, .poll(1)).first?["clientId"]?.asString ?? ""
      _ = receive(
        [FayeStateTests.message("subscribe", id, "subscription", "/user/101")], over: .poll(2))
      return id
    }
  }

  private static func message(
    _ name: String, _ client: String, _ field: String, _ value: String
  ) -> JSONValue {
    [
      "channel": .string("/meta/\(name)"), "clientId": .string(client),
      field: .string(value), "id": "a",
    ]
  }

  private static func connect(_ client: String, _ type: String) -> JSONValue {
    message("connect", client, "connectionType", type)
  }

  private static func sent(
    _ effects: [FayeState.Effect], _ transport: FayeState.Transport
  ) -> [JSONValue] {
    effects.flatMap { effect in
      if case .send(transport, let messages) = effect { messages } else { [JSONValue]() }
    }
  }

  @Test func handshakeAnswersAsFayeDoes() {
    var server = Server()
    let reply = Self.sent(server.receive([Self.handshake], over: .poll(1)), .poll(1)).first
    #expect(reply?["successful"] == true && reply?["id"] == "1" && reply?["version"] == "1.0")
    #expect(reply?["clientId"]?.asString?.count == 31)
    #expect(reply?["supportedConnectionTypes"]?.elements.count == 6)
    #expect(reply?["advice"] == ["reconnect": "retry", "interval": 0, "timeout": 4_000])
    let odd: JSONValue = [
      "channel": "/meta/handshake", "version": "1.0", "supportedConnectionTypes": ["pigeon"],
    ]
    let refused = Self.sent(server.receive([odd], over: .poll(2)), .poll(2)).first
    #expect(refused?["error"] == "301:pigeon:Connection types not supported")
    #expect(refused?["advice"] == ["reconnect": "handshake"])
  }

  @Test func unknownClientGetsAnError() {
    var server = Server()
    let connect = Self.sent(
      server.receive([Self.connect("x", "websocket")], over: .socket(1)), .socket(1)
    ).first
    #expect(connect?["error"] == "401:x:Unknown client" && connect?["successful"] == false)
    #expect(connect?["advice"] == ["reconnect": "handshake"])
    let message = Self.message("subscribe", "x", "subscription", "/user/101")
    let subscribe = Self.sent(server.receive([message], over: .socket(1)), .socket(1)).first
    #expect(subscribe?["error"] == "401:x:Unknown client" && subscribe?["advice"] == nil)
  }

  @Test func aPushOnASocketDoesNotAnswerTheConnect() {
    var server = Server()
    let id = server.client()
    #expect(server.receive([Self.connect(id, "websocket")], over: .socket(1)).isEmpty)
    let pushed = Self.sent(server.push("a"), .socket(1))
    #expect(pushed.count == 1 && pushed.first?["data"] == "a")
    #expect(server.wait(until: 3_999).isEmpty)
    let answer = Self.sent(server.wait(until: 4_000), .socket(1))
    #expect(answer.count == 1 && answer.first?["successful"] == true)
  }

  @Test func aPollGetsWhatHasCome() {
    var server = Server()
    let id = server.client()
    #expect(server.receive([Self.connect(id, "long-polling")], over: .poll(3)).isEmpty)
    #expect(Self.sent(server.push("a"), .poll(3)).map { $0["data"] } == [nil, "a"])
    #expect(server.push("b").isEmpty && server.push("c").isEmpty)
    let next = Self.sent(
      server.receive([Self.connect(id, "long-polling")], over: .poll(4)), .poll(4))
    #expect(next.map { $0["data"] } == [nil, "b", "c"])
    _ = server.receive([Self.connect(id, "long-polling")], over: .poll(5))
    #expect(Self.sent(server.wait(until: 4_000), .poll(5)).count == 1)
  }

  @Test func messagesWithAConnectAreAnsweredWithIt() {
    var server = Server()
    let id = server.client()
    let both = [
      Self.message("subscribe", id, "subscription", "/group/1"), Self.connect(id, "websocket"),
    ]
    #expect(server.receive(both, over: .socket(1)).isEmpty)
    #expect(Self.sent(server.wait(until: 4_000), .socket(1)).count == 2)
  }

  @Test func olderOfTwoConnectsIsNeverAnswered() {
    var server = Server()
    let id = server.client()
    #expect(server.receive([Self.connect(id, "long-polling")], over: .poll(3)).isEmpty)
    #expect(server.receive([Self.connect(id, "long-polling")], over: .poll(4)).isEmpty)
    let pushed = server.push("a")
    #expect(Self.sent(pushed, .poll(3)).isEmpty && Self.sent(pushed, .poll(4)).count == 2)
    #expect(server.wait(until: 4_000).isEmpty)
  }

  @Test func aClientThatDoesNotConnectIsForgotten() {
    var server = Server()
    let id = server.client()
    _ = server.receive([Self.connect(id, "websocket")], over: .socket(1))
    _ = server.wait(until: 4_000)
    let effects = server.wait(until: 8_000)
    #expect(effects.contains { if case .close(socket: 1) = $0 { true } else { false } })
    #expect(server.state.clients.isEmpty)
  }

  @Test func aSocketThatEndsLeavesItsClientToAPoll() {
    var server = Server()
    let id = server.client()
    _ = server.receive([Self.connect(id, "websocket")], over: .socket(1))
    server.state.ended(.socket(1))
    #expect(server.push("a").isEmpty)
    let poll = server.receive([Self.connect(id, "long-polling")], over: .poll(9))
    #expect(Self.sent(poll, .poll(9)).last?["data"] == "a")
  }

  @Test func usersArePinged() {
    var server = Server()
    server.state.timeout = 600_000
    let id = server.client()
    _ = server.receive([Self.connect(id, "websocket")], over: .socket(1))
    #expect(server.wait(until: 29_999).isEmpty)
    #expect(Self.sent(server.wait(until: 30_000), .socket(1)).first?["data"] == ["type": "ping"])
  }

  @Test func pushFaultsAreApplied() {
    var faults = PushFaults()
    func pushes(_ texts: [String], at now: Int64) -> [JSONValue] {
      texts.flatMap { faults.pass(GroupMePush("/user/1", data: .string($0)), now: now) }.map(\.data)
    }
    faults.add(.drop, count: 1, delay: 0)
    faults.add(.duplicate, count: 1, delay: 0)
    faults.add(.reorder, count: 3, delay: 1_000)
    faults.add(.delay, count: 1, delay: 500)
    let all = pushes(["a", "b", "c", "d", "e", "f", "g"], at: 0)
    #expect(all == ["b", "b", "e", "d", "c", "g"])
    #expect(faults.due(now: 499).isEmpty)
    #expect(faults.due(now: 500).map(\.data) == ["f"] && faults.isIdle)
    faults.add(.reorder, count: 3, delay: 1_000)
    #expect(pushes(["a", "b"], at: 0).isEmpty)
    #expect(faults.due(now: 1_000).map(\.data) == ["b", "a"])
    #expect(pushes(["c"], at: 1_001) == ["c"])
  }
}
