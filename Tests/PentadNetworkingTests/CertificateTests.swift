#if Networking
  import NIOSSL
  import PentadCore
  import TestSupport
  import Testing

  @testable import PentadNetworking

  /// Certificates as openssl makes them, over HTTP and WebSockets.
  @Suite(.timeLimit(.minutes(15))) struct CertificateTests {
    /// Checks the result for a transport that trusts the certificate, over HTTP and over a
    /// WebSocket.
    private func expect(
      _ code: PentadError.Code?, _ identity: TestIdentity, _ host: String, pins: [String] = [],
      _ location: SourceLocation = #_sourceLocation
    ) async throws {
      var configuration = identity.trusted
      configuration.certificatePins = pins
      configuration.resolutions[host] = "127.0.0.1"
      var secrets = TransportHeaders()
      try secrets.set("Authorization", "hunter2")
      let headers = secrets
      try await withServer(tls: identity.context(), with: configuration) { _, connection in
        try await connection.reply(200, [], "fine")
      } _: { server, transport in
        var request = TransportRequest(try server.url("/", scheme: "https", host: host))
        request.headers = headers
        let outcome = await failure { [request] in try await transport.text(request) }
        #expect(outcome == code, sourceLocation: location)
        #expect(server.requests.entries.isEmpty == (code != nil), sourceLocation: location)
      }
      let server = try await WebSocketServer.start(tls: identity.context()) { try await $0.echo() }
      let transport = try HTTPTransport(configuration)
      var request = try server.request(scheme: "wss", host: host)
      request.headers = headers
      let outcome = await failure { [request] in
        let socket = try await transport.open(request)
        try await socket.send(.text("a"))
        try await socket.expect(.text("a"))
        await socket.close()
      }
      #expect(outcome == code, sourceLocation: location)
      #expect(server.requests.entries.isEmpty == (code != nil), sourceLocation: location)
      await transport.shutdown()
      await server.stop()
    }

    private func failure(_ body: () async throws -> some Any) async -> PentadError.Code? {
      do {
        _ = try await body()
        return nil
      } catch {
        return (error as? PentadError)?.code ?? .internal
      }
    }

    @Test(arguments: [
      ("DNS:a.example.org", "a.example.org"), ("DNS:A.Example.ORG", "a.example.org"),
      ("DNS:*.example.org", "a.example.org"), ("DNS:x.test,DNS:localhost", "localhost"),
      ("IP:127.0.0.1", "127.0.0.1"),
    ])
    func subjectAltNameProvesTheHost(_ names: String, _ host: String) async throws {
      try await expect(nil, TestIdentity(names), host)
    }

    @Test(arguments: [
      ("DNS:*", "localhost"), ("DNS:l*", "localhost"), ("DNS:*t", "localhost"),
      ("DNS:a*.example.org", "ab.example.org"), ("DNS:*.org", "example.org"),
      ("DNS:*.example.org", "a.b.example.org"), ("DNS:*.example.org", "example.org"),
      ("DNS:a.*.org", "a.example.org"), ("DNS:example.org", "a.example.org"),
      ("IP:127.0.0.1", "localhost"), ("DNS:127.0.0.1", "127.0.0.1"),
      ("email:localhost@example.org", "localhost"), ("URI:https://localhost/", "localhost"),
    ])
    func otherNamesDoNotProveTheHost(_ names: String, _ host: String) async throws {
      try await expect(.refused, TestIdentity(names, commonName: host), host)
    }

    @Test(arguments: ["localhost", "a.example.org", "127.0.0.1"])
    func commonNameDoesNotProveTheHost(_ host: String) async throws {
      try await expect(.refused, TestIdentity(nil, commonName: host), host)
    }

    @Test(arguments: [["-sha1"], ["-newkey", "rsa:2048", "-sha1"]])
    func sha1SignatureIsRefused(_ arguments: [String]) async throws {
      try await expect(.refused, TestIdentity("DNS:localhost", arguments), "localhost")
    }

    @Test(arguments: [
      ["-newkey", "rsa:2048", "-sha256"], ["-sha384"],
      ["-newkey", "rsa:2048", "-sha256", "-sigopt", "rsa_padding_mode:pss"],
    ])
    func strongerSignatureIsAccepted(_ arguments: [String]) async throws {
      try await expect(nil, TestIdentity("DNS:localhost", arguments), "localhost")
    }

    /// An identifier of more than 64 bits (a UUID), and more extensions than other readers take.
    @Test(arguments: [
      ["-addext", "2.25.340282366920938463463374607431768211455=DER:0500"],
      (1...40).flatMap { ["-addext", "1.2.3.\($0)=DER:0500"] },
      ["-newkey", "rsa:2048", "-sha384", "-sigopt", "rsa_padding_mode:pss"],
      ["-set_serial", "-1"],
    ])
    func unusualCertificateIsAccepted(_ arguments: [String]) async throws {
      try await expect(nil, TestIdentity("DNS:localhost", arguments), "localhost")
    }

    // MARK: Pins

    @Test func pinnedKeyIsAccepted() async throws {
      let identity = try TestIdentity("DNS:localhost")
      let other = String(repeating: "A", count: 43) + "="
      for pins in [[identity.pin], [other, identity.pin], ["pin-sha256=\"\(identity.pin)\""]] {
        try await expect(nil, identity, "localhost", pins: pins)
      }
      try await expect(.refused, identity, "localhost", pins: [other])
      let rsa = try TestIdentity("DNS:localhost", ["-newkey", "rsa:2048"])
      try await expect(nil, rsa, "localhost", pins: [rsa.pin])
      try await expect(.refused, rsa, "localhost", pins: [identity.pin])
    }

    @Test func pinDoesNotReplaceTheChain() async throws {
      let identity = try TestIdentity("DNS:localhost")
      var configuration = HTTPTransport.Configuration()
      configuration.certificatePins = [identity.pin]
      try await withServer(tls: identity.context(), with: configuration) { _, connection in
        try await connection.reply()
      } _: { server, transport in
        let request = TransportRequest(try server.url("/", scheme: "https", host: "localhost"))
        #expect(await code { _ = try await transport.send(request) } == .refused)
      }
    }

    @Test(arguments: [
      "", "=", "abc", "sha256/AAAA", String(repeating: "A", count: 44),
      String(repeating: "A", count: 42) + "==", String(repeating: "A", count: 42) + "B=",
      String(repeating: "-", count: 43) + "=", " " + String(repeating: "A", count: 42) + "=",
      "pin-sha256=\"", "pin-sha256=\"\"", "pin-sha1=\"" + String(repeating: "A", count: 43) + "=\"",
      String(repeating: "ab", count: 32),
    ])
    func malformedPinIsInvalid(_ pin: String) {
      var configuration = HTTPTransport.Configuration()
      configuration.certificatePins = [String(repeating: "A", count: 43) + "=", pin]
      let error = #expect(throws: PentadError.self) { try HTTPTransport(configuration) }
      #expect(error?.code == .invalid)
    }

    // MARK: Parts

    /// Cut off at each byte, and with each byte changed: no trap.
    @Test func damagedCertificateIsReadOrRefused() throws {
      let pem = try TestIdentity("DNS:localhost,IP:127.0.0.1").certificate
      let der = try NIOSSLCertificate(bytes: pem, format: .pem).toDERBytes()
      let whole = try #require(Certificate(der: der))
      #expect(whole.names.map { String(decoding: $0, as: UTF8.self) } == ["localhost"])
      #expect(whole.addresses.map(Array.init) == [[127, 0, 0, 1]])
      #expect(!whole.isSignedWeakly)
      for count in 0..<der.count { #expect(Certificate(der: Array(der.prefix(count))) == nil) }
      for index in der.indices {
        for value in [0, 0x30, 0x7f, 0x80, 0x84, 0xff] as [UInt8] {
          var changed = der
          changed[index] = value
          _ = Certificate(der: changed).map { ServerIdentity(host: "localhost").isProven(by: $0) }
        }
      }
    }
  }
#endif
