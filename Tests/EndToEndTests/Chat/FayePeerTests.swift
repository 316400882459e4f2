#if Networking
  import PentadCore
  import PentadNetworking
  import TestSupport
  import Testing

  @testable import ChatKit

  /// The push client and a Bayeux server from another project.
  @Suite(.enabled(if: FayeServer.isInstalled), .serialized, .timeLimit(.minutes(15)))
  struct FayePeerTests {
    private func withFaye(
      timeout: Double = 30, _ body: (FayeServer, GroupMeServers, HTTPTransport) async throws -> Void
    ) async throws {
      let server = try FayeServer(timeout: timeout)
      let transport = try HTTPTransport()
      do {
        let port = try #require(await server.port)
        let servers = try GroupMeServers(reference: "http://127.0.0.1:\(port)")
        try await body(server, servers, transport)
      } catch {
        await transport.shutdown()
        await server.stop()
        throw error
      }
      await transport.shutdown()
      await server.stop()
    }

    private static func news(_ alert: some CustomStringConvertible) -> String {
      "{\"type\":\"line.create\",\"alert\":\"\(alert)\"}"
    }

    @Test(arguments: ChatConnection.Route.allCases)
    func newsComesInOrder(_ route: ChatConnection.Route) async throws {
      try await withFaye { server, servers, transport in
        let listener = PushListener(servers, transport, route)
        #expect(await listener.subscriptions.entries(1) == [[.user("101")]])
        #expect(listener.connections.entries == [.connecting, .live(via: route)])
        for number in 0..<200 { server.push(Self.news(number)) }
        // Faye's own client delivers its first message after others.
        let published = await server.published(200)
        #expect(Set(published) == Set((0..<200).map { "/user/101 \(Self.news($0))" }))
        let heard = await listener.notifications.entries(200)
        #expect(
          heard.map { "\($0.channel.path) \(String(decoding: $0.raw, as: UTF8.self))" } == published
        )
        await listener.stop()
        #expect(await server.clientGoes())
      }
    }

    /// An idle connect ends after a second and a half; the client is there all the time.
    @Test(arguments: ChatConnection.Route.allCases)
    func connectsFollowEachOther(_ route: ChatConnection.Route) async throws {
      try await withFaye(timeout: 1.5) { server, servers, transport in
        let listener = PushListener(servers, transport, route)
        _ = await listener.subscriptions.entries(1)
        // Twice the timeout without a connect, and the server would forget the client.
        for number in 0..<5 {
          try await Task.sleep(for: .milliseconds(1_300))
          server.push(Self.news(number))
        }
        #expect(await listener.alerts(5) == (0..<5).map(String.init))
        #expect(listener.connections.entries == [.connecting, .live(via: route)])
        #expect(!server.lines.contains { $0.hasPrefix("gone") })
        await listener.stop()
      }
    }

    @Test(arguments: ChatConnection.Route.allCases)
    func aForgottenClientComesBack(_ route: ChatConnection.Route) async throws {
      try await withFaye { server, servers, transport in
        let listener = PushListener(servers, transport, route)
        let channels: Set<PushChannel> = [.user("101"), .conversation(.group("5"))]
        listener.client.subscribe(to: .conversation(.group("5")))
        let count = await listener.subscribed(channels)
        server.forget()
        await listener.subscribed(channels, after: count)
        server.push(Self.news("back"), on: "/group/5")
        #expect(await listener.alerts(1) == ["back"])
        #expect(listener.notifications.entries.first?.channel == .conversation(.group("5")))
        await listener.stop()
      }
    }

    @Test(arguments: ChatConnection.Route.allCases)
    func aServerThatEndsIsFoundAgain(_ route: ChatConnection.Route) async throws {
      try await withFaye { server, servers, transport in
        let port = try #require(await server.port)
        let listener = PushListener(servers, transport, route)
        _ = await listener.subscriptions.entries(1)
        await server.stop()
        await listener.waits(for: .offline)
        let next = try FayeServer(port: port)
        _ = await next.port
        _ = await listener.subscriptions.entries(2)
        next.push(Self.news("again"))
        #expect(await listener.alerts(1) == ["again"])
        await listener.stop()
        await next.stop()
      }
    }

    @Test(arguments: ChatConnection.Route.allCases)
    func publishedMessageArrives(_ route: ChatConnection.Route) async throws {
      try await withFaye { server, servers, transport in
        let group = PushChannel.conversation(.group("5"))
        let bob = PushListener(servers, transport, route, userId: "102") { "tok-bob" }
        bob.client.subscribe(to: group)
        await bob.subscribed([group])
        let alice = PushListener(servers, transport, route)
        _ = await alice.subscriptions.entries(1)
        let typing: JSONValue = ["type": "typing", "user_id": "101", "started": 1_785_000_000_000]
        try await alice.client.publish(typing, to: group)
        let heard = await bob.notifications.entries(1).first
        #expect(
          heard?.kind
            == .typing(
              TypingNotice(
                conversation: .group("5"), userId: "101", startedAt: 1_785_000_000_000)))
        let error = await #expect(throws: PentadError.self) {
          try await alice.client.publish(typing, to: .user("102"))
        }
        #expect(error?.code == .refused)
        await alice.stop()
        await bob.stop()
      }
    }

    @Test(arguments: ChatConnection.Route.allCases)
    func refusedTokenIsReported(_ route: ChatConnection.Route) async throws {
      try await withFaye { server, servers, transport in
        let token = Lock("tok-nobody")
        let listener = PushListener(servers, transport, route) { token.withLock { $0 } }
        await listener.waits(for: .authRequired)
        token.withLock { $0 = "tok-bob" }
        listener.client.tokenChanged()
        await listener.waits(for: .authRequired, times: 2)
        token.withLock { $0 = "tok-alice" }
        listener.client.tokenChanged()
        #expect(await listener.subscriptions.entries(1) == [[.user("101")]])
        await listener.stop()
      }
    }
  }
#endif
