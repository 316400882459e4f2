#if Networking
  import Foundation
  import NIOCore
  import NIOPosix
  import PentadCore
  import TestSupport
  import Testing

  @testable import PentadNetworking

  @Suite struct ShutdownTests {
    @Test func endsWhatWaits() async throws {
      try await withServer { request, connection in
        if request.target == "/body" {
          try await connection.send("HTTP/1.1 200 X\r\nContent-Length: 9\r\n\r\nabc")
        }
      } _: { server, transport in
        let head = TransportRequest(try server.url("/head"))
        let waiting = Task { try await transport.send(head) }
        let body = try await transport.send(TransportRequest(try server.url("/body"))).body
        let unread = try await transport.send(TransportRequest(try server.url("/body"))).body
        var iterator = body.makeAsyncIterator()
        #expect(try await iterator.next() == Array("abc".utf8))
        _ = await server.requests.entries(3)

        async let first: Void = transport.shutdown()
        async let second: Void = transport.shutdown()
        _ = await (first, second)
        #expect(await code { _ = try await waiting.value } == .closed)
        #expect(await code { _ = try await iterator.next() } == .closed)
        #expect(await code { _ = try await unread.collect(limit: 9) } == .closed)
        #expect(await code { _ = try await transport.send(head) } == .closed)
      }
    }

    /// An exchange that ends or is cancelled must not call threads that have ended: SwiftNIO would
    /// end the process.
    @Test func endsWhileExchangesEnd() async throws {
      let server = try await RawServer.start { request, connection in
        try await connection.reply(200, [], "x")
      }
      let request = TransportRequest(try server.url())
      for round in 0..<60 {
        let transport = try HTTPTransport()
        let asking = (0..<4).map { _ in Task { try? await transport.send(request) } }
        if round.isMultiple(of: 3) { _ = await asking[0].value }
        async let end: Void = transport.shutdown()
        for task in asking { task.cancel() }
        await end
        for task in asking { _ = await task.value }
      }
      await server.stop()
    }

    /// A lookup that is under way cannot be interrupted; its answer must find the loop that asked.
    @Test func leavesItsThreadsToTheNextTransport() async throws {
      var configuration = HTTPTransport.Configuration()
      // A number that no other test has.
      configuration.threads = 3
      let first = try HTTPEngine(configuration)
      let second = try HTTPEngine(configuration)
      #expect(first.group !== second.group)
      await first.shutdown()
      let third = try HTTPEngine(configuration)
      #expect(third.group === first.group)
      await second.shutdown()
      await third.shutdown()
      #expect(try await second.group.next().submit { 1 }.get() == 1)
    }

    /// AsyncHTTPClient makes the TLS context of a name on a thread of its own, which answers late.
    @Test func endsWhileANameIsLookedUp() async throws {
      let request = TransportRequest(try TransportURL("https://nothing.invalid/"))
      for _ in 0..<40 {
        let transport = try HTTPTransport()
        let asking = Task { try await transport.send(request) }
        await Task.yield()
        await transport.shutdown()
        #expect(await code { _ = try await asking.value } != nil)
      }
    }

    @Test func releasingATransportShutsItDown() async throws {
      let server = try await RawServer.start { request, connection in
        try await connection.reply(200, [], "x")
      }
      let request = TransportRequest(try server.url())
      let body = try await HTTPTransport().send(request).body
      #expect(try await body.collect(limit: 1) == Array("x".utf8))
      #expect(await server.closings.entries(1) == [1])
      await server.stop()
    }
  }
#endif
