import PentadCore
import StellarKit
import TestSupport
import Testing

@Suite struct CalendarItemsTests {
  private func text(_ items: CalendarItems..., todos: Bool = false) throws -> String {
    var options = ClassCalendarOptions()
    options.items = items
    options.writesToDos = todos
    return try ClassCalendar.text(
      of: [], in: TermCalendar(usualFor: StellarTerm(code: "fa26")), options)
  }

  private func entries(_ text: String) -> [[String]] {
    text.components(of: "BEGIN:V").dropFirst(2).map { part in
      part.split(separator: "\r\n").map(String.init)
    }
  }

  private let due = StellarTask(
    id: "assignment:7/8", masterId: "1", kind: .assignment, title: "Problem Set 6; \u{2028}last",
    text: "Read, then write.", siteURL: "https://school.example/7", due: 1_791_590_340_000)

  @Test func aDueDateIsAnEvent() throws {
    let items = CalendarItems(
      source: "https://school.example/", tasks: [due, due],
      classes: [StellarClass(masterId: "1", name: "18.06", title: "")])
    let text = try text(items)
    let found = entries(text)
    #expect(found.count == 1)
    #expect(found[0].contains("DTSTART:20261009T235900Z"))
    #expect(found[0].contains("DTSTAMP:20000101T000000Z"))
    #expect(found[0].contains("TRANSP:TRANSPARENT"))
    #expect(found[0].contains("SUMMARY:Problem Set 6\\; \\nlast (18.06)"))
    #expect(found[0].contains("DESCRIPTION:Read\\, then write."))
    #expect(found[0].contains("CATEGORIES:18.06"))
    #expect(found[0].contains("URL:https://school.example/7"))
    #expect(!found[0].contains { $0.hasPrefix("DTEND") })
    #expect(text == (try self.text(items)))
    // The same id at another school is another entry.
    let other = try self.text(CalendarItems(source: "https://other.example/", tasks: [due]))
    #expect(uids(text) != uids(other) && uids(text).allSatisfy { !$0.contains("/") })
  }

  @Test func aToDoHasItsState() throws {
    let open = StellarTask(id: "a", masterId: nil, kind: .note, title: "Buy paper")
    let done = StellarTask(
      id: "b", masterId: nil, kind: .quiz, title: "Quiz", due: 0, submission: .submitted)
    let items = CalendarItems(source: nil, tasks: [open, done])
    #expect(entries(try text(items)).count == 1)
    let found = entries(try text(items, todos: true))
    #expect(found.count == 2)
    #expect(found[0].contains("STATUS:NEEDS-ACTION") && !found[0].contains { $0.hasPrefix("DUE") })
    #expect(found[1].contains("DUE:19700101T000000Z") && found[1].contains("STATUS:COMPLETED"))
  }

  /// The end of an all-day event is the next day (instructure/canvas-lms issue 1201), and an end that
  /// is not after the start is left out.
  @Test func eventsHaveValidEnds() throws {
    func event(_ id: String, _ end: Int64, day: CivilDate? = nil) -> StellarCalendarEvent {
      StellarCalendarEvent(
        id: id, masterId: nil, title: id, location: "Hall", start: 1_000, end: end, day: day)
    }
    let day = try CivilDate(2026, 12, 31)
    let items = CalendarItems(
      source: nil,
      events: [
        event("day", 1_000, day: day), event("long", 3_601_000), event("point", 1_000),
        event("wrong", 0), event("short", 1_001),
      ])
    let found = entries(try text(items))
    #expect(
      found.map { $0.filter { $0.hasPrefix("DT") && !$0.hasPrefix("DTSTAMP") } } == [
        ["DTSTART;VALUE=DATE:20261231", "DTEND;VALUE=DATE:20270101"],
        ["DTSTART:19700101T000001Z", "DTEND:19700101T010001Z"], ["DTSTART:19700101T000001Z"],
        ["DTSTART:19700101T000001Z"], ["DTSTART:19700101T000001Z"],
      ])
    #expect(found.allSatisfy { $0.contains("LOCATION:Hall") })
  }

  /// Times that the format cannot hold give no entry, and no error.
  @Test(arguments: [Int64.min, Int64.max, -100_000_000_000_000, 400_000_000_000_000])
  func aTimeOutsideTheFormatIsLeftOut(_ moment: Int64) throws {
    let task = StellarTask(id: "a", masterId: nil, kind: .quiz, title: "Quiz", due: moment)
    let event = StellarCalendarEvent(
      id: "e", masterId: nil, title: "E", start: moment, end: moment)
    let items = CalendarItems(source: nil, tasks: [task], events: [event])
    for todos in [false, true] {
      #expect(entries(try text(items, todos: todos)).isEmpty)
    }
    let late = StellarCalendarEvent(id: "e", masterId: nil, title: "E", start: 0, end: moment)
    #expect(entries(try text(CalendarItems(source: nil, events: [late]))).count == 1)
  }

  @Test func aLongTextIsCut() throws {
    let long = StellarTask(
      id: "a", masterId: nil, kind: .quiz, title: "Quiz",
      text: String(repeating: "é", count: 100_000), due: 0)
    let text = try text(CalendarItems(source: nil, tasks: [long]))
    #expect(text.utf8.count < 12_000 && text.contains("…"))
  }

  @Test func anAccountGivesItsItems() async throws {
    let world = SchoolWorld()
    let client = try await world.open()
    _ = try await client.refreshAccount()
    let items = try await client.calendarItems()
    #expect(items.source == "https://school.example/")
    #expect(items.tasks.map(\.id) == ["n", "t", "u"] && items.events.map(\.id) == ["e"])
    #expect(items.classes.map(\.name) == ["Class 1", "Class 2"])
    let found = entries(try text(items))
    #expect(found.count == 3)
    #expect(found[1].contains("SUMMARY:Task t (Class 1)"))
    #expect(found[2].contains("DTSTART;VALUE=DATE:20261128"))
    await client.close()
    // A catalogue without accounts has none.
    let catalogue = try await World().open()
    let none = try await catalogue.calendarItems()
    #expect(none.tasks.isEmpty && none.events.isEmpty && none.classes.isEmpty)
    await catalogue.close()
  }

  private func uids(_ text: String) -> [Substring] {
    text.split(separator: "\r\n").filter { $0.hasPrefix("UID:") }
  }
}

extension String {
  fileprivate func components(of separator: String) -> [Substring] { split(separator: separator) }
}
