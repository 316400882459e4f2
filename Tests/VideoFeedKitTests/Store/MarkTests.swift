import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// The source's marks, and the user's local actions.
@Suite struct MarkTests {
  private let world = VideoWorld()
  private let key = Samples.key()

  private func page(
    _ marks: [String: RemoteMarks], of source: SourceID = Samples.shelby
  ) throws -> FeedPage {
    let broadcasts = try marks.sorted { $0.key < $1.key }.map { id, marks in
      Broadcast(
        id: try Samples.id(id, of: source), video: key, sharer: Samples.sharer("alice"),
        createdAt: 0, marks: marks)
    }
    return FeedPage(of: source, videos: [], broadcasts: broadcasts)
  }

  @Test func marksOfTheSourceAreAdopted() async throws {
    let store = try await world.open()
    let marks = RemoteMarks(isLiked: true, isWatchLater: true, isWatched: true, position: 5_000)
    let start = try await store.lastEvent()
    try await store.ingest(try page(["1": marks]))
    var state = try await store.state(key)
    #expect(state.isLiked && state.isWatchLater && state.isWatched && state.position == 5_000)
    #expect(try await store.told(after: start).contains(.stateChanged(key)))
    #expect(try await store.favorites(limit: 5) == [])
    try await store.applyPending()
    #expect(try await store.favorites(limit: 5).map(\.key) == [key])
    // Taken back elsewhere.
    try await store.ingest(try page(["1": RemoteMarks(isLiked: false, position: 9_000)]))
    state = try await store.state(key)
    #expect(!state.isLiked && state.isWatchLater && state.position == 5_000)
    await store.close()
  }

  @Test func unlikedShareKeepsALike() async throws {
    let store = try await world.open()
    try await store.change(key) { $0.isLiked = true }
    let no = RemoteMarks(isLiked: false, isWatchLater: false, isWatched: false)
    try await store.ingest(try page(["1": no, "2": no]))
    try await store.ingest(try page(["1": no], of: Samples.feed))
    #expect(try await store.state(key).isLiked)
    // The like arrives at one of them, and is taken from it again.
    try await store.ingest(try page(["1": RemoteMarks(isLiked: true), "2": no]))
    try await store.ingest(try page(["2": RemoteMarks(isLiked: true)]))
    try await store.ingest(try page(["1": no]))
    #expect(try await store.state(key).isLiked)
    try await store.ingest(try page(["2": no]))
    #expect(try await !store.state(key).isLiked)
    await store.close()
  }

  @Test func pendingLocalChangeOverridesServer() async throws {
    let store = try await world.open()
    try await store.share(try page(["1": RemoteMarks(isLiked: true)]).broadcasts)
    let action = VideoAction(.like(false), key, tell: Samples.feed)
    try await store.change(key, telling: [action]) { $0.isLiked = false }
    // Other marks are of other kinds.
    try await store.ingest(
      try page([
        "1": RemoteMarks(isLiked: false), "2": RemoteMarks(isLiked: true, isWatched: true),
      ]))
    var state = try await store.state(key)
    #expect(!state.isLiked && state.isWatched)
    guard case .send(let attempt) = try await store.nextStep() else {
      Issue.record("nothing to send")
      return
    }
    try await store.settle(attempt, .delivered)
    try await store.ingest(try page(["3": RemoteMarks(isLiked: true)]))
    state = try await store.state(key)
    #expect(state.isLiked)
    await store.close()
  }

  /// A page that was in transit during a user action contains the earlier state.
  @Test func stalePageKeepsUserActions() async throws {
    let store = try await world.open()
    let before = try page(["1": RemoteMarks(isLiked: false)])
    try await store.share(before.broadcasts)
    try await store.change(key) { $0.isLiked = true }
    try await store.ingest(before)
    #expect(try await store.state(key).isLiked)
    await store.close()
  }
}
