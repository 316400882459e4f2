import Foundation
import HTTPTypes
import PentadCore
import ReferenceServer
import StellarKit
import Testing

@testable import Showcase

@Suite struct StellarScreensTests {
  @Test func `groups lead to their courses, courses to their classes`() async throws {
    let reference = try await ReferenceServer.start(classes: 200)
    let groups = StellarCourseGroup.groups(
      of: reference.stellar.catalogue.courses.map {
        StellarCourse(number: $0.number, title: $0.name, isDepartment: $0.isCourse)
      })
    try await Served.with(server: reference.url) { served in
      let main = try await served.get("/stellar")
      #expect(main.text.contains(">Fall 2026</span>"))
      for group in groups {
        #expect(main.text.contains("<strong>\(group.title)</strong>"))
        let page = try await served.get(
          Address("/stellar/groups").appending(group.title).description)
        #expect(page.count("<li><a class=\"row\"") == group.courses.count)
      }
      let course = groups[0].courses[0]
      let classes = try await served.get("/stellar/courses/\(course.number)")
      #expect(classes.text.contains("<h1>Course \(course.number)</h1>"))
      let listed = reference.stellar.catalogue.classes.count { one in
        one.numbers.contains { $0.hasPrefix("\(course.number).") }
      }
      #expect(classes.count("href=\"/stellar/classes/") == listed)
      #expect(classes.text.contains("Updated just now"))
    }
    await reference.stop()
  }

  @Test func `a class has the tabs of the original, with their content`() async throws {
    let reference = try await ReferenceServer.start(classes: 100)
    reference.stellar.put(CatalogueClass.algebra)
    try await Served.with(server: reference.url) { served in
      let news = try await served.get("/stellar/classes/18.06")
      #expect(news.text.contains("<h1>Linear Algebra</h1>"))
      #expect(news.text.contains("<strong>Quiz 1</strong>"))
      #expect(news.count("<span class=\"badge new\">New</span>") == 2)
      let info = try await served.get("/stellar/classes/18.06?tab=info")
      #expect(info.text.contains("MWF 11-12, 2-131"))
      #expect(info.text.contains("<a href=\"https://whereis.mit.edu/?go=2\""))
      #expect(info.text.contains("Spaces &amp; maps."))
      let staff = try await served.get("/stellar/classes/18.06?tab=staff")
      #expect(staff.text.contains("<h2>Instructors</h2>"))
      #expect(staff.text.contains("<span>Gil Strang</span></li>"))
      #expect(staff.count("aria-current=\"page\"") == 1)
    }
    await reference.stop()
  }

  @Test func `an announcement is new until it is marked as read`() async throws {
    let reference = try await ReferenceServer.start(classes: 100)
    reference.stellar.put(CatalogueClass.algebra)
    try await Served.with(server: reference.url) { served in
      let news = try await served.get("/stellar/classes/18.06")
      let link = try #require(
        news.text.firstMatch(of: /href="(\/stellar\/classes\/18.06\/news\/[^"]+)"/))
      let page = try await served.get(String(link.1))
      #expect(page.text.contains("<a href=\"https://example.org/quiz.pdf\""))
      let key = try #require(page.text.firstMatch(of: /name="key" value="([^"]+)"/))
      let sent = try await served.post("/stellar/classes/18.06/read", "key=\(key.1)")
      #expect(sent.status == 303)
      let after = try await served.get("/stellar/classes/18.06")
      #expect(after.count("<span class=\"badge new\">New</span>") == 1)
      _ = try await served.post("/stellar/classes/18.06/read")
      let end = try await served.get("/stellar/classes/18.06")
      #expect(end.count("<span class=\"badge new\">New</span>") == 0)
      #expect(try await served.get("/stellar/classes/18.06/news/x").status == 404)
    }
    await reference.stop()
  }

  @Test func `a search finds stored classes, with a note`() async throws {
    let reference = try await ReferenceServer.start(classes: 100)
    reference.stellar.put(CatalogueClass.algebra)
    try await Served.with(server: reference.url) { served in
      #expect(
        try await served.get("/stellar/search?q=linear+alg").text.contains("From the server"))
      _ = try await served.get("/stellar/courses/18")
      let found = try await served.get("/stellar/search?q=linear+alg")
      #expect(found.text.contains(">1 class ·"))
      #expect(found.text.contains("From saved classes"))
      let none = try await served.get("/stellar/search?q=zqx%22%3Cb%3E")
      #expect(none.text.contains("No classes</p>"))
      #expect(none.text.contains("value=\"zqx&quot;&lt;b&gt;\""))
    }
    await reference.stop()
  }

  @Test(arguments: [
    "/stellar/groups/x", "/stellar/classes/18.999", "/stellar/classes/18.06/news/1",
  ])
  func `missing pages are not found`(address: String) async throws {
    let reference = try await ReferenceServer.start(classes: 100)
    try await Served.with(server: reference.url) { served in
      let page = try await served.get(address)
      #expect(page.status == 404)
    }
    await reference.stop()
  }

  @Test func `a room is on the map when it is one of the campus`() {
    #expect(InfoTab.building(of: "2-131") == "2")
    #expect(InfoTab.building(of: "E25-111") == "E25")
    for text in ["", "TBA", "the-gym", "1-2-3", "26-", "-100"] {
      #expect(InfoTab.building(of: text) == nil)
    }
  }
}
