import PentadCore
import StellarKit
import TestSupport
import Testing

@Suite struct SectionChoiceTests {
  private static let physics = Samples.make(
    "8.02",
    times: [
      ("Lecture", "MW 9-10"), ("Recitation", "T 10 (2-131)"), ("Recitation", "T 11 (2-132)"),
    ])
  private static let music = Samples.make(
    "21M.030", times: [("Section 1", "T 10"), ("Section 2", "T 1")])

  private func chosen(_ client: StellarClient, _ id: String) async throws -> Set<String> {
    try await client.sections(of: id).chosen
  }

  @Test func aChoiceIsStoredAndCounts() async throws {
    let world = World()
    let client = try await world.open(inMemory: false)
    try await client.bookmark(Self.physics)
    try await client.bookmark(Self.music)
    #expect(try await client.conflicts().isEmpty)
    let open = try await client.sections(of: "8.02")
    #expect(open.sections.map(\.id) == ["lecture-1", "recitation-1", "recitation-2"])
    #expect(open.openKinds == [.recitation] && open.chosen.isEmpty)
    #expect(try await client.plans().count == 3)

    let events = client.events()
    try await client.choose(section: "RECITATION-1", of: "8.02")
    try await client.choose(section: "section-1", of: "21M.030")
    #expect(try await client.conflicts().map(\.overlaps.count) == [1])
    #expect(try await client.plans().count == 0)
    let text = try await client.iCalendarOfBookmarks()
    #expect(text.contains("UID:8.02-fa26-recitation-1@stellar.pentad"))
    #expect(!text.contains("recitation-2@"))
    #expect(try await client.closing(events) == [.bookmarksChanged, .bookmarksChanged])

    let again = try await world.open(inMemory: false)
    #expect(try await chosen(again, "8.02") == ["recitation-1"])
    try await again.choose(section: "recitation-2", of: "8.02")
    #expect(try await chosen(again, "8.02") == ["recitation-2"])
    #expect(try await again.conflicts().isEmpty)
    try await again.clearCache()
    #expect(try await chosen(again, "8.02") == ["recitation-2"])
    try await again.clearSections(of: "8.02", kind: .lab)
    #expect(try await chosen(again, "8.02") == ["recitation-2"])
    try await again.clearSections(of: "8.02")
    #expect(try await chosen(again, "8.02").isEmpty)
    await again.close()
  }

  /// A section without a name is its times: where they change, the choice is gone; where others come before
  /// it, it stays.
  @Test func aChoiceFollowsItsSection() async throws {
    let world = World()
    let client = try await world.open()
    try await client.bookmark(Self.physics)
    try await client.bookmark(Self.music)
    try await client.choose(section: "recitation-2", of: "8.02")
    try await client.choose(section: "section-2", of: "21M.030")
    let moved = Samples.make(
      "8.02",
      times: [
        ("Lecture", "MW 9-10"), ("Recitation", "W 3 (2-130)"), ("Recitation", "T 10 (2-131)"),
        ("Recitation", "T 11 (2-132)"),
      ])
    world.server.set {
      $0.infos["8.02"] = ClassInfo(masterId: "8.02", content: moved, announcements: nil)
    }
    _ = await client.stages("8.02")
    #expect(try await chosen(client, "8.02") == ["recitation-3"])
    let changed = Samples.make("21M.030", times: [("Section 1", "T 10"), ("Section 2", "T 2")])
    world.server.set {
      $0.infos["21M.030"] = ClassInfo(masterId: "21M.030", content: changed, announcements: nil)
    }
    _ = await client.stages("21M.030")
    // The source's own name.
    #expect(try await chosen(client, "21M.030") == ["section-2"])
    await client.close()
  }

