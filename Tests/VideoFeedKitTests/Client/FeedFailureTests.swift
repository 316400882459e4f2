import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// Each step of the store and of the source fails, a single time and permanently: no user action is
/// lost, and each share arrives exactly once.
@Suite(.timeLimit(.minutes(15))) struct FeedFailureTests {
  let key = Samples.key()

  /// The actions of a run that were acknowledged to the user.
  private struct Done {
    var isLiked = false
    var isWatchLater = false
    var share: Int64?
  }

  @Test func nothingIsLostAndSharesArriveOnce() async throws {
    var world = VideoWorld()
    var source = ScriptedSource()
    var done = Done()
    let count = try await failingEachStep { steps in
      world = VideoWorld()
      done = Done()
      source = ScriptedSource(step: { () async throws(PentadError) in try steps.next() })
      try source.share("1", at: 10)
      let feed = try await world.feed([source], inMemory: false) {
        $0.beforeStep = { try steps.next() }
      }
      done = await Self.use(feed, key)
      await feed.close()
    } check: { steps in
      // The next process, in which nothing fails.
      let healthy = ScriptedSource(source.id, source.state.withLock { $0 })
      let feed = try await world.feed([healthy], inMemory: false)
      world.time.advance(1_000_000)
      try await feed.refresh()
      if done.isLiked { #expect(try await feed.state(of: key).isLiked, "step \(steps.number)") }
      if done.isWatchLater {
        #expect(try await feed.state(of: key).isWatchLater, "step \(steps.number)")
      }
      try await feed.store.hurry()
      try await feed.synchronise()
      let told = healthy.told
      if done.isLiked { #expect(told.contains("like true \(key.id)"), "step \(steps.number)") }
      if done.isWatchLater {
        #expect(told.contains("watchLater true \(key.id)"), "step \(steps.number)")
      }
      let shares = told.filter { $0.hasPrefix("share") }
      if done.share != nil { #expect(shares.count == 1, "step \(steps.number)") }
      #expect(shares.count <= 1, "step \(steps.number)")
      #expect(try await feed.actions() == [], "step \(steps.number)")
      await feed.close()
    }
    #expect(count > 30)
  }

  /// Uses a feed as far as it goes.
  private static func use(_ feed: VideoFeed, _ key: VideoKey) async -> Done {
    var done = Done()
    _ = try? await feed.refresh()
    done.isLiked = (try? await feed.like(key))?.isLiked == true
    done.isWatchLater = (try? await feed.watchLater(key))?.isWatchLater == true
    let draft = ShareDraft(video: key, text: "look", destinations: [.twitter])
    done.share = try? await feed.share(draft)
    _ = try? await feed.synchronise()
    _ = try? await feed.store.hurry()
    _ = try? await feed.synchronise()
    return done
  }
}
