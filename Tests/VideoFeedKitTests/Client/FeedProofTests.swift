import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// Each step of the store and of the source fails, a single time and permanently; then the feed is
/// closed, and another one continues. After every failure:
///
/// - Acknowledged state is stored.
/// - The stored state is the last one that the source received.
/// - Every action arrives, and no others.
/// - An action arrives again only if its answer was lost: the source failed after the arrival, or
///   the store could not record it and the process ended. Then the attempt is marked as possibly
///   repeated, and has the earlier nonce. A mark contains the final state, so it may be sent again;
///   a share is looked up, and counts a single time.
@Suite(.timeLimit(.minutes(15))) struct FeedProofTests {
  private static let one = Samples.key()
  private static let two = Samples.key("other")

  /// The actions of a run that were acknowledged to the user.
  private struct Done {
    var isLiked = false
    var isWatchLater = false
    var isUnliked = false
    var isWatched = false
    var share: Int64?
  }

  private static let lost = PentadError(.timedOut, "the answer was lost")

  @Test func everythingArrivesAndSharesOnce() async throws {
    var world = VideoWorld()
    var source = ScriptedSource()
    var done = Done()
    let count = try await failingEachStep(with: Self.lost) { steps in
      world = VideoWorld()
      done = Done()
      source = ScriptedSource(step: { () async throws(PentadError) in try steps.next() })
      try source.share("1", of: Self.one, at: 10)
      try source.share("2", of: Self.two, at: 20)
      let feed = try await world.feed([source], inMemory: false) {
        $0.beforeStep = { try steps.next() }
      }
      done = await Self.use(feed)
      await feed.close()
    } check: { steps in
      let number = Comment(rawValue: "step \(steps.number), for good: \(steps.isForGood)")
      let healthy = ScriptedSource(source.id, source.state.withLock { $0 })
      let feed = try await world.feed([healthy], inMemory: false)
      world.time.advance(1_000_000)
      try await feed.refresh()
      try await feed.store.hurry()
      try await feed.synchronise()
      #expect(try await feed.actions() == [], number)

      let (one, two) = (try await feed.state(of: Self.one), try await feed.state(of: Self.two))
      #expect(one.isLiked || !done.isLiked, number)
      #expect(one.isWatchLater || !done.isWatchLater, number)
      #expect(!two.isLiked || !done.isUnliked, number)
      #expect(two.isWatched || !done.isWatched, number)

      let state = healthy.state.withLock { $0 }
      func last(_ key: VideoKey, _ word: String) -> SourceAction.Kind? {
        state.arrived.last { $0.video == key && $0.kind.word == word }?.kind
      }
      #expect((last(Self.one, "like") == .like(true)) == one.isLiked, number)
      #expect((last(Self.one, "watchLater") == .watchLater(true)) == one.isWatchLater, number)
      #expect((last(Self.two, "like") == .like(true)) == two.isLiked, number)
      #expect((last(Self.two, "watched") == .watched) == two.isWatched, number)

      let shares = state.arrived.count { $0.kind.word == "share" }
      #expect(shares == 1 || done.share == nil && shares == 0, number)
      #expect(Set(healthy.told).count == healthy.told.count, number)
      #expect(state.repeated.count { !$0.mayHaveArrived } == 0, number)
      #expect(state.repeated.count <= (steps.isForGood ? VideoSender.width : 1), number)
      if let share = done.share { try await feed.waitForDelivery(share) }
      await feed.close()
    }
    #expect(count > 40)
  }

  /// Uses a feed as far as it goes. The second video is liked and, once the source may know, no longer.
  private static func use(_ feed: VideoFeed) async -> Done {
    var done = Done()
    _ = try? await feed.refresh()
    _ = try? await feed.like(two)
    done.isLiked = (try? await feed.like(one))?.isLiked == true
    _ = try? await feed.synchronise()
    done.isUnliked = (try? await feed.unlike(two))?.isLiked == false
    done.isWatched = (try? await feed.markWatched(two))?.isWatched == true
    done.isWatchLater = (try? await feed.watchLater(one))?.isWatchLater == true
    let draft = ShareDraft(video: one, text: "look", destinations: [.twitter])
    done.share = try? await feed.share(draft)
    for _ in 0..<2 {
      _ = try? await feed.synchronise()
      _ = try? await feed.store.hurry()
    }
    return done
  }
}
