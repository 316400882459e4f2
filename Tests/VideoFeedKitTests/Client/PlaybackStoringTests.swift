import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// Watched parts while the store could not record them.
@Suite(.timeLimit(.minutes(15))) final class PlaybackStoringTests: Sendable {
  let world = VideoWorld()
  let time = SteppedTime()
  let key = Samples.key()
  let isFull = Lock(false)

  /// A feed with one video to watch later, which its source resolves.
  private func feed() async throws -> VideoFeed {
    let source = ScriptedSource(can: [.resolving, .watchLater, .watched, .positions])
    try source.share("1", at: 20)
    let file = try #require(MediaRendition(url: "https://example.org/1.mp4", type: "video/mp4"))
    let video = Video(key: key, duration: 100_000, media: [file])
    source.change { [key] in $0.resolved[key] = .success(ResolvedVideo(video)) }
    let feed = try await world.feed([source], inMemory: false, time: time.source) { [self] in
      $0.beforeStep = { [self] in
        if isFull.withLock({ $0 }) { throw PentadError(.diskFull, "no room") }
      }
    }
    try await feed.refresh()
    try await feed.watchLater(key)
    return feed
  }

  /// A playback of the video whose player has it.
  private func session(_ feed: VideoFeed) async throws -> PlaybackSession {
    let session = try await feed.playback()
    session.select(key)
    for await state in session.states() where state.phase == .ready { break }
    return session
  }

  /// Plays so many seconds from the beginning.
  private func play(_ session: PlaybackSession, _ seconds: Int64) {
    session.report(position: 0, duration: 100_000, isPlaying: true)
    for second in 1...seconds {
      time.advance(to: time.now + 1_000)
      session.report(position: second * 1_000, isPlaying: true)
    }
  }

  private func expectAllIsNoted(_ feed: VideoFeed) async throws {
    let state = try await feed.state(of: key)
    #expect(state.isWatched && !state.isWatchLater && state.position == 80_000)
    #expect(state.spans.text == "0-80000")
  }

  /// Records the reported failures from now on.
  private func failures(_ feed: VideoFeed) -> Recorder<PentadError.Code> {
    let failed = Recorder<PentadError.Code>()
    let events = feed.events()
    Task {
      for await published in events {
        if case .failed(let failure) = published.event { failed.record(failure.error.code) }
      }
    }
    return failed
  }

  /// A playback whose store took nothing, and has room again; and what has failed.
  private func playedOnAFullDisk() async throws -> (
    VideoFeed, PlaybackSession, Recorder<PentadError.Code>
  ) {
    let feed = try await feed()
    let session = try await session(feed)
    let failed = failures(feed)
    isFull.withLock { $0 = true }
    play(session, 80)
    session.pause()
    #expect(await failed.entries(1) == [.diskFull])
    isFull.withLock { $0 = false }
    return (feed, session, failed)
  }

  @Test func watchedPartIsRecordedAfterResuming() async throws {
    let feed = try await feed()
    let session = try await session(feed)
    try await feed.suspend()
    play(session, 80)
    session.pause()
    for _ in 0..<10_000 { await Task.yield() }
    try await feed.resume()
    #expect(try await becomes { try await feed.state(of: key).position == 80_000 })
    #expect(try await becomes { try await !feed.state(of: key).isWatchLater })
    try await expectAllIsNoted(feed)
    await session.end()
    await feed.close()
  }

  @Test func recordOnAFullDiskIsRetried() async throws {
    let (feed, session, failed) = try await playedOnAFullDisk()
    #expect(
      try await becomes {
        time.advance(to: time.now + 1_000)
        return try await !feed.state(of: key).isWatchLater
      })
    try await expectAllIsNoted(feed)
    #expect(failed.entries.allSatisfy { $0 == .diskFull })
    await session.end()
    await feed.close()
  }

  @Test func retriesBackOff() async throws {
    let feed = try await feed()
    let session = try await session(feed)
    let failed = failures(feed)
    isFull.withLock { $0 = true }
    let start = time.now
    session.report(position: 0, duration: 100_000, isPlaying: true)
    for wait: Int64 in [1_000, 3_000, 7_000] { await time.ring(at: start + wait) }
    #expect(try await becomes { time.alarms.entries.contains(start + 15_000) })
    isFull.withLock { $0 = false }
    await time.ring(at: start + 15_000)
    #expect(try await becomes { try await feed.state(of: key).isWatched })
    #expect(failed.entries == [.diskFull])
    await session.end()
    await feed.close()
  }

  @Test func playbackResumesAtItsPosition() async throws {
    let feed = try await feed()
    let session = try await session(feed)
    isFull.withLock { $0 = true }
    play(session, 80)
    session.select(Samples.key("another"))
    for await state in session.states() where state.current != key { break }
    // There is room again, and the wait is not over.
    isFull.withLock { $0 = false }
    session.select(key)
    for await state in session.states() where state.phase == .ready {
      #expect(state.position == 80_000)
      break
    }
    await session.end()
    try await expectAllIsNoted(feed)
    await feed.close()
  }

  @Test func theEndTriesOnceMore() async throws {
    let (feed, session, _) = try await playedOnAFullDisk()
    await session.end()
    try await expectAllIsNoted(feed)
    await feed.close()
  }

  @Test(arguments: [true, false]) func endingDoesNotWaitForTheStore(_ isSuspended: Bool)
    async throws
  {
    let feed = try await feed()
    let session = try await session(feed)
    let failed = failures(feed)
    if isSuspended { try await feed.suspend() } else { isFull.withLock { $0 = true } }
    play(session, 80)
    await session.end()
    // The three records: it was watched, the position, and the removal of the mark.
    let codes = await failed.entries(3)
    #expect(Set(codes) == [isSuspended ? .suspended : .diskFull])
    isFull.withLock { $0 = false }
    await feed.close()
  }

  @Test func recordsOfErasedVideosAreDiscarded() async throws {
    let feed = try await feed()
    let session = try await session(feed)
    let failed = failures(feed)
    try await feed.eraseAll()
    play(session, 5)
    #expect(await failed.entries(2) == [.videoNotFound, .videoNotFound])
    await session.end()
    await feed.close()
  }

  @Test func aClosedFeedIsNotWaitedFor() async throws {
    let feed = try await feed()
    let session = try await session(feed)
    try await feed.suspend()
    play(session, 5)
    await feed.close()
    await session.end()
  }
}
