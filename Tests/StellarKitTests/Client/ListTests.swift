import PentadCore
import StellarKit
import TestSupport
import Testing

/// Courses and class lists: how long they last, and what is shown when the server fails.
@Suite struct ListTests {
  private let world = World()

  @Test func coursesLastThirtyDays() async throws {
    let client = try await world.open()
    let first = try await client.courses()
    #expect(first.origin == .source && first.value == Samples.courses("6 8 18 SP"))
    world.time.advance(29 * World.day)
    let second = try await client.courses()
    #expect(second.origin == .disk && !second.isStale && second.value == first.value)
    world.time.advance(2 * World.day)
    #expect(try await client.courses().origin == .source)
    #expect(try await client.courses(reload: true).origin == .source)
    #expect(world.server.asked == ["courses", "courses", "courses"])
    #expect(
      try await client.courseGroups().map(\.title) == [
        "Courses 6-8", "Courses 18-18", "Other Courses",
      ])
  }

  @Test func clockSetBackDoesNotExtendFreshness() async throws {
    let client = try await world.open()
    _ = try await client.courses()
    _ = try await client.classes(in: "18")
    world.time.advance(-400 * World.day)
    #expect(try await client.courses().origin == .source)
    #expect(try await client.courses().origin == .disk)
    _ = try await client.classes(in: "18")
    #expect(world.server.asked.last == "checksum 18")
  }

  @Test func staleCoursesAreShownWhenTheServerFails() async throws {
    let client = try await world.open()
    let events = client.events()
    _ = try await client.courses()
    world.time.advance(31 * World.day)
    world.goOffline()
    let courses = try await client.courses()
    #expect(courses.isStale && courses.origin == .disk && courses.value.count == 4)
    #expect(
      await client.closing(events) == [
        .coursesLoaded, .failed(.courses, FakeStellar.offline, isKept: true),
      ])
  }

  /// The original ignored an empty list: it called no callback.
  @Test func anEmptyListOfCoursesIsAnErrorAndReplacesNothing() async throws {
    let client = try await world.open()
    world.server.set { $0.courses = [] }
    let error = await #expect(throws: PentadError.self) { try await client.courses() }
    #expect(error?.code == .emptyReply)
    world.server.set { $0.courses = Samples.courses("6") }
    _ = try await client.courses()
    world.server.set { $0.courses = [] }
    #expect(try await client.courses(reload: true).value == Samples.courses("6"))
  }

  @Test func aListLastsTwoDaysThenItsChecksumIsAskedFor() async throws {
    let client = try await world.open()
    let first = try await client.classes(in: "18")
    #expect(first.value == [World.algebra, World.equations] && first.origin == .source)
    #expect(try await client.classes(in: "18").origin == .disk)
    #expect(try await client.classes(in: "18").origin == .memory)
    world.time.advance(3 * World.day)
    let probed = try await client.classes(in: "18")
    #expect(probed.value == first.value && !probed.isStale)
    #expect(world.server.asked == ["list 18", "checksum 18"])
    world.time.advance(1 * World.day)
    #expect(try await client.classes(in: "18").origin != .source)
    world.time.advance(2 * World.day)
    let renamed = Samples.make("18.06", title: "Matrices")
    world.server.set { $0.classes["18"] = [renamed] }
    #expect(try await client.classes(in: "18").value == [renamed])
    #expect(world.server.asked.suffix(2) == ["checksum 18", "list 18"])
    #expect(try await client.cachedClass("18.03") == nil)
    #expect(try await client.search("matr").only == renamed)
  }

  /// The original showed nothing.
  @Test func aListThatCannotBeLoadedIsShownAsItWas() async throws {
    let client = try await world.open()
    _ = try await client.classes(in: "18")
    world.time.advance(3 * World.day)
    world.goOffline()
    let classes = try await client.classes(in: "18")
    #expect(classes.isStale && classes.value == [World.algebra, World.equations])
    let error = await #expect(throws: PentadError.self) { try await client.classes(in: "6") }
    #expect(error == FakeStellar.offline)
  }

  /// The original emptied a course's list when the term had changed, before it asked for the new one.
  @Test func aTermThatChangesOfflineEmptiesNothing() async throws {
    let client = try await world.open()
    _ = try await client.classes(in: "18")
    world.server.set { $0.term = StellarTerm(code: "sp27") }
    #expect(try await client.refreshTerm().isChanged)
    world.goOffline()
    let old = try await client.classes(in: "18")
    #expect(old.isStale && old.value.map(\.term?.code) == ["fa26", "fa26"])
    world.goOffline(false)
    let new = Samples.make("18.06", title: "Linear Algebra", term: "sp27")
    world.server.set { $0.classes["18"] = [new] }
    #expect(try await client.classes(in: "18").value == [new])
    #expect(try await client.classes(in: "18").isStale == false)
  }

  @Test func aClassBelongsToSeveralCourses() async throws {
    let client = try await world.open()
    _ = try await client.classes(in: "6")
    _ = try await client.classes(in: "8")
    #expect(try await client.storageUsage().classes == 2)
    world.server.set { $0.classes["6"] = [] }
    #expect(try await client.classes(in: "6", reload: true).value == [])
    world.goOffline()
    #expect(try await client.classes(in: "8").value.first == World.circuits)
    #expect(try await client.search("6.002").only == World.circuits)
  }

  @Test func theSameQuestionIsAskedOnce() async throws {
    let client = try await world.open()
    let gate = Recorder<Int>()
    world.server.around { _ async throws(PentadError) in _ = await gate.entries(1) }
    async let one = client.classes(in: "18")
    async let two = client.classes(in: "18")
    async let three = client.classes(in: "6")
    while world.server.asked.count < 2 { await Task.yield() }
    try await Task.sleep(for: .milliseconds(50))
    gate.record(1)
    #expect(try await one.value == two.value)
    #expect(try await three.value == [World.circuits])
    #expect(world.server.asked.filter { $0 == "list 18" }.count == 1)
  }

  @Test func aServerWithoutChecksumsIsAskedForListsAlone() async throws {
    let transport = ScriptedTransport { request, _ throws(PentadError) in
      let query = request.url.query ?? ""
      return .text(
        200,
        query.contains("checksum")
          ? #"{"error":"not a valid query"}"# : "[\(Replies.linearAlgebra)]")
    }
    let client = try await StellarClient(transport: transport, endpoint: Replies.endpoint)
    #expect(try await client.classes(in: "18").value.map(\.masterId) == ["18.06"])
  }

  @Test func emptyListForEveryRequestIsUnexpected() async throws {
    let transport = ScriptedTransport { _, _ throws(PentadError) in .text(200, "[]") }
    let client = try await StellarClient(transport: transport, endpoint: Replies.endpoint)
    let error = await #expect(throws: PentadError.self) { try await client.classes(in: "18") }
    #expect(error?.code == .unexpectedAnswer)
  }
}
