import Foundation
import GRDB
import PentadCore
import StellarKit
import TestSupport
import Testing

@Suite struct SavedPlanTests {
  private static let physics = Samples.make(
    "8.02",
    times: [
      ("Lecture", "MW 9-10"), ("Recitation", "T 10 (2-131)"), ("Recitation", "T 11 (2-132)"),
    ])
  private static let music = Samples.make(
    "21M.030", times: [("Section 1", "T 10"), ("Section 2", "T 1")])

  private func plan(_ name: String = "A") throws -> StellarPlan {
    try StellarPlan(
      name: name, classes: [Self.physics, Self.music],
      choices: [
        SectionChoice(masterId: "8.02", term: Self.physics.term, section: "recitation-2"),
        SectionChoice(masterId: "21M.030", term: Self.music.term, section: "SECTION-1"),
        SectionChoice(masterId: "9.99", term: nil, section: "lab-1"),
      ], blocked: BlockedTime.all(in: "MTWRF 12-1", name: "Lunch"))
  }

  private func setTimes(
    _ world: World, _ id: String, _ client: StellarClient, _ times: [(title: String, text: String)]
  ) async {
    let item = Samples.make(id, times: times)
    world.server.set {
      $0.infos[id] = ClassInfo(masterId: id, content: item, announcements: nil)
    }
    _ = await client.stages(id)
  }

  @Test func aPlanIsKept() async throws {
    let world = World()
    let client = try await world.open(inMemory: false)
    try await client.bookmark(Self.physics)
    try await client.bookmark(Self.music)
    let events = client.events()
    try await client.save(try plan("B"))
    try await client.save(try plan())
    #expect(try await client.closing(events) == [.bookmarksChanged, .bookmarksChanged])
    world.goOffline()
    let again = try await world.open(inMemory: false)
    let saved = try await again.savedPlans()
    #expect(saved.map(\.plan.name) == ["A", "B"] && saved.allSatisfy(\.changes.isEmpty))
    #expect(try saved[0].plan == plan())
    #expect(saved[0].plan.choices.map(\.section) == ["recitation-2", "section-1"])
    #expect(saved[0].plan.term?.code == "fa26" && saved[0].plan.conflicts.isEmpty)
    #expect(saved[0].savedAt == Int64(1_000 * World.day))
    try await again.clearCache()
    #expect(try await again.savedPlan("B").plan.classes.count == 2)
    try await again.removePlan("B")
    await #expect(throws: PentadError.self) { try await again.removePlan("B") }
    await #expect(throws: PentadError.self) { try await again.savedPlan("B") }
    try await again.eraseAll()
    #expect(try await again.savedPlans().isEmpty)
    await again.close()
  }

  /// A change as a text: `moved 21M.030 section-1`.
  private static func changes(_ saved: SavedPlan) -> [String] {
    saved.changes.map { "\($0.kind) \($0.masterId) \($0.section ?? "-")" }
  }

