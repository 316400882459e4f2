import PentadCore
import StellarKit
import Testing

@Suite struct ClassCalendarTests {
  private func lines(_ text: String) -> [String] {
    text.replacing("\r\n ", with: "").split(separator: "\r\n").map(String.init)
  }

  /// Spring of 2026, with a Tuesday on a Monday's schedule.
  private func term(zone: String = "America/New_York") throws -> TermCalendar {
    try TermCalendar(
      first: CivilDate(2026, 2, 2), last: CivilDate(2026, 3, 13),
      holidays: [CivilDate(2026, 2, 16), CivilDate(2026, 2, 2)],
      mondaySchedule: [CivilDate(2026, 2, 17)], zone: zone)
  }

  private func item(_ texts: String...) -> StellarClass {
    StellarClass(
      masterId: "18.06", name: "18.06", title: "Linear Algebra", term: StellarTerm(code: "sp26"),
      siteURL: "http://stellar.mit.edu/S/course/18/sp26/18.06",
      times: texts.enumerated().map { order, text in
        StellarClassTime(order: order, title: "Lecture", text: text, location: "26-100, or; 2")
      })
  }

  @Test func aWeekIsOneEvent() throws {
    let text = try ClassCalendar.text(of: [item("MW 11-12", "T 7-10 p.m.", "later")], in: term())
    #expect(lines(text).joined(separator: "\n") == Self.golden)
    #expect(text.hasSuffix("END:VCALENDAR\r\n"))
    #expect(!text.replacing("\r\n", with: "").contains { $0 == "\r" || $0 == "\n" })
    #expect(item("later", "TBA", "M 3").unscheduledTimes.map(\.order) == [0, 1])
  }

  private static let golden = """
    BEGIN:VCALENDAR
    PRODID:-//Pentad//StellarKit//EN
    VERSION:2.0
    CALSCALE:GREGORIAN
    X-WR-TIMEZONE:America/New_York
    BEGIN:VTIMEZONE
    TZID:America/New_York
    BEGIN:STANDARD
    DTSTART:20260130T000000
    TZOFFSETFROM:-0500
    TZOFFSETTO:-0500
    END:STANDARD
    BEGIN:DAYLIGHT
    DTSTART:20260308T020000
    TZOFFSETFROM:-0500
    TZOFFSETTO:-0400
    END:DAYLIGHT
    END:VTIMEZONE
    BEGIN:VEVENT
    UID:18.06-sp26-lecture-1@stellar.pentad
    DTSTAMP:20000101T000000Z
    DTSTART;TZID=America/New_York:20260204T110000
    DTEND;TZID=America/New_York:20260204T120000
    RRULE:FREQ=WEEKLY;UNTIL=20260314T035959Z;BYDAY=MO,WE
    EXDATE;TZID=America/New_York:20260216T110000
    RDATE;TZID=America/New_York:20260217T110000
    SUMMARY:18.06 Lecture
    DESCRIPTION:Linear Algebra
    LOCATION:26-100\\, or\\; 2
    URL:http://stellar.mit.edu/S/course/18/sp26/18.06
    END:VEVENT
    BEGIN:VEVENT
    UID:18.06-sp26-lecture-2@stellar.pentad
    DTSTAMP:20000101T000000Z
    DTSTART;TZID=America/New_York:20260203T190000
    DTEND;TZID=America/New_York:20260203T220000
    RRULE:FREQ=WEEKLY;UNTIL=20260314T035959Z;BYDAY=TU
    EXDATE;TZID=America/New_York:20260217T190000
    SUMMARY:18.06 Lecture
    DESCRIPTION:Linear Algebra
    LOCATION:26-100\\, or\\; 2
    URL:http://stellar.mit.edu/S/course/18/sp26/18.06
    END:VEVENT
    END:VCALENDAR
    """

  @Test func aZoneOfOneOffsetIsUTC() throws {
    let lines = lines(try ClassCalendar.text(of: [item("M 3")], in: term(zone: "UTC")))
    #expect(lines.contains("DTSTART:20260209T150000Z"))
    #expect(lines.contains("RRULE:FREQ=WEEKLY;UNTIL=20260313T235959Z;BYDAY=MO"))
    #expect(!lines.contains("BEGIN:VTIMEZONE"))
  }

  @Test func midnightIsTheNextDay() throws {
    let lines = lines(try ClassCalendar.text(of: [item("W 8 p.m.-12 a.m.")], in: term()))
    #expect(lines.contains("DTEND;TZID=America/New_York:20260205T000000"))
  }

  @Test func aMeetingThatTheTermHasNoDayForIsLeftOut() throws {
    let day = try CivilDate(2026, 2, 3)
    let term = try TermCalendar(first: day, last: day)
    #expect(!(try ClassCalendar.text(of: [item("M 3")], in: term)).contains("VEVENT"))
  }

  @Test func noTextBeginsALineOfItsOwn() throws {
    let evil = "x\r\nATTACH:http://evil"
    let item = StellarClass(
      masterId: evil, name: evil, title: evil, term: StellarTerm(code: evil), siteURL: evil,
      times: [StellarClassTime(order: 0, title: evil, text: "M 3", location: evil)])
    let text = try ClassCalendar.text(
      of: [item], in: term(), ClassCalendarOptions(name: evil, stamp: 0))
    #expect(!lines(text).contains { $0.hasPrefix("ATTACH") })
    #expect(lines(text).contains("DTSTAMP:19700101T000000Z"))
  }
}
