import PentadCore
import PentadStorage
import TestSupport
import Testing

@testable import VideoFeedKit

/// Favourites, what to watch later, what is found, and what can be watched.
@Suite struct StoredListTests {
  private let world = VideoWorld()

  private func key(_ number: Int) -> VideoKey { Samples.key("video\(number)") }

  /// Videos 0 to 9, shared at 0 to 9.
  private func filled() async throws -> VideoStore {
    let store = try await world.open()
    try await store.share(
      try (0..<10).map { number in
        try Samples.broadcast(
          "\(number)", of: key(number), by: number % 2 == 0 ? "Alice" : "Bob",
          saying: "Straße number \(number)", at: Int64(number))
      }, (0..<10).map { Video(key: key($0), title: "Café \($0)") })
    return store
  }

  @Test func favouritesAndWatchLaterLists() async throws {
    let store = try await filled()
    for number in [3, 7, 5] {
      try await store.change(key(number)) { $0.isLiked = true }
      try await store.change(key(number + 1)) { $0.isWatchLater = true }
    }
    try await store.change(Samples.key("elsewhere")) { $0.isLiked = true }
    #expect(try await store.favorites(limit: 2).map(\.key) == [key(7), key(5)])
    let rest = try await store.favorites(
      before: VideoCursor(latestShare: 5, key: key(5)), limit: 9)
    #expect(rest.map(\.key) == [key(3)] && rest.map(\.state.isLiked) == [true])
    #expect(try await store.watchLater(limit: 9).map(\.key) == [key(8), key(6), key(4)])
    try await store.change(key(7)) { $0.isLiked = false }
    #expect(try await store.favorites(limit: 9).map(\.key) == [key(5), key(3)])
    #expect(try await store.favorites(limit: 0) == [])
    #expect(try await store.timeline(limit: -1) == [])
    await store.close()
  }

  @Test func searching() async throws {
    let store = try await filled()
    #expect(try await store.search("cafe ALI", limit: 3).map(\.key) == [key(8), key(6), key(4)])
    #expect(try await store.search("number bob 3", limit: 3).map(\.key) == [key(3)])
    #expect(try await store.search("cafe \"*", limit: 99).count == 10)
    #expect(try await store.search("-- ''", limit: 99) == [])
    let page = try await store.search("cafe", limit: 4)
    let next = try await store.search("cafe", before: VideoCursor(of: page[3]), limit: 99)
    #expect((page + next).map(\.key) == (0..<10).reversed().map(key))
    // A comment is found, when it is in the lists.
    let comment = try Samples.comment("c", on: key(2), by: "Dan", "a giraffe")
    try await store.ingest(
      FeedPage(of: Samples.shelby, videos: [], broadcasts: [], comments: [comment]))
    #expect(try await store.search("giraf", limit: 9) == [])
    try await store.applyPending()
    #expect(try await store.search("giraf dan", limit: 9).map(\.key) == [key(2)])
    try await store.database.write { try SearchIndex.check($0) }
    await store.close()
  }

  @Test func unplayableVideosAreHidden() async throws {
    let store = try await filled()
    try await store.change(key(4)) { $0.isLiked = true }
    try await store.ingest(
      FeedPage(
        of: Samples.shelby, videos: [Video(key: key(4), unplayable: .removed)], broadcasts: []))
    #expect(try await !store.all().map(\.key).contains(key(4)))
    #expect(try await store.favorites(limit: 9).first?.playability == .unplayable(.removed))
    #expect(try await store.search("4", limit: 9).map(\.key) == [key(4)])
    try await store.ingest(
      FeedPage(of: Samples.shelby, videos: [Video(key: key(4))], broadcasts: []))
    #expect(try await store.all().count == 10)
    await store.close()
  }
}
