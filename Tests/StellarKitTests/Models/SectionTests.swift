import PentadCore
import StellarKit
import TestSupport
import Testing

@Suite struct SectionTests {
  private func item(_ id: String, _ times: (String, String)..., term: String? = "fa26")
    -> StellarClass
  {
    Samples.make(id, term: term, times: times.map { (title: $0.0, text: $0.1) })
  }

  /// As MIT has them: a lecture of several sections, a lecture with recitations, a class of sections.
  private var calculus: StellarClass {
    item(
      "18.02", ("Lecture", "54-100/TR/0/1"), ("Lecture", "26-100/TR/0/2"),
      ("Recitation", "2-131/MW/0/10"), ("Recitation", "2-132/MW/0/11"),
      ("Recitation", "2-133/MW/0/1"))
  }
  private var physics: StellarClass {
    item(
      "8.02", ("Lecture", "26-152/MW/0/9-10.30/F/0/9"), ("Lecture", "26-152/TR/0/9-10.30/F/0/10"),
      ("Lecture", "26-152/MW/0/2-3.30/F/0/2"))
  }
  private var chemistry: StellarClass {
    item(
      "5.111", ("Lecture", "10-250/MWF/0/11"), ("Recitation", "4-153/TR/0/9"),
      ("Recitation", "4-153/TR/0/10"), ("Recitation", "4-153/TR/0/1"))
  }
  private var music: StellarClass {
    item("21M.030", ("Section 1", "4-364/MW/0/11-12.30"), ("Section 2", "4-364/TR/0/11-12.30"))
  }

