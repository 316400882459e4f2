import PentadCore
import TestSupport
import Testing

@testable import ChatKit

/// A client that starts, with a push service that sends nothing.
@Suite(.timeLimit(.minutes(15))) struct FirstLookTests {
  private let world = StoreWorld()
  private let time = SteppedTime()

  private func worker(_ rig: APIRig, _ store: ChatStore) throws -> ChatWorker {
    let silent = ScriptedTransport { _, _ async throws(PentadError) in
      try await TimeSource.system.sleep(.max)
      return .text(200, "")
    }
    let sockets = ScriptedWebSocketTransport { _, _ async throws(PentadError) in
      try await TimeSource.system.sleep(.max)
      return ScriptedWebSocket()
    }
    let sync = ChatSync(api: rig.api, store: store)
    let rhythm = ChatRhythm()
    let push = PushClient(
      servers: GroupMeServers(), sockets: sockets, transport: silent, userId: StoreWorld.me,
      time: time.source
    ) { () async throws(PentadError) in APIRig.token }
    return ChatWorker(
      store: store, sync: sync, adding: MemberAdding(sync, time.source),
      sender: ChatSender(store: store, sync: sync, time: time.source, rhythm: rhythm),
      push: push, time: time.source, rhythm: rhythm, notifications: EventHub())
  }

  /// The list arrives within seconds, and so does an older edit that no list reports.
  @Test func firstRefreshIsEarlyAndThorough() async throws {
    let store = try await world.open()
    try await store.ingest(.ids(3, 2, 1), in: .seven, .newest)
    let edited = Line(2, "edited").with { $0.updatedAt = 1_700_000_100 }
    let rig = try GroupServer(lines: [Line(1), edited, Line(3)]).rig { url in
      if url.contains("/messages") { return nil }
      let groups = #"[{"id":"7","name":"Seven"}]"#
      return .text(200, GroupMeSamples.answer(url.contains("/groups?") ? groups : "[]"))
    }
    let worker = try worker(rig, store)
    let events = store.events()
    worker.start()
    await time.ring(at: 3_000)
    for await published in events {
      guard case .messagesUpdated(.seven, let changes) = published.event else { continue }
      #expect(changes.updated == [MessageID(2)])
      break
    }
    #expect(try await store.groups().map(\.name) == ["Seven"])
    // From then on it is taken from time to time.
    await time.ring(at: 63_000)
    await worker.stop()
  }
}
