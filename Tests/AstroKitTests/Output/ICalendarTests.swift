import PentadCore
import Testing

@testable import AstroKit

@Suite struct ICalendarTests {
  private func lines(_ text: String) -> [String] {
    text.replacing("\r\n ", with: "").split(separator: "\r\n").map(String.init)
  }

  @Test func aDayIsAnEventOfItsDate() throws {
    let lines = lines(try ICalendar.text(of: [SampleDay().make()]))
    #expect(lines.first == "BEGIN:VCALENDAR")
    #expect(lines.last == "END:VCALENDAR")
    #expect(lines.contains("DTSTART;VALUE=DATE:20261121"))
    #expect(lines.contains("DTEND;VALUE=DATE:20261122"))
    #expect(lines.contains("SUMMARY:Kartika Shukla Dvadashi"))
    #expect(lines.contains("DTSTAMP:20000101T000000Z"))
    #expect(lines.contains("GEO:23.176500;75.788500"))
    #expect(lines.contains("REFRESH-INTERVAL;VALUE=DURATION:P7D"))
    // Dates alone need no clock.
    #expect(!lines.contains("BEGIN:VTIMEZONE"))
    let description = try #require(lines.first { $0.hasPrefix("DESCRIPTION:") })
    #expect(description.contains("Tithi: Shukla Dvadashi until 19:30\\, Shukla Trayodashi"))
    #expect(description.contains("Nakshatra: Revati until 02:30 (11-22)"))
    #expect(description.contains("Sunrise: 06:48\\nSunset: 17:42\\n"))
  }

  @Test func noLineIsLongAndNoCharacterIsCut() throws {
    let day = try SampleDay().make()
    let text = try ICalendar.text(
      of: [day], kinds: Set(DayEntryKind.allCases), script: .devanagari)
    #expect(text.hasSuffix("END:VCALENDAR\r\n"))
    var rest = text.utf8[...]
    while !rest.isEmpty {
      let end = try #require(rest.firstIndex(of: 13))
      #expect(rest.distance(from: rest.startIndex, to: end) <= 75)
      #expect(String(validating: Array(rest[..<end]), as: UTF8.self) != nil)
      #expect(rest[rest.index(after: end)] == 10)
      rest = rest[rest.index(end, offsetBy: 2)...]
    }
    #expect(lines(text).contains("SUMMARY:कार्तिक शुक्ल द्वादशी"))
  }

  @Test func timesStandByTheClockOfTheZone() throws {
    let day = try SampleDay().make()
    let lines = lines(try ICalendar.text(of: [day], kinds: [.sunrise, .rahuKala]))
    #expect(lines.contains("DTSTART;TZID=Asia/Kolkata:20261121T064800"))
    #expect(lines.contains("TZID:Asia/Kolkata"))
    #expect(lines.contains("TZOFFSETTO:+0530"))
    #expect(lines.filter { $0.hasPrefix("DTEND;TZID=Asia/Kolkata:20261121T") }.count == 1)
  }

  @Test(arguments: ["UTC", "+05:30"]) func aZoneOfOneOffsetIsUTC(_ zone: String) throws {
    var sample = SampleDay()
    sample.zone = zone
    let lines = lines(try ICalendar.text(of: [sample.make()], kinds: [.sunrise]))
    #expect(lines.contains("DTSTART:20261121T011800Z"))
    #expect(!lines.contains("BEGIN:VTIMEZONE"))
  }

  @Test func theUidDependsOnKindPlaceAndTimeAlone() throws {
    let first = try SampleDay().make()
    var other = SampleDay()
    other.isVriddhi = true
    other.options.months = .purnimanta
    let again = try other.make().calendarEntries(in: .iast)[0]
    let entry = first.calendarEntries()[0]
    // These bytes may not change in any version: programs know the event by them.
    #expect(entry.uid == "17055c8c3cfe8bff4c1bf78ebeab02ba@pentad")
    #expect(again.uid == entry.uid)
    other.latitude = 23.1766
    #expect(try other.make().calendarEntries()[0].uid != entry.uid)
    other.latitude = 23.1765
    other.date = other.date.advanced(by: 1)
    #expect(try other.make().calendarEntries()[0].uid != entry.uid)
    let all = first.calendarEntries(of: Set(DayEntryKind.allCases))
    #expect(Set(all.map(\.uid)).count == all.count)
  }

  @Test func aRisingHasOneUid() throws {
    let day = try SampleDay().make()
    let event = HorizonEvent(
      body: .sun, kind: .rise, instant: try #require(day.sunrise), azimuth: 112,
      rule: .upperLimb)
    let entry = day.calendarEntries(of: [.sunrise])[0]
    #expect(event.calendarEntry(at: day.place).uid == entry.uid)
  }