  @Test func missingSectionCannotBeChosen() async throws {
    let client = try await World().open()
    await #expect(throws: PentadError.self) { try await client.sections(of: "9.99") }
    await #expect(throws: PentadError.self) {
      try await client.choose(section: "lab-1", of: "9.99")
    }
    try await client.bookmark(Self.physics)
    let error = await #expect(throws: PentadError.self) {
      try await client.choose(section: "lab-1", of: "8.02")
    }
    #expect(error?.code == .notFound)
    #expect(error?.message.contains("recitation-2") == true)
    await client.close()
  }

  // MARK: Days of terms

  @Test(arguments: ["2268", "120268", "Autumn 2026", "xx"])
  func unknownTermCodeIsNotAnError(_ code: String) async throws {
    let world = World()
    let client = try await world.open()
    let item = Samples.make("CS 225", term: code, times: [("Lecture", "MWF 10-10:50")])
    try await client.bookmark(item)
    let text = try await client.iCalendar(for: "CS 225")
    #expect(text.contains("RRULE:FREQ=WEEKLY;UNTIL="))
    #expect(try await client.iCalendarOfBookmarks() == text)
    let given = try TermCalendar(
      first: CivilDate(2026, 8, 24), last: CivilDate(2026, 12, 9), zone: "America/Chicago")
    let exact = try await client.iCalendar(for: "CS 225", calendar: given)
    #expect(exact.contains("DTSTART;TZID=America/Chicago:20260824T100000"))
    let weeks = try await client.termCalendar(of: StellarTerm(code: code))
    #expect(weeks.last.julianDayNumber - weeks.first.julianDayNumber == 181)
    #expect(weeks.first.julianDayNumber % 7 == 0)
    await client.close()
  }

  @Test func theSourceGivesTheDaysOfItsTerm() async throws {
    let (server, _) = try Replies.server(
      #"""
      {"term":"2268","first":"2026-08-24","last":"2026-12-09","holidays":["2026-11-26","2026-09-07"],
       "mondaySchedule":["2026-09-08"],"zone":"America/Chicago"}
      """#)
    let world = World()
    let client = try await StellarClient(world.configuration(), source: server)
    _ = try await client.refreshTerm()
    let calendar = try await client.termCalendar(of: StellarTerm(code: "2268"))
    #expect(calendar.zone == "America/Chicago")
    #expect(calendar.holidays.map(\.isoText).sorted() == ["2026-09-07", "2026-11-26"])
    try await client.bookmark(
      Samples.make("CS 225", term: "2268", times: [("Lecture", "MWF 10-10:50")]))
    let text = try await client.iCalendar(for: "CS 225")
    #expect(text.contains("DTSTART;TZID=America/Chicago:20260824T100000"))
    #expect(text.contains("EXDATE;TZID=America/Chicago:20260907T100000"))
    #expect(text.contains("DTSTART;TZID=America/Chicago:20260908T100000"))
    await client.close()
    let again = try await StellarClient(world.configuration(), source: world.server)
    #expect(try await again.termCalendar(of: StellarTerm(code: "2268")) == calendar)
    await again.close()
  }

  @Test(arguments: [
    #"{"term":"2268"}"#, #"{"term":"2268","first":"2026-08-24"}"#,
    #"{"term":"2268","first":"2026-12-24","last":"2026-08-24"}"#,
    #"{"term":"2268","first":"soon","last":7}"#,
    #"{"term":"2268","first":"2026-08-24","last":"2026-12-09","zone":"Mars/Olympus"}"#,
  ])
  func daysThatNoTermHasAreLeftOut(_ reply: String) async throws {
    let (server, _) = try Replies.server(reply)
    let info = try await server.currentTerm()
    #expect(info.term.code == "2268" && info.calendar == nil)
  }

  @Test func aServerMayNameSectionsAndDays() async throws {
    let (server, _) = try Replies.server(
      #"""
      {"masterId":"CS 61A","name":"CS 61A","title":"","times":[
        {"title":"LEC","time":"MWF 1-2","location":"1 Pimentel","section":"001","first":"2026-08-26",
         "last":"2026-10-23T00:00:00Z","interval":2},
        {"title":"DIS","time":"T 9-10","section":101,"first":"later","interval":-5}]}
      """#)
    let reply = try await server.classInfo("CS 61A")
    let item = try #require(reply.value.content)
    #expect(item.sections.map(\.id) == ["lecture-001", "discussion-101"])
    let meeting = item.times[0].schedule.meetings[0]
    #expect(meeting.first?.isoText == "2026-08-26" && meeting.last?.isoText == "2026-10-23")
    #expect(meeting.interval == 2 && item.times[1].interval == 1 && item.times[1].first == nil)
    #expect(reply.diagnostics.map(\.path) == ["times[1].first"])
    // As it comes back out of the store.
    let client = try await World().open()
    try await client.bookmark(item)
    #expect(try await client.cachedClass("CS 61A") == item)
    await client.close()
  }
}
