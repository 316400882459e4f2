import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// Deleted data is fetched again; user actions on a video come before its source has reported it
/// again.
struct ClearedCacheTests {
  private let world = VideoWorld()
  private let key = Samples.key()

  // MARK: What comes again

  @Test(arguments: [false, true])
  func clearedCacheResetsFreshness(_ isClearedByAnother: Bool) async throws {
    let source = ScriptedSource()
    source.change { $0.freshFor = 900_000 }
    try source.share("1", at: 10)
    let feed = try await world.feed([source], inMemory: false)
    try await feed.synchronise()
    if isClearedByAnother {
      let other = try await world.feed([source], inMemory: false)
      try await other.clearCache()
      await other.close()
    } else {
      try await feed.clearCache()
    }
    #expect(try await feed.shown() == [])
    try await feed.synchronise()
    #expect(try await feed.shown() == ["BmzSEYNTkHA"])
    await feed.close()
  }

  /// The source reports no change, but its data was deleted meanwhile.
  @Test func dataClearedDuringAPollIsFetchedAgain() async throws {
    let meanwhile = Lock<(@Sendable () async -> Void)?>(nil)
    let source = ScriptedSource(step: { () async throws(PentadError) in
      let work = meanwhile.withLock { work in
        defer { work = nil }
        return work
      }
      await work?()
    })
    source.change { $0.freshFor = 900_000 }
    try source.share("1", at: 10)
    let feed = try await world.feed([source])
    try await feed.synchronise()
    meanwhile.withLock { $0 = { _ = try? await feed.clearCache() } }
    world.time.advance(900_000)
    #expect(try await feed.synchronise() == [:])
    #expect(try await feed.shown() == ["BmzSEYNTkHA"])
    await feed.close()
  }

  @Test(arguments: [PentadError.Code.tooManyRequests, .serverUnavailable])
  func aSourceThatHasAskedToWaitIsWaitedFor(_ code: PentadError.Code) async throws {
    let source = ScriptedSource()
    try source.share("1", at: 10)
    source.change { $0.failure = PentadError(code, "not now", retryAfter: 300_000) }
    let first = try await world.feed([source], inMemory: false)
    try await first.synchronise()
    source.change { $0.failure = nil }
    try await first.clearCache()
    try await first.synchronise()
    #expect(try await first.shown() == [])
    await first.close()
    let second = try await world.feed([source], inMemory: false)
    try await second.synchronise()
    try await second.refresh()
    #expect(try await second.shown() == [])
    world.time.advance(300_000)
    try await second.synchronise()
    #expect(try await second.shown() == ["BmzSEYNTkHA"])
    await second.close()
  }

  @Test func aSourceThatCouldNotAnswerIsAskedAtOnce() async throws {
    let source = ScriptedSource()
    try source.share("1", at: 10)
    source.change { $0.failure = PentadError(.serverUnavailable, "not now") }
    let feed = try await world.feed([source])
    try await feed.synchronise()
    source.change { $0.failure = nil }
    try await feed.clearCache()
    try await feed.synchronise()
    #expect(try await feed.shown() == ["BmzSEYNTkHA"])
    await feed.close()
  }

  // MARK: What stays

