import PentadCore
import Testing

@testable import ReferenceServer

@Suite struct CanvasSchoolTests {
  private let alice = CanvasCaller()
  private let ever = "start_date=2000-01-01&end_date=2100-01-01"

  private func codes(_ ids: [Int]) -> String {
    ids.map { "context_codes[]=course_\($0)" }.joined(separator: "&")
  }

  @Test func aSeedAndADayGiveTheSameSchool() {
    let size = CampusSize(courses: 5, announcements: 33)
    let day: Int64 = 1_800_000_000_000
    let one = CampusWorld(seed: 3, size: size, now: day, hasLongIDs: true)
    #expect(one == CampusWorld(seed: 3, size: size, now: day + 3_600_000, hasLongIDs: true))
    #expect(one != CampusWorld(seed: 4, size: size, now: day, hasLongIDs: true))
    #expect(one.courses.flatMap(\.announcements).count == 33)
    #expect(one.courses.count { !$0.isConcluded } == 5)
    let long = one.courses.filter { $0.id > CampusMaker.shard }
    #expect(long.count == 1 && long[0].tasks.allSatisfy { $0.id > CampusMaker.shard })
    let ids = one.courses.flatMap { course in
      [course.id] + course.announcements.map(\.id) + course.tasks.map(\.id)
        + course.files.map(\.id)
    }
    #expect(Set(ids).count == ids.count)
  }

  @Test func sizesAreBounded() {
    #expect(CampusSize(courses: -1, announcements: -1) == CampusSize(courses: 1, announcements: 0))
    #expect(CampusSize(courses: .max, announcements: .max).courses == 200)
  }

  @Test func oneForbiddenCourseFailsAllAnnouncements() async throws {
    let ids = await alice.courses()
    #expect(await alice.ask("GET", "announcements?\(codes(ids))&\(ever)").status == 200)
    try alice.server.inject("forbiddenCourse")
    let answer = await alice.ask("GET", "announcements?\(codes(ids))&\(ever)")
    #expect(answer.status == 401 && answer.header("WWW-Authenticate") == nil)
    #expect(await alice.ask("GET", "announcements?\(codes(Array(ids.dropLast())))").status == 200)
    #expect(await alice.ask("GET", "announcements").value["message"] == "Missing context_codes")
    let wrong = await alice.ask("GET", "announcements?\(codes([ids[0]]))&start_date=x")
    #expect(wrong.status == 400 && wrong.value["message"] == "Invalid start_date")
  }

  @Test func announcementsHaveTheirPartsAndOddities() async throws {
    let ids = await alice.courses()
    let all = "announcements?\(codes(ids))&\(ever)&per_page=100"
    let news = await alice.ask("GET", all).value.elements
    #expect(news.count == 60 && news.allSatisfy { $0["context_code"] != nil })
    let own = await alice.ask("GET", "courses/\(ids[0])/discussion_topics?only_announcements=1")
    #expect(own.value.elements.allSatisfy { $0["context_code"] == nil })
    #expect(Set(news.compactMap { $0["read_state"]?.asString }) == ["read", "unread"])
    let latest = await alice.ask("GET", all + "&latest_only=true")
    #expect(latest.ids.count == 4)
    for fault in ["emptyAuthor", "nullPostedAt", "assignmentList"] {
      try alice.server.inject(fault)
    }
    let odd = await alice.ask("GET", all).value.elements[0]
    #expect(odd["author"] == .object([]) && odd["posted_at"] == nil)
    #expect(odd["assignment"]?.elements.count == 1)
  }

  @Test func theFirstRemovalMakesAllFavourites() async {
    let bob = alice.with(token: "canvas-bob")
    let path = "users/self/favorites/courses"
    let shown = await bob.ask("GET", path).ids
    #expect(shown.count == 3)
    await bob.ask("DELETE", "\(path)/\(shown[1])")
    #expect(await bob.ask("GET", path).ids == [shown[0], shown[2]])
    let none = await bob.ask("DELETE", "\(path)/\(shown[1])")
    #expect(none.status == 200 && none.value == .object([]))
    let again = await bob.ask("POST", "\(path)/\(shown[1])")
    #expect(again.value["context_type"] == "Course")
    #expect(await bob.ask("GET", path).ids == shown)
    #expect(await bob.ask("POST", "\(path)/\(await alice.courses()[3])").status == 401)
  }