  @Test func timesAreGroupedByKind() {
    #expect(
      calculus.sections.map(\.id) == [
        "lecture-1", "lecture-2", "recitation-1", "recitation-2", "recitation-3",
      ])
    #expect(music.sections.map(\.id) == ["section-1", "section-2"])
    let berkeley = item(
      "CS 61A", ("LEC 001", "MWF 1-2"), ("LEC 001", "F 3-4"), ("DIS 101", "T 9-10"),
      ("LAB 101", "W 9-11"),
      ("R02", "F 10"), ("Recitation A", "F 11"), ("", "M 8"), ("Film Screening", "M 7-9 pm"))
    #expect(
      berkeley.sections.map(\.id) == [
        "lecture-001", "discussion-101", "lab-101", "recitation-R02", "recitation-A", "1",
        "film screening-1".replacing(" ", with: "-"),
      ])
    #expect(berkeley.sections[0].meetings.count == 2)
  }

  /// Carnegie Mellon calls its recitations by letters alone.
  @Test func aLetterAloneNamesASection() {
    let item = item(
      "15-122", ("Lec 1", "TR 10:30-11:50"), ("A", "F 9"), ("B", "F 10"), ("C", "F 1"))
    #expect(item.sections.map(\.id) == ["lecture-1", "A", "B", "C"])
    let clash = self.item("76-101", ("Lecture", "F 9-10"))
    #expect(Timetable.conflicts(among: [item, clash]).isEmpty)
  }

  @Test(arguments: [
    (["MW 11", "F 10"], 1), (["TR 9", "F 11"], 1), (["MW 9-10:30", "TR 9-10:30"], 2),
    (["MWF 10", "MWF 11"], 2), (["M 3-5", "W 3-5"], 1), (["MWF 10", "TBA"], 1),
    (["MW 9 9/8-10/23", "MW 9 10/26-12/10"], 1), (["T 10"], 1),
  ])
  func lecturesOfDifferentDaysAreOneSection(_ texts: [String], _ count: Int) {
    let class1 = Samples.make("1", times: texts.map { ("Lecture", $0) })
    #expect(class1.sections.count == count)
    let class2 = Samples.make("2", times: texts.map { ("Recitation", $0) })
    #expect(class2.sections.count == texts.count)
  }

  @Test func conflictsGoByTheChosenSections() {
    let all = [calculus, physics, chemistry, music]
    #expect(Timetable.conflicts(among: all).isEmpty)
    func choice(_ id: String, _ section: String) -> SectionChoice {
      SectionChoice(masterId: id, term: StellarTerm(code: "fa26"), section: section)
    }
    let choices = [choice("21M.030", "section-1"), choice("18.02", "Recitation-2")]
    let conflicts = Timetable.conflicts(among: all, choosing: choices)
    #expect(
      conflicts.map { [$0.first.masterId, $0.second.masterId] } == [
        ["18.02", "5.111"], ["18.02", "21M.030"], ["5.111", "21M.030"],
      ])
    // A choice for another term does not apply to this class.
    let other = SectionChoice(
      masterId: "21M.030", term: StellarTerm(code: "sp27"), section: "section-1")
    #expect(Timetable.conflicts(among: all, choosing: [other]).isEmpty)
    #expect(ClassSections(of: music, choosing: [other]).openKinds == [.section])
  }

  @Test func overlapCommonToAllSectionsCounts() throws {
    let shared = item("1", ("Recitation", "T 10-12 (2-131)"), ("Recitation", "TR 11-1 (2-132)"))
    let lecture = item("2", ("Lecture", "T 11"))
    let conflicts = Timetable.conflicts(among: [shared, lecture])
    #expect(conflicts.map(\.overlaps.count) == [1])
    #expect(conflicts[0].overlaps[0].minutes == 660..<720)
    #expect(Timetable.conflicts(among: [shared, item("3", ("Lecture", "T 10"))]).isEmpty)
    let text = try ClassCalendar.text(of: [shared], in: term)
    #expect(text.split(separator: "BEGIN:VEVENT").count == 2)
    #expect(text.contains("UID:1-fa26-recitation-shared-1@stellar.pentad"))
    #expect(text.contains("DTSTART;TZID=America/New_York:20260915T110000"))
    #expect(!text.contains("LOCATION"))
    let chosen = [SectionChoice(masterId: "1", term: shared.term, section: "recitation-2")]
    let second = try ClassCalendar.text(of: [shared], in: term, choosing: chosen)
    #expect(second.contains("UID:1-fa26-recitation-2@stellar.pentad"))
    #expect(second.contains("LOCATION:2-132"))
  }

  private var term: TermCalendar {
    get throws {
      try TermCalendar(first: CivilDate(2026, 9, 9), last: CivilDate(2026, 12, 10))
    }
  }

  /// A catalogue lists the recitations of a class in one text.
  @Test func aTextMayListSections() throws {
    let one = item(
      "6.1", ("Lecture", "26-100/MWF/0/11"), ("Recitation", "34-101/TR/0/1,34-301/TR/0/2"))
    #expect(one.sections.map(\.id) == ["lecture-1", "recitation-1", "recitation-2"])
    let other = item("2", ("Lecture", "T 2"))
    #expect(Timetable.conflicts(among: [one, other]).isEmpty)
    let choice = SectionChoice(masterId: "6.1", term: one.term, section: "recitation-2")
    let conflicts = Timetable.conflicts(among: [one, other], choosing: [choice])
    #expect(conflicts.map(\.overlaps[0].first.text) == ["34-301/TR/0/2"])
    let text = try ClassCalendar.text(of: [one], in: term, choosing: [choice])
    #expect(text.contains("UID:6.1-fa26-recitation-2@stellar.pentad"))
    #expect(!text.contains("recitation-1@"))
    // The meetings of one section.
    #expect(item("3", ("Recitation", "TR9.30-11,F3")).sections.count == 1)
  }

  // MARK: Halves of a term

  @Test(arguments: [
    ("MW 9 9/8-10/23", "MW 9 10/26-12/10", 0), ("MW 9 9/8/2026-10/23/2026", "MW 9 10/23-12/10", 0),
    ("MWF 9 9/8/2026-10/23/2026", "MWF 9 10/23-12/10", 1),
    ("MW 9 until 10/23", "MW 9 from 10/26", 0),
    ("MW 9 until 10/23", "MW 9", 1), ("MW 9 9/8/2026-10/23/2026", "MW 9 10/26-12/10", 0),
    ("T 5 every other week from 9/8", "T 5 every other week from 9/15", 0),
    ("T 5 every other week from 9/8", "T 5 every other week from 9/22", 1),
    ("T 5 every other week from 9/8", "T 5", 1), ("MW 9 10/26-1/15", "MW 9 from 1/20", 0),
  ])
  func halvesOfATermDoNotClash(_ one: String, _ other: String, _ count: Int) {
    for term in ["fa26", "2268", nil] {
      let pair = [
        item("1", ("Lecture", one), term: term), item("2", ("Lecture", other), term: term),
      ]
      #expect(Timetable.conflicts(among: pair).count == count, "\(term ?? "")")
      #expect(Timetable.conflicts(among: pair.reversed()).count == count)
    }
  }

  @Test func theCalendarEndsAtTheMeetingsOwnDay() throws {
    let half = item("1", ("Lecture", "MW 9 until 10/23"), ("Lab", "F 2-4 every 2 weeks, 9/11-12/4"))
    let text = try ClassCalendar.text(of: [half], in: term)
    #expect(text.contains("RRULE:FREQ=WEEKLY;UNTIL=20261024T035959Z;BYDAY=MO,WE"))
    #expect(text.contains("DTSTART;TZID=America/New_York:20260911T140000"))
    #expect(text.contains("RRULE:FREQ=WEEKLY;INTERVAL=2;UNTIL=20261205T045959Z;BYDAY=FR"))
    // A source's own days, beyond those of the term.
    let summer = StellarClass(
      masterId: "2", name: "2", title: "",
      times: [
        StellarClassTime(
          order: 0, title: "Lecture", text: "M 9", first: try MeetingDay(CivilDate(2027, 1, 4)),
          last: try MeetingDay(CivilDate(2027, 1, 29)))
      ])
    let later = try ClassCalendar.text(of: [summer], in: term)
    #expect(later.contains("DTSTART;TZID=America/New_York:20270104T090000"))
    #expect(later.contains("UNTIL=20270130T045959Z"))
  }

  // MARK: Plans

  @Test func plansAvoidConflicts() async throws {
    let all = [calculus, physics, chemistry, music]
    let plans = try await Timetable.plans(for: all, first: 3)
    #expect(plans.isCountExact)
    #expect(plans.plans.count == 3)
    for plan in plans.plans {
      #expect(
        plan.choices.map(\.masterId) == ["18.02", "18.02", "8.02", "5.111", "21M.030"])
      #expect(Timetable.conflicts(among: all, choosing: plan.choices).isEmpty)
    }
    let every = try await Timetable.plans(for: all, first: 1_000)
    #expect(every.plans.count == every.count)
    #expect(Set(every.plans).count == every.count)
    let fixed = try await Timetable.plans(for: all, choosing: every.plans[0].choices)
    #expect(fixed.plans == [every.plans[0]])
    let none = try await Timetable.plans(for: [
      item("1", ("Lecture", "M 9")), item("2", ("Lecture", "M 9")),
    ])
    #expect(
      none.plans
        == (try await Timetable.plans(for: [item("1", ("Lecture", "M 9"), ("Lab", "M 9"))]))
        .plans)
    #expect(none.count == 0 && none.plans.isEmpty && none.isCountExact)
    #expect(try await Timetable.plans(for: []).count == 1)
  }

  /// Compares with every choice of small random classes, one by one.
  @Test func countCoversAllChoices() async throws {
    var random = SplitMix64(seed: 11)
    for _ in 0..<20 {
      let classes = (0..<3).map { index in
        Samples.make(
          "\(index)",
          times: (0..<Int.random(in: 1...3, using: &random)).flatMap { _ in
            ["Recitation", "Lab"].map { kind in
              let day = "MTWRF".randomElement(using: &random) ?? "M"
              return (kind, "\(day) \(Int.random(in: 8...11, using: &random))-12")
            }
          })
      }
      let count: Int
      var choices: [[SectionChoice]] = [[]]
      for item in classes {
        for kind in [SectionKind.recitation, .lab] {
          let ids = item.sections.filter { $0.kind == kind }.map(\.id)
          choices = choices.flatMap { some in
            ids.map {
              some + [SectionChoice(masterId: item.masterId, term: item.term, section: $0)]
            }
          }
        }
      }
      count = choices.count { isFree($0, classes) }
      let plans = try await Timetable.plans(for: classes, first: 1_000)
      #expect(plans.count == count)
      let different = Set(
        choices.filter { isFree($0, classes) }.map { some in
          some.flatMap { choice in
            classes.first { $0.masterId == choice.masterId }?.sections
              .first { $0.id == choice.section }?.meetings ?? []
          }
        })
      #expect(plans.plans.count == different.count && plans.isBest)
    }
  }

  /// A class of its own for each kind, so that those of one class are compared, too.
  private func isFree(_ choices: [SectionChoice], _ classes: [StellarClass]) -> Bool {
    let apart = classes.flatMap { item in
      choices.filter { $0.masterId == item.masterId }.compactMap { choice in
        item.sections.first { $0.id == choice.section }
      }.map { section in
        Samples.make(
          item.masterId + section.id, times: section.times.map { ($0.title, $0.text) })
      }
    }
    return Timetable.conflicts(among: apart).isEmpty
  }

  @Test func aLongSearchEndsAndCanBeCancelled() async throws {
    let classes = (0..<20).map { index in
      Samples.make(
        "\(index)",
        times: (0..<12).map {
          ("Recitation", "\(["M", "T", "W"][$0 % 3]) \(8 + $0 / 3)-\(9 + $0 / 3)")
        })
    }
    let plans = try await Timetable.plans(for: classes, first: 2)
    #expect(plans.plans.isEmpty)
    let free = try await Timetable.plans(for: Array(classes.prefix(6)), first: 2)
    #expect(free.plans.count == 2)
    let task = Task { try await Timetable.plans(for: classes) }
    task.cancel()
    await #expect(throws: PentadError.self) { try await task.value }
    let many = Samples.make("1", times: Array(repeating: ("Recitation", "M 9"), count: 2_001))
    await #expect(throws: PentadError.self) { try await Timetable.plans(for: [many]) }
  }
}
