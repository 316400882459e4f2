import Foundation
import PentadCore
import Testing

@testable import ReferenceServer

@Suite struct MoodleSiteTests {
  private let clock = ServerClock()
  private let site: MoodleService

  init() {
    site = MoodleService(
      seed: 7, size: CampusSize(courses: 4, announcements: 60), clock: clock)
  }

  private func send(_ method: String, _ target: String, _ body: String = "") -> Response {
    var request = Request(method: method, target: "/moodle/" + target, body: Array(body.utf8))
    request.headers = [("Host", "127.0.0.1:8080")]
    return site.respond(to: request)
  }

  private func call(_ function: String, _ form: String = "", token: String? = nil) -> JSONValue {
    let token = token ?? MoodleState.word("alice-token")
    let all = "wstoken=\(token)&wsfunction=\(function)&moodlewsrestformat=json&\(form)"
    let response = send("POST", "webservice/rest/server.php", all)
    #expect(response.status == 200)
    return response.json ?? .null
  }

  private func courses() -> [Int] {
    let form = "classification=inprogress"
    return call("core_course_get_enrolled_courses_by_timeline_classification", form)["courses"]?
      .elements.compactMap { $0["id"]?.asInteger } ?? []
  }

  @Test func passwordsGiveOneToken() {
    let form = "username=alice&password=alice-password&service=moodle_mobile_app"
    let token = send("POST", "login/token.php", form).json?["token"]?.asString
    #expect(token == MoodleState.word("alice-token"))
    let wrong = send("POST", "login/token.php", form + "x").json
    #expect(wrong?["errorcode"] == "servicenotavailable")
    let bad = "username=alice&password=x&service=moodle_mobile_app"
    #expect(send("POST", "login/token.php", bad).json?["errorcode"] == "invalidlogin")
    #expect(send("POST", "login/token.php").json?["errorcode"] == "missingparam")
  }

  @Test func thePublicConfigurationNeedsNoToken() throws {
    let body = #"[{"index":0,"methodname":"tool_mobile_get_public_config","args":{}}]"#
    let path = "lib/ajax/service-nologin.php?info=tool_mobile_get_public_config"
    let data = send("POST", path, body).json?.elements.first?["data"]
    #expect(data?["wwwroot"] == "http://127.0.0.1:8080/moodle" && data?["typeoflogin"] == 1)
    try site.inject("browserOnly")
    let browser = send("POST", path, body).json?.elements.first?["data"]
    #expect(browser?["typeoflogin"] == 2 && browser?["identityproviders"]?.elements.count == 1)
  }

  @Test func theBrowsersSignInIsSigned() throws {
    let path = "admin/tool/mobile/launch.php?service=moodle_mobile_app&passport=5&urlscheme=pentad"
    let place = try #require(send("GET", path).headers.first { $0.name == "Location" }?.value)
    #expect(place.hasPrefix("pentad://token="))
    let data = try #require(Data(base64Encoded: String(place.dropFirst("pentad://token=".count))))
    let parts = String(decoding: data, as: UTF8.self).split(separator: ":").map(String.init)
    #expect(parts.first == MoodleState.word("http://127.0.0.1:8080/moodle5"))
    #expect(parts.dropFirst().first == MoodleState.word("alice-token"))
    #expect(send("GET", "admin/tool/mobile/launch.php?passport=5").status == 404)
  }

  @Test func errorsHaveStatus200AndACode() throws {
    #expect(call("core_webservice_get_site_info", token: "x")["errorcode"] == "invalidtoken")
    #expect(call("core_nothing")["errorcode"] == "accessexception")
    #expect(call("core_course_get_contents", "courseid=1")["errorcode"] == "invalidrecord")
    #expect(call("core_course_get_contents")["errorcode"] == "invalidparameter")
    let foreign = "courseid=\(courses()[3])"
    let bob = MoodleState.word("bob-token")
    let left = call("core_course_get_contents", foreign, token: bob)
    #expect(left["errorcode"] == "requireloginerror")
    #expect(left["exception"] == "require_login_exception")
    try site.inject("newExceptions")
    let new = call("core_course_get_contents", foreign, token: bob)
    #expect(new["exception"] == "core\\exception\\require_login_exception")
  }

  @Test func discussionsHaveFirstPostsAndPages() {
    let forums = call("mod_forum_get_forums_by_courses", "courseids[0]=\(courses()[0])").elements
    #expect(forums.compactMap { $0["type"]?.asString } == ["news", "general"])
    let id = forums[0]["id"]?.asInteger ?? 0
    let name = "mod_forum_get_forum_discussions"
    let all = call(name, "forumid=\(id)")["discussions"]?.elements ?? []
    #expect(all.count == 15 && all.allSatisfy { $0["id"] != $0["discussion"] })
    let second = call(name, "forumid=\(id)&page=1&perpage=10")["discussions"]?.elements ?? []
    #expect(second == Array(all.dropFirst(10)))
    let far = "forumid=\(id)&page=9223372036854775807&perpage=9223372036854775807"
    #expect(call(name, far)["discussions"] == .array([]))
  }

  @Test func viewsAndFavouritesAreLogged() {
    let id = courses()[3]
    let form = "courses[0][id]=\(id)&courses[0][favourite]=1&courses[1][id]=5"
    let answer = call("core_course_set_favourite_courses", form)
    #expect(answer["warnings"]?.elements.count == 1)
    #expect(call("core_course_view_course", "courseid=\(id)")["status"] == true)
    let actions = site.log(of: "alice")["actions"]?.elements ?? []
    #expect(actions.compactMap { $0["action"]?.asString } == ["favourite", "viewCourse"])
    #expect(site.counters["routes"]?["core_course_view_course"] == 1)
  }

  @Test func hiddenCoursesAreInTheirOwnList() {
    let name = "core_course_get_enrolled_courses_by_timeline_classification"
    let counts = ["all", "hidden", "favourites", "past", "future"].map { word in
      call(name, "classification=\(word)")["courses"]?.elements.count
    }
    #expect(counts == [5, 1, 2, 1, 0])
    #expect(call(name, "classification=x")["errorcode"] == "invalidparameter")
    #expect(call(name, "classification=all&limit=2&offset=4")["nextoffset"] == 5)
  }

  @Test func whatChangedIsAsked() throws {
    clock.set(1_800_014_400_000)
    let id = courses()[0]
    let now = Int(site.now / 1_000)
    let form = "courseid=\(id)&since=\(now)"
    #expect(call("core_course_get_updates_since", form)["instances"] == .array([]))
    clock.advance(by: 60_000)
    try site.announce("New", "<p>New</p>", in: id)
    #expect(call("core_course_get_updates_since", form)["instances"]?.elements.count == 1)
  }

  @Test func theCalendarIsExported() {
    let token = call("core_calendar_get_calendar_export_token")["token"]?.asString ?? ""
    let path = "calendar/export_execute.php?userid=201&preset_what=all&authtoken="
    let text = String(decoding: send("GET", path + token).bytes ?? [], as: UTF8.self)
    #expect(text.hasPrefix("BEGIN:VCALENDAR\r\n") && text.contains("BEGIN:VEVENT"))
    let other = send("GET", path + "x").bytes ?? []
    #expect(!String(decoding: other, as: UTF8.self).contains("VCALENDAR"))
  }
}
