import PentadCore
import StellarKit
import TestSupport
import Testing

/// Cases from the public issues of programs that write calendars of classes and of due dates.
@Suite struct ForeignCalendarTests {
  private func lines(
    _ items: [CalendarItems] = [], classes: [StellarClass] = [], todos: Bool = false
  ) throws -> [String] {
    var options = ClassCalendarOptions()
    options.items = items
    options.writesToDos = todos
    let term = try TermCalendar(first: CivilDate(2026, 9, 9), last: CivilDate(2026, 12, 10))
    return try ClassCalendar.text(of: classes, in: term, options)
      .replacing("\r\n ", with: "").split(separator: "\r\n").map(String.init)
  }

  private func values(_ name: String, _ lines: [String]) -> [String] {
    lines.filter { $0.hasPrefix(name + ":") }.map { String($0.dropFirst(name.utf8.count + 1)) }
  }

  private func task(
    _ id: String, _ title: String = "Essay", of masterId: String? = "1",
    _ submission: StellarSubmission? = nil
  ) -> StellarTask {
    StellarTask(
      id: id, masterId: masterId, kind: .assignment, title: title, due: 1_791_590_340_000,
      submission: submission)
  }

  /// Two accounts at one school, such as those of two children, have different tasks, and a course
  /// that both attend has the same.
  @Test(arguments: ["https://school.example/", nil]) func accountsAtOneSchoolAreAdded(
    _ source: String?
  ) throws {
    let first = CalendarItems(source: source, tasks: [task("a"), task("both")])
    let second = CalendarItems(source: source, tasks: [task("both"), task("b")])
    let found = try lines([first, second])
    let ids = values("UID", found).map { $0.prefix { $0 != "@" }.split(separator: "-")[1] }
    #expect(ids == ["a", "both", "b"])
  }

  /// instructure/canvas-lms pull request 2662: a student has nothing to do for work that was
  /// submitted, excused, or graded without a submission.
  @Test func aToDoIsCompletedIfNothingIsLeftToDo() throws {
    let states: [StellarSubmission?] = [
      nil, [], .submitted, [.submitted, .late], .excused, .graded, [.graded, .missing], .missing,
    ]
    let tasks = states.enumerated().map { task("\($0)", of: nil, $1) }
    let found = try lines([CalendarItems(source: nil, tasks: tasks)], todos: true)
    #expect(
      values("STATUS", found).map { $0 == "COMPLETED" } == [
        false, false, true, true, true, true, false, false,
      ])
  }

  /// The class is added unless the title contains its name as a word.
  @Test(arguments: [
    ("CSS quiz", "CS", "CSS quiz (CS)"), ("CS quiz", "CS", "CS quiz"),
    ("18.061 and 18.06", "18.06", "18.061 and 18.06"), ("18.061", "18.06", "18.061 (18.06)"),
    ("", "CS", "CS"), ("Quiz", "", "Quiz"), ("Quiz", "Quiz, part; 2", "Quiz (Quiz\\, part\\; 2)"),
  ]) func titlesNameTheClass(_ title: String, _ name: String, _ summary: String) throws {
    let items = CalendarItems(
      source: nil, tasks: [task("a", title)],
      classes: [StellarClass(masterId: "1", name: name, title: "")])
    let found = try lines([items])
    #expect(values("SUMMARY", found) == [summary])
    #expect(values("CATEGORIES", found).count == (name.isEmpty ? 0 : 1))
  }

  /// icssc/AntAlmanac issue 816: a lecture in two rooms is one event, not two at the same time.
  @Test func aMeetingInTwoRoomsIsOneEvent() throws {
    func time(_ order: Int, _ text: String, _ room: String) -> StellarClassTime {
      StellarClassTime(order: order, title: "LEC 001", text: text, location: room)
    }
    let item = StellarClass(
      masterId: "1", name: "DATA 202", title: "", term: StellarTerm(code: "fa26"),
      times: [
        time(0, "MWF 9-9:50", "A 1"), time(1, "MWF 9-9:50", "B 2"), time(2, "MWF 9-9:50", "A 1"),
        time(3, "R 3", "B 2"), time(4, "MWF 9-9:50", ""),
      ])
    let found = try lines(classes: [item])
    #expect(values("LOCATION", found) == ["A 1\\, B 2", "B 2"])
    #expect(values("UID", found).count == 2)
  }
}
