#if Networking
  import Foundation
  import PentadCore
  import PentadNetworking
  import TestSupport
  import Testing

  /// Tests with a server from another project, and its TLS.
  @Suite(.enabled(if: PythonServer.isInstalled), .timeLimit(.minutes(15)))
  struct WebSocketForeignTests {
    private func withPeer(
      isSecure: Bool,
      _ body: (_ open: (String) async throws -> any WebSocketConnection, LineProgram) async throws
        -> Void
    ) async throws {
      let identity = try TestIdentity("DNS:localhost")
      let pem = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try Data(identity.pem).write(to: pem)
      defer { try? FileManager.default.removeItem(at: pem) }
      let server = try PythonServer.start(pem: isSecure ? pem : nil)
      let port = try #require(Int(await server.lines.entries(1)[0]))
      let transport = try HTTPTransport(identity.trusted)
      let scheme = isSecure ? "wss" : "ws"
      let open = { (path: String) async throws -> any WebSocketConnection in
        var request = WebSocketRequest(
          try TransportURL(webSocket: "\(scheme)://localhost:\(port)/\(path)"))
        request.subprotocols = ["one", "two"]
        request.pingInterval = 5
        return try await transport.open(request)
      }
      do {
        try await body(open, server)
      } catch {
        await transport.shutdown()
        await server.stop()
        throw error
      }
      await transport.shutdown()
      await server.stop()
    }

    @Test(arguments: [false, true]) func carriesMessages(_ isSecure: Bool) async throws {
      try await withPeer(isSecure: isSecure) { open, server in
        for path in ["echo", "pieces"] {
          let socket = try await open(path)
          #expect(socket.subprotocol == "two")
          for size in [0, 1, 125, 126, 65_535, 65_536, 1 << 20] {
            let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
            for message in [.binary(bytes), .text(String(repeating: "é", count: size / 2))]
              as [WebSocketMessage]
            {
              try await socket.send(message)
              try await socket.expect(message)
            }
          }
          await socket.close(code: 3_000, reason: "bye \(path)")
        }
        let ends = await server.lines.entries(3).dropFirst()
        #expect(Array(ends) == ["3000 bye echo", "3000 bye pieces"])
      }
    }

    @Test(arguments: [false, true]) func keepsToTheRules(_ isSecure: Bool) async throws {
      try await withPeer(isSecure: isSecure) { open, server in
        let pinged = try await open("ping")
        try await pinged.expect(.text("answered"))
        await pinged.close()
        // The peer reports each connection from its own thread.
        _ = await server.lines.entries(2)
        let closed = try await open("close")
        try await closed.expect(nil)
        #expect(closed.peerClose == WebSocketClose(code: 4_001, reason: "enough"))
        let ends = await server.lines.entries(3).dropFirst()
        #expect(Array(ends) == ["1000 ", "4001 enough"])
        #expect(await code { _ = try await open("refuse") } == .webSocketRefused)
      }
    }
  }
#endif
