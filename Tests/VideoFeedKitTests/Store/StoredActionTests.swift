import PentadCore
import PentadStorage
import TestSupport
import Testing

@testable import VideoFeedKit

/// The user's actions, and the requests to sources.
@Suite struct StoredActionTests {
  private let world = VideoWorld()
  private let key = Samples.key()

  private func attempt(_ store: VideoStore) async throws -> VideoAttempt {
    guard case .send(let attempt) = try await store.nextStep() else {
      throw PentadError(.internal, "nothing to send")
    }
    return attempt
  }

  @Test func stateOutboxAndEventAreOne() async throws {
    let store = try await world.open()
    try await store.share(
      [try Samples.broadcast("2", at: 9), try Samples.broadcast("1", at: 3)])
    let start = try await store.lastEvent()
    let now = world.time.source.date()
    let done = try await store.change(
      key, telling: [VideoAction(.like(true), key, tell: Samples.shelby)]
    ) {
      $0.isLiked = true
      $0.spans.insert(from: 0, to: 5_000)
    }
    let id = try #require(done.actions.first)
    #expect(done.state.isLiked && done.state.changedAt == now)
    #expect(try await store.state(key) == done.state)
    #expect(done.state.spans.covered() == 5_000)
    #expect(
      try await store.told(after: start) == [
        .stateChanged(key), .actionChanged(ActionChange(id: id, video: key, step: .queued)),
      ])
    let pending = try await store.operations()
    #expect(pending.map(\.kind) == [.like(true)] && pending.map(\.step) == [.queued])

