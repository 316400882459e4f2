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

    /// An exchange that ends by itself, or is cancelled, calls nothing of threads that have ended:
    /// SwiftNIO would end the process.
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

    #if os(Linux)
      @Test func leavesNoThread() async throws {
        var configuration = HTTPTransport.Configuration()
        configuration.threads = 2
        let engine = try HTTPEngine(configuration)
        var threads: Set<String> = []
        for _ in 1...2 {
          threads.insert(
            try await engine.group.next().submit {
              try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
            }.get())
        }
        #expect(threads.count == 2)
        func isThere(_ thread: String) -> Bool {
          FileManager.default.fileExists(atPath: "/proc/\(thread)")
        }
        #expect(threads.allSatisfy(isThere))
        await engine.shutdown()
        // Who has waited for a thread's end goes on before the system has let go of its name.
        for _ in 0..<500 where threads.contains(where: isThere) {
          try await Task.sleep(for: .milliseconds(10))
        }
        #expect(!threads.contains(where: isThere))
      }
    #endif

    @Test func lettingGoOfATransportIsEnough() async throws {
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
