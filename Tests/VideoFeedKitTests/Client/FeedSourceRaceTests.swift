import GRDB
import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// Two processes change a source at the same time: what the one has done is not undone by the other.
@Suite(.timeLimit(.minutes(15))) struct FeedSourceRaceTests {
  /// Changes of another process, in one step.
  enum Meanwhile: String, CaseIterable {
    case removed = "DELETE FROM source"
    case paused = "UPDATE source SET is_paused = 1"
    case moved = "UPDATE source SET address = 'https://elsewhere.example/videos.xml'"
  }

  private static let old = "https://example.org/old.xml"

  /// A feed that has moved.
  private func web() -> ScriptedTransport {
    ScriptedTransport { request, _ async throws(PentadError) in
      guard request.url.path == "/old.xml" else { return .text(200, "<feed/>") }
      var headers = TransportHeaders()
      try headers.set("Location", "/new.xml")
      return TransportResponse(status: 301, headers: headers, body: TransportBody([]))
    }
  }

  /// Runs an action on a feed with one source repeatedly. Each time another process acts at the
  /// next step of the store, as far as the store allows it.
  ///
  /// - Parameter check: what has to be so when the other one got in.
  private func each(
    _ meanwhile: Meanwhile, _ body: (VideoFeed, SourceID) async throws -> Void,
    check: (SourceDescription?) -> Bool
  ) async throws {
    for number in 1...40 {
      let world = VideoWorld()
      let steps = Lock<Int?>(nil)
      let hasGotIn = Lock(false)
      let file = world.file
      let feed = try await world.feed(transport: web(), inMemory: false) {
        $0.beforeStep = {
          let step = steps.withLock { steps in
            steps = steps.map { $0 + 1 }
            return steps
          }
          guard step == number else { return }
          do {
            let other = try DatabaseQueue(path: file)
            try other.inDatabase { try $0.execute(sql: meanwhile.rawValue) }
            try other.close()
            hasGotIn.withLock { $0 = true }
          } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {
            // A write is under way.
          }
        }
      }
      let list = "<opml><body><outline xmlUrl=\"\(Self.old)\"/></body></opml>"
      let id = try #require(try await feed.importOPML(Array(list.utf8)).added.first)
      steps.withLock { $0 = 0 }
      try? await body(feed, id)
      let count = steps.withLock { steps in
        defer { steps = nil }
        return steps ?? 0
      }
      if hasGotIn.withLock({ $0 }) {
        let left = try await feed.source(id)?.description
        #expect(check(left), "\(meanwhile) at step \(number)")
      }
      await feed.close()
      if count < number { return }
    }
    Issue.record("it has more steps than were tried")
  }

  @Test func pausingUndoesNothing() async throws {
    try await each(.removed) { feed, id in
      try await feed.pauseSource(id)
    } check: { left in
      left == nil
    }
    try await each(.moved) { feed, id in
      try await feed.pauseSource(id)
    } check: { left in
      left?.address == "https://elsewhere.example/videos.xml"
    }
  }

  /// A source that the host gave to a feed cannot be made by another feed.
  @Test func hostSourceSurvivesARemovalByAnotherFeed() async throws {
    let world = VideoWorld()
    let source = ScriptedSource(SourceID("host:mine"))
    let works = try await world.feed([source], inMemory: false)
    try await works.synchronise()
    let other = try await world.feed(inMemory: false)
    try await other.remove(source.id)
    #expect(try await becomes { works.startUp.sources[source.id] == nil })
    try source.share("1", at: 10)
    try await other.add(ScriptedSource(source.id))
    #expect(try await becomes { works.startUp.sources[source.id] != nil })
    #expect(try await works.synchronise() == [:])
    #expect(try await works.shown() == ["BmzSEYNTkHA"])
    // The feed that removes it releases it.
    try await works.remove(source.id)
    let description = SourceDescription(of: source, addedAt: 0)
    #expect(!works.live.has(description))
    await other.close()
    await works.close()
  }

  @Test func sourceAddedDuringItsRemovalIsKept() async throws {
    let source = ScriptedSource(SourceID("host:mine"))
    let description = SourceDescription(of: source, addedAt: 0)
    for number in 1...40 {
      let live = Lock<LiveSources?>(nil)
      let steps = Lock<(count: Int, registrationCount: Int)>((0, 0))
      let feed = try await VideoWorld().feed {
        $0.beforeStep = {
          guard let live = live.withLock({ $0 }) else { return }
          let (step, registrationCount) = steps.withLock { steps in
            if steps.count == 0 { steps.registrationCount = live.registrationCount }
            steps.count += 1
            return steps
          }
          // A removal that had begun before the store was read releases the source.
          if step == number { live.forget(source.id, given: registrationCount) }
        }
      }
      live.withLock { $0 = feed.live }
      try await feed.add(source)
      let count = steps.withLock { $0.count }
      #expect(feed.live.has(description), "step \(number)")
      // The feed learns of the removal after the source was added again.
      feed.live.forgetMade(source.id)
      #expect(feed.live.has(description))
      await feed.close()
      if count < number { return }
    }
    Issue.record("it has more steps than were tried")
  }

  @Test func aFeedThatMovesUndoesNothing() async throws {
    for isDue in [false, true] {
      func synchronise(_ feed: VideoFeed, _ id: SourceID) async throws {
        if isDue {
          let move = FeedMove(
            address: "https://example.org/new.xml", count: FeedMove.answers, since: -FeedMove.span
          )
          try await feed.store.save(move, of: id, at: Self.old)
        }
        try await feed.synchronise()
      }
      try await each(.removed, synchronise) { $0 == nil }
      try await each(.paused, synchronise) { $0?.isPaused == true }
      try await each(.moved, synchronise) {
        $0?.address == "https://elsewhere.example/videos.xml"
      }
    }
  }
}
