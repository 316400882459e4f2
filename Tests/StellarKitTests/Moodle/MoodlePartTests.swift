import PentadCore
import StellarKit
import TestSupport
import Testing

/// Classes, bookmarks, grades and notifications.
@Suite struct MoodlePartTests {
  @Test func coursesAreClasses() async throws {
    let site = FakeMoodle()
    site.answer([
      "core_enrol_get_users_courses": """
      [{"id":2,"shortname":"CS 101","fullname":"Programming &amp; Logic","summary":"<p>Learn.</p>",
        "summaryformat":1,"startdate":1780000000,"enddate":0,"progress":null,"isfavourite":true,
        "hidden":false,"visible":1,"lastaccess":null},
       {"id":"3","shortname":"","fullname":"Old","startdate":1500000000,"enddate":1510000000,
        "progress":33.3,"isfavourite":0,"hidden":true},
       {"id":4,"shortname":"F","fullname":"Future","startdate":1900000000,"isfavourite":null},
       {"id":null,"shortname":"X"},{"id":2,"shortname":"again"}]
      """
    ])
    let (source, _) = try site.source()
    let reply = try await source.enrolments()
    #expect(reply.value.map(\.item.masterId) == ["2", "3", "4"])
    #expect(reply.value.map(\.item.name) == ["CS 101", "Old", "F"])
    #expect(reply.value[0].item.title == "Programming & Logic")
    #expect(reply.value[0].item.blurb.contains("Learn."))
    #expect(reply.value.map(\.isCurrent) == [true, false, false])
    #expect(reply.value.map(\.isBookmarked) == [true, false, nil])
    #expect(reply.value[0].start == 1_780_000_000_000 && reply.value[0].end == nil)
    #expect(reply.value[0].item.siteURL == FakeMoodle.address + "/course/view.php?id=2")
    #expect(reply.diagnostics.map(\.description) == ["[3]: a course without an id"])
    #expect(try await source.person() == StellarPerson(id: "7", name: "Ada Example"))
    let call = try #require(
      site.arguments.last { $0["wsfunction"] == "core_enrol_get_users_courses" })
    #expect(call["userid"] == "7" && call["returnusercount"] == "0")
  }

  @Test func theTimelineReplacesTheListOfCourses() async throws {
    let site = FakeMoodle()
    site.answer([
      "core_course_get_enrolled_courses_by_timeline_classification":
        #"{"courses":[{"id":2,"shortname":"A","fullname":"B","isfavourite":false}],"nextoffset":1}"#
    ])
    let (source, _) = try site.source()
    #expect(try await source.enrolments().value.map(\.item.name) == ["A"])
  }

  @Test func aFavouriteIsABookmark() async throws {
    let site = FakeMoodle()
    site.answer(["core_course_set_favourite_courses": #"{"warnings":[]}"#])
    let (source, _) = try site.source()
    try await source.setBookmark(true, of: "2")
    let call = try #require(site.arguments.last)
    #expect(call["courses[0][id]"] == "2" && call["courses[0][favourite]"] == "1")
    try await source.setBookmark(false, of: "2")
    #expect(site.arguments.last?["courses[0][favourite]"] == "0")
    site.set { $0.faults["core_course_set_favourite_courses"] = ["null", ""] }
    try await source.setBookmark(true, of: "2")
    try await source.setBookmark(true, of: "2")
    site.answer([
      "core_course_set_favourite_courses": #"{"warnings":[{"item":"course","itemid":9}]}"#
    ])
    let error = await #expect(throws: PentadError.self) {
      try await source.setBookmark(true, of: "9")
    }
    #expect(error?.code == .classNotFound)
  }

  @Test func aClassHasItsContactsAndAnnouncements() async throws {
    let (site, _) = FakeMoodle.school(courses: 1, announcements: 3)
    site.answer([
      "core_course_get_courses_by_field": """
      {"courses":[{"id":2,"shortname":"C2","fullname":"Course 2",
        "contacts":[{"id":3,"fullname":"Grace Example"},{"id":4}]}],"warnings":[]}
      """
    ])
    let (source, _) = try site.source()
    let info = try await source.classInfo("2")
    #expect(info.value.content?.staff.map(\.name) == ["Grace Example"])
    #expect(info.value.announcements?.count == 3)
    site.answer(["core_course_get_courses_by_field": #"{"courses":[],"warnings":[]}"#])
    let error = await #expect(throws: PentadError.self) { try await source.classInfo("5") }
    #expect(error?.code == .classNotFound)
  }

  @Test func gradesAreAsTheSiteGivesThem() async throws {
    let site = FakeMoodle()
    site.answer([
      "gradereport_user_get_grade_items": """
      {"usergrades":[{"courseid":2,"userid":7,"gradeitems":[
       {"id":1,"itemname":"Essay","itemtype":"mod","itemmodule":"assign","iteminstance":4,
        "graderaw":95.5,"gradeformatted":"95,50","grademin":0,"grademax":100},
       {"id":2,"itemname":"Quiz","itemtype":"mod","itemmodule":"quiz","iteminstance":5,
        "graderaw":null,"gradeformatted":"-","grademax":"10.00000"},
       {"id":3,"itemname":"Secret","itemtype":"manual","graderaw":3,"gradeformatted":"3",
        "gradeishidden":true,"grademax":10},
       {"id":4,"itemname":null,"itemtype":"course","graderaw":"x","gradeformatted":"<b>A</b>"}]}],
       "warnings":[]}
      """
    ])
    let (source, _) = try site.source()
    let reply = try await source.grades(of: "2")
    #expect(reply.value.map(\.title) == ["Essay", "Quiz", "Secret", "Total"])
    #expect(reply.value.map(\.text) == ["95,50", nil, nil, "A"])
    #expect(reply.value.map(\.score) == [95.5, nil, nil, nil])
    #expect(reply.value.map(\.possible) == [100, 10, 10, nil])
    #expect(reply.value.map(\.taskId) == ["assign:4", nil, nil, nil])
    #expect(
      reply.diagnostics.map(\.description) == [
        "usergrades[0].gradeitems[3].graderaw: not a number"
      ])
  }

  @Test func theTotalReplacesTheGradesOfWorks() async throws {
    let site = FakeMoodle()
    site.answer([
      "gradereport_overview_get_course_grades":
        #"{"grades":[{"courseid":2,"grade":"8.5","rawgrade":"8.50000"},{"courseid":3,"grade":"-"}]}"#
    ])
    let (source, _) = try site.source()
    let grades = try await source.grades(of: "2").value
    #expect(grades.map(\.text) == ["8.5"] && grades.map(\.score) == [8.5])
    #expect(try await source.grades(of: "3").value.map(\.text) == [nil])
  }

  @Test func notificationsOfOneIdAreTwo() async throws {
    let site = FakeMoodle()
    site.answer([
      "message_popup_get_popup_notifications": """
      {"notifications":[
       {"id":5,"subject":"Grade","fullmessage":"You have one","fullmessageformat":2,
        "timecreated":1790000000,"timeread":0,"read":false,"contexturl":"https://school.example/x"},
       {"id":5,"subject":"Post","fullmessagehtml":"<p>A&amp;B</p>","timecreated":1790000001,
        "timeread":1790000009,"contexturl":""},
       {"id":5,"subject":"Post","timecreated":1790000001},{"id":6}],"unreadcount":1}
      """
    ])
    let (source, _) = try site.source()
    let reply = try await source.notifications()
    #expect(reply.value.map(\.id) == ["5", "5"] && Set(reply.value.map(\.key)).count == 2)
    #expect(reply.value.map(\.isRead) == [false, true])
    #expect(reply.value[1].text == "A&B" && reply.value[1].siteURL == nil)
    #expect(reply.diagnostics.count == 1)
  }
}
