#if Networking
  import NIOWebSocket
  import PentadCore
  import TestSupport
  import Testing

  @testable import PentadNetworking

  @Suite struct WebSocketEndTests {
    @Test func thePeerMayClose() async throws {
      let answers = Recorder<WebSocketPeer.Frame>()
      try await withWebSocket { peer in
        try await peer.send("last")
        try await peer.close(4_001, "token")
        answers.record(await peer.frames.entries(1)[0])
      } _: { socket, server in
        try await socket.expect(.text("last"))
        for _ in 1...2 { try await socket.expect(nil) }
        #expect(await answers.entries(1)[0].bytes == [0x0f, 0xa1] + Array("token".utf8))
        #expect(await server.closings.entries(1) == [1])
        #expect(socket.peerClose == WebSocketClose(code: 4_001, reason: "token"))
        #expect(await code { try await socket.send(.text("late")) } == .closed)
        await socket.close()
      }
    }

    @Test func thePeerMayCloseWithoutACode() async throws {
      try await withWebSocket { peer in
        try await peer.send(.connectionClose, [])
      } _: { socket, _ in
        try await socket.expect(nil)
        #expect(socket.peerClose == WebSocketClose(code: 1_005))
      }
    }

    @Test func closingSendsACloseFrame() async throws {
      let peers = Recorder<WebSocketPeer>()
      try await withWebSocket { peer in
        peers.record(peer)
        try await peer.send("never read")
      } _: { socket, server in
        let waiting = Task {
          while try await socket.receive() != nil {}
        }
        try await socket.send(.text("before"))
        await socket.close(code: 3_000, reason: "enough")
        let frames = await peers.entries(1)[0].frames.entries(2)
        #expect(frames.map(\.opcode) == [.text, .connectionClose])
        #expect(frames[1].bytes == [0x0b, 0xb8] + Array("enough".utf8))
        #expect(await server.closings.entries(1) == [1])
        #expect(await code { try await waiting.value } == .closed)
        #expect(await code { _ = try await socket.receive() } == .closed)
        #expect(await code { try await socket.send(.text("late")) } == .closed)
        await socket.close()
      }
    }

    @Test func aPeerThatDoesNotAgreeIsNotWaitedForForEver() async throws {
      try await withWebSocket(answersPings: false) { _ in
      } _: { socket, server in
        let closing = Task { await socket.close() }
        let hurried = Task { await socket.close() }
        hurried.cancel()
        await hurried.value
        await closing.value
        #expect(await server.closings.entries(1) == [1])
      }
      try await withWebSocket(answersPings: false) { _ in
      } _: { socket, server in
        await socket.close()
        #expect(await server.closings.entries(1) == [1])
      }
    }

    @Test func releasingClosesTheConnection() async throws {
      let server = try await WebSocketServer.start { _ in }
      _ = try await HTTPTransport().open(server.request())
      #expect(await server.closings.entries(1) == [1])
      await server.stop()
    }

    @Test func shutdownEndsWhatIsOpen() async throws {
      let peers = Recorder<WebSocketPeer>()
      let server = try await WebSocketServer.start { peer in peers.record(peer) }
      let transport = try HTTPTransport()
      let socket = try await transport.open(server.request())
      let waiting = Task { _ = try await socket.receive() }
      await transport.shutdown()
      #expect(await code { try await waiting.value } == .closed)
      #expect(await code { try await socket.send(.text("late")) } == .closed)
      #expect(await code { _ = try await socket.receive() } == .closed)
      await socket.close()
      let close = await peers.entries(1)[0].frames.entries(1)[0]
      #expect(close.opcode == .connectionClose && close.bytes == [0x03, 0xe9])
      #expect(await server.closings.entries(1) == [1])
      await server.stop()
    }
  }
#endif
