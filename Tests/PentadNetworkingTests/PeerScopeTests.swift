#if Networking
  import NIOCore
  import PentadCore
  import TestSupport
  import Testing

  @testable import PentadNetworking

  /// The address of the connection decides, regardless of the name.
  @Suite(.timeLimit(.minutes(15))) struct PeerScopeTests {
    private static let names = ["feed.example.org", "other.example.org"]

    /// A configuration in which the public names resolve to this machine.
    private static func rebound(_ identity: TestIdentity? = nil) -> HTTPTransport.Configuration {
      var configuration = identity?.trusted ?? HTTPTransport.Configuration()
      configuration.allowsPlainHTTP = true
      for name in names + ["peertube.lan", "db.internal"] {
        configuration.resolutions[name] = "127.0.0.1"
      }
      return configuration
    }

    private static let identity = Result { try TestIdentity("DNS:*.example.org,DNS:localhost") }

    /// Redirects `/to/HOST` there, and answers all else.
    private static let answer: RawServer.Answer = { request, connection in
      guard request.target.hasPrefix("/to/") else {
        return try await connection.reply(200, [], "there")
      }
      let location = request.target.dropFirst(4).replacing("+", with: "/")
      try await connection.reply(302, ["Location: \(location)"])
    }

    private func withSecureServer(
      _ body: (RawServer, HTTPTransport) async throws -> Void
    ) async throws {
      let identity = try Self.identity.get()
      try await withServer(
        tls: identity.context(), with: Self.rebound(identity), answer: Self.answer, body)
    }

    @Test(arguments: names + ["www.example.com"])
    func publicNameOverPlainHTTPIsNotConnectedToThisMachine(_ name: String) async throws {
      var configuration = Self.rebound()
      configuration.resolutions["www.example.com"] = "127.0.0.1"
      try await withServer(with: configuration, answer: Self.answer) { server, transport in
        let url = try server.url("/", host: name)
        #expect(await code { _ = try await transport.send(TransportRequest(url)) } == .refused)
        #expect(await code { _ = try await transport.open(WebSocketRequest(url)) } == .refused)
        #expect(server.requests.entries.isEmpty)
      }
    }

    @Test(arguments: ["peertube.lan", "db.internal", "127.0.0.1", "localhost"])
    func hostThatTheUserNamedIsConnectedToAnything(_ name: String) async throws {
      try await withServer(with: Self.rebound(), answer: Self.answer) { server, transport in
        let text = try await transport.text(TransportRequest(try server.url("/", host: name)))
        #expect(text == "there")
      }
    }

    @Test func certificateProvesANameThatResolvesToAPrivateAddress() async throws {
      try await withSecureServer { server, transport in
        let url = try server.url("/to/+there", scheme: "https", host: Self.names[0])
        #expect(try await transport.text(TransportRequest(url)) == "there")
      }
    }

    @Test func redirectToAnotherNameIsNotConnectedToThisMachine() async throws {
      try await withSecureServer { server, transport in
        let next = try server.url("/secret", scheme: "https", host: Self.names[1]).string
        let path = "/to/" + next.replacing("/", with: "+")
        let url = try server.url(path, scheme: "https", host: Self.names[0])
        #expect(await code { _ = try await transport.send(TransportRequest(url)) } == .refused)
        #expect(server.requests.entries.map(\.target) == [path])
      }
    }

    @Test func pooledConnectionIsCheckedForEachRequest() async throws {
      try await withSecureServer { server, transport in
        var request = TransportRequest(
          try server.url("/named", scheme: "https", host: Self.names[0]))
        #expect(try await transport.text(request) == "there")
        request.leastScope = .world
        let derived = request
        #expect(await code { _ = try await transport.send(derived) } == .refused)
        #expect(await server.closings.entries(1) == [1])
        #expect(server.requests.entries.map(\.target) == ["/named"])
        request.leastScope = nil
        #expect(try await transport.text(request) == "there")
      }
    }

    @Test func ruleOfARequestIsNotSentAndNotSettable() async throws {
      try await withServer(answer: Self.answer) { server, transport in
        var request = TransportRequest(try server.url())
        _ = try await transport.text(request)
        #expect(server.requests.entries[0].headers[PeerScope.header.lowercased()] == nil)
        try request.headers.add("pentad-peer-scope", "0 2")
        let spoofed = request
        #expect(await code { _ = try await transport.send(spoofed) } == .refused)
      }
    }

    @Test func webSocketIsOpenedWhereTheUserWants() async throws {
      let identity = try Self.identity.get()
      let server = try await WebSocketServer.start(tls: identity.context()) { try await $0.echo() }
      let transport = try HTTPTransport(Self.rebound(identity))
      let socket = try await transport.open(server.request(scheme: "wss", host: Self.names[0]))
      try await socket.send(.text("a"))
      try await socket.expect(.text("a"))
      await socket.close()
      await transport.shutdown()
      await server.stop()
    }

    // MARK: The rule

    @Test(
      arguments: [
        ("http://example.org/", nil, false, "127.0.0.1", false),
        ("https://example.org/", nil, false, "127.0.0.1", true),
        ("https://example.org/", AddressScope.world, false, "127.0.0.1", false),
        ("https://example.org/", .world, false, "10.0.0.1", false),
        ("https://example.org/", .world, false, "::ffff:10.0.0.1", false),
        ("https://example.org/", .world, false, "93.184.215.14", true),
        ("http://example.org/", nil, true, "192.168.1.1", false),
        ("http://example.org/", nil, true, "93.184.215.14", true),
        ("http://nas.lan/", nil, true, "192.168.1.1", true),
        ("http://localhost/", nil, false, "192.168.1.1", false),
        ("http://localhost/", nil, false, "::1", true),
        ("http://localhost/", nil, true, "192.168.1.1", true),
        // Public names that resolve to this machine, and to what a cloud answers at.
        ("http://127.0.0.1.nip.io/", nil, true, "127.0.0.1", false),
        ("http://localtest.me/", nil, true, "::1", false),
        ("http://spoofed.burpcollaborator.net/", nil, true, "::", false),
        ("https://1ynrnhl.xip.io/", .world, false, "169.254.169.254", false),
        ("https://example.org/", .world, false, "fd00:ec2::254", false),
        ("https://example.org/", .world, false, "168.63.129.16", false),
        ("https://example.org/", .world, false, "64:ff9b::a00:1", false),
      ] as [(String, AddressScope?, Bool, String, Bool)])
    func addressIsComparedWithTheRule(
      _ url: String, _ least: AddressScope?, _ allowsPlain: Bool, _ address: String, _ isFine: Bool
    ) throws {
      let scope = PeerScope(try TransportURL(url), least: least, allowsPlainHTTP: allowsPlain)
      #expect(PeerScope(scope.text) == scope)
      let peer = try SocketAddress(ipAddress: address, port: 80)
      let error = (try? scope.check(peer)) == nil ? PentadError.Code.refused : nil
      #expect((error == nil) == isFine)
    }

    @Test func connectionWithoutAnAddressIsCutOff() throws {
      let scope = PeerScope(try TransportURL("https://example.org/"), allowsPlainHTTP: false)
      #expect(throws: PentadError.cutOff) { try scope.check(nil) }
    }
  }
#endif