  /// The source returns only the newest videos, and the ones that the user has marked are older.
  @Test func markedVideosStayWithoutTheirSource() async throws {
    let source = ScriptedSource()
    let marked = ["1", "2", "3"].map { Samples.key("marked\($0)") }
    for (place, key) in marked.enumerated() {
      try source.share("\(place)", of: key, by: "whiterabbit", at: Int64(place))
    }
    try source.share("8", of: Samples.key("unmarked"), by: "marchhare", at: 8)
    let feed = try await world.feed([source])
    try await feed.synchronise()
    try await feed.like(marked[0])
    try await feed.watchLater(marked[1])
    try await feed.setPosition(5_000, for: marked[2])
    try await feed.markWatched(Samples.key("unmarked"))
    source.change { $0.broadcasts = [] }
    try source.share("9", of: Samples.key("newest"), at: 9)
    let start = try await feed.lastEvent()
    try await feed.clearCache()
    #expect(
      try await feed.told(after: start) == [.videosChanged([]), .pendingChanged(VideoNews())])
    #expect(try await feed.shown() == marked.reversed().map(\.id))
    try await feed.synchronise()
    #expect(try await feed.favorites().map(\.key) == [marked[0]])
    #expect(try await feed.watchLaterList().map(\.key) == [marked[1]])
    #expect(try await feed.shown() == ["newest"] + marked.reversed().map(\.id))
    #expect(try await feed.search("whiterabbit").map(\.key) == marked.reversed())
    #expect(try await feed.search("marchhare") == [])
    #expect(try await feed.video(marked[0])?.face.sharer.nickname == "whiterabbit")
    let usage = try await feed.storageUsage()
    #expect(usage.videos == 4 && usage.broadcasts == 4)
    await feed.close()
  }

  /// The broadcasts by which the source knows the video are still known.
  @Test func actionOnAKeptVideoIsSentAtOnce() async throws {
    let source = ScriptedSource()
    let feed = try await feed(source)
    try await feed.unlike(key)
    await feed.sender.sendAll()
    #expect(source.told == ["like false \(key.id)"])
    #expect(source.state.withLock { $0.arrived.last?.broadcasts.map(\.id.id) } == ["1"])
    await feed.close()
  }

  // MARK: What the user does

  /// Sets the mark in the source's broadcast: the user likes the video, or does not.
  private func mark(_ isLiked: Bool, _ source: ScriptedSource) throws {
    let broadcast = Broadcast(
      id: try Samples.id("1"), video: key, sharer: Samples.sharer("alice"), createdAt: 10,
      marks: RemoteMarks(isLiked: isLiked))
    source.change { $0.broadcasts = [broadcast] }
  }

  /// A feed that has taken over from its source that a video is liked. Its cache was cleared, or it has lost
  /// what was shared.
  private func feed(_ source: ScriptedSource, isDamaged: Bool = false) async throws -> VideoFeed {
    try mark(true, source)
    let feed = try await world.feed([source], inMemory: false)
    try await feed.synchronise()
    #expect(try await feed.state(of: key).isLiked)
    guard isDamaged else {
      try await feed.clearCache()
      return feed
    }
    await feed.close()
    try damageTable("broadcast", in: world.file)
    let store = try await world.open(inMemory: false)
    _ = try? await store.all()
    await store.close()
    return try await world.feed([source], inMemory: false)
  }

  @Test(arguments: [false, true])
  func removedLikeIsSentAndKept(_ isDamaged: Bool) async throws {
    let source = ScriptedSource()
    let feed = try await feed(source, isDamaged: isDamaged)
    #expect(try await feed.timeline().map(\.key) == (isDamaged ? [] : [key]))
    try await feed.unlike(key)
    #expect(try await feed.actions().map(\.kind) == [.like(false)])
    // The page contains the source's state before the action is sent.
    world.time.advance(600_000)
    try await feed.synchronise()
    #expect(source.told == ["like false \(key.id)"])
    #expect(source.state.withLock { $0.arrived.last?.broadcasts.map(\.id.id) } == ["1"])
    #expect(try await !feed.state(of: key).isLiked)
    try mark(false, source)
    world.time.advance(600_000)
    try await feed.synchronise()
    #expect(try await !feed.state(of: key).isLiked)
    // The video is liked again on another device.
    try mark(true, source)
    world.time.advance(600_000)
    try await feed.synchronise()
    #expect(try await feed.state(of: key).isLiked)
    await feed.close()
  }

  @Test func sourceIsPolledBeforeAnActionIsSent() async throws {
    let source = ScriptedSource()
    let feed = try await feed(source, isDamaged: true)
    try await feed.unlike(key)
    await feed.sender.sendAll()
    #expect(source.told == [])
    #expect(try await feed.actions().map(\.step) == [.queued])
    world.time.advance(60_000)
    try await feed.synchronise()
    #expect(source.told == ["like false \(key.id)"])
    await feed.close()
  }

  @Test func pausedSourceStillGetsActions() async throws {
    let source = ScriptedSource()
    let feed = try await feed(source, isDamaged: true)
    try await feed.pauseSource(source.id)
    try await feed.unlike(key)
    await feed.sender.sendAll()
    #expect(source.told == ["like false \(key.id)"])
    await feed.close()
  }

  @Test func removedSourceGetsNoActions() async throws {
    let (source, other) = (ScriptedSource(), ScriptedSource(Samples.feed, can: .likes))
    try other.share("a", at: 20)
    let feed = try await feed(source)
    try await feed.add(other)
    try await feed.synchronise()
    try await feed.clearCache()
    try await feed.remove(source.id)
    try await feed.unlike(key)
    #expect(try await feed.actions().map(\.source) == [other.id])
    await feed.close()
  }
}
