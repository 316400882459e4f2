#if Networking
  import PentadCore
  import TestSupport
  import Testing

  @testable import PentadNetworking

  @Suite struct WebSocketCancellationTests {
    @Test func cancellingAReceiverLosesNothing() async throws {
      let go = Recorder<Void>()
      try await withWebSocket { peer in
        _ = await go.entries(1)
        for number in 0..<1_000 { try await peer.send("\(number)") }
      } _: { socket, _ in
        let early = Task {
          withUnsafeCurrentTask { $0?.cancel() }
          _ = try await socket.receive()
        }
        #expect(await code { try await early.value } == .cancelled)
        let waiting = Task { _ = try await socket.receive() }
        waiting.cancel()
        #expect(await code { try await waiting.value } == .cancelled)
        go.record(())
        var received = 0
        while received < 1_000 {
          let reader = Task { try await socket.receive() }
          if received.isMultiple(of: 2) { reader.cancel() }
          switch await reader.result {
          case .success(let message):
            #expect(message == .text("\(received)"))
            received += 1
          case .failure:
            try await socket.expect(.text("\(received)"))
            received += 1
          }
        }
      }
    }

    @Test func cancellingASenderLeavesTheConnectionWhole() async throws {
      let size = 8 << 20
      let (deaf, hear) = (Recorder<WebSocketPeer>(), Recorder<Void>())
      try await withWebSocket(messageLimit: size, pingInterval: 0) { peer in
        try await peer.goDeaf()
        deaf.record(peer)
        _ = await hear.entries(1)
        try await peer.hear()
      } _: { socket, _ in
        let peer = await deaf.entries(1)[0]
        let big = Task { try await socket.send(.binary([UInt8](repeating: 1, count: size))) }
        for _ in 0..<1_000 { await Task.yield() }
        big.cancel()
        #expect(await code { try await big.value } == .cancelled)
        hear.record(())
        try await socket.send(.text("after"))
        let first = await peer.frames.entries(1)[0]
        // A message that had begun arrived completely.
        if first.text != "after" {
          #expect(first.bytes.count == size)
          #expect(await peer.frames.entries(2)[1].text == "after")
        }
      }
    }

    @Test func messageThatHasNotBegunIsCancelled() async throws {
      let posted = Recorder<Void>()
      let outbox = WebSocketOutbox { posted.record(()) }
      let first = Task { try await outbox.send(.text("first")) }
      _ = await posted.entries(1)
      #expect(outbox.next() == .text("first"))
      let second = Task { try await outbox.send(.text("second")) }
      _ = await posted.entries(2)
      let third = Task { try await outbox.send(.text("third")) }
      _ = await posted.entries(3)
      #expect(outbox.next() == nil)
      second.cancel()
      #expect(await code { try await second.value } == .cancelled)
      outbox.sent(nil)
      try await first.value
      #expect(outbox.next() == .text("third"))
      outbox.end(PentadError(.timedOut, "over"))
      #expect(await code { try await third.value } == .timedOut)
      outbox.sent(nil)
      #expect(await code { try await outbox.send(.text("late")) } == .timedOut)
    }
  }
#endif
