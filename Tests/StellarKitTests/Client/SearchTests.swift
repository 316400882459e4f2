import PentadCore
import TestSupport
import Testing

@testable import StellarKit

/// Searching in the store, and by the server.
@Suite struct SearchTests {
  private let world = World()

  private func client(_ classes: [StellarClass]) async throws -> StellarClient {
    world.server.set { $0.classes["18"] = classes }
    let client = try await world.open()
    _ = try await client.courses()
    _ = try await client.classes(in: "18")
    world.server.forget()
    return client
  }

  @Test(arguments: [
    ("18.", "18.03 18.031 18.06 18.06J 18.C06"), ("18.0", "18.03 18.031 18.06 18.06J"),
    ("18.03", "18.03 18.031"), ("18.06", "18.06 18.06J"), ("18.06j", "18.06J 18.06"),
    ("6.", "6.1 6.1010 6.1020 6.555 1.128"), ("6.1", "6.1 6.1010 6.1020"),
    ("6.10", "6.1010 6.1020"),
    ("6.0", "6.1020"), ("6.009", "6.1020"), ("6.031", "6.1020"), ("6.556", "1.128"),
    ("1806", "18.06"),
  ])
  func searchByNumber(_ text: String, _ expected: String) async throws {
    let numbers = [
      "18.03", "18.031", "18.06", "18.06J", "6.555", "1.127", "6.1", "6.1010", "18.C06",
    ]
    var classes = numbers.map { Samples.make($0, title: "Class") }
    classes.append(Samples.make("1.128", name: "1.128 / 6.556", title: "Cross"))
    classes.append(Samples.make("6.1020", title: "Renumbered", oldNumbers: ["6.009", "6.031J"]))
    let client = try await client(classes)
    let answer = try await client.search(text)
    #expect(answer.hits.map(\.masterId).joined(separator: " ") == expected)
    #expect(answer.origin == .local)
    #expect(world.server.asked == [])
  }

  /// Every number that the old server found is found here, too.
  @Test(arguments: ["6.001", "18.03", "18.0", "6.U", "cms.1", "6.0", " 1.127 ", "6.001J"])
  func nothingIsLostAgainstTheOldServer(_ text: String) async throws {
    let classes = ["6.001", "6.001J", "18.03", "18.031", "6.UAT", "CMS.100", "1.127"].map {
      Samples.make($0)
    }
    let client = try await client(classes)
    let old = LegacySearch.find(text, in: classes, courses: ["6", "18", "CMS"]).map(\.masterId)
    let found = Set(try await client.search(text).hits.map(\.masterId))
    #expect(!old.isEmpty && found.isSuperset(of: old))
  }

  @Test func searchByCourseAndByWords() async throws {
    let client = try await client([World.algebra, World.equations])
    #expect(try await client.search(" 18 ").hits.map(\.masterId) == ["18.03", "18.06"])
    #expect(try await client.search("LINEAR alg").only == World.algebra)
    #expect(try await client.search("l").only == World.algebra)
    #expect(try await client.search("  ").hits == [])
    #expect(try await client.search(#"" OR * NEAR("#).origin == .server)
    #expect(world.server.asked.count == 1)
  }

  @Test func titlesComeFirst() async throws {
    let about = StellarClass(
      masterId: "18.1", name: "18.1", title: "Seminar", blurb: "linear linear linear",
      term: StellarTerm(code: "fa26"),
      staff: [StellarStaffMember(name: "Zoë Linear", role: .assistant)])
    let client = try await client([about, World.algebra])
    #expect(try await client.search("linear").hits == [World.algebra, about])
    #expect(try await client.search("zoe").only == about)
    #expect(try await client.search("z").only == about)
  }

  @Test func theServerIsAskedWhenNothingFits() async throws {
    let client = try await client([World.algebra])
    world.server.set { $0.found = [World.circuits, World.equations] }
    let answer = try await client.search("quantum", limit: 1)
    #expect(answer.origin == .server && answer.hits == [World.circuits])
    let asked = world.server.asked.count
    #expect(try await client.search("quantum", limit: 0).hits == [])
    #expect(try await client.search("linear", limit: -1).hits == [])
    #expect(world.server.asked.count == asked)
    world.goOffline()
    let error = await #expect(throws: PentadError.self) { try await client.search("quantum") }
    #expect(error == FakeStellar.offline)
    #expect(try await client.search("linear").only == World.algebra)
  }

  @Test(arguments: [
    String(repeating: "a ", count: 1_000), String(repeating: "x", count: 200_000),
    (10..<43).map { "word\($0)" }.joined(separator: " "),
  ])
  func tooLongTextIsRefusedWithoutARequest(_ text: String) async throws {
    let client = try await client([World.algebra])
    let error = await #expect(throws: PentadError.self) { try await client.search(text) }
    #expect(error?.code == .invalid)
    #expect(world.server.asked == [])
  }

  @Test func aLateAnswerIsDropped() async throws {
    let client = try await client([World.algebra])
    let search = client.makeSearch()
    let gate = Recorder<Int>()
    world.server.around { _ async throws(PentadError) in _ = await gate.entries(1) }
    async let late = search.search("quantum")
    while world.server.asked.isEmpty { await Task.yield() }
    let answer = try await search.search("linear")
    #expect(answer?.only == World.algebra && answer?.generation == 2)
    gate.record(1)
    #expect(try await late == nil)
  }

  @Test func oldAndNewTermsOfAClassAreOneHit() async throws {
    let client = try await client([World.algebra])
    try await client.bookmark(World.algebra)
    let new = Samples.make("18.06", title: "Linear Algebra", term: "sp27")
    world.server.set {
      $0.classes["18"] = [new]
      $0.term = StellarTerm(code: "sp27")
    }
    _ = try await client.refreshTerm()
    _ = try await client.classes(in: "18")
    #expect(try await client.search("18.06").hits == [new])
    #expect(try await client.search("linear").hits == [new])
    #expect(try await client.archivedBookmarks().map(\.item) == [World.algebra])
  }
}
