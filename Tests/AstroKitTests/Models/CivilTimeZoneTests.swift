import PentadCore
import Testing

@testable import AstroKit

@Suite("Time zones and their clocks")
struct CivilTimeZoneTests {
  @Test(
    "Offsets are read",
    arguments: [
      ("+05:30", 19_800), ("-03:30", -12_600), ("+00:00", 0), ("UTC", 0), ("Z", 0),
      ("+18:00", 64_800), ("Asia/Kathmandu", 20_700), ("+05:45", 20_700),
    ])
  func offsets(text: String, seconds: Int) throws {
    let zone = try CivilTimeZone(text)
    #expect(zone.offset(at: Instant(milliseconds: 1_700_000_000_000)) == seconds)
  }

  @Test(
    "What is no zone is refused",
    arguments: [
      "", "Mars/Olympus", "+5:30", "+05:60", "+18:01", "05:30", "+0530", "asia/kolkata", "+05:3x",
      "Asia/Kolkata ", "../etc/passwd", "\0", "Asia/Kolkata\0x",
    ])
  func refused(text: String) {
    #expect {
      try CivilTimeZone(text)
    } throws: {
      ($0 as? PentadError)?.code == .unknownTimeZone
    }
  }

  @Test("Minutes make the identifier that reads back")
  func minutes() throws {
    for minutes in stride(from: -1_080, through: 1_080, by: 15) {
      let zone = try CivilTimeZone(minutesEast: minutes)
      let again = try CivilTimeZone(zone.identifier)
      #expect(zone == again && zone.offset(at: Instant(milliseconds: 0)) == minutes * 60)
    }
    #expect(throws: PentadError.self) { try CivilTimeZone(minutesEast: 1_081) }
  }

  /// Each zone, its date and the UTC moment at which that date begins.
  @Test(
    "Days begin at the first moment of their date",
    arguments: [
      ("Asia/Kolkata", 2024, 1, 1, "2023-12-31T18:30"),
      ("America/New_York", 2024, 3, 10, "2024-03-10T05:00"),
      ("America/New_York", 2024, 3, 11, "2024-03-11T04:00"),
      // Midnight itself is skipped.
      ("America/Sao_Paulo", 2018, 11, 4, "2018-11-04T03:00"),
      ("Asia/Beirut", 2022, 3, 27, "2022-03-26T22:00"),
      // Midnight is set back to 23:00: the date begins an hour later.
      ("America/Sao_Paulo", 2019, 2, 17, "2019-02-17T03:00"),
      ("America/Havana", 2023, 11, 5, "2023-11-05T04:00"),
      // The date that Samoa skipped has no length.
      ("Pacific/Apia", 2011, 12, 30, "2011-12-30T10:00"),
      ("Pacific/Apia", 2011, 12, 31, "2011-12-30T10:00"),
      ("Pacific/Apia", 2011, 12, 29, "2011-12-29T10:00"),
      ("Australia/Lord_Howe", 2024, 4, 7, "2024-04-06T13:00"),
    ])
  func starts(zone: String, year: Int, month: Int, day: Int, utc: String) throws {
    let number = try CivilDate(year, month, day).julianDayNumber
    // The answer does not depend on earlier queries.
    for lead in [0, 1, 40] {
      var clock = ZoneClock(try CivilTimeZone(zone))
      if lead > 0 { for day in -lead...lead { _ = clock.start(ofJulianDayNumber: number + day) } }
      let start = clock.start(ofJulianDayNumber: number)
      #expect(Self.text(start) == utc)
    }
  }

  @Test(
    "Dates partition time in every zone of note",
    arguments: [
      "Europe/London", "America/St_Johns", "Asia/Tehran", "Pacific/Apia", "Africa/Casablanca",
      "America/Sao_Paulo", "Antarctica/Troll", "Asia/Pyongyang", "Pacific/Kwajalein",
    ])
  func partition(zone: String) throws {
    var clock = ZoneClock(try CivilTimeZone(zone))
    let first = try CivilDate(1990, 1, 1).julianDayNumber
    let starts = (0...10_000).map { clock.start(ofJulianDayNumber: first + $0) }
    for (day, (start, next)) in zip(starts, starts.dropFirst()).enumerated() {
      // A date that was skipped has no length; Troll's longest day has 26 hours.
      #expect(start <= next && next - start < 1.1)
      let local = start + 1e-6 + clock.offsetDays(at: start + 1e-6) + 0.5
      if start < next { #expect(Int(local.rounded(.down)) == first + day) }
    }
  }

  private static func text(_ julianDay: Double) -> String {
    let minutes = Int((julianDay * 1_440 + 720).rounded())
    let date = CivilDate(julianDayNumber: minutes / 1_440)
    func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    return "\(date.year)-\(two(date.month))-\(two(date.day))T"
      + "\(two(minutes % 1_440 / 60)):\(two(minutes % 60))"
  }
}
