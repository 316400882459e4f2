import PentadCore
import TestSupport
import Testing

@testable import StellarKit

/// Forms of answers that were met at sites of several versions.
@Suite struct MoodleFormTests {
  private let span: ClosedRange<Int64> = 1_780_000_000_000...1_800_000_000_000

  @Test func aDiscussionMayHaveTheTimeOfItsChangeOnly() throws {
    let text = #"{"discussions":[{"id":1,"discussion":2,"modified":1775200576,"pinned":"true"}]}"#
    let page = try MoodleReply(MoodleWireDiscussions.self, from: Array(text.utf8)).get()
    let item = try #require(page.items.first)
    #expect(item.announcement.date == 1_775_200_576_000 && item.announcement.changed == nil)
    #expect(item.isAtTop && page.problems.isEmpty)
  }

  /// An empty list would forbid even the call that fetched it.
  @Test func anEmptyListOfFunctionsForbidsNone() async throws {
    let site = FakeMoodle()
    site.answer(["core_enrol_get_users_courses": #"[{"id":5,"shortname":"A"}]"#])
    let info = #"{"sitename":"S","userid":42,"fullname":"C","functions":[]}"#
    site.set { $0.faults["core_webservice_get_site_info"] = [info] }
    let (source, _) = try site.source()
    #expect(try await source.enrolments().value.map(\.item.name) == ["A"])
    #expect(try await source.person().id == "42")
  }

  @Test func anErrorMayBeInsideTheException() throws {
    let text = #"{"exception":{"message":"x","errorcode":"invalidtoken"}}"#
    #expect(MoodleFault.code(in: Array(text.utf8)) == "invalidtoken")
    #expect(MoodleFault.code(in: Array(#"{"exception":{}}"#.utf8)) == "")
    #expect(MoodleFault.code(in: Array(#"{"x":1}"#.utf8)) == nil)
  }

  @Test func aNameOfSeveralLinesIsOneLine() async throws {
    let site = FakeMoodle()
    site.answer([
      "core_course_get_contents": #"""
      [{"id":1,"name":"\n\nWeek\n 1 ","modules":[{"id":2,"name":"x","contents":[
        {"type":"url","filename":"Page","filepath":null,"filesize":0,"fileurl":"https:\/\/a.example\/"},
        {"type":"file","filename":"a.pdf","filepath":null,"fileurl":"https:\/\/a.example\/a.pdf"}]}]}]
      """#
    ])
    let (source, _) = try site.source()
    let files = try await source.files(of: "2").value
    #expect(files.map(\.folders) == [["Week 1"]] && files.map(\.name) == ["a.pdf"])
  }

  /// Modules without a probe of updates are named in warnings.
  @Test func warningsOfTheProbeAreNoChanges() throws {
    let text = """
      {"instances":[{"contextlevel":"module","id":14,"updates":[{"name":"completion"}]}],
       "warnings":[{"item":"module","itemid":9,"warningcode":"missingcallback","message":"x"}]}
      """
    let updates = try MoodleReply(MoodleWireUpdates.self, from: Array(text.utf8)).get()
    #expect(updates.modules == ["14"])
  }

  /// The number of an action event is that of the module, or that of the assignment, and the address
  /// may name the module.
  @Test(arguments: [
    #""instance":40"#, #""instance":4"#,
    #""instance":99,"url":"https://school.example/mod/assign/view.php?id=40&x=1""#,
  ])
  func anActionEventFindsItsAssignment(_ place: String) async throws {
    let site = FakeMoodle()
    site.answer([
      "mod_assign_get_assignments": """
      {"courses":[{"assignments":[{"id":4,"cmid":40,"course":2,"name":"Essay",
        "duedate":1790000000,"grade":10}]}]}
      """,
      "core_calendar_get_action_events_by_timesort": """
      {"events":[{"id":9,"name":"Essay is due","modulename":"assign",\(place),"course":{"id":2},
        "timesort":1790000500}]}
      """,
    ])
    let (source, _) = try site.source()
    guard case .changed(let reply, _) = try await source.tasks(of: ["2"], in: span, tag: nil)
    else {
      Issue.record("nothing was fetched")
      return
    }
    #expect(reply.value.items.map(\.id) == ["assign:4"])
    #expect(reply.value.items.map(\.due) == [1_790_000_500_000])
  }

  @Test func anOpeningIsNoDueTime() async throws {
    let site = FakeMoodle()
    site.answer([
      "core_calendar_get_action_events_by_timesort": """
      {"events":[{"id":9,"name":"Quiz opens","modulename":"quiz","instance":7,"eventtype":"open",
        "course":{"id":2},"timestart":1790000000,"timesort":1790000000}]}
      """
    ])
    let (source, _) = try site.source()
    guard case .changed(let reply, _) = try await source.tasks(of: ["2"], in: span, tag: nil)
    else {
      Issue.record("nothing was fetched")
      return
    }
    #expect(reply.value.items.map(\.due) == [nil])
    #expect(reply.value.items.map(\.unlock) == [1_790_000_000_000])
  }

  /// It must not look like an empty list, which would remove what is stored.
  @Test func aPageWithoutAnythingReadableIsAFailure() async throws {
    let (site, _) = FakeMoodle.school(courses: 2, announcements: 0)
    let pages = [#"{"discussions":[]}"#, #"{"discussions":[{"id":1,"discussion":2},7]}"#]
    site.set { $0.faults["mod_forum_get_forum_discussions"] = pages }
    let (source, _) = try site.source()
    let fetch = try await source.announcements(of: ["2", "3"], since: nil, tag: nil)
    let news = try #require(FetchedNews(fetch))
    #expect(news.items.isEmpty && news.tag == nil)
    #expect(news.failures.mapValues(\.code) == ["3": .unexpectedAnswer])
  }
}
