import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// User state of a video whose source has changed its key.
@Suite struct MovedStateTests {
  private let world = VideoWorld()
  private let old = VideoKey(.web, "example.org/1.mp4?updated=1")
  private let new = VideoKey(.web, "example.org/1.mp4?updated=2")

  private func share(
    _ id: String, of key: VideoKey, from source: SourceID = Samples.feed, _ store: VideoStore
  ) async throws {
    try await store.share([try Samples.broadcast(id, of: key, from: source)])
  }

  @Test func stateMovesToTheNewKey() async throws {
    let store = try await world.open()
    try await share("1", of: old, store)
    try await store.change(old) {
      ($0.isLiked, $0.isWatchLater, $0.position) = (true, true, 60_000)
      $0.spans.insert(from: 0, to: 5_000)
    }
    try await store.change(new) {
      $0.isWatched = true
      $0.spans.insert(from: 4_000, to: 9_000)
    }
    let start = try await store.lastEvent()
    try await share("1", of: new, store)
    let state = try await store.state(new)
    #expect(state.isLiked && state.isWatchLater && state.isWatched && state.position == 60_000)
    #expect(state.spans.text == "0-9000")
    #expect(try await store.state(old) == ViewState())
    #expect(try await store.favorites(limit: 5).map(\.key) == [new])
    #expect(try await store.watchLater(limit: 5).map(\.key) == [new])
    let told = try await store.told(after: start)
    #expect(told.contains(.stateChanged(old)) && told.contains(.stateChanged(new)))
    // It goes with its source.
    try await store.remove(source: Samples.feed)
    #expect(try await store.state(new) == ViewState())
    await store.close()
  }

  /// A reading of the entry lacks its player.
  @Test func stateDoesNotLeaveAnotherProvider() async throws {
    let store = try await world.open()
    let video = VideoKey(.youtube, "BmzSEYNTkHA")
    try await share("1", of: video, store)
    try await store.change(video) { $0.isLiked = true }
    try await share("1", of: new, store)
    #expect(try await store.state(video).isLiked)
    #expect(try await store.state(new) == ViewState())
    try await share("1", of: video, store)
    #expect(try await store.favorites(limit: 5).map(\.key) == [video])
    await store.close()
  }

  /// A bulletin whose one entry has the same id each day.
  @Test func stateDoesNotMoveToALaterEntryWithTheSameId() async throws {
    let store = try await world.open()
    try await share("1", of: old, store)
    try await store.change(old) { ($0.isLiked, $0.isWatched) = (true, true) }
    try await store.share([
      try Samples.broadcast("1", of: new, at: 90_000_000, from: Samples.feed)
    ])
    #expect(try await store.state(new) == ViewState())
    #expect(try await store.state(old).isLiked)
    await store.close()
  }

  @Test func aVideoThatOthersShareKeepsIt() async throws {
    let store = try await world.open()
    try await share("1", of: old, store)
    try await share("1", of: old, from: Samples.shelby, store)
    try await store.change(old) { $0.isLiked = true }
    try await share("1", of: new, store)
    #expect(try await store.favorites(limit: 5).map(\.key) == [old])
    try await share("1", of: new, from: Samples.shelby, store)
    #expect(try await store.favorites(limit: 5).map(\.key) == [new])
    await store.close()
  }

  /// A file that is always that of the newest entry.
  @Test func anotherEntryMayGetTheAddress() async throws {
    let store = try await world.open()
    let third = VideoKey(.web, "example.org/3.mp4")
    try await share("1", of: old, store)
    try await share("2", of: new, store)
    try await store.change(old) { $0.isLiked = true }
    try await store.change(new) { $0.isWatchLater = true }
    try await store.share([
      try Samples.broadcast("3", of: old, from: Samples.feed),
      try Samples.broadcast("1", of: new, from: Samples.feed),
      try Samples.broadcast("2", of: third, from: Samples.feed),
    ])
    #expect(try await store.state(old) == ViewState())
    #expect(try await store.favorites(limit: 5).map(\.key) == [new])
    #expect(try await store.watchLater(limit: 5).map(\.key) == [third])
    await store.close()
  }

  @Test func noSourceHasTheUserLikeWhatItWants() async throws {
    let store = try await world.open()
    try await share("1", of: old, store)
    try await store.change(old) { $0.isLiked = true }
    try await share("1", of: Samples.key(), store)
    #expect(try await store.state(Samples.key()) == ViewState())
    #expect(try await store.state(old).isLiked)
    await store.close()
  }

  @Test func pendingActionsMoveToTheNewVideo() async throws {
    let store = try await world.open()
    try await share("1", of: old, from: Samples.shelby, store)
    try await store.change(
      old, telling: [VideoAction(.like(true), old, tell: Samples.shelby)]
    ) { $0.isLiked = true }
    try await store.append(
      VideoAction(
        .share(ShareDraft(video: old, text: "look", destinations: [.email])), old,
        tell: Samples.shelby))
    try await share("1", of: new, from: Samples.shelby, store)
    #expect(try await store.operations().map(\.video) == [new, old])
    try await store.change(
      new, telling: [VideoAction(.like(false), new, tell: Samples.shelby)]
    ) { $0.isLiked = false }
    #expect(try await store.operations().map(\.video) == [old, new])
    guard case .send = try await store.nextStep(),
      case .send(let attempt) = try await store.nextStep()
    else {
      Issue.record("nothing to send")
      return
    }
    #expect(attempt.action.kind == .like(false) && attempt.action.video == new)
    #expect(attempt.action.broadcasts.map(\.id.id) == ["1"])
    await store.close()
  }
}
