import PentadCore
import StellarKit
import TestSupport
import Testing

/// Cases from the public issues of schedule planners of other universities.
@Suite struct ForeignPlanTests {
  private func item(_ id: String, _ times: (String, String)..., term: String? = "fa26")
    -> StellarClass
  {
    Samples.make(id, term: term, times: times.map { (title: $0.0, text: $0.1) })
  }

  private func count(_ classes: StellarClass...) async throws -> Int {
    try await Timetable.plans(for: classes).count
  }

  /// senior-knights/course-schedulizer issue 239, DevCom-IITB/ResoBin issue 84, YACS-RCOS/yacs.n
  /// issue 674: classes of two halves of a term, or of two summer terms, do not overlap.
  @Test func halvesOfATermFit() async throws {
    let first = item("DATA 102", ("LEC", "MWF 9:00 AM - 9:50 AM 9/8-10/23"))
    let second = item("DATA 103", ("LEC", "MWF 9:00 AM - 9:50 AM 10/26-12/11"))
    let whole = item("DATA 104", ("LEC", "MWF 9:00 AM - 9:50 AM"))
    #expect(try await count(first, second) == 1)
    #expect(try await count(first, whole) == 0)
    let may = item("MATH 1", ("LEC", "MTWR 10-11:50 5/26-7/2"), term: "su26")
    let july = item("MATH 2", ("LEC", "MTWR 10-11:50 7/6-8/14"), term: "su26")
    #expect(try await count(may, july) == 1)
  }

  /// UTDNebula/utd-trends issue 596: an exam, a lab or a problem section overlaps a lecture of its
  /// own class.
  @Test func partsOfOneClassAreCompared() async throws {
    let math = item("MATH 2418", ("LEC 001", "MW 10:00 AM-11:15 AM"), ("LAB 301", "W 11-12:50"))
    #expect(try await count(math) == 0)
  }

  /// senior-knights/course-schedulizer issue 180: a section in two rooms at the same time.
  @Test func aSectionDoesNotOverlapItself() async throws {
    let data = item("DATA 202", ("LEC 001", "MWF 9-9:50"), ("LEC 001", "MWF 9-9:50"))
    #expect(try await count(data) == 1)
  }

  /// ComputerScienceHouse/schedulemaker issue 218: exams at the same hour in different weeks fit, and
  /// exams whose week is not known have no known conflict.
  @Test func examsInDifferentWeeksFit() async throws {
    let dynamics = item(
      "MECE-205", ("Lecture", "MWF 10"), ("Exam 1", "T 6:30 PM-8 PM 10/6-10/6"),
      ("Exam 2", "T 6:30 PM-8 PM 11/10-11/10"))
    let fluids = item(
      "MECE-210", ("Lecture", "MWF 11"), ("Exam 1", "T 6:30 PM-8 PM 10/13-10/13"),
      ("Exam 2", "T 6:30 PM-8 PM 11/10-11/10"))
    #expect(
      dynamics.sections.map(\.kind.rawValue) == ["lecture", "exam 1", "exam 2"])
    let found = try await Timetable.plans(for: [dynamics, fluids])
    #expect(found.count == 0)
    #expect(found.obstacles.map { $0.parts.map(\.kind.rawValue) } == [["exam 2", "exam 2"]])
    let unknown = item("MECE-211", ("Lecture", "MWF 12"), ("Exam", "T 6:30 PM-8 PM"))
    let both = try await Timetable.plans(for: [dynamics, unknown])
    #expect(both.count == 1)
    #expect(both.plans[0].unscheduled.map(\.section) == ["exam-1"])
    let text = try ClassCalendar.text(of: [unknown], in: TermCalendar(usualFor: unknown.term ?? .init(code: "fa26")))
    #expect(!text.contains("Exam"))
  }

  /// VIAplanner/via-timetable issue 344: practicals and tutorials at the same time, in alternate
  /// weeks.
  @Test func alternateWeeksFit() async throws {
    let physics = item(
      "PHY241", ("Practical", "T 9-12 every 2 weeks, 9/8-12/8"),
      ("Tutorial", "T 9-12 every 2 weeks, 9/15-12/8"))
    #expect(try await count(physics) == 1)
  }

  /// Sections whose letters link them to a lecture, at University of California San Diego and at
  /// Georgia Tech.
  @Test func linkedSectionsAreAttendedTogether() async throws {
    let linked = item(
      "CSE 12", ("LE A00", "MWF 10-10:50"), ("DI A01", "T 4"), ("DI A02", "T 5"),
      ("LE B00", "MWF 11-11:50"), ("DI B01", "R 4"), ("FI A00", "S 8-11 12/12-12/12"), ("FI B00", "S 3-6 12/12-12/12"))
    let lecture = item(
      "CS 1331", ("Lecture* A", "TR 9:30-10:45"), ("Studio A01", "M 5"), ("Lecture* B", "TR 12-1:15"),
      ("Studio B01", "M 6"), ("Studio B02", "W 6"))
    #expect(try await count(lecture) == 3)
    let plans = try await Timetable.plans(for: [linked]).plans.map { $0.choices.map(\.section) }
    #expect(
      plans == [
        ["lecture-A00", "discussion-A01", "final-A00"], ["lecture-A00", "discussion-A02", "final-A00"],
        ["lecture-B00", "discussion-B01", "final-B00"],
      ])
    // Letters that are no link: Carnegie Mellon's recitations A, B and C of lecture 1.
    let free = item("15-122", ("Lec 1", "TR 10:30-11:50"), ("Rec A", "F 9"), ("Rec B", "F 10"))
    #expect(try await count(free) == 2)
    let mit = item("8.01", ("L01", "MW 9"), ("L02", "MW 10"), ("R01", "F 9"), ("R02", "F 10"))
    #expect(try await count(mit) == 4)
  }
}
