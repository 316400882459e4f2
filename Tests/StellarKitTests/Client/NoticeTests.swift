import GRDB
import PentadCore
import PentadStorage
import TestSupport
import Testing

@testable import StellarKit

/// The server's notices, and what was read while it was asked for them.
@Suite struct NoticeTests {
  private let world = World()

  /// A client with bookmarks that the server has notices of.
  private func open(_ items: StellarClass...) async throws -> StellarClient {
    let client = try await world.open()
    try await client.registerDevice()
    for item in items { try await client.bookmark(item) }
    try await announce(items, to: client)
    return client
  }

  private func announce(_ items: [StellarClass], to client: StellarClient) async throws {
    world.server.set { $0.notices = items.map { StellarNotice(masterId: $0.masterId) } }
    try await client.syncUnread()
  }

  @Test func announcementReadDuringARequestStaysRead() async throws {
    let client = try await open(World.algebra)
    #expect(try await client.unreadCounts() == ["18.06": 1])
    world.whenAnswered("notices") { [world] () async throws(PentadError) in
      world.time.advance(1_000)
      try await client.markAllRead("18.06")
      _ = try await client.synchronise()
      try await client.clearCache()
      world.time.advance(1_000)
    }
    try await client.syncUnread()
    #expect(world.server.asked.last == "read stellar:18.06")
    #expect(try await client.unreadCounts() == [:])
    // A later announcement is new.
    try await announce([World.algebra], to: client)
    #expect(try await client.unreadCounts() == ["18.06": 1])
  }

  @Test func readMarkBeforeASetBackClockHidesNothing() async throws {
    let client = try await open(World.algebra)
    try await client.markAllRead("18.06")
    #expect(try await client.synchronise() == 0)
    world.time.advance(-World.day)
    try await announce([World.algebra], to: client)
    #expect(try await client.unreadCounts() == ["18.06": 1])
  }

  @Test func oldReadMarksAreForgotten() async throws {
    let client = try await open(World.algebra, World.circuits)
    for id in ["18.06", "6.002"] {
      world.time.advance(2 * World.day)
      try await client.markAllRead(id)
      #expect(try await client.synchronise() == 0)
    }
    let noted = try await client.store.database.read {
      try String.fetchAll($0, sql: "SELECT subject FROM fetched")
    }
    #expect(noted == ["read:6.002"])
  }
}
