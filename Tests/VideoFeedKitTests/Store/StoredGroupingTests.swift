import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// The store groups as ``VideoGrouping`` does, for every order of arrivals.
@Suite struct StoredGroupingTests {
  private static let sources = [Samples.shelby, Samples.feed]

  /// A page as a source might send it.
  private func page(_ random: inout SplitMix64) throws -> FeedPage {
    func pick(_ range: Range<Int>) -> Int { .random(in: range, using: &random) }
    let source = Self.sources[pick(0..<2)]
    let videos = try (0..<pick(0..<5)).map { _ in
      let images = try (0..<pick(0..<3)).map {
        try #require(VideoImage(url: "https://example.org/\($0).jpg", width: 100 * pick(0..<3)))
      }
      let rendition = MediaRendition(
        url: "https://example.org/\(pick(0..<3)).mp4", type: "video/mp4", height: 360,
        isDefault: pick(0..<2) == 0)
      return Video(
        key: Samples.key("video\(pick(0..<9))"),
        authority: VideoAuthority.allCases[pick(0..<3)],
        title: pick(0..<3) == 0 ? nil : "title \(pick(0..<4))",
        author: pick(0..<3) == 0 ? nil : "author \(pick(0..<2))", images: images,
        duration: pick(0..<2) == 0 ? nil : 60_000, isLive: pick(0..<5) == 0,
        media: pick(0..<3) == 0 ? [try #require(rendition)] : [],
        pageURL: pick(0..<2) == 0 ? nil : "https://example.org/page",
        playCount: pick(0..<2) == 0 ? nil : pick(0..<9),
        unplayable: pick(0..<12) == 0 ? .removed : nil)
    }
    let broadcasts = try (0..<pick(0..<8)).map { _ in
      let id = pick(0..<30)
      // Now and then one is of another video than before.
      let key = Samples.key("video\(pick(0..<10) == 0 ? pick(0..<9) : id % 9)")
      return Broadcast(
        id: try Samples.id("\(id)", of: source), video: key,
        sharer: Samples.sharer("name \(pick(0..<4))"),
        comment: pick(0..<2) == 0 ? nil : "so \(pick(0..<5))",
        channel: pick(0..<2) == 0 ? nil : try Samples.id("channel", of: source),
        createdAt: Int64(pick(0..<20) * 100_000), updatedAt: pick(0..<2) == 0 ? nil : 7)
    }
    let comments = try (0..<pick(0..<4)).map { _ in
      let id = pick(0..<20)
      return try #require(
        VideoComment(
          id: try Samples.id("c\(id)", of: source), video: Samples.key("video\(id % 10)"),
          author: Samples.sharer("name \(pick(0..<4))"), text: "text \(pick(0..<3))",
          createdAt: Int64(pick(0..<9)), parent: nil))
    }
    return FeedPage(of: source, videos: videos, broadcasts: broadcasts, comments: comments)
  }

  /// The expected state: all groups, and those that are in the lists.
  private struct Model {
    var grouping = VideoGrouping()
    var arrivals: [RemoteID: Int64] = [:]
    var applied: Set<RemoteID> = []

    mutating func add(_ page: FeedPage, now: Int64) -> VideoNews {
      for broadcast in page.broadcasts where arrivals[broadcast.id] == nil {
        arrivals[broadcast.id] = now
      }
      let broadcasts = page.broadcasts.map { share in
        Broadcast(
          id: share.id, video: share.video, sharer: share.sharer, comment: share.comment,
          channel: share.channel, createdAt: share.createdAt, updatedAt: share.updatedAt,
          arrivedAt: arrivals[share.id])
      }
      return grouping.add(
        videos: page.videos, broadcasts: broadcasts, comments: page.comments,
        from: page.source)
    }

    mutating func apply(_ comments: [RemoteID]) {
      applied.formUnion(arrivals.keys)
      applied.formUnion(comments)
    }

    mutating func remove(_ source: SourceID) {
      grouping.remove(source)
      arrivals = arrivals.filter { $0.key.source != source }
      applied = applied.filter { $0.source != source }
    }

    /// The groups of what is in the lists.
    var shown: [VideoGroup] {
      grouping.groups.compactMap { group in
        VideoGroup(
          video: group.video, broadcasts: group.broadcasts.filter { applied.contains($0.id) },
          comments: group.comments.filter { applied.contains($0.id) })
      }.sorted(by: VideoGroup.isNewer)
    }

    var pending: VideoNews {
      let shown = Set(shown.map(\.key))
      var news = VideoNews()
      for group in grouping.groups where group.playability.isShown {
        if shown.contains(group.key) {
          news.comments += group.broadcasts.count { !applied.contains($0.id) }
          news.comments += group.comments.count { !applied.contains($0.id) }
        } else {
          news.videos += 1
        }
      }
      return news
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>) func asTheModelDoes(seed: UInt64) async throws {
    var random = SplitMix64(seed: seed)
    let world = VideoWorld()
    var store = try await world.open(inMemory: false)
    var model = Model()
    var comments: Set<RemoteID> = []
    for step in 0..<40 {
      world.time.advance(50_000)
      switch Int.random(in: 0..<12, using: &random) {
      case 0:
        let source = Self.sources[Int.random(in: 0..<2, using: &random)]
        try await store.remove(source: source)
        try await store.save(source: .of(source))
        model.remove(source)
        comments = comments.filter { $0.source != source }
      case 1:
        await store.close()
        store = try await world.open(inMemory: false)
      case 2...4:
        try await store.applyPending()
        model.apply(Array(comments))
      default:
        let page = try page(&random)
        let news = try await store.ingest(page)
        comments.formUnion(page.comments.map(\.id))
        #expect(news == model.add(page, now: world.time.source.date()), "step \(step)")
      }
      let shown = model.shown
      let keys = shown.map(\.key)
      #expect(try await store.groups(keys) == shown, "step \(step)")
      #expect(
        try await store.all() == shown.filter { $0.playability.isShown }, "step \(step)")
      #expect(try await store.pending() == model.pending, "step \(step)")
    }
    // In pages it is the same.
    let expected = model.shown.filter { $0.playability.isShown }
    var paged: [VideoGroup] = []
    while true {
      let next = try await store.timeline(
        before: paged.last.map { VideoCursor(of: $0) }, limit: 3)
      paged += next
      if next.count < 3 { break }
    }
    #expect(paged == expected)
    await store.close()
  }
}
