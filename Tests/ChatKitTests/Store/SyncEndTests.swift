#if Storage
  import PentadCore
  import TestSupport
  import Testing

  @testable import ChatKit

  /// A synchronisation that is ended ends at once, however much is due.
  @Suite(.timeLimit(.minutes(15))) struct SyncEndTests {
    private let world = StoreWorld()

    /// A server of ten groups that says nothing of their messages.
    private func silent(_ asked: AsyncStream<Void>.Continuation) throws -> APIRig {
      try APIRig { request, _ throws(PentadError) in
        if request.url.string.contains("/messages") {
          asked.yield()
          try await TimeSource.system.sleep(.max)
        }
        guard request.url.string.contains("/groups?") else {
          return .text(200, GroupMeSamples.answer("[]"))
        }
        let groups = (1...10).map {
          GroupMeSamples.listed.replacing("1001", with: "\(1_000 + $0)")
        }
        return .text(200, GroupMeSamples.answer("[\(groups.joined(separator: ","))]"))
      }
    }

    @Test(arguments: [true, false]) func whatIsDueBeginsNoMore(_ stops: Bool) async throws {
      let (asked, asking) = AsyncStream.makeStream(of: Void.self)
      let rig = try silent(asking)
      let sync = ChatSync(api: rig.api, store: try await world.open())
      let work = Task { () async -> PentadError.Code? in
        await code { () async throws(PentadError) in try await sync.refresh(isThorough: true) }
      }
      var requests = asked.makeAsyncIterator()
      for _ in 0..<4 { await requests.next() }
      if stops { await sync.stop() } else { await sync.end() }
      let outcome = await work.value
      #expect(outcome == .cancelled || stops && outcome == .closed)
      #expect(rig.asked.count { $0.contains("/messages") } == 4)
      // Whoever asks after the end is answered; after a stop it is told why not.
      let again = await code { () async throws(PentadError) in
        try await sync.group("1001")
      }
      #expect((again == .closed) == stops)
    }
  }
#endif
