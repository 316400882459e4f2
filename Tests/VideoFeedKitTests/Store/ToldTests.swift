import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// The sources' record of the user's actions, and their reports.
@Suite struct ToldTests {
  private let world = VideoWorld()
  private let key = Samples.key()
  private let offline = PentadError(.offline, "no network")

  private func attempt(_ store: VideoStore) async throws -> VideoAttempt {
    guard case .send(let attempt) = try await store.nextStep() else {
      throw PentadError(.internal, "nothing to send")
    }
    return attempt
  }

  @discardableResult
  private func like(_ isLiked: Bool, _ store: VideoStore) async throws -> Int64 {
    let changed = try await store.change(
      key, telling: [VideoAction(.like(isLiked), key, tell: Samples.shelby)]
    ) { $0.isLiked = isLiked }
    return try #require(changed.actions.first)
  }

  private func page(_ marks: [String: Bool?]) throws -> FeedPage {
    let broadcasts = try marks.sorted { $0.key < $1.key }.map { id, isLiked in
      Broadcast(
        id: try Samples.id(id), video: key, sharer: Samples.sharer("alice"), createdAt: 0,
        marks: RemoteMarks(isLiked: isLiked))
    }
    return FeedPage(of: Samples.shelby, videos: [], broadcasts: broadcasts)
  }

  // MARK: What contradicts itself

  @Test(arguments: [true, false])
  func supersededActionIsNotResentAfterAFailure(isRejected: Bool) async throws {
    let store = try await world.open()
    let first = try await like(true, store)
    let attempt = try await attempt(store)
    let second = try await like(false, store)
    let outcome: VideoOutcome =
      isRejected ? .rejected(offline) : .retry(offline, after: 0, mayHaveArrived: true)
    #expect(try await !store.settle(attempt, outcome))
    #expect(try await store.operations().map(\.id) == [second])
    let gone = await #expect(throws: PentadError.self) { try await store.isDelivered(first) }
    #expect(gone?.code == .notFound)
    #expect(try await self.attempt(store).action.kind == .like(false))
    await store.close()
  }

  @Test func supersededActionIsNotResentAfterARestart() async throws {
    let one = try await world.open(inMemory: false)
    try await like(true, one)
    _ = try await attempt(one)
    let second = try await like(false, one)
    await one.close()
    let two = try await world.open(inMemory: false)
    try await two.recoverOutbox()
    #expect(try await two.operations().map(\.id) == [second])
    await two.close()
  }

  @Test func actionReversedTwiceIsSentOnce() async throws {
    let store = try await world.open()
    try await like(true, store)
    let attempt = try await attempt(store)
    try await like(false, store)
    let third = try await like(true, store)
    #expect(try await store.settle(attempt, .delivered))
    #expect(try await store.operations() == [])
    #expect(try await store.isDelivered(third))
    await store.close()
  }

  @Test func unchangedStateIsNotSent() async throws {
    let store = try await world.open()
    try await like(true, store)
    let again = try await store.change(
      key, telling: [VideoAction(.like(true), key, tell: Samples.shelby)]
    ) { $0.isLiked = true }
    #expect(again.actions == [])
    #expect(try await store.operations().count == 1)
    await store.close()
  }

