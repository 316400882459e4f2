import GRDB
import PentadCore
import PentadStorage
import TestSupport
import Testing

@testable import StellarKit

/// A disk that takes nothing more: what is there is shown, what comes is given, and nothing is lost.
@Suite struct DiskTests {
  private let world = World()

  private func filled() async throws -> StellarClient {
    let client = try await world.open(inMemory: false)
    _ = try await client.courses()
    _ = try await client.classes(in: "18")
    _ = await client.stages("18.06")
    try await client.bookmark(World.algebra)
    world.time.advance(40 * World.day)
    let long = String(repeating: "long ", count: 100_000)
    world.server.set {
      $0.classes["18"] = [
        StellarClass(
          masterId: "18.06", name: "18.06", title: "Linear Algebra", blurb: long,
          term: StellarTerm(code: "fa26"))
      ]
      $0.infos["18.06"] = ClassInfo(
        masterId: "18.06", content: World.algebra,
        announcements: [StellarAnnouncement(unixTime: 9_000, title: "new", text: long)])
    }
    return client
  }

  @Test(arguments: [false, true]) func failuresLoseNothing(isReadOnly: Bool) async throws {
    let client = try await filled()
    let code: PentadError.Code = isReadOnly ? .storage : .diskFull
    try await client.store.database.write { database in
      if isReadOnly {
        try database.execute(sql: "PRAGMA query_only = 1")
      } else {
        let pages = try Int.fetchOne(database, sql: "PRAGMA page_count") ?? 0
        try database.execute(sql: "PRAGMA max_page_count = \(pages)")
      }
    }
    let stream = client.events()
    let fresh = try await client.classes(in: "18")
    #expect(fresh.origin == .source && fresh.value.count == 1)
    #expect(await client.stages("18.06").count == 2)
    let long = Samples.make("6.1", title: String(repeating: "long ", count: 100_000))
    let error = await #expect(throws: PentadError.self) { try await client.bookmark(long) }
    #expect(error.map { code ~= $0.code } == true, "\(String(describing: error))")
    world.goOffline()
    #expect(try await client.classes(in: "18").value == [World.algebra, World.equations])
    #expect(try await client.bookmarkedIds == ["18.06"])
    #expect(try await client.announcements(for: "18.06").map(\.announcement) == [World.first])
    world.goOffline(false)

    // Both were set for the connection: a new one has neither.
    try await client.suspend()
    try await client.resume()
    try await client.bookmark(long)
    #expect(try await client.classes(in: "18").value == fresh.value)
    _ = await client.stages("18.06")
    #expect(try await client.announcements(for: "18.06").count == 2)
    #expect(try await client.bookmarkedIds == ["18.06", "6.1"])
    let failures = await client.closing(stream).compactMap { event -> PentadError.Code? in
      if case .storeFailed(let error) = event { error.code } else { nil }
    }
    #expect(!failures.isEmpty && failures.allSatisfy { code ~= $0 })
  }

  /// No user can create files there, not even root.
  #if os(Linux)
    @Test func aFolderThatCannotBeWrittenIsAnErrorOfItsOwn() async throws {
      var configuration = StellarConfiguration(folder: "/sys/kernel")
      configuration.worksByItself = false
      let error = await #expect(throws: PentadError.self) {
        try await StellarClient(configuration, source: world.server)
      }
      #expect(error.map { .storage ~= $0.code } == true)
    }
  #endif
}