  @Test func theHourThatComesTwiceIsInUTC() throws {
    let zone = try CivilTimeZone("Europe/Berlin")
    let changes: [(String, String)] = [
      ("2026-10-25T00:59:59Z", ";TZID=Europe/Berlin:20261025T025959"),
      ("2026-10-25T01:00:00Z", ":20261025T010000Z"), ("2026-10-25T01:59:59Z", ":20261025T015959Z"),
      ("2026-10-25T02:00:00Z", ";TZID=Europe/Berlin:20261025T030000"),
      ("2026-03-29T00:59:59Z", ";TZID=Europe/Berlin:20260329T015959"),
      ("2026-03-29T01:00:00Z", ";TZID=Europe/Berlin:20260329T030000"),
    ]
    for (moment, expected) in changes {
      let entry = CalendarEntry(
        kind: "test", time: .moment(try Instant(iso: moment)), summary: "a; b, c\\\nd\u{7}")
      let range = try Instant(iso: "2026-01-01")..<Instant(iso: "2027-01-01")
      let writer = try ICalendarWriter(zone: zone, covering: range)
      let lines = lines(try writer.text(of: entry))
      #expect(lines.contains("DTSTART\(expected)"))
      #expect(lines.contains("SUMMARY:a\\; b\\, c\\\\\\nd"))
      let head = self.lines(writer.head)
      #expect(head.contains("RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU"))
      #expect(head.contains("RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU"))
    }
  }

  @Test func yearsThatTheFormatDoesNotHaveAreRefused() throws {
    for number in try [CivilDate(0, 12, 31), CivilDate(10_000, 1, 1), CivilDate(-3101, 1, 1)] {
      var sample = SampleDay()
      sample.date = number
      let day = try sample.make()
      #expect(throws: PentadError.self) { try ICalendar.text(of: [day]) }
      #expect(throws: PentadError.self) { try ICalendar.text(of: [day], kinds: [.sunset]) }
    }
    var sample = SampleDay()
    sample.date = try CivilDate(9999, 12, 31)
    #expect(!(try ICalendar.text(of: [sample.make()])).contains("DTEND"))
  }

  @Test func anEmptyCalendarIsACalendar() throws {
    #expect(lines(try ICalendar.text(of: [PanchangDay]())).last == "END:VCALENDAR")
  }

  @Test func transitionsAndEventsAreMoments() throws {
    let transition = Transition(
      kind: .sankranti, value: 10, instant: try Instant(iso: "2027-01-14T15:30:20.4Z"))
    let lines = lines(try ICalendar.text(of: [transition]))
    #expect(lines.contains("DTSTART:20270114T153020Z"))
    #expect(lines.contains("SUMMARY:Makara Sankranti"))
    #expect(!lines.contains { $0.hasPrefix("GEO") })
  }

  @Test func aWriterOfDaysCoversAllThatTheyHave() throws {
    let day = try SampleDay().make()
    for kinds in [[.day], Set(DayEntryKind.allCases)] {
      let writer = try ICalendarWriter(
        daysFrom: day.date, to: day.date, at: day.place, kinds: kinds)
      var text = writer.head
      for entry in day.calendarEntries(of: kinds) { text += try writer.text(of: entry) }
      let events = lines(text + writer.tail)
      #expect(events.last == "END:VCALENDAR")
      #expect(events.contains("BEGIN:VTIMEZONE") == (kinds.count > 1))
      // There are no events outside the covered time, which would be written in UTC.
      #expect(!events.contains { $0.hasPrefix("DTSTART:") && $0.hasSuffix("Z") })
    }
  }

  @Test(arguments: [[1, 1, 1], [9_999, 12, 31]])
  func aWriterOfDaysReachesTheEndsOfTheFormat(parts: [Int]) throws {
    let date = try CivilDate(parts[0], parts[1], parts[2])
    for kinds in [[.day], [DayEntryKind.sunrise]] {
      _ = try ICalendarWriter(
        daysFrom: date, to: date, at: SampleDay().make().place, kinds: Set(kinds))
      for beyond in [date.advanced(by: -1), date.advanced(by: 1)]
      where !(1...9_999).contains(beyond.year) {
        #expect(throws: PentadError.self) {
          try ICalendarWriter(
            daysFrom: min(beyond, date), to: max(beyond, date), at: SampleDay().make().place,
            kinds: Set(kinds))
        }
      }
    }
  }
}
