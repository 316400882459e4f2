#if Networking
  import PentadCore
  import TestSupport
  import PentadNetworking
  import Testing

  @Suite struct TLSTests {
    private static let answer: RawServer.Answer = { _, connection in
      try await connection.reply(200, [], "secure")
    }

    private func text(
      _ identity: TestIdentity, _ configuration: HTTPTransport.Configuration
    ) async throws -> String {
      var text = ""
      try await withServer(tls: identity.context(), with: configuration, answer: Self.answer) {
        server, transport in
        text = try await transport.text(
          TransportRequest(try server.url(scheme: "https", host: "localhost")))
      }
      return text
    }

    @Test func trustsAnExtraAuthority() async throws {
      let identity = try TestIdentity("DNS:localhost")
      #expect(try await text(identity, identity.trusted) == "secure")
    }

    @Test func refusesAnUntrustedCertificate() async throws {
      let identity = try TestIdentity("DNS:localhost")
      #expect(await code { _ = try await text(identity, .init()) } == .refused)
    }

    @Test func refusesAnotherName() async throws {
      let identity = try TestIdentity("DNS:elsewhere.test")
      #expect(await code { _ = try await text(identity, identity.trusted) } == .refused)
    }

    @Test func goesThroughAProxy() async throws {
      let identity = try TestIdentity("DNS:localhost")
      let context = try identity.context()
      let proxy = try await RawServer.start { request, connection in
        guard request.method == "CONNECT" else {
          return try await connection.reply(200, [], "through")
        }
        try await connection.tunnel(context)
      }
      var configuration = identity.trusted
      configuration.proxy = .init(
        host: "127.0.0.1", port: proxy.port, credentials: .init(name: "a", password: "b"))
      let transport = try HTTPTransport(configuration)
      var request = TransportRequest(try TransportURL("https://localhost/x"))
      try request.headers.add("Authorization", "hunter2")
      let text = try await transport.text(request)
      #expect(text == "through")
      let connect = proxy.requests.entries[0]
      #expect(connect.target == "localhost:443")
      #expect(connect.headers["proxy-authorization"] == "Basic YTpi")
      #expect(connect.headers["authorization"] == nil)
      #expect(proxy.requests.entries[1].headers["proxy-authorization"] == nil)
      let plain = TransportRequest(try TransportURL("http://localhost/x"))
      #expect(await code { _ = try await transport.send(plain) } == .refused)
      await transport.shutdown()
      await proxy.stop()
    }

    /// TLS compares the certificate with the address at the other end of the connection: the proxy.
    @Test func aProxyCannotStandForAnAddress() async throws {
      let identity = try TestIdentity("IP:127.0.0.1,DNS:localhost")
      let context = try identity.context()
      let proxy = try await RawServer.start { request, connection in
        switch (request.method, request.target) {
        case ("CONNECT", _): try await connection.tunnel(context)
        case (_, "/moved"): try await connection.reply(302, ["Location: https://192.0.2.7/x"])
        default: try await connection.reply(200, [], "through")
        }
      }
      var configuration = identity.trusted
      configuration.proxy = .init(host: "127.0.0.1", port: proxy.port)
      let transport = try HTTPTransport(configuration)
      for host in ["192.0.2.7", "127.0.0.1", "[2001:db8::7]", "[::1]"] {
        var request = TransportRequest(try TransportURL("https://\(host)/x"))
        try request.headers.add("Authorization", "hunter2")
        let error = await #expect(throws: PentadError.self) { try await transport.send(request) }
        #expect(error?.code == .refused && error?.message.contains("proxy") == true)
        let socket = WebSocketRequest(try TransportURL(webSocket: "wss://\(host)/x"))
        let other = await #expect(throws: PentadError.self) { try await transport.open(socket) }
        #expect(other?.code == .refused)
      }
      #expect(proxy.requests.entries.isEmpty)
      let moved = TransportRequest(try TransportURL("https://localhost/moved"))
      #expect(await code { _ = try await transport.send(moved) } == .refused)
      #expect(proxy.requests.entries.map(\.target) == ["localhost:443", "/moved"])
      await transport.shutdown()
      await proxy.stop()
    }

    @Test(arguments: [(407, PentadError.Code.refused), (502, .unavailable), (503, .unavailable)])
    func aProxyMaySayNo(_ status: Int, _ code: PentadError.Code) async throws {
      let proxy = try await RawServer.start { _, connection in
        try await connection.reply(status, ["Proxy-Authenticate: Basic"])
      }
      var configuration = HTTPTransport.Configuration()
      configuration.proxy = .init(host: "127.0.0.1", port: proxy.port)
      let transport = try HTTPTransport(configuration)
      let request = TransportRequest(try TransportURL("https://localhost/x"))
      let error = await #expect(throws: PentadError.self) { try await transport.send(request) }
      #expect(error?.code == code)
      await transport.shutdown()
      await proxy.stop()
    }

    @Test func aConfigurationThatCannotWorkIsRefused() {
      let changes: [(inout HTTPTransport.Configuration) -> Void] = [
        { $0.certificateAuthorities = [.bytes(Array("none".utf8))] },
        { $0.certificateAuthorities = [.file("/nowhere/ca.pem")] },
        { $0.connectTimeout = 0 }, { $0.connectionsPerHost = 0 }, { $0.threads = 0 },
        { $0.threads = 65 }, { $0.userAgent = "a\r\nb" },
        { $0.proxy = .init(host: "", port: 1) }, { $0.proxy = .init(host: "a", port: 0) },
      ]
      for change in changes {
        var configuration = HTTPTransport.Configuration()
        change(&configuration)
        let error = #expect(throws: PentadError.self) { try HTTPTransport(configuration) }
        #expect(error?.code == .invalid)
      }
    }

    @Test func printingAConfigurationShowsNoPassword() {
      var configuration = HTTPTransport.Configuration()
      configuration.proxy = .init(
        host: "a", port: 1, credentials: .init(name: "alice", password: "hunter2"))
      var text = "\(configuration) \(String(reflecting: configuration))"
      dump(configuration, to: &text)
      #expect(!text.contains("hunter2") && !text.contains("alice"))
    }
  }
#endif
