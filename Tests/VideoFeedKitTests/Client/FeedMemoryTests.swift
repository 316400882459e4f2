import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// The memory of lists for any size of a feed. It is measured by the bytes of all texts,
/// independent of the lists' own accounting.
@Suite(.timeLimit(.minutes(15))) struct FeedMemoryTests {
  private let world = VideoWorld()
  private let budget = MemoryBudget.small

  /// The bytes of all texts that hang on a value.
  private static func texts(_ value: Any) -> Int64 {
    if let text = value as? String { return Int64(text.utf8.count) }
    return Mirror(reflecting: value).children.reduce(0) { $0 + texts($1.value) }
  }

  private func check(_ groups: [VideoGroup], _ list: String) {
    #expect(!groups.isEmpty && groups.count <= budget.groups, "\(list)")
    #expect(groups.reduce(0) { $0 + $1.memory } <= budget.bytes, "\(list)")
    // Labels of the mirror are texts, too, but none of its children.
    #expect(groups.reduce(0) { $0 + Self.texts($1) } <= budget.bytes, "\(list)")
  }

  /// Adds a video that was shared 100,000 times, and 150 with descriptions and comments of the
  /// maximum length.
  private func fill(_ store: VideoStore) async throws {
    let loud = Samples.key("loud")
    for page in 0..<10 {
      let shares = try (page * 10_000..<(page + 1) * 10_000).map { number in
        try Samples.broadcast(
          "loud\(number)", of: loud, by: "user\(number % 1_000)",
          saying: "marmalade " + String(repeating: "x", count: 90), at: Int64(number))
      }
      try await store.ingest(FeedPage(of: Samples.shelby, videos: [], broadcasts: shares))
    }
    let long = String(repeating: "é", count: VideoLimits.text)
    for number in 0..<150 {
      let key = Samples.key("long\(number)")
      let images = (0..<16).compactMap {
        VideoImage(url: "https://example.org/" + String(repeating: "i", count: 1_000) + "\($0)")
      }
      let video = Video(
        key: key, title: "marmalade \(number)", summary: String(long.prefix(20_000)),
        images: images)
      let share = try Samples.broadcast("long\(number)", of: key, at: 200_000 + Int64(number))
      let comments = try (0..<4).map {
        try Samples.comment("long\(number)/\($0)", on: key, long, at: Int64($0))
      }
      try await store.ingest(
        FeedPage(of: Samples.shelby, videos: [video], broadcasts: [share], comments: comments))
    }
    try await store.applyPending()
    for key in (0..<150).map({ Samples.key("long\($0)") }) + [loud] {
      try await store.change(key) { ($0.isLiked, $0.isWatchLater) = (true, true) }
    }
  }

  @Test func everyListStaysWithinItsBudget() async throws {
    let source = ScriptedSource()
    let feed = try await world.feed([source]) { $0.budget = budget }
    try await fill(feed.store)
    let kinds: [FeedListKind] = [.timeline, .favorites, .watchLater, .search("marmalade")]
    var observers: [(FeedListKind, AsyncStream<ListUpdate<VideoGroup>>.Iterator)] = []
    // Each list twice: those who look at the timeline share it.
    for kind in kinds + kinds { observers.append((kind, feed.observe(kind).makeAsyncIterator())) }
    for index in observers.indices {
      let update = try #require(await observers[index].1.next())
      check(update.items, "\(observers[index].0)")
    }
    check(feed.timeline.groups, "in memory")
    // It stays so when something is shared again, and while the loudest plays.
    feed.timeline.play(Samples.key("loud"))
    try await feed.store.share([
      try Samples.broadcast("again", of: Samples.key("loud"), saying: "marmalade", at: 900_000)
    ])
    for index in observers.indices {
      let update = try #require(await observers[index].1.next())
      check(update.items, "\(observers[index].0)")
      #expect(update.items.first?.key == Samples.key("loud"))
    }
    check(feed.timeline.groups, "in memory")
    await feed.close()
  }

  /// The size of each group that a caller reads is limited.
  @Test func aGroupIsReadInPart() async throws {
    let source = ScriptedSource()
    let feed = try await world.feed([source])
    try await fill(feed.store)
    let loud = try #require(try await feed.video(Samples.key("loud")))
    #expect(loud.broadcasts.count == VideoPolicies.groupLines)
    #expect(loud.face.id.id == "loud0" && loud.latestShare == 99_999)
    #expect(loud.broadcasts[1].id.id == "loud99001")
    for group in try await feed.timeline(limit: 1_000) {
      #expect(group.memory <= VideoPolicies.groupBytes)
    }
    let long = try #require(try await feed.video(Samples.key("long7")))
    #expect(long.comments.map(\.id.id) == (0..<4).map { "long7/\($0)" })
    await feed.close()
  }
}
