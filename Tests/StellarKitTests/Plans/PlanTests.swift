import PentadCore
import StellarKit
import TestSupport
import Testing

@Suite struct PlanTests {
  private func item(_ id: String, _ times: (String, String)...) -> StellarClass {
    Samples.make(id, times: times.map { (title: $0.0, text: $0.1) })
  }

  private func sections(_ plan: SectionPlan) -> [String] { plan.choices.map(\.section) }

  // MARK: The order

  @Test func fewDaysComeFirstAndThenFewGaps() async throws {
    let classes = [
      item("1", ("Lecture", "MW 10-11")),
      item(
        "2", ("Recitation", "T 10-11"), ("Recitation", "M 2-3"), ("Recitation", "M 11-12"),
        ("Recitation", "W 12-1")),
    ]
    let found = try await Timetable.plans(for: classes)
    #expect(
      found.plans.map(sections) == [
        ["recitation-3"], ["recitation-4"], ["recitation-2"], ["recitation-1"],
      ])
    #expect(found.plans.map(\.days) == [2, 2, 2, 3])
    #expect(found.plans.map(\.idleMinutes) == [0, 60, 180, 0])
    #expect(found.isBest && found.closest.isEmpty && found.obstacles.isEmpty)
    let one = try await Timetable.plans(for: classes, first: 1)
    #expect(one.plans == [found.plans[0]] && one.count == 4)
  }

  /// Sections at the same time are one plan (PhillipNgo/PScheduler issue 7: 1,000 results, most of
  /// them the same schedule).
  @Test func sectionsAtTheSameTimeAreOnePlan() async throws {
    let classes = [
      item(
        "1", ("Recitation", "T 10 (2-131)"), ("Recitation", "T 10 (2-132)"),
        ("Recitation", "T 11 (2-132)"))
    ]
    let found = try await Timetable.plans(for: classes)
    #expect(found.count == 3)
    #expect(found.plans.map(sections) == [["recitation-1"], ["recitation-3"]])
    #expect(found.plans.map { $0.alternatives.map(\.section) } == [["recitation-2"], []])
  }

  /// 60 classes at one time have 1,770 overlapping pairs.
  @Test func listedConflictsAreLimited() async throws {
    let classes = (1...60).map { item("\($0)", ("Lecture", "M 9-10")) }
    let found = try await Timetable.plans(for: classes, first: 1)
    #expect(found.count == 0 && found.obstacles.count == 100)
    #expect(found.closest.map(\.conflicts.count) == [1_000])
  }

  // MARK: Fixed choices

  /// A fixed choice that does not exist would be a plan without it.
  @Test(arguments: [("recitation-9", "fa26"), ("recitation-1", ""), ("lab-1", "fa26")])
  func choicesHaveToExist(_ section: String, _ term: String) async throws {
    let classes = [item("8.02", ("Recitation", "T 10"), ("Recitation", "T 11"))]
    let choice = SectionChoice(
      masterId: "8.02", term: term.isEmpty ? nil : StellarTerm(code: term), section: section)
    let failure = await #expect(throws: PentadError.self) {
      try await Timetable.plans(for: classes, choosing: [choice])
    }
    #expect(failure?.code == .invalid && failure?.message.contains("8.02") == true)
    #expect(throws: PentadError.self) {
      try StellarPlan(name: "A", classes: classes, choices: [choice])
    }
    let fall = try TermCalendar(usualFor: StellarTerm(code: "fa26"))
    #expect(throws: PentadError.self) {
      try ClassCalendar.text(of: classes, in: fall, choosing: [choice])
    }
    let other = SectionChoice(masterId: "18.06", term: nil, section: section)
    #expect(try await Timetable.plans(for: classes, choosing: [other]).count == 2)
  }

  // MARK: Blocked times

  @Test func blockedTimesAreLimited() async throws {
    let lunch = try BlockedTime.all(in: "MTWRF 12-1")
    let many = Array(repeating: lunch[0], count: StellarPlan.blockedLimit + 1)
    let failure = await #expect(throws: PentadError.self) {
      try await Timetable.plans(for: [], avoiding: many)
    }
    #expect(failure?.code == .invalid)
  }

  @Test func blockedTimesAreKeptFree() async throws {
    let classes = [
      item("1", ("Recitation", "T 10-11"), ("Recitation", "T 12-1"), ("Recitation", "T 1-2"))
    ]
    let lunch = try BlockedTime.all(in: "MTWRF 12-1", name: "Lunch")
    let found = try await Timetable.plans(for: classes, avoiding: lunch)
    #expect(found.count == 2)
    // Back to back is no overlap.
    #expect(found.plans.map(sections) == [["recitation-1"], ["recitation-3"]])
    let fixed = SectionChoice(masterId: "1", term: classes[0].term, section: "recitation-2")
    let none = try await Timetable.plans(for: classes, choosing: [fixed], avoiding: lunch)
    #expect(none.count == 0 && none.isCountExact && none.plans.isEmpty)
    #expect(none.obstacles.map { $0.parts.map(\.masterId) } == [["1"]])
    #expect(none.obstacles.map(\.blocked) == [lunch])
    let conflict = try #require(none.closest.first?.conflicts.first)
    #expect(conflict.first == fixed && conflict.second == nil && conflict.blocked == lunch[0])
    #expect(conflict.weekdays == .tuesday && conflict.minutes == 720..<780)
    // A blocked time of another half of the term.
    let job = try BlockedTime(
      weekdays: .tuesday, start: 0, end: 1_440, first: MeetingDay(month: 11, day: 1))
    let early = item("2", ("Lecture", "T 9-10 9/8-10/23"))
    #expect(try await Timetable.plans(for: [early], avoiding: [job]).count == 1)
    let whole = item("2", ("Lecture", "T 9-10"))
    #expect(try await Timetable.plans(for: [whole], avoiding: [job]).count == 0)
  }

  @Test(arguments: ["", "lunch", "MSU 9-10", "MTWRF", "T 10 every other week from 9/8"])
  func anUnclearBlockedTimeIsRefused(_ text: String) {
    #expect(throws: PentadError.self) { try BlockedTime.all(in: text) }
  }

  @Test func aBlockedTimeEndsAfterItsFirstDay() throws {
    let (early, late) = try (
      MeetingDay(year: 2026, month: 9, day: 1), MeetingDay(year: 2026, month: 10, day: 1)
    )
    #expect(throws: Never.self) {
      try BlockedTime(weekdays: .monday, start: 0, end: 60, first: early, last: late)
    }
    #expect(throws: PentadError.self) {
      try BlockedTime(weekdays: .monday, start: 0, end: 60, first: late, last: early)
    }
  }

  @Test func aRepeatedClassIsLeftOut() async throws {
    let physics = item("8.02", ("Lecture", "MW 9-10"))
    let found = try await Timetable.plans(for: [physics, physics])
    #expect(found.count == 1 && found.obstacles.isEmpty)
  }

  @Test func aBlockedTimeHasABeginAndAnEnd() throws {
    for (start, end) in [(600, 600), (600, 500), (-1, 600), (600, 1_441), (Int.min, Int.max)] {
      #expect(throws: PentadError.self) {
        try BlockedTime(weekdays: .monday, start: start, end: end)
      }
    }
    #expect(throws: PentadError.self) { try BlockedTime(weekdays: [], start: 600, end: 700) }
    let two = try BlockedTime.all(in: "M-F 8-9 a.m., F 3-5")
    #expect(two.map(\.weekdays.letters) == ["MTWRF", "F"])
    #expect(two.map(\.start) == [480, 900] && two.map(\.end) == [540, 1_020])
  }

  // MARK: Without a plan

  /// Tells which classes are in conflict (ComputerScienceHouse/schedulemaker issue 169).
  @Test func pairsThatAlwaysOverlapAreNamed() async throws {
    let classes = [
      item("1", ("Lecture", "MWF 10-11"), ("Recitation", "T 9"), ("Recitation", "T 10")),
      item("2", ("Lecture", "MW 10:30-12")),
      item("3", ("Lecture", "T 2-3")),
    ]
    let found = try await Timetable.plans(for: classes)
    #expect(found.count == 0 && found.isCountExact)
    #expect(found.obstacles.map { $0.parts.map(\.masterId) } == [["1", "2"]])
    #expect(found.obstacles[0].parts.map(\.kind) == [.lecture, .lecture])
    #expect(found.obstacles[0].blocked.isEmpty)
    #expect(found.closest.count == 2 && found.isBest)
    let conflict = try #require(found.closest[0].conflicts.first)
    #expect(found.closest.allSatisfy { $0.conflicts.count == 1 })
    #expect(conflict.first.section == "lecture-1" && conflict.second?.masterId == "2")
    #expect(conflict.weekdays.letters == "MW" && conflict.minutes == 630..<660)
  }

  /// Three classes of which any two fit.
  @Test func theSmallestGroupIsNamed() async throws {
    let hours = [("Recitation", "T 10"), ("Recitation", "T 11")]
    let classes =
      ["1", "2", "3"].map { Samples.make($0, times: hours.map { (title: $0.0, text: $0.1) }) }
      + [item("4", ("Lecture", "W 9"))]
    let found = try await Timetable.plans(for: classes)
    #expect(found.count == 0)
    #expect(found.obstacles.map { $0.parts.map(\.masterId) } == [["1", "2", "3"]])
    #expect(found.closest[0].conflicts.count == 1)
    #expect(try await Timetable.plans(for: Array(classes.dropFirst())).count == 2)
    let blocked = try BlockedTime.all(in: "T 11-12")
    let fewer = try await Timetable.plans(for: Array(classes.dropFirst()), avoiding: blocked)
    #expect(fewer.obstacles.map { $0.parts.map(\.masterId) } == [["2", "3"]])
    #expect(fewer.obstacles.map(\.blocked) == [blocked])
  }

  @Test func fewestOverlappingMinutesComeFirst() async throws {
    let classes = [
      item("1", ("Lecture", "M 10-12")),
      item("2", ("Recitation", "M 9-11"), ("Recitation", "M 11:30-1"), ("Recitation", "M 10-12")),
    ]
    let found = try await Timetable.plans(for: classes, first: 2)
    #expect(found.closest.map(sections) == [["recitation-2"], ["recitation-1"]])
  }

  // MARK: Unknown times

  @Test func sectionsWithoutATimeAreFlagged() async throws {
    let classes = [
      item("1", ("Lecture", "MWF 10"), ("Lab", "TBA")),
      item("2", ("Recitation", "when it suits you"), ("Recitation", "MWF 10")),
    ]
    let found = try await Timetable.plans(for: classes)
    #expect(found.count == 1)
    #expect(found.plans[0].unscheduled.map(\.section) == ["lab-1", "recitation-1"])
  }

  // MARK: Bounds

  /// 6 classes with a lecture and 10 recitations each, as in the largest classes.
  @Test func aLargeSearchIsCountedExactly() async throws {
    let classes = (0..<6).map { index in
      Samples.make(
        "\(index)",
        times: [(title: "Lecture", text: "MWF \(["8", "9", "10", "11", "12", "1"][index])")]
          + (0..<10).map {
            (title: "Recitation", text: "\(["T", "R"][$0 % 2]) \([9, 10, 11, 12, 1][$0 / 2])")
          })
    }
    let found = try await Timetable.plans(for: classes, first: 5)
    // 10 hours, 6 recitations: 10 × 9 × 8 × 7 × 6 × 5.
    #expect(found.plans.count == 5)
    #expect(found.count == 151_200 && found.isCountExact)
    for plan in found.plans {
      #expect(Timetable.conflicts(among: classes, choosing: plan.choices).isEmpty)
    }
  }

  /// Classes that cannot fit end at once, and the limits hold (NIAEFEUP/tts-fe issue 778: the page
  /// froze; gt-scheduler/website issue 44).
  @Test func aHopelessSearchEnds() async throws {
    let hours = (8...11).map { (title: "Recitation", text: "T \($0)") }
    let classes = (0..<30).map { Samples.make("\($0)", times: hours) }
    let found = try await Timetable.plans(for: classes, first: 1_000)
    #expect(found.plans.isEmpty && !found.closest.isEmpty)
  }
}
