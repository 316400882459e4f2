import PentadCore
import TestSupport
import Testing

@testable import StellarKit

/// A step of the network or of the store fails, a single time or permanently: stored data stays,
/// and a call's result is correct.
@Suite struct FailingStepTests {
  /// Runs an operation on a new store that was filled before, and looks at it afterwards.
  private func run(
    preparing: @escaping (StellarClient) async throws -> Void = { _ in },
    _ body: @escaping (StellarClient, World) async throws -> Void,
    check: @escaping (StellarClient, World, FailingSteps) async throws -> Void
  ) async throws -> Int {
    let current = Lock<World?>(nil)
    return try await failingEachStep { steps in
      let world = World()
      current.withLock { $0 = world }
      let first = try await world.open(inMemory: false)
      try await preparing(first)
      await first.close()
      world.time.advance(3 * World.day)
      let client = try await world.open(inMemory: false) {
        $0.beforeStep = { try steps.next() }
      }
      world.server.around { _ async throws(PentadError) in try steps.next() }
      do {
        try await body(client, world)
      } catch {
        await client.close()
        throw error
      }
      await client.close()
    } check: { steps in
      let world = try #require(current.withLock { $0 })
      world.server.around(nil)
      let client = try await world.open(inMemory: false)
      try await check(client, world, steps)
      await client.close()
    }
  }

  @Test func bookmarks() async throws {
    let acknowledged = Lock<Set<String>>([])
    let count = try await run { client in
      acknowledged.withLock { $0 = [] }
      try await client.registerDevice()
    } _: { client, _ in
      for item in [World.algebra, World.circuits] {
        try await client.bookmark(item)
        acknowledged.withLock { _ = $0.insert(item.masterId) }
      }
      try await client.synchronise()
    } check: { client, world, steps in
      let kept = Set(try await client.bookmarkedIds)
      #expect(kept == acknowledged.withLock { $0 }, "step \(steps.number)")
      #expect(try await client.synchronise() == 0)
      #expect(world.server.subscribed == kept, "step \(steps.number)")
    }
    #expect(count > 10)
  }

  @Test func classLists() async throws {
    let renamed = Samples.make("18.06", title: "Matrices")
    let count = try await run { client in
      _ = try await client.classes(in: "18")
    } _: { client, world in
      world.server.set { $0.classes["18"] = [renamed] }
      let answer = try await client.classes(in: "18").value
      #expect(answer == [renamed] || answer == [World.algebra, World.equations])
    } check: { client, world, steps in
      world.goOffline()
      let kept = try await client.classes(in: "18").value
      #expect(
        kept == [renamed] || kept == [World.algebra, World.equations], "step \(steps.number)")
      for item in kept {
        #expect(try await client.search(item.title).only == item, "step \(steps.number)")
      }
    }
    #expect(count > 6)
  }

  @Test func classInfo() async throws {
    let renamed = Samples.make("18.06", title: "Matrices")
    let count = try await run { client in
      _ = await client.stages("18.06")
    } _: { client, world in
      world.server.set {
        $0.infos["18.06"] = ClassInfo(
          masterId: "18.06", content: renamed, announcements: [World.first, World.second])
      }
      let stages = await client.stages("18.06")
      switch stages.last {
      case .fresh(let detail): #expect(detail.item == renamed && detail.news.count == 2)
      case .failed(_, let kept):
        #expect(kept == nil || kept?.item == World.algebra && kept?.news.count == 1)
      default: Issue.record("\(stages)")
      }
    } check: { client, _, steps in
      let item = try #require(await client.cachedClass("18.06"))
      let news = try await client.announcements(for: "18.06").count
      let isOld = item == World.algebra && news == 1
      #expect(isOld || item == renamed && news == 2, "step \(steps.number)")
      #expect(try await client.recent() == [item])
    }
    #expect(count > 6)
  }

  @Test func terms() async throws {
    let told = Lock<[String]>([])
    let count = try await run { client in
      told.withLock { $0 = [] }
      _ = try await client.refreshTerm()
      try await client.bookmark(World.algebra)
    } _: { client, world in
      world.server.set { $0.term = StellarTerm(code: "sp27") }
      let change = try await client.refreshTerm()
      told.withLock { $0 = change.removed.map(\.masterId) }
    } check: { client, _, steps in
      let isNew = try await client.term()?.code == "sp27"
      let active = try await client.bookmarkedIds
      let archived = try await client.archivedBookmarks().map(\.item)
      #expect(active == (isNew ? [] : ["18.06"]), "step \(steps.number)")
      #expect(archived == (isNew ? [World.algebra] : []), "step \(steps.number)")
      #expect(told.withLock { $0 } == (isNew ? ["18.06"] : []), "step \(steps.number)")
    }
    // Opening takes a step, too.
    #expect(count == 5)
  }
}
