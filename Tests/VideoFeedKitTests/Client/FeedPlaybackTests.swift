import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// The addresses of videos, and the records while they play.
@Suite(.timeLimit(.minutes(15))) struct FeedPlaybackTests {
  let world = VideoWorld()
  let time = SteppedTime()
  let one = Samples.key("one")
  let other = Samples.key("other")

  /// Makes a source of two videos, the first of them newer, that resolves their addresses.
  private func source() throws -> ScriptedSource {
    let source = ScriptedSource(can: [.resolving, .watchLater, .watched, .positions])
    try source.share("1", of: one, at: 20)
    try source.share("2", of: other, at: 10)
    for key in [one, other] {
      let video = try Self.video(key)
      source.change { $0.resolved[key] = .success(ResolvedVideo(video)) }
    }
    return source
  }

  private static func video(_ key: VideoKey) throws -> Video {
    let file = MediaRendition(url: "https://example.org/\(key.id).mp4", type: "video/mp4")
    return Video(key: key, duration: 100_000, media: [try #require(file)])
  }

  private func feed(_ source: ScriptedSource) async throws -> VideoFeed {
    let feed = try await world.feed([source], time: time.source)
    try await feed.refresh()
    return feed
  }

  // MARK: Addresses

  @Test func anAddressIsAskedForOnceAndKept() async throws {
    let asked = Recorder<Int>()
    let (source, template) = (ScriptedSource(can: .resolving), try source())
    source.change { [state = template.state.withLock { $0 }] in $0 = state }
    let counting = CountingSource(source) { asked.record(1) }
    let feed = try await world.feed([counting], time: time.source)
    try await feed.refresh()
    async let first = feed.contentURL(for: one)
    async let second = feed.contentURL(for: one)
    #expect(try await first.rendition.url == "https://example.org/one.mp4")
    #expect(try await second == first)
    _ = try await feed.contentURL(for: one)
    #expect(asked.entries.count == 1)
    time.advance(to: 300_000)
    _ = try await feed.contentURL(for: one)
    #expect(asked.entries.count == 2)
    _ = try await feed.contentURL(for: one, reload: true)
    #expect(asked.entries.count == 3)
    await feed.close()
  }

  @Test func slowSourceTimesOut() async throws {
    let source = try source()
    let slow = CountingSource(source) { () async in
      try? await TimeSource.system.sleep(600_000)
    }
    let feed = try await world.feed([slow], time: time.source)
    try await feed.refresh()
    let waiting = Task { try await feed.contentURL(for: one) }
    await time.ring(at: 8_000)
    let error = await #expect(throws: PentadError.self) { try await waiting.value }
    #expect(error?.code == .resolvingTimedOut)
    let closing = Task { try await feed.contentURL(for: other) }
    try await Task.sleep(for: .milliseconds(20))
    await feed.close()
    #expect(await #expect(throws: PentadError.self) { try await closing.value }?.code == .closed)
  }

  @Test func embedOnlyVideoIsNotPlayable() async throws {
    let source = ScriptedSource(can: [])
    let player = VideoEmbed(url: "https://www.youtube.com/embed/BmzSEYNTkHA")
    source.change { $0.videos = [Video(key: Samples.key(), embed: player)] }
    try source.share("1", at: 10)
    let feed = try await feed(source)
    let error = await #expect(throws: PentadError.self) {
      try await feed.contentURL(for: Samples.key())
    }
    #expect(error?.code == .notPlayable)
    guard case .embedOnly = try await feed.playability(of: Samples.key()) else {
      Issue.record("the embed is lost")
      return
    }
    await #expect(throws: PentadError.self) { try await feed.contentURL(for: other) }
    await feed.close()
  }

  // MARK: Checks

  @Test func goneVideoIsHiddenAndCanReturn() async throws {
    let source = try source()
    source.change { $0.resolved[self.other] = .failure(PentadError(.videoNotFound, "gone")) }
    let feed = try await feed(source)
    try await feed.synchronise()
    #expect(try await feed.shown() == ["one"])
    guard case .playable = try await feed.playability(of: one) else {
      Issue.record("it was looked up")
      return
    }
    let back = try Self.video(other)
    source.change { [other] in $0.resolved[other] = .success(ResolvedVideo(back)) }
    time.advance(to: 3_600_000)
    try await feed.synchronise()
    #expect(try await feed.shown() == ["one", "other"])
    await feed.close()
  }

  @Test func anAddressThatRunsOutIsNotStored() async throws {
    let source = try source()
    let video = try Self.video(one)
    source.change { [one] in
      $0.resolved[one] = .success(ResolvedVideo(video, expiresAt: 9_000_000))
    }
    let feed = try await feed(source)
    try await feed.synchronise()
    #expect(try await feed.playability(of: one) == .playable([]))
    #expect(try await feed.video(one)?.video.media == [])
    #expect(try await feed.video(one)?.video.duration == 100_000)
    #expect(try await feed.contentURL(for: one).rendition == video.media.first)
    #expect(try await feed.contentURL(for: other).expiresAt == nil)
    await feed.close()
  }

  @Test func aNetworkThatIsDownHidesNothing() async throws {
    let source = try source()
    source.change {
      $0.resolved[self.one] = .failure(PentadError(.offline, "no network"))
      $0.resolved[self.other] = .failure(PentadError(.offline, "no network"))
    }
    let feed = try await feed(source)
    try await feed.synchronise()
    #expect(try await feed.shown() == ["one", "other"])
    if case .playable = try await feed.playability(of: one) {
      Issue.record("nobody has said where it is")
    }
    await feed.close()
  }

  // MARK: Playing

  @Test(arguments: [true, false])
  func thePictureOfTheNextIsFetched(_ prefetches: Bool) async throws {
    let web = ScriptedTransport { _, _ in
      TransportResponse(
        status: 200, body: TransportBody([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
    }
    let source = try source()
    let images = [320, 640, 1_280].compactMap { (width: Int) in
      VideoImage(url: "https://example.org/\(width).png", width: width)
    }
    source.change { [other, images] in $0.videos = [Video(key: other, images: images)] }
    let feed = try await world.feed([source], transport: web, time: time.source)
    try await feed.refresh()
    var settings = try await feed.settings()
    settings.prefetches = prefetches
    try await feed.setSettings(settings)
    let session = try await feed.playback(.timeline)
    #expect(try await becomes { session.current.next == one })
    session.select(one)
    #expect(try await becomes { session.current.phase == .ready })
    if prefetches {
      #expect(try await becomes { web.requests.map(\.url.path) == ["/640.png"] })
      #expect(try await becomes { try await feed.storageUsage().imageBytes == 8 })
    }
    await session.end()
    #expect(web.requests.count == (prefetches ? 1 : 0))
    await feed.close()
  }

  @Test func closingTheFeedNotesTheLastSeconds() async throws {
    let source = try source()
    let feed = try await world.feed([source], inMemory: false, time: time.source)
    try await feed.refresh()
    let session = try await feed.playback(.timeline)
    #expect(try await becomes { session.current.next == one })
    session.select(one)
    #expect(try await becomes { session.current.phase == .ready })
    session.report(position: 0, duration: 100_000, isPlaying: true)
    time.advance(to: time.now + 3_000)
    session.report(position: 3_000, isPlaying: true)
    await feed.close()
    #expect(session.isEnded)
    await session.end()
    let again = try await world.feed([source], inMemory: false, time: time.source)
    #expect(try await again.state(of: one).position == 3_000)
    await again.close()
  }

  @Test func watchedPartIsRecordedAndTheMarkRemoved() async throws {
    let source = try source()
    let feed = try await feed(source)
    try await feed.watchLater(one)
    let session = try await feed.playback(.timeline)
    let orders = Recorder<PlayerOrder>()
    let stream = session.orders()
    let obeying = Task { for await order in stream { orders.record(order) } }
    session.select(one)
    let begun = await orders.entries(2)
    guard case .load(let url, at: 0) = begun[0] else {
      Issue.record("nothing was loaded")
      return
    }
    #expect(url.video == one)
    #expect(begun[1] == .play)
    session.report(position: 0, duration: 100_000, isPlaying: true)
    // Seeking to the end is not watching.
    session.seek(to: 90_000)
    session.report(position: 90_000, isPlaying: true)
    time.advance(to: time.now + 5_000)
    session.report(position: 95_000, isPlaying: true)
    #expect(try await becomes { try await feed.state(of: one).position == 95_000 })
    #expect(try await feed.state(of: one).isWatched)
    #expect(try await feed.state(of: one).isWatchLater)
    session.seek(to: 0)
    session.report(position: 0, isPlaying: true)
    for second in 1...75 {
      time.advance(to: time.now + 1_000)
      session.report(position: Int64(second) * 1_000, isPlaying: true)
    }
    #expect(try await becomes { try await !feed.state(of: one).isWatchLater })
    session.pause()
    await session.end()
    #expect(try await feed.state(of: one).spans.covered() == 80_000)
    #expect(try await feed.watchLaterList() == [])
    try await feed.synchronise()
    #expect(source.told.contains("watched one"))
    #expect(source.told.contains("watchLater false one"))
    #expect(source.told.contains { $0.hasPrefix("progress") })
    await feed.close()
    await obeying.value
  }

  @Test func remoteCommandsGoThroughTheList() async throws {
    let feed = try await feed(try source())
    let session = try await feed.playback()
    #expect(try await becomes { session.current.next == one })
    session.perform(.play)
    #expect(session.current.current == one)
    session.perform(.next)
    #expect(session.current.current == other)
    #expect(try await becomes { session.current.phase == .ready })
    session.report(position: 1_000, isPlaying: true)
    #expect(session.current.phase == .playing)
    // Reports about the other video are ignored.
    session.report(position: 9_000, isPlaying: true, of: one)
    session.reportEnd(of: one)
    #expect(session.current.position == 1_000)
    session.perform(.togglePlay)
    session.report(position: 1_500, isPlaying: false)
    #expect(session.current.phase == .paused)
    #expect(session.perform(.watchLater))
    #expect(try await becomes { try await feed.state(of: other).isWatchLater })
    #expect(!session.perform(.share))
    #expect(session.perform(.list(.watchLater)))
    #expect(
      try await becomes { session.current.highlighted == other && session.current.next == nil })
    #expect(session.list == .watchLater)
    await session.end()
    session.select(one)
    #expect(session.current.current == nil)
    await feed.close()
  }

  @Test func playedVideoStaysInTheList() async throws {
    let source = try source()
    let feed = try await world.feed([source], time: time.source) {
      $0.budget = MemoryBudget(groups: 2, bytes: 1_000_000)
    }
    try await feed.refresh()
    var timeline = feed.observeTimeline().makeAsyncIterator()
    _ = await timeline.next()
    let session = try await feed.playback()
    session.select(other)
    for number in 0..<5 { try source.share("n\(number)", of: Samples.key("n\(number)"), at: 30) }
    try await feed.refresh()
    time.advance(to: 10_000)
    let update = try #require(await timeline.next())
    #expect(update.items.count == 2)
    #expect(update.items.map(\.key).contains(other))
    await session.end()
    await feed.close()
  }

  /// A video that can no longer be watched does not remove the others.
  @Test func playedVideoStaysWhenAnotherIsRemoved() async throws {
    let source = ScriptedSource()
    let old = (1...3).map { Samples.key("v\($0)") }
    for (number, key) in old.enumerated() {
      try source.share("\(number)", of: key, at: Int64(number))
    }
    let feed = try await world.feed([source], time: time.source) {
      $0.budget = MemoryBudget(groups: 3, bytes: 1_000_000)
    }
    try await feed.refresh()
    #expect(try await feed.timeline.read().map(\.key) == [old[2], old[1], old[0]])
    feed.timeline.play(old[0])
    try await feed.like(old[1])
    let new = (0..<3).map { Samples.key("n\($0)") }
    for (number, key) in new.enumerated() {
      try source.share("n\(number)", of: key, at: 10 + Int64(number))
    }
    try await feed.refresh()
    #expect(try await feed.timeline.read().map(\.key) == [new[2], old[1], old[0]])
    try await feed.store.save(
      PlayabilityCheck(playability: .unplayable(.removed), checkedAt: 1, failures: 1), of: old[1])
    #expect(try await feed.timeline.read().map(\.key) == [new[2], new[1], old[0]])
    await feed.close()
  }
}

/// A source that notes when it is asked where a video is.
private struct CountingSource: FeedSource {
  let source: ScriptedSource
  let note: @Sendable () async -> Void

  init(_ source: ScriptedSource, _ note: @escaping @Sendable () async -> Void) {
    self.source = source
    self.note = note
  }

  var id: SourceID { source.id }
  var capabilities: SourceCapabilities { source.capabilities }

  func page(_ request: FeedRequest) async throws(PentadError) -> FeedPage {
    try await source.page(request)
  }

  func resolve(_ video: Video) async throws(PentadError) -> ResolvedVideo {
    await note()
    return try await source.resolve(video)
  }
}
