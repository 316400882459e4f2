import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// The results of playability checks.
@Suite struct StoredCheckTests {
  private let world = VideoWorld()
  private let key = Samples.key()
  private var now: Int64 { world.time.source.date() }

  private func check(_ found: Playability) -> PlayabilityCheck {
    PlayabilityCheck().followed(by: found, at: now)
  }

  @Test func dueChecksAreReturned() async throws {
    let store = try await world.open()
    try await store.share([try Samples.broadcast("1")], isResolving: true)
    try await store.share([try Samples.broadcast("2", of: Samples.key("other012345"))])
    let due = try await store.checksDue(limit: 9)
    #expect(due.map(\.video.key) == [key] && due.map(\.sources) == [[Samples.shelby]])
    #expect(due.map(\.check) == [PlayabilityCheck()])
    try await store.save(check(.unplayable(.privateVideo)), of: key)
    #expect(try await store.checksDue(limit: 9) == [])
    #expect(try await store.nextCheck() == now + 3_600_000)
    #expect(try await store.all().map(\.key) == [Samples.key("other012345")])
    #expect(try await store.group(key)?.playability == .unplayable(.privateVideo))
    world.time.advance(3_600_000)
    let again = try #require(try await store.checksDue(limit: 9).first)
    #expect(again.check.failures == 1)
    let media = [try #require(MediaRendition(url: "https://example.org/1.mp4", height: 5))]
    let found = Video(key: key, title: "New", media: media)
    try await store.save(
      again.check.followed(by: .playable(media), at: now), of: key, as: found,
      from: Samples.shelby)
    let group = try #require(try await store.group(key))
    #expect(group.playability == .playable(media) && group.video.title == "New")
    #expect(try await store.all().count == 2)
    try await store.save(nil, of: key)
    #expect(try await store.nextCheck() == nil)
    await store.close()
  }

  @Test(arguments: [
    Playability.playable([]), .pageOnly("https://example.org/"), .unplayable(.other("so what")),
    .checkFailed(PentadError(.serverUnavailable, "later then")),
  ]) func checkResultRoundTrips(_ found: Playability) async throws {
    let store = try await world.open()
    let file = try #require(VideoKey.file(path: "/a.mp4"))
    try await store.share([try Samples.broadcast("1", of: file)], isResolving: true)
    try await store.save(check(found), of: file)
    #expect(try await store.group(file)?.playability == found)
    world.time.advance(10 * 86_400_000)
    #expect(try await store.checksDue(limit: 1).first?.check.playability == found)
    await store.close()
  }

  /// Asked again without end, it would be in front of all that is due.
  @Test func unknownPlayabilityIsCheckedAgainAfterADay() async throws {
    let unknown = VideoKey(.peertube, "9c9de5e8-0a1e-484a-b099-e80766180a6d")
    let source = ScriptedSource(can: [.resolving])
    try source.share("1", of: unknown, at: 10)
    source.change { $0.resolved = [unknown: .success(ResolvedVideo(Video(key: unknown)))] }
    let feed = try await world.feed([source])
    try await feed.synchronise()
    #expect(try await feed.playability(of: unknown) == .unknown)
    #expect(try await feed.store.checksDue(limit: 9) == [])
    #expect(try await feed.store.nextCheck() == now + 86_400_000)
    world.time.advance(86_400_000)
    #expect(try await feed.store.checksDue(limit: 9).map(\.video.key) == [unknown])
    await feed.close()
  }

  @Test func aClockThatWasSetBack() async throws {
    let store = try await world.open()
    try await store.share([try Samples.broadcast("1")], isResolving: true)
    let ahead = world.time.source.date() + 400 * 86_400_000
    try await store.save(
      PlayabilityCheck().followed(by: .unplayable(.removed), at: ahead), of: key)
    #expect(try await store.checksDue(limit: 1) == [])
    try await store.hastenChecks()
    #expect(try await store.checksDue(limit: 1).map(\.video.key) == [key])
    // A correctly postponed check is left unchanged.
    try await store.save(check(.unplayable(.removed)), of: key)
    let next = try await store.nextCheck()
    try await store.hastenChecks()
    #expect(try await store.nextCheck() == next)
    await store.close()
  }

  @Test func aSourceThatKnowsBetter() async throws {
    let store = try await world.open()
    try await store.share([try Samples.broadcast("1")], isResolving: true)
    try await store.save(check(.unplayable(.removed)), of: key)
    let start = try await store.lastEvent()
    let media = [try #require(MediaRendition(url: "https://example.org/1.mp4"))]
    try await store.ingest(
      FeedPage(of: Samples.shelby, videos: [Video(key: key, media: media)], broadcasts: []))
    #expect(try await store.all().map(\.playability) == [.playable(media)])
    #expect(try await store.checksDue(limit: 1).map(\.check) == [PlayabilityCheck()])
    #expect(try await store.told(after: start) == [.videosChanged([key])])
    await store.close()
  }

  @Test func onlyWatchableVideosCountAsPending() async throws {
    let store = try await world.open()
    let page = FeedPage(
      of: Samples.shelby, videos: [], broadcasts: [try Samples.broadcast("1")])
    try await store.ingest(page, isResolving: true)
    let start = try await store.lastEvent()
    try await store.save(check(.unplayable(.removed)), of: key)
    #expect(try await store.pending().isEmpty)
    #expect(try await store.told(after: start) == [.pendingChanged(VideoNews())])
    try await store.applyPending()
    #expect(try await store.all() == [])
    await store.close()
  }
}
