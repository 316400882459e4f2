#if Storage
  import PentadCore
  import TestSupport
  import Testing

  @testable import VideoFeedKit

  /// What the user does with a video that was let go of, before its source has told of it again.
  struct ClearedCacheTests {
    private let world = VideoWorld()
    private let key = Samples.key()

    /// Has the source say of its broadcast that the user likes the video, or does not.
    private func mark(_ isLiked: Bool, _ source: ScriptedSource) throws {
      let broadcast = Broadcast(
        id: try Samples.id("1"), video: key, sharer: Samples.sharer("alice"), createdAt: 10,
        marks: RemoteMarks(isLiked: isLiked))
      source.change { $0.broadcasts = [broadcast] }
    }

    /// A feed that has taken over from its source that a video is liked, and has lost what was shared.
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
    func whatIsTakenBackIsToldAndStands(_ isDamaged: Bool) async throws {
      let source = ScriptedSource()
      let feed = try await feed(source, isDamaged: isDamaged)
      #expect(try await feed.timeline() == [])
      try await feed.unlike(key)
      #expect(try await feed.actions().map(\.kind) == [.like(false)])
      // The page says what the source knew before it is told.
      world.time.advance(600_000)
      try await feed.synchronise()
      #expect(source.told == ["like false \(key.id)"])
      #expect(source.state.withLock { $0.arrived.last?.broadcasts.map(\.id.id) } == ["1"])
      #expect(try await !feed.state(of: key).isLiked)
      try mark(false, source)
      world.time.advance(600_000)
      try await feed.synchronise()
      #expect(try await !feed.state(of: key).isLiked)
      // Liked anew, elsewhere.
      try mark(true, source)
      world.time.advance(600_000)
      try await feed.synchronise()
      #expect(try await feed.state(of: key).isLiked)
      await feed.close()
    }

    @Test func aSourceIsAskedBeforeItIsTold() async throws {
      let source = ScriptedSource()
      let feed = try await feed(source)
      try await feed.unlike(key)
      await feed.sender.sendAll()
      #expect(source.told == [])
      #expect(try await feed.actions().map(\.step) == [.queued])
      world.time.advance(60_000)
      try await feed.synchronise()
      #expect(source.told == ["like false \(key.id)"])
      await feed.close()
    }

    @Test func aSourceThatIsNotAskedIsTold() async throws {
      let source = ScriptedSource()
      let feed = try await feed(source)
      try await feed.pauseSource(source.id)
      try await feed.unlike(key)
      await feed.sender.sendAll()
      #expect(source.told == ["like false \(key.id)"])
      await feed.close()
    }

    @Test func aSourceThatWasRemovedIsNotTold() async throws {
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
#endif
