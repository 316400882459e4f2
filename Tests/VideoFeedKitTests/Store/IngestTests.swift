import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// The effects and events of a page.
@Suite struct IngestTests {
  private let world = VideoWorld()
  private let one = Samples.key("one01234567")
  private let two = Samples.key("two01234567")

  @Test func newVideosArePending() async throws {
    let store = try await world.open()
    let start = try await store.lastEvent()
    let page = FeedPage(
      of: Samples.shelby, videos: [Video(key: one, title: "One")],
      broadcasts: [try Samples.broadcast("1", of: one), try Samples.broadcast("2", of: two)])
    #expect(try await store.ingest(page) == VideoNews(videos: 2, comments: 0))
    #expect(try await store.all() == [])
    #expect(try await store.group(one) == nil)
    #expect(try await store.pending() == VideoNews(videos: 2, comments: 0))
    let keys = try await store.applyPending()
    #expect(Set(keys) == [one, two])
    #expect(try await store.all().map(\.key) == [one, two])
    let share = FeedPage(
      of: Samples.shelby, videos: [], broadcasts: [try Samples.broadcast("3", of: two, at: 9)],
      comments: [try Samples.comment("c", on: one)])
    #expect(try await store.ingest(share) == VideoNews(videos: 0, comments: 2))
    #expect(try await store.pending() == VideoNews(videos: 0, comments: 2))
    #expect(try await store.all().map(\.broadcasts.count) == [1, 1])
    try await store.applyPending()
    #expect(try await store.all().map(\.key) == [two, one])
    #expect(try await store.group(one)?.comments.map(\.text) == ["nice"])
    #expect(
      try await store.told(after: start) == [
        .pendingChanged(VideoNews(videos: 2)), .feedApplied(VideoNews(videos: 2)),
        .videosChanged([one, two]), .pendingChanged(VideoNews()),
        .pendingChanged(VideoNews(comments: 2)), .feedApplied(VideoNews(comments: 2)),
        .videosChanged([one, two]), .pendingChanged(VideoNews()),
      ])
    // An unchanged page has no effect and causes no event.
    let last = try await store.lastEvent()
    try await store.ingest(page)
    try await store.ingest(share)
    #expect(try await store.applyPending() == [])
    #expect(try await store.lastEvent() == last)
    await store.close()
  }

  @Test func changedBroadcastsAreShownAtOnce() async throws {
    let store = try await world.open()
    try await store.share(
      [try Samples.broadcast("1", of: one), try Samples.broadcast("2", of: two, at: 5)],
      [Video(key: one, title: "One")])
    let start = try await store.lastEvent()
    let changed = Broadcast(
      id: try Samples.id("1"), video: one, sharer: Samples.sharer("carol"), comment: "wow",
      createdAt: 9)
    try await store.ingest(
      FeedPage(of: Samples.shelby, videos: [Video(key: one, title: "Uno")], broadcasts: [changed])
    )
    let groups = try await store.all()
    #expect(groups.map(\.key) == [one, two] && groups[0].video.title == "Uno")
    #expect(groups[0].face.comment == "wow" && groups[0].face.sharer.nickname == "carol")
    #expect(try await store.told(after: start) == [.videosChanged([one])])
    #expect(try await store.search("uno", limit: 5).map(\.key) == [one])
    #expect(try await store.search("one", limit: 5) == [])
    await store.close()
  }

  @Test func futureDatesAreClampedToNow() async throws {
    let store = try await world.open()
    let now = world.time.source.date()
    try await store.share([try Samples.broadcast("1", of: one, at: now + 1_000_000_000)])
    world.time.advance(10)
    try await store.share([try Samples.broadcast("2", of: two, at: now + 5)])
    #expect(try await store.all().map(\.key) == [two, one])
    #expect(try await store.group(one)?.latestShare == now)
    #expect(try await store.group(one)?.face.createdAt == now + 1_000_000_000)
    await store.close()
  }

  @Test func theStateComesWithThePage() async throws {
    let store = try await world.open()
    var page = FeedPage(
      of: Samples.feed, videos: [],
      broadcasts: [try Samples.broadcast("1", of: one, from: Samples.feed)])
    let validators = Validators(etag: "\"1\"", lastModified: nil)
    page.state = FeedState(validators: validators, bodyHash: "h", newest: "n")
    page.older = FeedCursor(rawValue: "2")
    page.title = " A feed "
    let health = SourceHealth(lastSuccessAt: 7, nextPollAt: 99)
    let unknown = try #require(try await store.source(Samples.feed))
    #expect(unknown.state == nil && unknown.older == .unknown)
    try await store.ingest(page, health: health)
    var stored = try #require(try await store.source(Samples.feed))
    #expect(stored.state == page.state && stored.health == health)
    #expect(stored.older == .from(FeedCursor(rawValue: "2")))
    #expect(stored.description.title == "A feed")
    // Nothing has changed: what was sent is kept.
    try await store.ingest(.unchanged(Samples.feed))
    #expect(try await store.source(Samples.feed) == stored)
    // A page that reaches what is stored leaves the end where it is; one that does not, does not.
    page.older = FeedCursor(rawValue: "new")
    try await store.ingest(page)
    #expect(try await store.source(Samples.feed)?.older == stored.older)
    var apart = FeedPage(
      of: Samples.feed, videos: [],
      broadcasts: [try Samples.broadcast("9", of: one, from: Samples.feed)])
    apart.older = FeedCursor(rawValue: "8")
    try await store.ingest(apart)
    #expect(try await store.source(Samples.feed)?.older == .from(FeedCursor(rawValue: "8")))
    apart.older = nil
    try await store.ingest(apart, .older(than: FeedCursor(rawValue: "8")))
    stored = try #require(try await store.source(Samples.feed))
    #expect(stored.older == .end && stored.state == page.state)
    await store.close()
  }

  /// A source is polled, and its data is gone when it reports no change.
  @Test(arguments: [false, true])
  func unchangedPageStoresNoState(_ isRemoved: Bool) async throws {
    let store = try await world.open()
    var page = FeedPage(
      of: Samples.feed, videos: [],
      broadcasts: [try Samples.broadcast("1", of: one, from: Samples.feed)])
    page.state = FeedState(bodyHash: "h")
    var unchanged = FeedPage.unchanged(Samples.feed)
    unchanged.state = FeedState(
      validators: Validators(etag: "\"2\"", lastModified: nil), bodyHash: "h")
    try await store.ingest(page)
    try await store.ingest(unchanged)
    #expect(try await store.source(Samples.feed)?.state == unchanged.state)
    if isRemoved {
      try await store.remove(source: Samples.feed)
      try await store.save(source: .of(Samples.feed))
    } else {
      try await store.clearCache()
    }
    try await store.ingest(unchanged)
    #expect(try await store.source(Samples.feed)?.state == nil)
    try await store.ingest(page)
    #expect(try await store.source(Samples.feed)?.state == page.state)
    await store.close()
  }

  /// An older page was on its way when the newest left a gap: the gap is asked for, and not forgotten.
  @Test func aGapIsNotForgotten() async throws {
    let store = try await world.open()
    func page(_ id: String, older: String?) throws -> FeedPage {
      var page = FeedPage(
        of: Samples.shelby, videos: [], broadcasts: [try Samples.broadcast(id, of: one)])
      page.older = older.map { FeedCursor(rawValue: $0) }
      return page
    }
    try await store.ingest(try page("5", older: "4"))
    try await store.ingest(try page("9", older: "8"))
    try await store.ingest(
      try page("4", older: "3"), .older(than: FeedCursor(rawValue: "4")))
    #expect(try await store.source(Samples.shelby)?.older == .from(FeedCursor(rawValue: "8")))
    try await store.ingest(
      try page("8", older: nil), .older(than: FeedCursor(rawValue: "8")))
    #expect(try await store.source(Samples.shelby)?.older == .end)
    await store.close()
  }

  /// A broadcast without its own date does not get a new date with each reading.
  @Test func laterDateDoesNotReplaceTheArrival() async throws {
    let store = try await world.open()
    let arrival = world.time.source.date()
    try await store.share([try Samples.broadcast("1", of: one, at: arrival)])
    world.time.advance(60_000)
    let last = try await store.lastEvent()
    try await store.ingest(
      FeedPage(
        of: Samples.shelby, videos: [],
        broadcasts: [try Samples.broadcast("1", of: one, at: world.time.source.date())]))
    #expect(try await store.group(one)?.face.createdAt == arrival)
    #expect(try await store.lastEvent() == last)
    // A wrong date may be corrected.
    try await store.ingest(
      FeedPage(
        of: Samples.shelby, videos: [],
        broadcasts: [try Samples.broadcast("1", of: one, at: arrival - 5)]))
    #expect(try await store.group(one)?.face.createdAt == arrival - 5)
    await store.close()
  }

  /// So soon that some of them would be dated before they came.
  @Test func undatedBroadcastKeepsItsArrivalDate() async throws {
    let store = try await world.open()
    func page(_ ids: ClosedRange<Int>) throws -> FeedPage {
      let now = world.time.source.date()
      let broadcasts = try ids.map { id in
        try Samples.broadcast(
          "\(id)", of: Samples.key("video\(100 - id)"), at: now - Int64(id - ids.lowerBound))
      }
      var page = FeedPage(of: Samples.shelby, videos: [], broadcasts: broadcasts)
      page.undated = Set(broadcasts.map(\.id))
      return page
    }
    try await store.ingest(try page(10...20))
    try await store.applyPending()
    let groups = try await store.all()
    #expect(groups.map(\.face.id.id) == (10...20).map { "\($0)" })
    let last = try await store.lastEvent()
    world.time.advance(5)
    try await store.ingest(try page(10...20))
    #expect(try await store.all() == groups)
    #expect(try await store.lastEvent() == last)
    // Others before them.
    world.time.advance(1_000)
    try await store.ingest(try page(1...20))
    try await store.applyPending()
    #expect(try await store.all().suffix(11) == groups[...])
    await store.close()
  }

  /// An entry of a feed with the same video, sharer and time is the same entry, under any id.
  @Test func sameEntryWithAnotherIdIsNotNew() async throws {
    let store = try await world.open()
    func page(_ ids: String..., of source: SourceID = Samples.feed) throws -> FeedPage {
      var page = FeedPage(
        of: source, videos: [],
        broadcasts: try ids.map { try Samples.broadcast($0, of: one, at: 7, from: source) })
      page.hasPassingIDs = source == Samples.feed
      return page
    }
    try await store.ingest(try page("same b"))
    try await store.applyPending()
    let last = try await store.lastEvent()
    #expect(try await store.ingest(try page("same")) == VideoNews())
    #expect(try await store.lastEvent() == last)
    #expect(try await store.group(one)?.broadcasts.map(\.id.id) == ["same"])
    // Two that are there together are two.
    #expect(try await store.ingest(try page("other", "same")) == VideoNews(comments: 1))
    try await store.ingest(try page("1", of: Samples.shelby))
    #expect(try await store.ingest(try page("2", of: Samples.shelby)) == VideoNews(comments: 1))
    await store.close()
  }

  @Test func oneSourceIsAppliedAlone() async throws {
    let store = try await world.open()
    try await store.share([try Samples.broadcast("0", of: one)])
    try await store.ingest(
      FeedPage(
        of: Samples.shelby, videos: [],
        broadcasts: [try Samples.broadcast("1", of: one), try Samples.broadcast("2", of: two)]))
    let three = Samples.key("three")
    try await store.ingest(
      FeedPage(
        of: Samples.feed, videos: [],
        broadcasts: [try Samples.broadcast("1", of: three, from: Samples.feed)]))
    let start = try await store.lastEvent()
    #expect(try await store.applyPending(of: Samples.feed) == [three])
    #expect(Set(try await store.all().map(\.key)) == [one, three])
    let rest = VideoNews(videos: 1, comments: 1)
    #expect(try await store.pending() == rest)
    #expect(
      try await store.told(after: start) == [
        .feedApplied(VideoNews(videos: 1)), .videosChanged([three]), .pendingChanged(rest),
      ])
    await store.close()
  }

  @Test func commentsThatWereAskedFor() async throws {
    let store = try await world.open()
    try await store.share([try Samples.broadcast("1", of: one)])
    // A comment is already pending.
    let waiting = try Samples.comment("c1", on: one, "first", at: 1)
    try await store.ingest(
      FeedPage(of: Samples.shelby, videos: [], broadcasts: [], comments: [waiting]))
    let start = try await store.lastEvent()
    let other = try Samples.comment("c2", on: one, "second", at: 2)
    try await store.ingest([waiting, other], of: Samples.shelby)
    #expect(try await store.group(one)?.comments == [waiting, other])
    #expect(try await store.pending().isEmpty)
    #expect(try await store.told(after: start) == [.commentsChanged(one)])
    try await store.ingest([waiting, other], of: Samples.shelby)
    #expect(try await store.told(after: start).count == 1)
    await store.close()
  }

  @Test func nothingComesBackWithALatePage() async throws {
    let store = try await world.open()
    try await store.remove(source: Samples.shelby)
    let page = FeedPage(
      of: Samples.shelby, videos: [Video(key: one)],
      broadcasts: [try Samples.broadcast("1", of: one)])
    let error = await #expect(throws: PentadError.self) { try await store.ingest(page) }
    #expect(error?.code == .sourceNotFound)
    let usage = try await store.storageUsage()
    #expect(usage.videos == 0 && usage.broadcasts == 0)
    await store.close()
  }

  @Test func idsThatLookTheSame() async throws {
    let store = try await world.open()
    let provider = try #require(VideoProvider(rawValue: "other"))
    let composed = try #require(VideoKey(provider: provider, id: "caf\u{e9}"))
    let decomposed = try #require(VideoKey(provider: provider, id: "cafe\u{301}"))
    #expect(composed == decomposed)
    try await store.share([
      try Samples.broadcast("1", of: composed), try Samples.broadcast("2", of: decomposed),
    ])
    #expect(try await store.all().map(\.broadcasts.count) == [2])
    #expect(try await store.group(decomposed)?.key == composed)
    await store.close()
  }

  @Test func listsAreLimited() async throws {
    let store = try await world.open()
    let renditions = try (0..<64).map { number in
      let url = "https://example.org/" + String(repeating: "x", count: 4_000) + "/\(number).mp4"
      return try #require(MediaRendition(url: url, height: number + 1))
    }
    let video = Video(key: one, title: "One", media: renditions)
    try await store.share([try Samples.broadcast("1", of: one)], [video])
    let stored = try #require(try await store.group(one)?.video.media)
    #expect(stored.count == 16 && stored == Array(renditions.prefix(16)))
    // It is not another video each time.
    let last = try await store.lastEvent()
    try await store.share([try Samples.broadcast("1", of: one)], [video])
    #expect(try await store.lastEvent() == last)
    await store.close()
  }

  /// A feed that links to a video is first; then the video's own server is asked.
  @Test func onlyTheVideosOwnSourceSetsMedia() async throws {
    let store = try await world.open()
    let key = VideoKey(.peertube, "9c9de5e8-0a1e-484a-b099-e80766180a6d")
    func video(_ authority: VideoAuthority, _ host: String) throws -> Video {
      let file = try #require(MediaRendition(url: "https://\(host)/v.mp4"))
      return Video(key: key, authority: authority, title: host, media: [file])
    }
    try await store.share(
      [try Samples.broadcast("1", of: key, from: Samples.feed)],
      [try video(.publisher, "evil.example")])
    try await store.share(
      [try Samples.broadcast("1", of: key)], [try video(.provider, "good.example")])
    #expect(try await store.group(key)?.video == video(.provider, "good.example"))
    try await store.share(
      [try Samples.broadcast("2", of: key, from: Samples.feed)],
      [try video(.publisher, "worse.example")])
    #expect(try await store.group(key)?.video == video(.provider, "good.example"))
    #expect(try await store.sources(of: key) == [Samples.shelby, Samples.feed])
    await store.close()
  }

  /// A removed source's data of a video is deleted; other sources that share the video are polled
  /// again.
  @Test func dataOfARemovedSourceIsDeleted() async throws {
    let store = try await world.open()
    let file = try #require(MediaRendition(url: "https://evil.example/v.mp4"))
    try await store.share(
      [try Samples.broadcast("1", of: one, from: Samples.feed)],
      [Video(key: one, title: "Evil", media: [file], unplayable: .removed)])
    var page = FeedPage(
      of: Samples.shelby, videos: [Video(key: one, authority: .mention, title: "One")],
      broadcasts: [try Samples.broadcast("1", of: one)])
    page.state = FeedState(bodyHash: "h")
    try await store.ingest(page)
    try await store.applyPending()
    #expect(try await store.all() == [])
    try await store.remove(source: Samples.feed)
    let group = try #require(try await store.all().first)
    #expect(group.video.media.isEmpty && group.video.unplayable == nil)
    #expect(try await store.source(Samples.shelby)?.state == nil)
    try await store.ingest(page)
    #expect(try await store.group(one)?.video.title == "One")
    await store.close()
  }

  @Test func aVideoThatAllShare() async throws {
    let store = try await world.open()
    let shares = try (0..<1_500).map { number in
      try Samples.broadcast("\(number)", of: one, at: Int64(number))
    }
    try await store.share(shares.shuffled())
    let group = try #require(try await store.group(one))
    #expect(group.broadcasts.count == 1_000)
    #expect(group.face.createdAt == 0 && group.latestShare == 1_499)
    await store.close()
  }
}
