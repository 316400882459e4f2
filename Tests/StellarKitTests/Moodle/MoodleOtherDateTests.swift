import PentadCore
import StellarKit
import TestSupport
import Testing

/// Dates of a module other than its due time.
@Suite struct MoodleOtherDateTests {
  private let span: ClosedRange<Int64> = 1_780_000_000_000...1_800_000_000_000

  private func tasks(_ answers: [String: String]) async throws -> [StellarTask] {
    let site = FakeMoodle()
    site.answer(answers)
    let fetch = try await site.source().0.tasks(of: ["2"], in: span, tag: nil)
    guard case .changed(let reply, _) = fetch else { throw PentadError(.internal, "unchanged") }
    return reply.value.items
  }

  private static let assignments = """
    {"courses":[{"id":2,"assignments":[
      {"id":4,"cmid":40,"course":2,"name":"Essay","duedate":1790000000,"grade":100}]}]}
    """

  private static func action(_ id: Int, _ type: String, _ time: Int) -> String {
    """
    {"id":\(id),"name":"Essay \(type)","course":{"id":2},"modulename":"assign","instance":40,
     "eventtype":"\(type)","timestart":\(time),"timesort":\(time),"overdue":true,
     "url":"https://school.example/moodle/mod/assign/view.php?id=40"}
    """
  }

  /// moodleou/moodle-report_editdates issues 60 and 63: the date by which a module should be
  /// completed is an event of its own. It is not the due time of an assignment.
  @Test(arguments: [true, false])
  func theDateOfCompletionIsNotTheDueTime(_ hasCalendar: Bool) async throws {
    let completion = Self.action(901, "expectcompletionon", 1_789_000_000)
    var answers = [
      "mod_assign_get_assignments": Self.assignments,
      "core_calendar_get_action_events_by_timesort":
        #"{"events":[\#(completion),\#(Self.action(902, "gradingdue", 1_791_000_000))]}"#,
    ]
    if hasCalendar {
      answers["core_calendar_get_calendar_events"] = """
        {"events":[{"id":901,"name":"x","courseid":2,"modulename":"assign","instance":4,
          "eventtype":"expectcompletionon","timestart":1789000000}]}
        """
    }
    let tasks = try await tasks(answers)
    #expect(tasks.map(\.id) == ["event:901", "assign:4", "event:902"])
    #expect(tasks.map(\.due) == [1_789_000_000_000, 1_790_000_000_000, 1_791_000_000_000])
    #expect(tasks.map(\.submission) == [nil, nil, nil])
  }

  /// An event without a type is the due time, as is one of type `due`.
  @Test(arguments: ["due", ""])
  func theDueTimeIncludesAnExtension(_ type: String) async throws {
    let tasks = try await tasks([
      "mod_assign_get_assignments": Self.assignments,
      "core_calendar_get_action_events_by_timesort":
        #"{"events":[\#(Self.action(900, type, 1_790_500_000))]}"#,
    ])
    #expect(tasks.map(\.id) == ["assign:4"] && tasks[0].due == 1_790_500_000_000)
    #expect(tasks[0].submission == .missing)
  }

  /// Without the functions for tasks, the calendar is the only list of due times.
  @Test(arguments: [true, false])
  func dueTimesAreEventsWithoutTasks(_ hasTasks: Bool) async throws {
    let site = FakeMoodle()
    site.answer([
      "core_calendar_get_calendar_events": """
      {"events":[{"id":1,"name":"Quiz closes","courseid":2,"modulename":"quiz","instance":8,
         "eventtype":"close","timestart":1790200000},
        {"id":2,"name":"Hidden","courseid":2,"modulename":"quiz","eventtype":"close",
         "timestart":1790200000,"visible":0},
        {"id":3,"name":"Trip","courseid":2,"eventtype":"course","timestart":1790300000}]}
      """
    ])
    if hasTasks { site.answer(["core_calendar_get_action_events_by_timesort": #"{"events":[]}"#]) }
    let events = try await site.source().0.events(of: ["2"], in: span).value.items
    #expect(events.map(\.id) == (hasTasks ? ["3"] : ["1", "3"]))
  }
}