    world.time.advance(90_500)
    let attempt = try await attempt(store)
    #expect(attempt.id == id && attempt.source == Samples.shelby && attempt.attempts == 1)
    #expect(attempt.action.broadcasts.map(\.id.id) == ["1", "2"])
    #expect(attempt.action.token == ActionToken(nonce: "nonce-1", timestamp: 1_090))
    #expect(!attempt.action.mayHaveArrived)
    let error = PentadError(.timedOut, "no answer")
    try await store.settle(attempt, .retry(error, after: 5_000, mayHaveArrived: true))
    guard case .wait(until: let moment) = try await store.nextStep() else {
      Issue.record("it does not wait")
      return
    }
    #expect(moment == world.time.source.date() + 5_000)
    try await store.hurry()
    world.time.advance(1_000)
    let second = try await self.attempt(store)
    #expect(second.action.token == attempt.action.token && second.action.mayHaveArrived)
    #expect(try await store.settle(second, .delivered))
    #expect(try await store.operations() == [])
    #expect(
      try await store.told(after: start).last
        == .actionChanged(ActionChange(id: id, video: key, step: .delivered)))
    await store.close()
  }

  @Test func theLaterOneCounts() async throws {
    let store = try await world.open()
    var ids: [Int64] = []
    for isLiked in [true, false, true] {
      ids += try await store.change(
        key, telling: [VideoAction(.like(isLiked), key, tell: Samples.shelby)]
      ) { $0.isLiked = isLiked }.actions
    }
    #expect(try await store.operations().map(\.id) == [ids[2]])
    try await store.append(VideoAction(.watched, key, tell: Samples.shelby))
    try await store.append(VideoAction(.progress(7), key, tell: Samples.feed))
    try await store.append(VideoAction(.watchLater(true), key, tell: Samples.feed))
    #expect(
      try await store.operations().map(\.kind) == [
        .like(true), .watched, .progress(7), .watchLater(true),
      ])
    // The lanes run at the same time, and each lane in order.
    let first = try await attempt(store)
    let second = try await attempt(store)
    #expect(first.action.kind == .like(true) && second.action.kind == .progress(7))
    guard case .nothing = try await store.nextStep() else {
      Issue.record("a lane is sent out of order")
      return
    }
    await store.close()
  }

  @Test func sharesDoNotSupersedeEachOther() async throws {
    let store = try await world.open()
    let draft = ShareDraft(
      video: key, broadcast: try Samples.id("1"), text: "look: \"this\"\n|",
      destinations: [.twitter, .email], recipients: ["a@example.org"])
    for _ in 0..<2 {
      try await store.append(VideoAction(.share(draft), key, tell: Samples.shelby))
    }
    let actions = try await store.operations()
    #expect(actions.map(\.kind) == [.share(draft), .share(draft)])
    let first = try await attempt(store)
    #expect(first.action.kind == .share(draft) && first.action.token.nonce == "nonce-1")
    guard case .nothing = try await store.nextStep() else {
      Issue.record("two at once")
      return
    }
    let error = PentadError(.deliveryUnknown, "it may have arrived")
    try await store.settle(first, .rejected(error))
    #expect(try await store.operations().map(\.step) == [.failed, .queued])
    #expect(try await store.operations().first?.failure == error)
    #expect(try await attempt(store).action.token.nonce == "nonce-2")
    // Sent again, it is another attempt.
    world.time.advance(600_000)
    #expect(try await store.retry(first.id))
    try await store.recoverOutbox()
    let again = try await attempt(store)
    #expect(again.id == first.id && again.action.token.nonce == "nonce-3")
    #expect(again.action.token.timestamp == 1_600 && !again.action.mayHaveArrived)
    await store.close()
  }

  @Test func givingUp() async throws {
    let store = try await world.open()
    let ids = try await store.change(
      key, telling: [VideoAction(.watchLater(true), key, tell: Samples.shelby)]
    ) { $0.isWatchLater = true }.actions
    let id = try #require(ids.first)
    #expect(try await store.cancel(id))
    #expect(try await !store.cancel(id))
    #expect(try await !store.retry(id))
    #expect(try await store.state(key).isWatchLater)
    let attempted = try await store.append(VideoAction(.watched, key, tell: Samples.shelby))
    let attempt = try await attempt(store)
    #expect(try await !store.cancel(attempted))
    try await store.remove(source: Samples.shelby)
    #expect(try await !store.settle(attempt, .rejected(PentadError(.offline, "no"))))
    #expect(try await store.operations() == [])
    await store.close()
  }

  @Test func interruptedActionIsRecovered() async throws {
    let one = try await world.open(inMemory: false)
    try await one.share([try Samples.broadcast("1")])
    let id = try await one.append(VideoAction(.watched, key, tell: Samples.shelby))
    _ = try await attempt(one)
    await one.close()
    let two = try await world.open(inMemory: false)
    try await two.clearCache()
    try await two.recoverOutbox()
    let attempt = try await attempt(two)
    #expect(attempt.id == id && attempt.action.mayHaveArrived && attempt.attempts == 2)
    #expect(attempt.action.token == ActionToken(nonce: "nonce-1", timestamp: 1_000))
    // The cache was cleared: what the source calls them is known still.
    #expect(attempt.action.broadcasts.map(\.id.id) == ["1"])
    await two.close()
  }

  @Test func operationOfALaterVersionIsSkipped() async throws {
    let store = try await world.open()
    try await store.write { [outbox = store.outbox] change in
      let draft = OutboxDraft(lane: "x", kind: "dance")
      try outbox.append(draft, now: 0, in: change.database)
    }
    guard case .nothing = try await store.nextStep() else {
      Issue.record("it is sent")
      return
    }
    #expect(try await store.operations() == [])
    #expect(try await store.storageUsage().waiting == 1)
    await store.close()
  }

  /// The released encoding stays the same.
  @Test func thePayloadNeverChanges() throws {
    let draft = ShareDraft(
      video: key, broadcast: try Samples.id("b"), text: "t", destinations: [.email],
      recipients: ["a@example.org"])
    let payload = ActionPayload(
      VideoAction(.share(draft), key, tell: Samples.shelby), nonce: "n", broadcasts: ["b"])
    #expect(
      String(decoding: try payload.encoded(), as: UTF8.self) == """
        {"broadcasts":["b"],"destinations":["email"],"nonce":"n",\
        "recipients":["a@example.org"],"shared":["shelby:example.org/1","b"],\
        "source":"shelby:example.org/1","text":"t","video":"youtube:BmzSEYNTkHA"}
        """)
    let kinds: [SourceAction.Kind] = [
      .like(true), .like(false), .watchLater(true), .watched, .progress(5), .share(draft),
    ]
    for kind in kinds {
      let action = VideoAction(kind, key, tell: Samples.feed)
      let encoded = try ActionPayload(action, nonce: "n", broadcasts: []).encoded()
      #expect(ActionPayload(encoded)?.action(kind.word) == action)
    }
    #expect(ActionPayload(try payload.encoded())?.action("dance") == nil)
  }
}
