#if Networking
  import PentadCore
  import PentadNetworking
  import TestSupport
  import Testing

  /// Heads below 200: those that HTTP does not define end the exchange, not the process.
  @Suite(.timeLimit(.minutes(15))) struct ResponseStatusTests {
    /// The bytes after the status line of an invalid answer.
    private static let rests = [
      "\r\n", "Content-Length: 0\r\n\r\n", "Content-Length: 4\r\n\r\nbody",
      "Transfer-Encoding: chunked\r\n\r\n4\r\nbody\r\n0\r\n\r\n", "Connection: close\r\n\r\nbody",
      "Content-Length: 0\r\n\r\nHTTP/1.1 200 X\r\nContent-Length: 0\r\n\r\n",
      "Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n\u{1}\u{2}",
    ]

    @Test(arguments: ["000", "001", "042", "099", "101"], rests)
    func undefinedStatusIsADecodingError(_ status: String, _ rest: String) async throws {
      try await withServer { request, connection in
        if request.target == "/fine" { return try await connection.reply(200, [], "fine") }
        try await connection.send("HTTP/1.1 \(status) X\r\n\(rest)")
      } _: { server, transport in
        for method in [TransportRequest.Method.get, .head, .post] {
          var request = TransportRequest(try server.url(), method: method)
          request.body = method == .post ? [1, 2, 3] : []
          let error = await #expect(throws: PentadError.self) {
            try await transport.text(request)
          }
          #expect(error?.code == .decoding)
        }
        #expect(Set(await server.closings.entries(3)) == [1, 2, 3])
        let next = try await transport.text(TransportRequest(server.url("/fine")))
        #expect(next == "fine")
      }
    }

    @Test func undefinedStatusBehindARedirectIsADecodingError() async throws {
      try await withServer { request, connection in
        switch request.target {
        case "/": try await connection.reply(302, ["Location: /next"])
        default: try await connection.send("HTTP/1.1 042 X\r\nContent-Length: 0\r\n\r\n")
        }
      } _: { server, transport in
        let request = TransportRequest(try server.url())
        #expect(await code { _ = try await transport.text(request) } == .decoding)
      }
    }

    @Test func undefinedStatusBehindInformationalHeadsIsADecodingError() async throws {
      try await withServer { _, connection in
        try await connection.send(
          "HTTP/1.1 100 X\r\n\r\nHTTP/1.1 103 X\r\nLink: </a>\r\n\r\nHTTP/1.1 099 X\r\n\r\n")
      } _: { server, transport in
        let request = TransportRequest(try server.url())
        #expect(await code { _ = try await transport.text(request) } == .decoding)
      }
    }

    @Test(arguments: [
      "HTTP/1.1 100 X\r\n\r\n", "HTTP/1.1 102 X\r\n\r\nHTTP/1.1 103 X\r\nLink: </a>\r\n\r\n",
      "HTTP/1.1 199 X\r\nContent-Length: 9\r\n\r\n",
    ])
    func informationalHeadsAreSkipped(_ heads: String) async throws {
      try await withServer { _, connection in
        try await connection.send(heads)
        try await connection.reply(200, [], "fine")
      } _: { server, transport in
        let text = try await transport.text(TransportRequest(server.url()))
        #expect(text == "fine")
      }
    }

    /// Such a head has no body (RFC 9110, 15.2); bytes behind it are another answer, or none.
    @Test func bodyOfAnInformationalHeadIsInvalid() async throws {
      try await withServer { _, connection in
        try await connection.send("HTTP/1.1 100 X\r\nContent-Length: 4\r\n\r\nbody")
      } _: { server, transport in
        let request = TransportRequest(try server.url())
        #expect(await code { _ = try await transport.text(request) }?.coarse == .decoding)
      }
    }

    @Test(arguments: ["000", "042", "099"])
    func handshakeWithAnUndefinedStatusIsADecodingError(_ status: String) async throws {
      try await withServer { _, connection in
        try await connection.send("HTTP/1.1 \(status) X\r\nContent-Length: 4\r\n\r\nbody")
      } _: { server, transport in
        let request = WebSocketRequest(try server.url())
        #expect(await code { _ = try await transport.open(request) } == .decoding)
        #expect(await server.closings.entries(1) == [1])
      }
    }

    @Test(arguments: ["000", "042", "099", "101"])
    func proxyWithAnUndefinedStatusIsAnError(_ status: String) async throws {
      let proxy = try await RawServer.start { _, connection in
        try await connection.send("HTTP/1.1 \(status) X\r\nContent-Length: 4\r\n\r\nbody")
      }
      var configuration = HTTPTransport.Configuration()
      configuration.proxy = .init(host: "127.0.0.1", port: proxy.port)
      let transport = try HTTPTransport(configuration)
      let url = try TransportURL("https://localhost/x")
      #expect(await code { _ = try await transport.send(TransportRequest(url)) } == .unavailable)
      let other = await code { _ = try await transport.open(WebSocketRequest(url)) }
      #expect(other == (status == "101" ? .refused : .unavailable))
      await transport.shutdown()
      await proxy.stop()
    }
  }
#endif
