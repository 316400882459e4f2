#if Networking
  import PentadCore
  import PentadNetworking
  import TestSupport
  import Testing

  @Suite struct WebSocketTLSTests {
    private func withSecureServer(
      _ identity: TestIdentity, _ configuration: HTTPTransport.Configuration,
      _ body: (HTTPTransport, WebSocketServer) async throws -> Void
    ) async throws {
      let server = try await WebSocketServer.start(tls: identity.context()) { peer in
        try await peer.echo()
      }
      let transport = try HTTPTransport(configuration)
      do {
        try await body(transport, server)
      } catch {
        await transport.shutdown()
        throw error
      }
      await transport.shutdown()
      await server.stop()
    }

    @Test(arguments: [("DNS:localhost", "localhost"), ("IP:127.0.0.1", "127.0.0.1")])
    func trustsAnExtraAuthority(_ name: String, _ host: String) async throws {
      let identity = try TestIdentity(name)
      try await withSecureServer(identity, identity.trusted) { transport, server in
        let socket = try await transport.open(server.request(scheme: "wss", host: host))
        let long = WebSocketMessage.binary([UInt8](repeating: 3, count: 1 << 20))
        for message in [.text("a"), long, .text("b")] {
          try await socket.send(message)
          try await socket.expect(message)
        }
        await socket.close()
        #expect(await server.closings.entries(1) == [1])
      }
    }

    @Test func refusesAnUntrustedCertificate() async throws {
      let identity = try TestIdentity("DNS:localhost")
      try await withSecureServer(identity, .init()) { transport, server in
        let request = try server.request(scheme: "wss", host: "localhost")
        #expect(await code { _ = try await transport.open(request) } == .refused)
      }
      let other = try TestIdentity("DNS:elsewhere.test")
      try await withSecureServer(other, other.trusted) { transport, server in
        let request = try server.request(scheme: "wss", host: "localhost")
        #expect(await code { _ = try await transport.open(request) } == .refused)
      }
    }

    @Test func goesThroughAProxy() async throws {
      let identity = try TestIdentity("DNS:localhost")
      let context = try identity.context()
      let proxy = try await RawServer.start { request, connection in
        guard request.method == "CONNECT" else {
          return try await connection.reply(404)
        }
        try await connection.tunnel(context)
      }
      var configuration = identity.trusted
      configuration.proxy = .init(
        host: "127.0.0.1", port: proxy.port, credentials: .init(name: "a", password: "b"))
      let transport = try HTTPTransport(configuration)
      var request = WebSocketRequest(try TransportURL(webSocket: "wss://localhost/x"))
      try request.headers.add("Authorization", "hunter2")
      // The tunnel leads to a server that has no WebSocket: its answer came through.
      #expect(await code { _ = try await transport.open(request) } == .webSocketRefused)
      let connect = proxy.requests.entries[0]
      #expect(connect.target == "localhost:443")
      #expect(connect.headers["proxy-authorization"] == "Basic YTpi")
      #expect(connect.headers["authorization"] == nil)
      let get = proxy.requests.entries[1]
      #expect(get.headers["proxy-authorization"] == nil)
      #expect(get.headers["authorization"] == "hunter2")
      #expect(get.headers["upgrade"] == "websocket")
      let plain = WebSocketRequest(try TransportURL(webSocket: "ws://localhost/x"))
      #expect(await code { _ = try await transport.open(plain) } == .refused)
      await transport.shutdown()
      await proxy.stop()
    }

    @Test func aProxyMaySayNoAndMayNotAnswerForTheServer() async throws {
      for (answer, expected) in [
        ("HTTP/1.1 407 X\r\nContent-Length: 0\r\n\r\n", PentadError.Code.refused),
        ("HTTP/1.1 403 X\r\nContent-Length: 0\r\n\r\n", .refused),
        ("HTTP/1.1 302 X\r\nContent-Length: 0\r\n\r\n", .refused),
        ("HTTP/1.1 429 X\r\nContent-Length: 0\r\n\r\n", .unavailable),
        ("HTTP/1.1 502 X\r\nContent-Length: 0\r\n\r\n", .unavailable),
        ("HTTP/1.1 200 X\r\n\r\nHTTP/1.1 101 X\r\n\r\n", .decoding),
      ] {
        let proxy = try await RawServer.start { _, connection in
          try await connection.send(answer)
        }
        var configuration = HTTPTransport.Configuration()
        configuration.proxy = .init(host: "127.0.0.1", port: proxy.port)
        let transport = try HTTPTransport(configuration)
        let request = WebSocketRequest(try TransportURL(webSocket: "wss://localhost/x"))
        #expect(await code { _ = try await transport.open(request) } == expected)
        await transport.shutdown()
        await proxy.stop()
      }
    }

    @Test func aProxyMaySayWhenToAskAgain() async throws {
      let proxy = try await RawServer.start { _, connection in
        try await connection.reply(503, ["Retry-After: 7"])
      }
      var configuration = HTTPTransport.Configuration()
      configuration.proxy = .init(host: "127.0.0.1", port: proxy.port)
      let transport = try HTTPTransport(configuration)
      let request = WebSocketRequest(try TransportURL(webSocket: "wss://localhost/x"))
      let error = await #expect(throws: PentadError.self) { try await transport.open(request) }
      #expect(error?.code == .unavailable && error?.retryAfter == 7_000)
      await transport.shutdown()
      await proxy.stop()
    }
  }
#endif
