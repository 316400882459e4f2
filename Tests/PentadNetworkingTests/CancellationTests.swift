#if Networking
  import PentadCore
  import PentadNetworking
  import TestSupport
  import Testing

  @Suite struct CancellationTests {
    @Test func endsTheWaitForTheHead() async throws {
      try await withServer { _, _ in
      } _: { server, transport in
        let request = TransportRequest(try server.url())
        let task = Task { try await transport.send(request) }
        _ = await server.requests.entries(1)
        task.cancel()
        #expect(await code { _ = try await task.value } == .cancelled)
        #expect(await server.closings.entries(1) == [1])
      }
    }

    @Test func endsTheWaitForTheBody() async throws {
      try await withServer { _, connection in
        try await connection.send("HTTP/1.1 200 X\r\nContent-Length: 9\r\n\r\nabc")
      } _: { server, transport in
        let request = TransportRequest(try server.url())
        let chunks = Recorder<[UInt8]>()
        let task = Task {
          for try await chunk in try await transport.send(request).body { chunks.record(chunk) }
        }
        _ = await chunks.entries(1)
        task.cancel()
        #expect(await code { try await task.value } == .cancelled)
        #expect(await server.closings.entries(1) == [1])
      }
    }

    @Test func beforeTheStartSendsNothing() async throws {
      try await withServer { _, connection in
        try await connection.reply()
      } _: { server, transport in
        let request = TransportRequest(try server.url())
        let task = Task {
          withUnsafeCurrentTask { $0?.cancel() }
          return try await transport.send(request)
        }
        #expect(await code { _ = try await task.value } == .cancelled)
        #expect(server.requests.entries.isEmpty)
      }
    }

    @Test func releasingABodyEndsTheExchange() async throws {
      try await withServer { _, connection in
        try await connection.send("HTTP/1.1 200 X\r\nContent-Length: 9\r\n\r\nabc")
      } _: { server, transport in
        _ = try await transport.send(TransportRequest(try server.url()))
        #expect(await server.closings.entries(1) == [1])
      }
    }

    @Test func oneDoesNotTouchTheOthers() async throws {
      let release = Recorder<Void>()
      try await withServer { request, connection in
        if request.target == "/stays" {
          _ = await release.entries(1)
          try await connection.reply(200, [], "here")
        }
      } _: { server, transport in
        let (gone, stays) = (
          TransportRequest(try server.url("/goes")), TransportRequest(try server.url("/stays"))
        )
        let going = Task { try await transport.text(gone) }
        let staying = Task { try await transport.text(stays) }
        _ = await server.requests.entries(2)
        going.cancel()
        #expect(await code { _ = try await going.value } == .cancelled)
        release.record(())
        #expect(try await staying.value == "here")
      }
    }
  }
#endif