  @Test func removedSourceGetsNoActions() async throws {
    let store = try await world.open()
    try await store.remove(source: Samples.shelby)
    let changed = try await store.change(
      key, telling: [VideoAction(.like(true), key, tell: Samples.shelby)]
    ) { $0.isLiked = true }
    #expect(changed.actions == [] && changed.state.isLiked)
    let draft = ShareDraft(video: key, text: "", destinations: [.twitter])
    let error = await #expect(throws: PentadError.self) {
      try await store.append(VideoAction(.share(draft), key, tell: Samples.shelby))
    }
    #expect(error?.code == .sourceNotFound)
    await store.close()
  }

  // MARK: Order

  @Test func aRetriedShareWaitsForTheOneUnderWay() async throws {
    let store = try await world.open()
    let draft = ShareDraft(video: key, text: "", destinations: [.twitter])
    for _ in 0..<2 {
      try await store.append(VideoAction(.share(draft), key, tell: Samples.shelby))
    }
    let first = try await attempt(store)
    try await store.settle(first, .rejected(PentadError(.deliveryUnknown, "who knows")))
    let second = try await attempt(store)
    #expect(try await store.retry(first.id))
    guard case .nothing = try await store.nextStep() else {
      Issue.record("two shares at once")
      return
    }
    try await store.settle(second, .delivered)
    #expect(try await attempt(store).id == first.id)
    await store.close()
  }

  // MARK: What became of it

  @Test func outcomeOfAnActionIsKeptPermanently() async throws {
    let one = try await world.open(inMemory: false)
    let told = try await like(true, one)
    #expect(try await !one.isDelivered(told))
    let attempt = try await attempt(one)
    #expect(try await !one.isDelivered(told))
    #expect(try await one.settle(attempt, .delivered))
    try await one.clearCache()
    await one.close()
    let two = try await world.open(inMemory: false)
    try await two.tidy()
    #expect(try await two.isDelivered(told))
    try await two.remove(source: Samples.shelby)
    #expect(try await two.isDelivered(told))
    for unknown in [told + 1, -1, .max] {
      let error = await #expect(throws: PentadError.self) {
        try await two.isDelivered(unknown)
      }
      #expect(error?.code == .notFound)
    }
    await two.close()
  }

  @Test func failureIsReportedWithoutItsText() async throws {
    let store = try await world.open()
    let id = try await like(true, store)
    try await store.settle(try await attempt(store), .rejected(offline))
    try await store.write { try $0.run("UPDATE outbox SET error_code = NULL") }
    let error = await #expect(throws: PentadError.self) { try await store.isDelivered(id) }
    #expect(error?.code == .actionRefused)
    await store.close()
  }

  // MARK: Marks

  @Test func pageRequestedBeforeAnActionKeepsIt() async throws {
    let store = try await world.open()
    try await store.share(try page(["1": false]).broadcasts)
    let before = try await store.lastDelivery()
    try await like(true, store)
    try await store.settle(try await attempt(store), .delivered)
    let liked = try await store.lastDelivery()
    try await like(false, store)
    try await store.settle(try await attempt(store), .delivered)
    // The server believed this once; the page came late.
    try await store.ingest(try page(["1": true, "2": true]), asked: liked)
    #expect(try await !store.state(key).isLiked)
    try await store.ingest(try page(["1": true]), asked: before)
    #expect(try await !store.state(key).isLiked)
    // The video is liked again on another device.
    let after = try await store.lastDelivery()
    try await store.ingest(try page(["1": true]), asked: after)
    #expect(try await store.state(key).isLiked)
    await store.close()
  }

  @Test func laterRemovalElsewhereIsAdopted() async throws {
    let store = try await world.open()
    try await store.share(try page(["1": nil]).broadcasts)
    try await like(true, store)
    try await store.settle(try await attempt(store), .delivered)
    let asked = try await store.lastDelivery()
    // No page had reported the like.
    try await store.ingest(try page(["1": false]), asked: asked)
    #expect(try await !store.state(key).isLiked)
    await store.close()
  }

  @Test func removalDuringAPendingActionIsAdoptedLater() async throws {
    let store = try await world.open()
    try await store.share(try page(["1": true]).broadcasts)
    let waiting = VideoAction(.like(true), key, tell: Samples.feed)
    try await store.append(waiting)
    var page = try page(["1": false])
    page.state = FeedState(newest: "a")
    try await store.ingest(page, asked: 0)
    #expect(try await store.state(key).isLiked)
    // It is asked for again.
    #expect(try await store.source(Samples.shelby)?.state == nil)
    try await store.settle(try await attempt(store), .delivered)
    try await store.ingest(page, asked: try await store.lastDelivery())
    #expect(try await !store.state(key).isLiked)
    #expect(try await store.source(Samples.shelby)?.state == page.state)
    await store.close()
  }

  @Test func unlikeIsSentForTheLikedBroadcasts() async throws {
    let store = try await world.open()
    try await store.share(try page(["1": nil, "2": true]).broadcasts)
    try await like(false, store)
    let unlike = try await attempt(store)
    #expect(unlike.action.subjects.map(\.id.id) == ["2"])
    try await store.settle(unlike, .delivered)
    try await like(true, store)
    try await store.settle(try await attempt(store), .delivered)
    try await like(false, store)
    #expect(try await attempt(store).action.subjects.map(\.id.id) == ["1"])
    await store.close()
  }
}
