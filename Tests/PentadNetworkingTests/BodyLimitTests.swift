#if Networking
  import Foundation
  import PentadCore
  import PentadNetworking
  import TestSupport
  import Testing

  @Suite struct BodyLimitTests {
    @Test func limitIsExact() async throws {
      try await withServer { _, connection in
        try await connection.reply(200, [], "12345")
      } _: { server, transport in
        var request = TransportRequest(try server.url())
        request.bodyLimit = 5
        let text = try await transport.text(request)
        #expect(text == "12345")
        for limit in [4, 0, -1, .min] {
          request.bodyLimit = limit
          var iterator = try await transport.send(request).body.makeAsyncIterator()
          #expect(await code { while try await iterator.next() != nil {} } == .bodyTooLong)
        }
      }
    }

    @Test func endsABodyWithoutEnd() async throws {
      try await withServer { _, connection in
        try await connection.send("HTTP/1.1 200 X\r\n\r\n")
        // Ends when the client has hung up.
        while true { try await connection.send(bytes: [UInt8](repeating: 0, count: 1 << 16)) }
      } _: { server, transport in
        var request = TransportRequest(try server.url())
        request.bodyLimit = 1 << 20
        #expect(await code { _ = try await transport.text(request) } == .bodyTooLong)
        #expect(await server.closings.entries(1) == [1])
      }
    }

    @Test func aSlowReaderSlowsTheServer() async throws {
      let size = 128 << 20
      let sent = Lock(0)
      try await withServer { _, connection in
        try await connection.send("HTTP/1.1 200 X\r\nContent-Length: \(size)\r\n\r\n")
        let chunk = [UInt8](repeating: 7, count: 1 << 16)
        for _ in 0..<(size >> 16) {
          try await connection.send(bytes: chunk)
          sent.withLock { $0 += chunk.count }
        }
      } _: { server, transport in
        var request = TransportRequest(try server.url())
        request.bodyLimit = size
        var (received, lead) = (0, 0)
        for try await chunk in try await transport.send(request).body {
          received += chunk.count
          // Slow: it lets all others go first.
          for _ in 0..<20 { await Task.yield() }
          lead = max(lead, sent.withLock { $0 } - received)
        }
        #expect(received == size)
        // The limit is the system's buffers: 32 MiB by tcp_rmem, 4 by tcp_wmem.
        #expect(lead < 48 << 20)
      }
    }
  }
#endif
