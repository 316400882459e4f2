#if Networking
  import NIOCore
  import NIOWebSocket
  import PentadCore
  import TestSupport
  import Testing

  @testable import PentadNetworking

  @Suite struct WebSocketLifeTests {
    @Test func silentPeerTimesOut() async throws {
      try await withWebSocket(pingInterval: 20, pongTimeout: 3_000, answersPings: false) { peer in
        try await peer.send("one")
      } _: { socket, server in
        try await socket.expect(.text("one"))
        #expect(await code { _ = try await socket.receive() } == .timedOut)
        #expect(await code { try await socket.send(.text("late")) } == .timedOut)
        #expect(await server.closings.entries(1) == [1])
      }
    }

    @Test func aSilentPeerHoldsNoSender() async throws {
      try await withWebSocket(
        messageLimit: 4 << 20, pingInterval: 20, pongTimeout: 1_000, answersPings: false
      ) { peer in
        try await peer.goDeaf()
      } _: { socket, _ in
        let big = WebSocketMessage.binary([UInt8](repeating: 1, count: 4 << 20))
        #expect(await code { while true { try await socket.send(big) } } == .timedOut)
      }
    }

    @Test func pongsKeepItOpen() async throws {
      try await withWebSocket(pingInterval: 5, pongTimeout: 60_000) { peer in
        let pings = await peer.frames.entries(10)
        try await peer.send(pings.allSatisfy { $0.opcode == .ping } ? "alive" : "odd")
      } _: { socket, _ in
        try await socket.expect(.text("alive"))
      }
    }

    @Test func aSlowReaderSlowsTheServer() async throws {
      let (count, size) = (2_048, 1 << 16)
      let sent = Lock(0)
      // A waiting message blocks the reader, so a missing pong is not a failure.
      try await withWebSocket(pingInterval: 1, pongTimeout: 60_000) { peer in
        let bytes = [UInt8](repeating: 7, count: size)
        for _ in 0..<count {
          try await peer.send(.binary, bytes)
          sent.withLock { $0 += size }
        }
        try await peer.close(1_000)
      } _: { socket, _ in
        var (received, lead) = (0, 0)
        while let message = try await socket.receive() {
          received += message.size
          // Slow: it lets all others go first.
          for _ in 0..<20 { await Task.yield() }
          lead = max(lead, sent.withLock { $0 } - received)
        }
        #expect(received == count * size)
        // The limit is the system's buffers: 32 MiB by tcp_rmem, 4 by tcp_wmem.
        #expect(lead < 48 << 20)
      }
    }

    /// Each step of a heart that beats every 30 ms and is patient for 10.
    @Test func theHeartbeat() {
      var heart = Heartbeat(interval: 30, patience: 10, now: 100)
      #expect(heart.wait(now: 100) == 30)
      #expect(heart.beat(now: 130, isListening: true) == .ask)
      #expect(heart.wait(now: 130) == 10)
      heart.dataArrived()
      #expect(heart.beat(now: 140, isListening: true) == .nothing)
      #expect(heart.wait(now: 140) == 20)
      #expect(heart.beat(now: 160, isListening: false) == .nothing)
      #expect(heart.wait(now: 161) == 29)
      #expect(heart.beat(now: 190, isListening: true) == .ask)
      #expect(heart.beat(now: 199, isListening: true) == .nothing)
      #expect(heart.beat(now: 200, isListening: true) == .giveUp)

      // Asked again before the patience is over, it is patient from the first question on.
      var eager = Heartbeat(interval: 5, patience: 20, now: 0)
      for now in [5, 10, 15, 20] { #expect(eager.beat(now: now, isListening: true) == .ask) }
      #expect(eager.wait(now: 21) == 4)
      #expect(eager.beat(now: 25, isListening: true) == .giveUp)

      var trusting = Heartbeat(interval: 5, patience: 0, now: 0)
      for now in [5, 10, 1_000] { #expect(trusting.beat(now: now, isListening: true) == .ask) }
      #expect(trusting.wait(now: 1_000) == 5)
      #expect(Heartbeat(interval: 0, patience: 5, now: 0).wait(now: 0) == nil)
      #expect(Heartbeat(interval: .max, patience: .max, now: 0).wait(now: 0) == 1 << 40)
    }
  }
#endif
