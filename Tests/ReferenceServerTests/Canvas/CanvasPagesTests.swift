import PentadCore
import Testing

@testable import ReferenceServer

@Suite struct CanvasPagesTests {
  private let alice = CanvasCaller()

  private func topics() async throws -> String {
    let course = try #require(await alice.courses().first)
    return "courses/\(course)/discussion_topics?only_announcements=1"
  }

  @Test func linksNameAllParametersButTheToken() async throws {
    let path = try await topics() + "&access_token=x&per_page=4"
    let first = await alice.ask("GET", path)
    #expect(first.ids.count == 4 && first.link("prev") == nil)
    let next = try #require(first.link("next"))
    #expect(next.contains("only_announcements=1&page=2&per_page=4"))
    #expect(!next.contains("access_token"))
    #expect(first.link("last")?.contains("page=4") == true)
  }

  @Test func pagesHaveTenItemsAndAtMostAHundred() async throws {
    let path = try await topics()
    #expect(await alice.ask("GET", path).ids.count == 10)
    let pages = await alice.pages(path + "&per_page=7")
    #expect(pages.map(\.ids.count) == [7, 7, 1])
    #expect(Set(pages.flatMap(\.ids)).count == 15)
    #expect(await alice.ask("GET", path + "&per_page=99999999999999").ids.count == 15)
    #expect(await alice.ask("GET", path + "&page=99999999999999999").ids.isEmpty)
    alice.server.setLargestPage(3)
    #expect(await alice.ask("GET", path + "&per_page=50").ids.count == 3)
  }

  @Test func faultsChangeTheLinks() async throws {
    let path = try await topics() + "&per_page=6"
    try alice.server.inject("noLastLink")
    #expect(await alice.ask("GET", path).link("last") == nil)
    try alice.server.inject("emptyPage")
    #expect(await alice.pages(path).map(\.ids.count) == [6, 0, 6, 3])
    try alice.server.removeFaults("emptyPage")
    try alice.server.inject("overlappingPages")
    #expect(await alice.pages(path).map(\.ids.count) == [6, 9, 6])
    try alice.server.removeFaults()
    try alice.server.inject("loopingPages")
    #expect(await alice.ask("GET", path).link("next")?.contains("page=1&") == true)
    try alice.server.removeFaults()
    try alice.server.inject("foreignNextLink", count: 1)
    let foreign = await alice.ask("GET", path).link("next")
    #expect(foreign?.hasPrefix("http://elsewhere.example/canvas/api/v1/") == true)
    #expect(throws: PentadError.self) { try alice.server.inject("nothing") }
  }

  @Test func idsAreTextsOnRequest() async throws {
    let courses = await alice.courses()
    #expect(courses.last.map { $0 > CampusMaker.shard } == true)
    let texts = await alice.ask(
      "GET", "courses?include[]=term", "", ("Accept", "application/json+canvas-string-ids"))
    let first = texts.value.elements.first
    #expect(first?["id"] == .string("\(courses[0])"))
    #expect(first?["term"]?["id"]?.asString != nil)
    #expect(first?["enrollments"]?.elements.first?["user_id"] == "201")
    try alice.server.inject("idsChangeType")
    let two = [await alice.ask("GET", "courses"), await alice.ask("GET", "courses")]
    #expect(Set(two.map { $0.value.elements.first?["id"]?.asString == nil }) == [true, false])
  }

  @Test func thePlannerHasBookmarksAndVersions() async throws {
    let path = "planner/items?start_date=2000-01-01&end_date=2100-01-01&per_page=50"
    let pages = await alice.pages(path)
    #expect(pages.count > 2 && pages[0].link("current")?.contains("page=first") == true)
    let keys = pages.flatMap(\.value.elements).map {
      "\($0["plannable_type"] ?? .null) \($0["plannable_id"] ?? .null)"
    }
    #expect(Set(keys).count == keys.count)
    let tag = try #require(pages[0].header("ETag"))
    let again = await alice.ask("GET", path, "", ("If-None-Match", tag))
    #expect(again.status == 304 && again.text.isEmpty)
    let course = try #require(await alice.courses().first)
    try alice.server.announce("New", "<p>New</p>", in: course)
    let recent = "planner/items"
    let before = try #require(await alice.ask("GET", recent).header("ETag"))
    try alice.server.announce("Newer", "<p>Newer</p>", in: course)
    #expect(await alice.ask("GET", recent, "", ("If-None-Match", before)).status == 200)
  }

  /// Canvas lists a quiz in the planner under the id of the quiz, not under that of its assignment.
  @Test func thePlannerListsQuizzesByTheirOwnIds() async throws {
    let course = try #require(await alice.courses().first)
    let range = "start_date=2000-01-01&end_date=2100-01-01&per_page=100"
    let planner = await alice.pages("planner/items?context_codes[]=course_\(course)&\(range)")
    let listed = planner.flatMap(\.value.elements).filter { $0["plannable_type"] == "quiz" }
      .compactMap { $0["plannable_id"]?.asInteger }
    let assignments = await alice.pages("courses/\(course)/assignments?per_page=100")
    let quizzes = assignments.flatMap(\.value.elements).filter { $0["due_at"]?.asString != nil }
      .compactMap { $0["quiz_id"]?.asInteger }
    #expect(!quizzes.isEmpty && Set(listed) == Set(quizzes))
  }

  private func rest(_ answer: CanvasCaller.Answer) -> Double {
    answer.header("X-Rate-Limit-Remaining").flatMap { Double($0) } ?? -1
  }

  @Test func theBucketLeaksByTheClock() async {
    let first = await alice.ask("GET", "users/self")
    #expect(first.header("X-Request-Cost").flatMap { Double($0) } == 0.2)
    #expect((599.8...600).contains(rest(first)))
    alice.server.changeRules { rules in
      rules.cost = 290
      rules.status = 429
    }
    #expect((310..<350).contains(rest(await alice.ask("GET", "users/self"))))
    await alice.ask("GET", "users/self")
    await alice.ask("GET", "users/self")
    let rejected = await alice.ask("GET", "users/self")
    #expect(rejected.status == 429 && rejected.header("X-Rate-Limit-Remaining") == "0.0")
    #expect(rejected.header("X-Request-Cost") == nil && rejected.text.contains("Rate Limit"))
    #expect(await alice.with(token: "canvas-bob").ask("GET", "users/self").status == 200)
    alice.clock.advance(by: 30_000)
    #expect(await alice.ask("GET", "users/self").status == 200)
  }

  @Test func parallelRequestsHoldTheirReservations() async {
    alice.server.changeRules { rules in
      rules.full = 120
      rules.duration = 600
    }
    let statuses = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<6 { group.addTask { await alice.ask("GET", "users/self").status } }
      return await group.reduce(into: [Int]()) { $0.append($1) }
    }
    #expect(statuses.count { $0 == 200 } == 3 && statuses.count { $0 == 403 } == 3)
    #expect(await alice.ask("GET", "users/self").status == 200)
  }
}
