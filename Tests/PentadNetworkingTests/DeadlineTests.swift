#if Networking
  import PentadCore
  import TestSupport
  import PentadNetworking
  import Testing

  @Suite struct DeadlineTests {
    /// Long enough for a busy machine to get as far as the test wants.
    private func request(_ server: RawServer) throws -> TransportRequest {
      var request = TransportRequest(try server.url())
      request.deadline = 5_000
      return request
    }

    @Test func coversTheHead() async throws {
      try await withServer { _, _ in
      } _: { server, transport in
        #expect(await code { _ = try await transport.send(request(server)) } == .timedOut)
        #expect(await server.closings.entries(1) == [1])
      }
    }

    @Test(arguments: ["HTTP/1.1 200 X\r\nX: ", "HTTP/1.1 200 X\r\nContent-Length: 1000000\r\n\r\n"])
    func coversWhatDrips(_ head: String) async throws {
      try await withServer { _, connection in
        try await connection.send(head)
        // Ends when the client has hung up.
        while true {
          try await connection.send("x")
          try await Task.sleep(for: .milliseconds(10))
        }
      } _: { server, transport in
        #expect(await code { _ = try await transport.text(request(server)) } == .timedOut)
        #expect(await server.closings.entries(1) == [1])
      }
    }

    @Test func coversTheBodyThatStalls() async throws {
      try await withServer { _, connection in
        try await connection.send("HTTP/1.1 200 X\r\nContent-Length: 9\r\n\r\nabc")
      } _: { server, transport in
        var iterator = try await transport.send(request(server)).body.makeAsyncIterator()
        #expect(try await iterator.next() == Array("abc".utf8))
        #expect(await code { _ = try await iterator.next() } == .timedOut)
        #expect(await server.closings.entries(1) == [1])
      }
    }

    @Test func coversTheRedirects() async throws {
      try await withServer { request, connection in
        if request.target == "/" { try await connection.reply(302, ["Location: /next"]) }
      } _: { server, transport in
        #expect(await code { _ = try await transport.send(request(server)) } == .timedOut)
        #expect(server.requests.entries.map(\.target) == ["/", "/next"])
      }
    }

    @Test(arguments: [0, -1, .min]) func noneIsOverAtOnce(_ deadline: Int) async throws {
      try await withServer { _, _ in
      } _: { server, transport in
        var request = TransportRequest(try server.url())
        request.deadline = deadline
        #expect(await code { _ = try await transport.send(request) } == .timedOut)
      }
    }

    @Test func theLongestIsPossible() async throws {
      try await withServer { _, connection in
        try await connection.reply()
      } _: { server, transport in
        var request = TransportRequest(try server.url())
        request.deadline = .max
        let text = try await transport.text(request)
        #expect(text == "")
      }
    }
  }
#endif
