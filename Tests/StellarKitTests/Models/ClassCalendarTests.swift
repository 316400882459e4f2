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
    BEGIN:DAYLIGHT
    DTSTART:20250309T020000
    RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
    TZOFFSETFROM:-0500
    TZOFFSETTO:-0400
    END:DAYLIGHT
    BEGIN:STANDARD
    DTSTART:20251102T020000
    RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
    TZOFFSETFROM:-0400
    TZOFFSETTO:-0500
    END:STANDARD
    END:VTIMEZONE
    BEGIN:VEVENT
    UID:18.06-sp26-lecture-1@stellar.pentad
    DTSTAMP:20000101T000000Z
    DTSTART;TZID=America/New_York:20260204T110000
    DTEND;TZID=America/New_York:20260204T120000
    RRULE:FREQ=WEEKLY;UNTIL=20260314T035959Z;BYDAY=MO,WE
    EXDATE;TZID=America/New_York:20260216T110000
    SUMMARY:18.06 Lecture
    DESCRIPTION:Linear Algebra
    LOCATION:26-100\\, or\\; 2
    URL:http://stellar.mit.edu/S/course/18/sp26/18.06
    END:VEVENT
    BEGIN:VEVENT
    UID:18.06-sp26-lecture-1-20260217@stellar.pentad
    DTSTAMP:20000101T000000Z
    DTSTART;TZID=America/New_York:20260217T110000
    DTEND;TZID=America/New_York:20260217T120000
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

  /// Outlook reads one rule for each half of the year, and no list of changes (iCalcreator issues 86 and 106,
  /// biweekly issue 76).
  @Test(arguments: [
    ("America/New_York", ["3;BYDAY=2SU", "11;BYDAY=1SU"]),
    ("Europe/Berlin", ["3;BYDAY=-1SU", "10;BYDAY=-1SU"]),
    ("Australia/Sydney", ["4;BYDAY=1SU", "10;BYDAY=1SU"]),
    ("America/St_Johns", ["3;BYDAY=2SU", "11;BYDAY=1SU"]), ("Asia/Kolkata", []),
    // These change by the Moon, and on the Sunday after the first Saturday.
    ("Africa/Casablanca", []), ("America/Santiago", []),
  ])
  func theClockOfAZoneHasItsRules(_ zone: String, _ rules: [String]) throws {
    let lines = lines(try ClassCalendar.text(of: [item("M 3")], in: term(zone: zone)))
    let end = try #require(lines.firstIndex(of: "END:VTIMEZONE"))
    let component = lines[..<end]
    #expect(
      component.filter { $0.hasPrefix("RRULE") } == rules.map { "RRULE:FREQ=YEARLY;BYMONTH=\($0)" })
    if !rules.isEmpty {
      #expect(component.count { $0 == "BEGIN:STANDARD" } == 1)
      #expect(component.count { $0 == "BEGIN:DAYLIGHT" } == 1)
    }
  }

  /// The first Thursday of a fall at Johns Hopkins follows a Monday's schedule (semesterly pull request 1123).
  @Test func aMondaysScheduleBeforeTheFirstMonday() throws {
    let term = try TermCalendar(
      first: CivilDate(2018, 8, 30), last: CivilDate(2018, 12, 7),
      holidays: [CivilDate(2018, 9, 3)],
      mondaySchedule: [CivilDate(2018, 8, 30)])
    let lines = lines(try ClassCalendar.text(of: [item("M 3", "R 3")], in: term))
    let starts = lines.filter { $0.hasPrefix("DTSTART;") }.map { $0.suffix(15) }
    #expect(starts == ["20180910T150000", "20180830T150000", "20180906T150000"])
    #expect(!lines.contains { $0.hasPrefix("RDATE") })
    let day = try CivilDate(2018, 8, 30)
    let short = try TermCalendar(first: day, last: day, mondaySchedule: [day])
    let text = try ClassCalendar.text(of: [item("M 3", "R 3")], in: short)
    #expect(text.split(separator: "BEGIN:VEVENT").count == 2)
    #expect(text.contains("UID:18.06-sp26-lecture-1-20180830@stellar.pentad"))
  }

  /// Files of two terms are imported into one calendar (hyperschedule issue 114, gt-scheduler issue 141).
  @Test func aClassWithoutATermHasTheTermsMonthInItsIdentifier() throws {
    let item = StellarClass(
      masterId: "CS 1", name: "CS 1", title: "",
      times: [StellarClassTime(order: 0, title: "Lecture", text: "M 3")])
    func uid(_ term: TermCalendar) throws -> String? {
      lines(try ClassCalendar.text(of: [item], in: term)).first { $0.hasPrefix("UID") }
    }
    #expect(try uid(term()) == "UID:CS_201-2026-02-lecture-1@stellar.pentad")
    let weeks = try [CivilDate(2026, 2, 2), CivilDate(2026, 3, 2)]
      .map { try uid(TermCalendar(weeksFrom: $0)) }
    #expect(weeks[0] == weeks[1])
  }

  /// Programs make paths of UIDs (nextcloud/server issue 19980, etesync-dav issue 73, ccs-calendarserver 376).
  @Test(arguments: [
    ("AAS/ANSC 185", "AAS_2FANSC_20185"), ("01:198:111", "01_3A198_3A111"), ("18.06", "18.06"),
    ("CSCI-UA.0101", "CSCI-UA.0101"), ("a_b", "a_5Fb"), ("é\t", "_C3_A9_09"),
    ("6.1200[J]", "6.1200_5BJ_5D"),
  ])
  func anIdentifierIsPartOfAnyPath(_ id: String, _ safe: String) throws {
    let item = StellarClass(
      masterId: id, name: "x", title: "", term: StellarTerm(code: "f/26"),
      times: [StellarClassTime(order: 0, title: "Übung 1", text: "M 3")])
    let lines = lines(try ClassCalendar.text(of: [item], in: term()))
    #expect(lines.contains("UID:\(safe)-f_2F26-bung-1-1@stellar.pentad"))
  }

  /// A scraper that gives a time once for each teacher (hyperschedule issue 66).
  @Test func aTimeThatIsListedTwiceIsOneEvent() throws {
    let times = ["MWF 10", "MWF 10", "F 12"].enumerated().map {
      StellarClassTime(order: $0, title: "LEC", text: $1, location: "1-1", section: "001")
    }
    let item = StellarClass(masterId: "CS 1", name: "CS 1", title: "", times: times)
    let lines = lines(try ClassCalendar.text(of: [item], in: term(zone: "UTC")))
    #expect(
      lines.filter { $0.hasPrefix("UID") } == [
        "UID:CS_201-2026-02-lec-1@stellar.pentad",
        "UID:CS_201-2026-02-lec-1-20260217@stellar.pentad",
        "UID:CS_201-2026-02-lec-3@stellar.pentad",
      ])
  }

  /// Readers split a document at any line break that Unicode knows.
  @Test func eachLineBreakOfUnicodeIsEscaped() throws {
    let text = try ClassCalendar.text(
      of: [item("M 3")], in: term(),
      ClassCalendarOptions(name: "a\u{2028}b\u{2029}c\u{85}d\u{B}e\u{C}f\u{1C}g"))
    #expect(lines(text).contains("NAME:a\\nb\\nc\\nd\\ne\\nfg"))
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
