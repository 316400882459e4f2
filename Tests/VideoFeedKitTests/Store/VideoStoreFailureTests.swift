import PentadCore
import PentadStorage
import TestSupport
import Testing

@testable import VideoFeedKit

#if os(Linux) || os(macOS)
  import Foundation
#endif

/// After every failure and at every end of the process, acknowledged data is stored, and no partial
/// other data.
@Suite struct VideoStoreFailureTests {
  private struct Done: Sendable {
    var world = VideoWorld()
    var pages = 0
    var hasApplied = false
    var isLiked = false
    var isDelivered = false
    var isRemoved = false
  }

  private static func key(_ number: Int) -> VideoKey { Samples.key("video\(number)") }

  private static func page(_ number: Int) throws -> FeedPage {
    var page = FeedPage(
      of: Samples.shelby, videos: [Video(key: key(number), title: "t")],
      broadcasts: [try Samples.broadcast("\(number)", of: key(number), at: Int64(number))],
      comments: [try Samples.comment("\(number)", on: key(number))])
    page.state = FeedState(newest: "\(number)")
    return page
  }

  @Test func eachStepCanFail() async throws {
    let current = Lock(Done())
    let liked = Self.key(0)
    let steps = try await failingEachStep { steps in
      let world = VideoWorld()
      current.withLock { $0 = Done(world: world) }
      let store = try await world.open(inMemory: false) { try steps.next() }
      do {
        for number in 0..<3 {
          try await store.ingest(try Self.page(number))
          current.withLock { $0.pages = number + 1 }
        }
        try await store.applyPending()
        current.withLock { $0.hasApplied = true }
        try await store.change(
          liked, telling: [VideoAction(.like(true), liked, tell: Samples.feed)]
        ) { $0.isLiked = true }
        current.withLock { $0.isLiked = true }
        guard case .send(let attempt) = try await store.nextStep() else { return }
        try await store.settle(attempt, .delivered)
        current.withLock { $0.isDelivered = true }
        _ = try await store.search("t", limit: 5)
        try await store.remove(source: Samples.shelby)
        current.withLock { $0.isRemoved = true }
      } catch {
        await store.close()
        throw error
      }
      await store.close()
    } check: { steps in
      let done = current.withLock { $0 }
      let store = try await done.world.open(inMemory: false)
      let usage = try await store.storageUsage()
      let source = try #require(try await store.source(Samples.shelby))
      let number = Comment(rawValue: "step \(steps.number)")
      if usage.broadcasts == 0, done.pages > 0 {
        // All of it went, or nothing did; the store of the check has the source again.
        #expect(done.isDelivered && usage.videos == 0 && usage.comments == 0, number)
        #expect(try await !store.state(liked).isLiked, number)
      } else {
        #expect(usage.broadcasts >= done.pages && !done.isRemoved, number)
        #expect(usage.videos == usage.broadcasts && usage.comments == usage.broadcasts, number)
        // The state of the last page is of just what is stored.
        let last = usage.broadcasts == 0 ? nil : "\(usage.broadcasts - 1)"
        #expect(source.state?.newest == last, number)
        let shown = try await store.all().count
        #expect(shown == 0 ? !done.hasApplied : shown == 3, number)
        #expect(try await store.pending().videos == (shown == 0 ? usage.broadcasts : 0), number)
        let isLiked = try await store.state(liked).isLiked
        #expect(isLiked || !done.isLiked, number)
        #expect(usage.waiting == 0 ? !isLiked || done.isLiked : isLiked, number)
        #expect(usage.waiting == 0 || !done.isDelivered, number)
      }
      try await store.database.write { try SearchIndex.check($0) }
      await store.close()
    }
    #expect(steps >= 20)
  }

  #if os(Linux) || os(macOS)
    /// A process that stores pages and likes videos, and is killed at any moment.
    @Test(arguments: [5, 20, 45, 90, 150]) func killedAnywhere(after delay: Int) async throws {
      let world = VideoWorld()
      let folder = world.folder
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [folder = folder as String, delay = delay as Int] in
        let store = try await VideoStore.open(folder: folder)
        try await store.save(source: .of(Samples.shelby))
        let log = try DoneLog(folder + "/done")
        killThisProcess(after: delay)
        for number in 0..<1_000_000 {
          try await store.ingest(try Self.page(number))
          try await store.applyPending()
          try log.note("page \(number)")
          let action = VideoAction(.like(true), Self.key(number), tell: Samples.shelby)
          try await store.change(Self.key(number), telling: [action]) { $0.isLiked = true }
          try log.note("like \(number)")
        }
      }
      let done = DoneLog.lines(folder + "/done")
      let store = try await world.open(inMemory: false)
      let pages = done.count { $0.hasPrefix("page") }
      let shown = try await store.all()
      #expect(shown.count == pages || shown.count == pages + 1)
      #expect(shown.map(\.key) == (0..<shown.count).reversed().map(Self.key))
      let likes = done.count { $0.hasPrefix("like") }
      let favorites = try await store.favorites(limit: .max).count
      #expect(favorites == likes || favorites == likes + 1)
      #expect(try await store.operations().count == favorites)
      #expect(try await store.search("t", limit: .max).count == shown.count)
      try await store.database.write { try SearchIndex.check($0) }
      await store.close()
    }
  #endif
}
