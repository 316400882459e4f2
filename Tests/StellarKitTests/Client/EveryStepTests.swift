import GRDB
import PentadCore
import StellarKit
import TestSupport
import Testing

/// Every operation of a client, while each step of its store and of its source fails: a single
/// time, and permanently.
@Suite struct EveryStepTests {
  /// A store in which there is something of each kind.
  private func fill(_ world: World) async throws {
    world.server.set {
      $0.infos["18.06"] = ClassInfo(
        masterId: "18.06", content: World.algebra, announcements: [World.second, World.first])
      $0.notices = [StellarNotice(masterId: "18.06")]
    }
    let client = try await world.open(inMemory: false)
    try await client.registerDevice()
    _ = try await client.refreshTerm()
    _ = try await client.courses()
    _ = try await client.classes(in: "18")
    _ = await client.stages("18.06")
    try await client.bookmark(World.algebra)
    try await client.markRead(World.first, of: "18.06")
    try await client.syncUnread()
    await client.close()
    world.time.advance(40 * World.day)
  }

  private func integrity(_ world: World) async throws -> [String] {
    let queue = try DatabaseQueue(path: world.folder + "/stellar.sqlite")
    defer { try? queue.close() }
    return try await queue.write { database in
      try database.execute(
        sql: "INSERT INTO class_words (class_words) VALUES ('integrity-check')")
      return try String.fetchAll(database, sql: "PRAGMA integrity_check")
    }
  }

  @Test(arguments: EveryOperation.all) func failuresLoseNothing(_ operation: EveryOperation)
    async throws
  {
    let current = Lock<(world: World, isDone: Bool)?>(nil)
    let error = PentadError(.storage, "a step was made to fail")
    try await failingEachStep(with: error) { steps in
      let world = World()
      current.withLock { $0 = (world, false) }
      try await fill(world)
      let client = try await world.open(inMemory: false) {
        $0.beforeStep = { try steps.next() }
      }
      world.server.around { _ async throws(PentadError) in try steps.next() }
      do {
        try await operation.run(client)
        current.withLock { $0 = (world, true) }
      } catch {
        await client.close()
        throw error
      }
      await client.close()
    } check: { steps in
      let (world, isDone) = try #require(current.withLock { $0 })
      let step: Comment = "step \(steps.number), for good: \(steps.isForGood)"
      world.server.around(nil)
      world.goOffline()
      #expect(try await integrity(world) == ["ok"], step)
      let client = try await world.open(inMemory: false)
      if !operation.forgetsLists {
        #expect(try await client.courses().value == Samples.courses("6 8 18 SP"), step)
        #expect(
          try await client.classes(in: "18").value == [World.algebra, World.equations], step)
        #expect(try await client.search("linear").only == World.algebra, step)
      }
      if !operation.forgetsUser {
        #expect(try await client.bookmarkedIds.first == "18.06", step)
        let news = try await client.announcements(for: "18.06")
        #expect(news.map(\.announcement) == [World.second, World.first], step)
        #expect(news.last?.isRead == true, step)
        #expect(try await client.recent() == [World.algebra], step)
      }
      world.goOffline(false)
      if isDone { #expect(try await operation.effect(client), step) }
      // The next try succeeds.
      try await operation.run(client)
      #expect(try await operation.effect(client), step)
      await client.close()
      #expect(try await integrity(world) == ["ok"], step)
    }
  }
}
