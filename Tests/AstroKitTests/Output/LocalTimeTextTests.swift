import PentadCore
import Testing

@testable import AstroKit

@Suite struct LocalTimeTextTests {
  @Test(arguments: [
    ("2026-11-21T00:58:12.345Z", "Asia/Kolkata", "2026-11-21T06:28:12.345+05:30"),
    ("2026-11-21T00:58:12.345Z", "Asia/Kathmandu", "2026-11-21T06:43:12.345+05:45"),
    ("2026-03-08T09:59:59.999Z", "America/Los_Angeles", "2026-03-08T01:59:59.999-08:00"),
    ("2026-03-08T10:00:00.000Z", "America/Los_Angeles", "2026-03-08T03:00:00.000-07:00"),
    ("2026-07-01T13:00:00.000Z", "Australia/Lord_Howe", "2026-07-01T23:30:00.000+10:30"),
    ("2026-01-01T00:00:00.000Z", "UTC", "2026-01-01T00:00:00.000+00:00"),
    ("2026-01-01T03:29:00.000Z", "-03:30", "2025-12-31T23:59:00.000-03:30"),
    // Local mean time, before zones were.
    ("1850-01-01T00:00:00.000Z", "Asia/Kolkata", "1850-01-01T05:53:28.000+05:53:28"),
    ("-000500-03-01T00:00:00.000Z", "+05:30", "-000500-03-01T05:30:00.000+05:30"),
  ])
  func aMomentIsWrittenByTheClockWithItsOffset(
    _ utc: String, _ zone: String, _ local: String
  ) throws {
    let instant = try Instant(iso: utc)
    #expect(instant.isoText(in: try CivilTimeZone(zone)) == local)
    #expect(instant.isoText(in: nil) == utc)
    #expect(try Instant(iso: local).isoText == utc)
  }

  @Test(arguments: [
    "2026-11-21T06:30+05:30:60", "2026-11-21T06:30+18:00:01", "2026-11-21T06:30+05:3:1",
  ])
  func impossibleOffsetIsRefused(_ text: String) {
    #expect(throws: PentadError.self) { try Instant(iso: text) }
  }

  @Test func aDaysTextsMayHaveTheClockOfThePlace() throws {
    let day = try SampleDay().make()
    let zone = day.place.timeZone
    let text = day.json(withHours: true, clock: zone).text()
    #expect(text.contains("\"sunrise\":\"2026-11-21T06:48:00.000+05:30\""))
    #expect(!text.contains("Z\""))
    let cells = Dictionary(
      uniqueKeysWithValues: zip(PanchangCSV.header, PanchangCSV.row(day, clock: zone)))
    #expect(cells["sunset"] == "2026-11-21T17:42:00.000+05:30")
    #expect(cells["rahuKala"]?.contains("+05:30/2026-11-21T") == true)
    #expect(!cells.values.contains { $0.hasSuffix("Z") })
    #expect(PanchangCSV.text([day], clock: zone).contains("+05:30"))
    let event = HorizonEvent(
      body: .sun, kind: .rise, instant: try #require(day.sunrise), azimuth: 112, rule: .upperLimb)
    #expect(event.json(clock: zone).text().contains("06:48:00.000+05:30"))
    let transition = Transition(kind: .tithi, value: 12, instant: event.instant)
    #expect(transition.json(clock: zone).text().contains("06:48:00.000+05:30"))
    #expect(transition.json().text().contains("01:18:00.000Z"))
  }

  @Test func aTimeOnAnotherDateHasTheDate() throws {
    let date = SampleDays.date("2026-11-14")
    let late = SampleDays.instant(date, 24.5, .utc)
    #expect(LocalTime(late, in: .utc, to: .minute).text(on: date) == "00:30 (11-15)")
    #expect(
      LocalTime(late, in: .utc, to: .second).text(on: date, withSeconds: true)
        == "00:30:00 (11-15)")
    // A cell of a month, too: the Sun sets on the next date by this clock.
    var sample = SampleDay()
    sample.zone = "Pacific/Auckland"
    let day = try sample.make()
    let cell = MonthCell(day: day, isOwn: true, beginsFortnight: false, options: .init())
    var svg = SVGWriter()
    cell.draw(x: 0, y: 0, in: &svg)
    #expect(svg.text.contains("14:18 – 01:12 (11-22)"))
  }
}
