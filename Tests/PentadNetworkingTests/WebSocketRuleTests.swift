#if Networking
  import NIOWebSocket
  import PentadCore
  import PentadNetworking
  import TestSupport
  import Testing

  /// Forbidden behaviour of a server.
  @Suite struct WebSocketRuleTests {
    private struct Ending: Equatable {
      let code: PentadError.Code?
      let told: Int

      init(_ code: PentadError.Code?, _ told: Int) { (self.code, self.told) = (code, told) }
    }

    /// Returns the error of receiving after a valid message, and the close code that the server
    /// gets.
    private func ending(
      limit: Int = 100, _ play: @escaping WebSocketServer.Play
    ) async throws -> Ending {
      let told = Recorder<Int>()
      var failure: PentadError.Code?
      try await withWebSocket(messageLimit: limit) { peer in
        try await peer.send("good")
        try? await play(peer)
        let close = await peer.frames.entries(1)[0]
        told.record(Int(close.bytes[0]) << 8 + Int(close.bytes[1]))
      } _: { socket, server in
        try await socket.expect(.text("good"))
        failure = await code { _ = try await socket.receive() }
        let again = await code { _ = try await socket.receive() }
        #expect(again == failure)
        #expect(await code { try await socket.send(.text("late")) } == failure)
        #expect(socket.peerClose == nil)
        _ = await told.entries(1)
        #expect(await server.closings.entries(1) == [1])
      }
      return Ending(failure, told.entries[0])
    }

    @Test func aMessageMayNotBeTooLong() async throws {
      let whole = try await ending { try await $0.send(.binary, [UInt8](repeating: 0, count: 101)) }
      #expect(whole == Ending(.messageTooLong, 1_009))
      let huge = try await ending { peer in
        // Only the head of a frame of 2^62 bytes.
        try await peer.send(raw: [0x82, 127, 0x40, 0, 0, 0, 0, 0, 0, 0])
      }
      #expect(huge == Ending(.messageTooLong, 1_009))
      let fragments = try await ending { peer in
        try await peer.send(.text, [UInt8](repeating: 65, count: 60), fin: false)
        try await peer.send(.continuation, [UInt8](repeating: 65, count: 41), fin: false)
      }
      #expect(fragments == Ending(.messageTooLong, 1_009))
      let little = try await ending(limit: 4) { try await $0.send("longer") }
      #expect(little == Ending(.messageTooLong, 1_009))
    }

    @Test func theLimitIsExactBothWays() async throws {
      try await withWebSocket(messageLimit: 5) { peer in
        try await peer.echo()
      } _: { socket, _ in
        #expect(await code { try await socket.send(.text("123456")) } == .messageTooLong)
        try await socket.send(.text("12345"))
        try await socket.expect(.text("12345"))
      }
    }

    @Test(arguments: [[0xff], [0xc3], [0xe2, 0x82], [0xed, 0xa0, 0x80], [0xc0, 0xaf]])
    func textIsUTF8(_ bytes: [UInt8]) async throws {
      let whole = try await ending { try await $0.send(.text, bytes) }
      #expect(whole == Ending(.decoding, 1_007))
      let last = try await ending { peer in
        try await peer.send(.text, [65], fin: false)
        try await peer.send(.continuation, bytes)
      }
      #expect(last == Ending(.decoding, 1_007))
      let reason = try await ending { peer in
        try await peer.send(.connectionClose, [0x03, 0xe8] + bytes)
      }
      #expect(reason == Ending(.decoding, 1_007))
    }

    @Test(arguments: [
      // Masked; with each reserved bit; with a reserved operation.
      [0x81, 0x81, 1, 2, 3, 4, 65], [0xc1, 1, 65], [0xa1, 1, 65], [0x91, 1, 65],
      [0x83, 0], [0x8b, 0], [0xc9, 0], [0x89, 0x80, 1, 2, 3, 4],
      // Lengths that are not in their shortest form, or have the highest of 64 bits.
      [0x81, 126, 0, 1, 65], [0x82, 126, 0, 125], [0x89, 126, 0, 1, 65],
      [0x82, 127, 0, 0, 0, 0, 0, 0, 0, 1, 65], [0x82, 127, 0, 0, 0, 0, 0, 0, 0xff, 0xff],
      [0x82, 127, 0x80, 0, 0, 0, 0, 0, 0, 0], [0x82, 127] + [UInt8](repeating: 0xff, count: 8),
      // Control frames in fragments, and too long ones.
      [0x09, 0], [0x08, 0], [0x89, 126, 0, 126], [0x88, 126, 0, 126],
      // A continuation without a start, and a start within another message.
      [0x80, 1, 65], [0x01, 1, 65, 0x81, 1, 65],
      // Closes with half a code, and with codes that may not be sent.
      [0x88, 1, 3], [0x88, 2, 0x03, 0xed], [0x88, 2, 0x03, 0xee], [0x88, 2, 0, 0],
      [0x88, 2, 0x13, 0x88],
    ])
    func breakingARuleEndsIt(_ bytes: [UInt8]) async throws {
      let end = try await ending(limit: 1_000) { try await $0.send(raw: bytes) }
      #expect(end == Ending(.decoding, 1_002))
    }

    @Test(arguments: [[], [0x81], [0x81, 5, 65], [0x82, 126, 1], [0x01, 1, 65], [0x89, 3, 65]])
    func truncationIsNotANormalClose(_ bytes: [UInt8]) async throws {
      try await withWebSocket { peer in
        try await peer.send("good")
        try await peer.send(raw: bytes)
        try await peer.cut()
      } _: { socket, _ in
        try await socket.expect(.text("good"))
        #expect(await code { _ = try await socket.receive() } == .answerCutOff)
        #expect(await code { try await socket.send(.text("late")) } == .answerCutOff)
      }
    }
  }
#endif
