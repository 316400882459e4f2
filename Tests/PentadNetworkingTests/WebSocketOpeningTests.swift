#if Networking
  import NIOHTTP1
  import PentadCore
  import PentadNetworking
  import TestSupport
  import Testing

  @Suite struct WebSocketOpeningTests {
    private static let secret = "hunter2"

    /// Returns the error of opening for an answer of the server; no error contains a secret.
    private func failure(
      _ answer: String, closing: Bool = false, _ location: SourceLocation = #_sourceLocation
    ) async throws -> PentadError? {
      var failure: PentadError?
      try await withServer { _, connection in
        try await connection.send(answer)
        if closing { try await connection.close() }
      } _: { server, transport in
        var request = WebSocketRequest(try server.url("/?token=\(Self.secret)"))
        try request.headers.add("Authorization", Self.secret)
        failure = await #expect(throws: PentadError.self, sourceLocation: location) {
          try await transport.open(request)
        }
        #expect(await server.closings.entries(1) == [1], sourceLocation: location)
      }
      #expect(!String(reflecting: failure).contains(Self.secret), sourceLocation: location)
      return failure
    }

    @Test(
      arguments: [
        (200, "", .webSocketRefused, nil), (302, "", .webSocketRefused, nil),
        (401, "", .unauthorized, nil), (404, "", .webSocketRefused, nil),
        (410, "Retry-After: 7\r\n", .webSocketRefused, 7_000),
        (429, "Retry-After: 7\r\n", .tooManyRequests, 7_000), (429, "", .tooManyRequests, nil),
        (500, "", .serverUnavailable, nil), (502, "", .serverUnavailable, nil),
        (503, "Retry-After: 7\r\n", .serverUnavailable, 7_000),
      ] as [(Int, String, PentadError.Code, Int?)])
    func otherStatusHasItsOwnError(
      _ status: Int, _ headers: String, _ code: PentadError.Code, _ retryAfter: Int?
    ) async throws {
      let head = "HTTP/1.1 \(status) X\r\nLocation: /x\r\n\(headers)Content-Length: 7\r\n\r\n"
      let error = try await failure(head + Self.secret)
      #expect(error?.code == code)
      #expect(error?.retryAfter == retryAfter)
    }

    @Test(arguments: [
      "Upgrade: websocket\r\nConnection: Upgrade\r\n",
      "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: hunter2\r\n",
      "Sec-WebSocket-Accept: hunter2\r\n", "",
    ])
    func answerWithAWrongKeyIsRejected(_ headers: String) async throws {
      let error = try await failure("HTTP/1.1 101 X\r\n\(headers)\r\n")
      #expect(error?.code == .decoding)
    }

    @Test(arguments: [
      [("Sec-WebSocket-Protocol", "other")], [("Sec-WebSocket-Extensions", "permessage-deflate")],
    ])
    func unrequestedProtocolIsRejected(_ headers: [(String, String)]) async throws {
      let server = try await WebSocketServer.start(headers: HTTPHeaders(headers)) { _ in }
      let transport = try HTTPTransport()
      var request = try server.request()
      request.subprotocols = ["one"]
      #expect(await code { _ = try await transport.open(request) } == .decoding)
      await transport.shutdown()
      await server.stop()
    }

    @Test func garbageAndTruncationHaveTheirOwnErrors() async throws {
      #expect(try await failure("\0\u{1}hunter2\r\n\r\n")?.code.coarse == .decoding)
      #expect(try await failure("HTTP/1.1 10", closing: true)?.code == .answerCutOff)
      #expect(try await failure("", closing: true)?.code == .answerCutOff)
    }

    @Test func refusedConnectionFailsAtOnce() async throws {
      let transport = try HTTPTransport()
      for host in ["127.0.0.1", "localhost"] {
        let request = WebSocketRequest(try TransportURL(webSocket: "ws://\(host):1/"))
        #expect(await code { _ = try await transport.open(request) } == .connectionRefused)
      }
      let nobody = WebSocketRequest(try TransportURL(webSocket: "wss://\(nameOfNobody)/"))
      #expect(await code { _ = try await transport.open(nobody) } == .offline)
      await transport.shutdown()
    }

    @Test func plainStaysOnThisMachine() async throws {
      let transport = try HTTPTransport()
      let request = WebSocketRequest(try TransportURL(webSocket: "ws://example.org/"))
      #expect(await code { _ = try await transport.open(request) } == .refused)
      await transport.shutdown()
    }

    @Test(arguments: ["Upgrade", "Host", "sec-websocket-key", "Sec-WebSocket-Protocol"])
    func theTransportWritesTheHandshake(_ name: String) async throws {
      let transport = try HTTPTransport()
      var request = WebSocketRequest(try TransportURL(webSocket: "ws://127.0.0.1:1/"))
      try request.headers.add(name, Self.secret)
      #expect(await code { _ = try await transport.open(request) } == .refused)
      await transport.shutdown()
    }

    @Test func aSubprotocolBeginsNoLine() async throws {
      let transport = try HTTPTransport()
      var request = WebSocketRequest(try TransportURL(webSocket: "ws://127.0.0.1:1/"))
      request.subprotocols = ["a\r\nX: b"]
      #expect(await code { _ = try await transport.open(request) } == .invalid)
      await transport.shutdown()
    }
  }
#endif
