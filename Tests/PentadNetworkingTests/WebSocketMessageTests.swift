#if Networking
  import NIOHTTP1
  import NIOWebSocket
  import PentadCore
  import PentadNetworking
  import TestSupport
  import Testing

  @Suite struct WebSocketMessageTests {
    @Test func carriesMessagesBothWays() async throws {
      try await withWebSocket(messageLimit: 1 << 20) { peer in
        try await peer.echo()
      } _: { socket, _ in
        let messages: [WebSocketMessage] = [
          .text("héllo 𓂀"), .text(""), .binary([]), .binary([0, 255, 128]),
          .text(String(repeating: "x", count: 125)), .text(String(repeating: "x", count: 126)),
          .binary([UInt8](repeating: 7, count: 1 << 16)),
          .binary([UInt8](repeating: 9, count: 1 << 20)),
        ]
        for message in messages {
          try await socket.send(message)
          try await socket.expect(message)
        }
      }
    }

    @Test func masksEachFrameWithAnotherKey() async throws {
      let peers = Recorder<WebSocketPeer>()
      try await withWebSocket { peer in
        peers.record(peer)
      } _: { socket, _ in
        for number in 0..<20 { try await socket.send(.text("\(number)")) }
        let frames = await peers.entries(1)[0].frames.entries(20)
        #expect(frames.map(\.text) == (0..<20).map(String.init))
        let keys = Set(frames.compactMap { $0.mask.map(Array.init) })
        #expect(keys.count > 15)
      }
    }

    @Test func joinsFragmentsAndAnswersPingsBetweenThem() async throws {
      try await withWebSocket { peer in
        let euro = Array("€".utf8)
        try await peer.send(.text, Array("a".utf8) + euro.prefix(1), fin: false)
        try await peer.send(.ping, Array("still there?".utf8))
        try await peer.send(.continuation, [], fin: false)
        try await peer.send(.continuation, Array(euro.dropFirst()), fin: true)
        let pong = await peer.frames.entries(1)[0]
        try await peer.send(pong.opcode == .pong ? pong.text : "no pong")
        try await peer.send(.pong, Array("nobody asked".utf8))
        try await peer.send(.binary, [1], fin: false)
        try await peer.send(.continuation, [2])
      } _: { socket, _ in
        try await socket.expect(.text("a€"))
        try await socket.expect(.text("still there?"))
        try await socket.expect(.binary([1, 2]))
      }
    }

    @Test func messagesThatComeWithTheHandshakeAreNotLost() async throws {
      for _ in 0..<20 {
        try await withWebSocket { peer in
          for number in 0..<100 { try await peer.send("\(number)") }
          try await peer.close(1_001, "bye")
        } _: { socket, _ in
          for number in 0..<100 { try await socket.expect(.text("\(number)")) }
          try await socket.expect(nil)
          #expect(socket.peerClose == WebSocketClose(code: 1_001, reason: "bye"))
        }
      }
    }

    @Test func handshakeContainsTheRequestedHeaders() async throws {
      let server = try await WebSocketServer.start(
        headers: HTTPHeaders([("Sec-WebSocket-Protocol", "second")])
      ) { _ in }
      let transport = try HTTPTransport()
      var request = try server.request("/faye?a=b")
      request.subprotocols = ["first", "second"]
      try request.headers.add("X-Access-Token", "hunter2")
      let socket = try await transport.open(request)
      #expect(socket.subprotocol == "second")
      let head = server.requests.entries[0]
      #expect(head.uri == "/faye?a=b")
      #expect(head.headers["Host"] == ["127.0.0.1:\(server.port)"])
      #expect(head.headers["X-Access-Token"] == ["hunter2"])
      #expect(head.headers["Sec-WebSocket-Protocol"] == ["first, second"])
      #expect(head.headers.first(name: "User-Agent")?.hasPrefix("Pentad/") == true)
      #expect(head.headers["Sec-WebSocket-Extensions"].isEmpty)
      await transport.shutdown()
      await server.stop()
    }

    @Test func sendsFromManyTasksAtOnce() async throws {
      try await withWebSocket { peer in
        try await peer.echo()
      } _: { socket, _ in
        try await withThrowingTaskGroup(of: Void.self) { group in
          for number in 0..<200 {
            group.addTask { try await socket.send(.text("\(number)")) }
          }
          var received: Set<WebSocketMessage> = []
          for _ in 0..<200 { received.insert(try #require(try await socket.receive())) }
          #expect(received.count == 200)
          try await group.waitForAll()
        }
      }
    }

    @Test func manyAreOpenAtOnce() async throws {
      let server = try await WebSocketServer.start { peer in try await peer.echo() }
      var configuration = HTTPTransport.Configuration()
      configuration.threads = 2
      let transport = try HTTPTransport(configuration)
      let request = try server.request()
      try await withThrowingTaskGroup(of: Bool.self) { group in
        for number in 0..<100 {
          group.addTask {
            let socket = try await transport.open(request)
            try await socket.send(.text("\(number)"))
            let isRight = try await socket.receive() == .text("\(number)")
            await socket.close()
            return isRight
          }
        }
        for try await isRight in group { #expect(isRight) }
      }
      #expect(await server.closings.entries(100).count == 100)
      await transport.shutdown()
      await server.stop()
    }
  }
#endif
