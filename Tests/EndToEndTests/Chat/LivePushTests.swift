#if Networking
  import PentadCore
  import PentadNetworking
  import ReferenceServer
  import TestSupport
  import Testing

  @testable import ChatKit

  /// The push client and the reference server, with what can go wrong between them.
  @Suite(.timeLimit(.minutes(15))) struct LivePushTests {
    private static let chat = "101+102"

    private func live(
      _ body: (ReferenceServer, GroupMeServers, HTTPTransport) async throws -> Void
    ) async throws {
      let server = try await ReferenceServer.start(
        classes: 10, groupMe: GroupMeSize(groups: 1, members: 3, messages: 5, chats: 1))
      let transport = try HTTPTransport()
      do {
        try await body(server, try GroupMeServers(reference: server.url), transport)
      } catch {
        await transport.shutdown()
        await server.stop()
        throw error
      }
      await transport.shutdown()
      await server.stop()
    }

    /// Posts in Bob's name, and returns the texts as the listener receives them.
    private func post(_ texts: [String], to server: ReferenceServer) throws -> [String] {
      for text in texts { try server.groupMe.post(text, by: "102", in: Self.chat) }
      return texts.map { "Bob: \($0)" }
    }

    @Test(arguments: ChatConnection.Route.allCases)
    func messagesComeInOrder(_ route: ChatConnection.Route) async throws {
      try await live { server, servers, transport in
        let listener = PushListener(servers, transport, route)
        _ = await listener.subscriptions.entries(1)
        let posted = try post((0..<100).map { "message \($0)" }, to: server)
        #expect(await listener.alerts(100) == posted)
        for notification in listener.notifications.entries {
          guard case .message(let pushed) = notification.kind else {
            Issue.record("\(notification.kind)")
            return
          }
          let key = ConversationKey.direct(between: "101", and: "102")
          #expect(pushed.conversation == key)
          let message = try #require(pushed.page.messages(in: key).first)
          #expect(message.senderId == "102" && "Bob: \(message.text ?? "")" == notification.alert)
        }
        await listener.stop()
      }
    }

    @Test(arguments: ChatConnection.Route.allCases)
    func everyKindOfNewsIsUnderstood(_ route: ChatConnection.Route) async throws {
      try await live { server, servers, transport in
        let key = ConversationKey.direct(between: "101", and: "102")
        let listener = PushListener(servers, transport, route)
        listener.client.subscribe(to: .conversation(key))
        await listener.subscribed([.conversation(key)])
        let id = try server.groupMe.post("mine", by: "101", in: Self.chat)
        let message = try #require(MessageID(id))
        try server.groupMe.edit(id, text: "changed")
        try server.groupMe.react(to: id, by: "102")
        try server.groupMe.delete(id)
        try server.groupMe.type(by: "102", in: Self.chat)
        let kinds = await listener.notifications.entries(6).map(\.kind)
        #expect(
          kinds.contains { if case .message(let new) = $0 { new.id == message } else { false } })
        #expect(
          kinds.contains {
            if case .messageUpdated(let new) = $0 { new.id == message } else { false }
          })
        #expect(
          kinds.contains {
            if case .messageDeleted(let gone) = $0 {
              gone.id == message && gone.deletedAt != nil && gone.conversation == key
            } else {
              false
            }
          })
        #expect(
          kinds.contains {
            if case .favorite(let like) = $0 {
              like.message == message && like.conversation == key && like.userId == "102"
                && like.reactions == [ChatReaction(.heart, userIds: ["102"])]
            } else {
              false
            }
          })
        #expect(
          kinds.contains { if case .like(let like) = $0 { like.message == message } else { false } }
        )
        #expect(
          kinds.contains {
            if case .typing(let notice) = $0 { notice.userId == "102" } else { false }
          })
        await listener.stop()
      }
    }

    /// The network fails silently: only the lack of messages shows it.
    @Test func aHalfOpenConnectionIsReplaced() async throws {
      try await live { server, servers, transport in
        var rules = PushListener.rules
        (rules.ping, rules.pong) = (200, 2_000)
        let listener = PushListener(servers, transport, rules: rules)
        _ = await listener.subscriptions.entries(1)
        let before = try post(["before"], to: server)
        #expect(await listener.alerts(1) == before)
        #expect(server.groupMe.sockets(.stall) == 1)
        // The push is lost: the client fetches the message after the new subscription.
        _ = try post(["lost"], to: server)
        await listener.waits(for: .offline)
        _ = await listener.subscriptions.entries(2)
        let after = try post(["after"], to: server)
        #expect(await listener.alerts(2) == before + after)
        // Late data from the old connection is not delivered twice, or late.
        server.groupMe.sockets(.go)
        let last = try post(["last"], to: server)
        #expect(await listener.alerts(3) == before + after + last)
        await listener.stop()
      }
    }

    /// The connection works, but the service delivers no messages.
    @Test func aSilentServiceIsProbed() async throws {
      try await live { server, servers, transport in
        var rules = PushListener.rules
        (rules.silence, rules.probe, rules.ping) = (300, 2_000, 0)
        let listener = PushListener(servers, transport, rules: rules)
        _ = await listener.subscriptions.entries(3)
        #expect(listener.connections.entries == [.connecting, .live(via: .webSocket)])
        server.groupMe.sockets(.stall)
        await listener.waits(for: .offline)
        await listener.waits(for: .live(via: .webSocket), times: 2)
        await listener.stop()
      }
    }

    @Test(arguments: [SocketAction.cut, .forget])
    func endedConnectionIsReopened(_ action: SocketAction) async throws {
      try await live { server, servers, transport in
        let listener = PushListener(servers, transport)
        for round in 1...3 {
          _ = await listener.subscriptions.entries(round)
          let alert = try post(["round \(round)"], to: server)
          #expect(await listener.alerts(round).last == alert.first)
          server.groupMe.sockets(action)
        }
        _ = await listener.subscriptions.entries(4)
        await listener.stop()
      }
    }

    @Test func expiredTokenIsReported() async throws {
      try await live { server, servers, transport in
        let token = Lock("tok-alice")
        let listener = PushListener(servers, transport) { token.withLock { $0 } }
        _ = await listener.subscriptions.entries(1)
        server.groupMe.expire()
        listener.client.subscribe(
          to: .conversation(.direct(between: "101", and: "102")))
        await listener.waits(for: .authRequired)
        try server.groupMe.grant(token: "tok-new", to: "101")
        token.withLock { $0 = "tok-new" }
        listener.client.tokenChanged()
        _ = await listener.subscriptions.entries(2)
        let alert = try post(["new"], to: server)
        #expect(await listener.alerts(1) == alert)
        await listener.stop()
      }
    }

    /// Duplicate, late or reordered pushes are delivered in that form; dropped pushes are not
    /// delivered.
    @Test func disturbedPushesAreDeliveredAsReceived() async throws {
      try await live { server, servers, transport in
        let listener = PushListener(servers, transport)
        _ = await listener.subscriptions.entries(1)
        // Each message has two pushes; only one of them is counted.
        server.groupMe.disturb(.drop)
        server.groupMe.disturb(.duplicate)
        server.groupMe.disturb(.reorder, count: 2)
        _ = try post(["a", "b", "c", "d", "e"], to: server)
        #expect(
          await listener.alerts(5) == ["Bob: b", "Bob: b", "Bob: d", "Bob: c", "Bob: e"])
        await listener.stop()
      }
    }

    @Test func aServerWithoutWebSocketsIsPolled() async throws {
      try await live { server, servers, transport in
        var rules = PushListener.rules
        (rules.attempts, rules.poll) = (1, 10...20)
        // There is no push service at all.
        let listener = PushListener(
          try GroupMeServers(reference: server.url + "/nowhere"), transport, rules: rules)
        _ = await listener.polls.entries(3)
        #expect(listener.connections.entries == [.connecting, .polling])
        await listener.stop()
      }
    }
  }
#endif
