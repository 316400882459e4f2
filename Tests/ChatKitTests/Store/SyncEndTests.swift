import PentadCore
import TestSupport
import Testing

@testable import ChatKit

/// A cancelled synchronisation ends at once, however much is due. Otherwise it ends when all work
/// has been tried.
@Suite(.timeLimit(.minutes(15))) struct SyncEndTests {
  private let world = StoreWorld()

  /// Makes a server of ten groups with the given answers for their messages.
  private func server(_ messages: @escaping ScriptedTransport.Answer) throws -> APIRig {
    try APIRig { request, number async throws(PentadError) in
      if request.url.string.contains("/messages") { return try await messages(request, number) }
      guard request.url.string.contains("/groups?") else {
        return .text(200, GroupMeSamples.answer("[]"))
      }
      let groups = (1...10).map {
        GroupMeSamples.listed.replacing("1001", with: "\(1_000 + $0)")
      }
      return .text(200, GroupMeSamples.answer("[\(groups.joined(separator: ","))]"))
    }
  }

  /// Makes a server that never answers requests for messages.
  private func silent(_ asked: AsyncStream<Void>.Continuation) throws -> APIRig {
    try server { _, _ async throws(PentadError) in
      asked.yield()
      try await TimeSource.system.sleep(.max)
      return .text(200, GroupMeSamples.page())
    }
  }

  @Test(arguments: [true, false]) func endedSynchronisationStartsNoMoreRequests(_ stops: Bool)
    async throws
  {
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
    // A call after the end is answered; after a stop it fails with the reason.
    let again = await code { () async throws(PentadError) in
      try await sync.group("1001")
    }
    #expect((again == .closed) == stops)
  }

  /// It keeps nothing else from being done, and is tried again with the next look, alone.
  @Test func aConversationThatCannotBeRead() async throws {
    let isBroken = Lock(false)
    let rig = try server { request, _ in
      guard request.url.string.contains("/groups/1004/") else {
        return .text(200, GroupMeSamples.page())
      }
      let fails = isBroken.withLock { $0 }
      return .text(fails ? 500 : 200, GroupMeSamples.page(GroupMeSamples.message))
    }
    let sync = ChatSync(api: rig.api, store: try await world.open())
    /// Returns the number of requests for its messages during a refresh.
    func look(isThorough: Bool) async throws -> Int {
      let before = rig.asked.count
      try await sync.refresh(isThorough: isThorough)
      return rig.asked.dropFirst(before).count { $0.contains("/groups/1004/messages") }
    }
    #expect(try await look(isThorough: true) == 1)
    #expect(try await look(isThorough: false) == 0)
    isBroken.withLock { $0 = true }
    #expect(try await look(isThorough: true) == 1)
    #expect(sync.isIncomplete)
    isBroken.withLock { $0 = false }
    #expect(try await look(isThorough: false) == 1)
    #expect(!sync.isIncomplete)
  }

  @Test func aServerThatGivesNoneFails() async throws {
    let rig = try server { _, _ in .text(500, "") }
    let sync = ChatSync(api: rig.api, store: try await world.open())
    let failure = await code { () async throws(PentadError) in
      try await sync.refresh(isThorough: true)
    }
    #expect(failure == .serverUnavailable)
  }
}
