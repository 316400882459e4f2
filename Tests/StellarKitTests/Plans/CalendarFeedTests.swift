import Foundation
import PentadCore
import StellarKit
import TestSupport
import Testing

@Suite struct CalendarFeedTests {
  private static let physics = Samples.make("8.02", times: [("Lecture", "MW 9-10")])

  private func client(_ world: World) async throws -> StellarClient {
    let client = try await world.open(inMemory: false)
    try await client.save(try StellarPlan(name: "A", classes: [Self.physics]))
    return client
  }

  private func exists(_ feed: CalendarFeed) -> Bool {
    FileManager.default.fileExists(atPath: feed.path)
  }

  private func folder(_ world: World, _ name: String) throws -> String {
    let path = "\(world.folder)/\(name)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }

  @Test func aFeedKeepsItsSecretName() async throws {
    let world = World()
    let client = try await client(world)
    let first = try await client.writeFeed(ofPlan: "A", in: world.folder)
    #expect(first.name.utf8.count == 44 && first.path == "\(world.folder)/\(first.name)")
    let mode = try FileManager.default.attributesOfItem(atPath: first.path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
    let text = try String(contentsOfFile: first.path, encoding: .utf8)
    #expect(text.contains("REFRESH-INTERVAL;VALUE=DURATION:PT6H\r\nX-PUBLISHED-TTL:PT6H\r\n"))
    #expect(text.contains("X-WR-CALNAME:A\r\n"))
    await client.close()
    let again = try await world.open(inMemory: false)
    #expect(try await again.writeFeed(ofPlan: "A", in: world.folder) == first)
    #expect(try ClassCalendar.write(text, toFile: first.path) == false)
    #expect(try ClassCalendar.write(text + "x", toFile: first.path))
    try await again.endFeed(ofPlan: "A")
    #expect(!exists(first))
    try await again.endFeed(ofPlan: "A")
    #expect(try await again.writeFeed(ofPlan: "A", in: world.folder) != first)
    await again.close()
  }

  @Test func writersAtTheSameTimeUseOneFile() async throws {
    let world = World()
    let client = try await client(world)
    let feeds = try await withThrowingTaskGroup(of: CalendarFeed.self) { group in
      for _ in 0..<8 {
        group.addTask { try await client.writeFeed(ofPlan: "A", in: world.folder) }
      }
      return try await group.reduce(into: Set<CalendarFeed>()) { $0.insert($1) }
    }
    #expect(feeds.count == 1)
    await client.close()
  }

  @Test func aPlanHasOneFile() async throws {
    let world = World()
    let client = try await client(world)
    let first = try await client.writeFeed(ofPlan: "A", in: try folder(world, "a"))
    let second = try await client.writeFeed(ofPlan: "A", in: try folder(world, "b"))
    #expect(first.name == second.name && !exists(first) && exists(second))
    // A folder that was removed has no file to remove.
    try FileManager.default.removeItem(atPath: second.folder)
    #expect(exists(try await client.writeFeed(ofPlan: "A", in: first.folder)))
    await client.close()
  }

  @Test func aFileEndsWithItsPlan() async throws {
    let world = World()
    let client = try await client(world)
    let first = try await client.writeFeed(ofPlan: "A", in: world.folder)
    try await client.removePlan("A")
    #expect(!exists(first))
    try await client.save(try StellarPlan(name: "A", classes: [Self.physics]))
    let second = try await client.writeFeed(ofPlan: "A", in: world.folder)
    #expect(second.name != first.name)
    try await client.eraseAll()
    #expect(!exists(second))
    await client.close()
  }

  /// A link in place of the folder could lead anywhere.
  @Test func aFileThatCannotBeRemovedIsReported() async throws {
    let world = World()
    let client = try await client(world)
    let feed = try await client.writeFeed(ofPlan: "A", in: try folder(world, "a"))
    let moved = "\(world.folder)/moved"
    try FileManager.default.moveItem(atPath: feed.folder, toPath: moved)
    try FileManager.default.createSymbolicLink(
      atPath: feed.folder, withDestinationPath: moved)
    for attempt in 0..<2 {
      let failure = await #expect(throws: PentadError.self) {
        if attempt == 0 {
          try await client.removePlan("A")
        } else {
          try await client.eraseAll()
        }
      }
      #expect(failure?.code == .notOpenable)
      #expect(try await client.savedPlans().count == 1 - attempt)
    }
    #expect(exists(feed))
    await client.close()
  }

  @Test func wrongArgumentsWriteNothing() async throws {
    let world = World()
    let client = try await client(world)
    func failure(_ plan: String, _ folder: String, _ hours: Int? = nil) async -> PentadError? {
      let options = ClassCalendarOptions(refreshHours: hours)
      return await #expect(throws: PentadError.self) {
        try await client.writeFeed(ofPlan: plan, in: folder, options)
      }
    }
    #expect(await failure("A", world.folder + "/none")?.code.coarse == .storage)
    #expect(await failure("none", world.folder)?.code == .notFound)
    // An empty path would be the root folder.
    #expect(await failure("A", "")?.code == .invalid)
    #expect(await failure("A", world.folder, 0)?.code == .invalid)
    for path in ["", "a/", "/", "..", "a\u{0}b"] {
      #expect(throws: PentadError.self) { try ClassCalendar.write("", toFile: path) }
    }
    await client.close()
  }
}