  @Test func writesAreLoggedInOrder() async throws {
    let course = try #require(await alice.courses().first)
    let topic = try alice.server.announce("Title", "<p>Text</p>", in: course)
    let path = "courses/\(course)/discussion_topics/\(topic)"
    #expect(await alice.ask("PUT", "\(path)/read").status == 204)
    #expect(await alice.ask("GET", path).value["read_state"] == "read")
    try alice.server.edit(topic, title: "Changed")
    let changed = await alice.ask("GET", path).value
    #expect(changed["title"] == "Changed" && changed["read_state"] == "read")
    #expect(await alice.ask("POST", "\(path)/entries", "message=Hi").status == 201)
    #expect(await alice.ask("POST", "\(path)/entries", "message=").status == 400)
    #expect(await alice.ask("GET", "\(path)/view").value["view"]?.elements.count == 1)
    let actions = alice.server.log(of: "alice")["actions"]?.elements ?? []
    #expect(actions.compactMap { $0["action"]?.asString } == ["read", "reply"])
    #expect(alice.server.counters["routes"]?["GET courses/:/discussion_topics/:"] == 2)
    try alice.server.edit(topic, isRemoved: true)
    #expect(await alice.ask("GET", path).status == 404)
  }

  @Test func marksOfThePlannerAreKept() async throws {
    let course = try #require(await alice.courses().first)
    let tasks = await alice.ask("GET", "courses/\(course)/assignments?bucket=upcoming").ids
    let task = try #require(tasks.first)
    let form = "plannable_type=assignment&plannable_id=\(task)&marked_complete=true"
    let mark = await alice.ask("POST", "planner/overrides", form)
    #expect(mark.status == 201 && mark.value["marked_complete"] == true)
    #expect(await alice.ask("POST", "planner/overrides", form).status == 400)
    let id = try #require(mark.value["id"]?.asInteger)
    let body = "{\"marked_complete\":false}"
    let changed = await alice.ask(
      "PUT", "planner/overrides/\(id)", body, ("Content-Type", "application/json"))
    #expect(changed.value["marked_complete"] == false)
    #expect(await alice.ask("PUT", "planner/overrides/1", "marked_complete=1").status == 404)
  }

  @Test func calendarsDefaultToToday() async throws {
    let ids = await alice.courses()
    let path = "calendar_events?type=assignment&\(codes(ids))"
    #expect(await alice.ask("GET", path).value.elements.count == 4)
    let all = await alice.ask("GET", path + "&all_events=1&per_page=100").value.elements
    #expect(all.count == 48)
    #expect(all.allSatisfy { $0["id"]?.asString?.hasPrefix("assignment_") == true })
    #expect(await alice.ask("GET", "calendar_events?all_events=1").value == .array([]))
    let undated = await alice.ask("GET", path + "&undated=1").value.elements
    #expect(undated.count == 4 && undated.allSatisfy { $0["start_at"] == nil })
  }

  @Test func filesHaveAddressesOfAShortLife() async throws {
    let course = try #require(await alice.courses().last)
    let file = await alice.ask("GET", "courses/\(course)/files").value.elements[0]
    let url = try #require(file["url"]?.asString)
    let answer = await alice.send("GET", url)
    #expect(answer.status == 200 && answer.text.utf8.count == file["size"]?.asInteger)
    let part = await alice.send("GET", url, "", [("Range", "bytes=0-9")])
    #expect(part.status == 206 && part.text.utf8.count == 10)
    alice.clock.advance(by: 7_200_000)
    #expect(await alice.send("GET", url).status == 403)
    try alice.server.inject("emptyFileURL", count: 1)
    let empty = await alice.ask("GET", "courses/\(course)/files")
    #expect(empty.value.elements[0]["url"] == "")
  }

  @Test func termsChange() async throws {
    let before = await alice.courses()
    alice.server.beginTerm()
    let after = await alice.courses()
    #expect(after.count == before.count && Set(after).isDisjoint(with: before))
    let ended = await alice.ask("GET", "courses?enrollment_state=completed&per_page=100").ids
    #expect(Set(before).isSubset(of: ended))
    try alice.server.removeCourse(after[0])
    #expect(await alice.ask("GET", "courses/\(after[0])").status == 404)
    alice.server.setSize(CampusSize(courses: 1, announcements: 2))
    #expect(await alice.courses().count == 1)
  }

  @Test func answersHaveTheServersDate() async {
    alice.clock.set(1_800_000_000_000)
    let date = await alice.ask("GET", "users/self").header("Date")
    #expect(date == "Fri, 15 Jan 2027 08:00:00 GMT")
  }
}