  /// A section with other times or places follows the catalogue and is flagged; a removed one is
  /// kept.
  @Test func changesOfTheCatalogueAreFlagged() async throws {
    let world = World()
    let client = try await world.open()
    try await client.bookmark(Self.physics)
    try await client.bookmark(Self.music)
    try await client.save(try plan())
    await setTimes(
      world, "8.02", client,
      [("Lecture", "MW 9-10"), ("Recitation", "W 3"), ("Recitation", "T 11 (4-370)")])
    await setTimes(world, "21M.030", client, [("Section 1", "T 11"), ("Section 2", "T 1")])
    let moved = try await client.savedPlan("A")
    #expect(
      Self.changes(moved) == ["relocated 8.02 recitation-2", "moved 21M.030 section-1"])
    #expect(moved.plan.choices.map(\.section) == ["recitation-2", "section-1"])
    #expect(moved.plan.conflicts.count == 1)
    // Saving the plan accepts the change.
    try await client.save(moved.plan)
    #expect(try await client.savedPlan("A").changes.isEmpty)
    await setTimes(world, "8.02", client, [("Lecture", "MW 9-10"), ("Recitation", "W 3")])
    await setTimes(world, "21M.030", client, [("Section 2", "T 1"), ("Section 3", "T 2")])
    let missing = try await client.savedPlan("A")
    #expect(
      Self.changes(missing) == ["missing 8.02 recitation-2", "missing 21M.030 section-1"])
    #expect(missing.plan == moved.plan)
    let text = try await client.iCalendar(ofPlan: "A")
    #expect(text.contains("UID:8.02-fa26-recitation-2@stellar.pentad"))
    await client.close()
  }

  /// A catalogue such as FireRoad has the rooms in its texts and no names of sections.
  @Test(arguments: [
    // Other words for the same times are no change, and neither is another order.
    ("4-1/MWF/0/9,4-2/MWF/0/9", "MWF 9-10 (4-1)", "4-2/M/0/9/WF/0/9-10", "recitation-2", 0),
    // The room of the chosen section has changed, whichever comes first.
    ("4-1/MWF/0/9,4-2/MWF/0/9", "4-1/MWF/0/9", "4-3/MWF/0/9", "recitation-2", 1),
    ("4-1/MWF/0/9,4-2/MWF/0/9", "4-3/MWF/0/9", "4-1/MWF/0/9", "recitation-1", 1),
    ("TBA,4-2/MWF/0/9", "To be announced", "4-2/MWF/0/9", "recitation-2", 0),
  ]) func aSectionWithoutANameIsFoundByItsTimes(
    _ saved: String, _ first: String, _ second: String, _ found: String, _ changes: Int
  ) async throws {
    let world = World()
    let client = try await world.open()
    let times = saved.split(separator: ",").map { (title: "Recitation", text: String($0)) }
    let item = Samples.make("8.02", times: times)
    let choice = SectionChoice(masterId: "8.02", term: item.term, section: "recitation-2")
    try await client.bookmark(item)
    try await client.save(StellarPlan(name: "A", classes: [item], choices: [choice]))
    await setTimes(world, "8.02", client, [("Recitation", first), ("Recitation", second)])
    let now = try await client.savedPlan("A")
    #expect(now.plan.choices.map(\.section) == [found])
    #expect(
      Self.changes(now) == Array(repeating: "relocated 8.02 \(found)", count: changes))
    await client.close()
  }

  @Test func aClassThatIsNotStoredIsKept() async throws {
    let client = try await World().open()
    try await client.save(try plan())
    let saved = try await client.savedPlan("A")
    #expect(Self.changes(saved) == ["notStored 8.02 -", "notStored 21M.030 -"])
    #expect(saved.plan == (try plan()))
    await client.close()
  }

  /// As after an update that is undone: the newer version may have stored what this one does not know.
  @Test func anUnreadablePlanIsKept() async throws {
    let world = World()
    let client = try await world.open(inMemory: false)
    try await client.save(try plan())
    try await client.save(try plan("B"))
    let later = #"{"form":2}"#
    let queue = try DatabaseQueue(path: world.folder + "/stellar.sqlite")
    try await queue.write { database in
      try database.execute(
        sql: "UPDATE plan SET content = ? WHERE name = 'A'", arguments: [later])
    }
    #expect(try await client.savedPlans().map(\.plan.name) == ["B"])
    let replacing = try plan()
    let error = await #expect(throws: PentadError.self) { try await client.save(replacing) }
    #expect(error?.code == .unsupported)
    #expect(await #expect(throws: PentadError.self) { try await client.savedPlan("A") } == error)
    let kept = try await queue.read { database in
      try String.fetchOne(database, sql: "SELECT content FROM plan WHERE name = 'A'")
    }
    #expect(kept == later)
    try await client.removePlan("A")
    try await client.save(replacing)
    #expect(try await client.savedPlan("A").plan == replacing)
    try queue.close()
    await client.close()
  }

  @Test(arguments: ["", "a\nb", "a\u{0}", String(repeating: "x", count: 201)])
  func anInvalidNameIsRefused(_ name: String) {
    #expect(throws: PentadError.self) { try plan(name) }
  }

  @Test func aPlanHasLimits() throws {
    let many = (0...100).map { Samples.make("\($0)") }
    #expect(throws: PentadError.self) { try StellarPlan(name: "A", classes: many) }
    let twice = try StellarPlan(name: "A", classes: [Self.music, Self.music])
    #expect(twice.classes == [Self.music])
  }
}
