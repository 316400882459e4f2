#if Networking
  import PentadCore
  import PentadNetworking
  import TestSupport
  import Testing

  /// The ends of an attempt to open a WebSocket before it is open.
  @Suite struct WebSocketAttemptTests {
    @Test(arguments: ["", "HTTP/1.1 101 X\r\nX: "])
    func theDeadlineCoversTheHandshake(_ answer: String) async throws {
      try await withServer { _, connection in
        try await connection.send(answer)
      } _: { server, transport in
        var request = WebSocketRequest(try server.url())
        request.connectDeadline = 100
        // A busy machine may not get as far as the server in so little time.
        while server.requests.entries.isEmpty {
          #expect(await code { _ = try await transport.open(request) } == .timedOut)
          request.connectDeadline *= 2
        }
        _ = await server.closings.entries(1)
        request.connectDeadline = .min
        #expect(await code { _ = try await transport.open(request) } == .timedOut)
      }
    }

    @Test func cancellingEndsTheAttempt() async throws {
      try await withServer { _, _ in
      } _: { server, transport in
        let request = WebSocketRequest(try server.url())
        let task = Task { _ = try await transport.open(request) }
        _ = await server.requests.entries(1)
        task.cancel()
        #expect(await code { try await task.value } == .cancelled)
        #expect(await server.closings.entries(1) == [1])
      }
    }

    @Test func shutdownEndsTheAttempt() async throws {
      try await withServer { _, _ in
      } _: { server, transport in
        let request = WebSocketRequest(try server.url())
        let task = Task { _ = try await transport.open(request) }
        _ = await server.requests.entries(1)
        await transport.shutdown()
        #expect(await code { try await task.value } == .closed)
        #expect(await code { _ = try await transport.open(request) } == .closed)
      }
    }

    @Test func attemptsMayEndAsTheTransportDoes() async throws {
      let server = try await WebSocketServer.start { peer in try await peer.echo() }
      let request = try server.request()
      for round in 0..<40 {
        let transport = try HTTPTransport()
        let opening = (0..<4).map { _ in Task { try? await transport.open(request) } }
        if round.isMultiple(of: 3) { _ = await opening[0].value }
        async let end: Void = transport.shutdown()
        for task in opening { task.cancel() }
        await end
        for task in opening {
          let socket = await task.value
          _ = try? await socket?.send(.text("late"))
          await socket?.close()
        }
      }
      await server.stop()
    }
  }
#endif
