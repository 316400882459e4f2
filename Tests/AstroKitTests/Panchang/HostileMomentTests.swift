#if Astro
  import PentadCore
  import Testing

  @testable import AstroKit

  /// Moments and dates for which there is no answer.
  struct HostileMomentTests {
    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 9e6])
    func theNextOfAnythingIsRefused(julianDay: Double) async throws {
      let calendar = try await AstroCalendar()
      let moment = Instant(julianDay: julianDay)
      let code: PentadError.Code = julianDay.isFinite ? .outOfRange : .invalidDateRange
      await expect(throwing: code) { try await calendar.nextTransition(of: .tithi, after: moment) }
      await expect(throwing: code) {
        try await calendar.previousTransition(of: .masa, before: moment)
      }
      await expect(throwing: code) {
        try await calendar.nextHorizonEvent(.rise, of: .sun, at: place(20), after: moment)
      }
      await expect(throwing: code) {
        try await calendar.previousHorizonEvent(.rise, of: .moon, at: place(20), before: moment)
      }
    }

    @Test func datesEndWhereTheyEnd() throws {
      let date = try CivilDate(2026, 11, 21)
      #expect(date.advanced(by: .max) == (try CivilDate(100_000, 12, 31)))
      #expect(date.advanced(by: .min) == (try CivilDate(-100_000, 1, 1)))
      #expect(try CivilDate(100_000, 12, 31).advanced(by: 1) == CivilDate(100_000, 12, 31))
    }

    @Test func memoryHoldsSoManyDaysAtOnce() async throws {
      let calendar = try await AstroCalendar()
      let (start, end) = (try CivilDate(1700, 1, 1), try CivilDate(2000, 12, 31))
      let days = calendar.days(from: start, to: end, at: try place(20))
      await expect(throwing: .invalidDateRange) { try await days.collect() }
      await expect(throwing: .invalidDateRange) {
        try await calendar.loadDays(from: start, to: end, at: place(20)).value
      }
    }

    @Test func entriesOfNoTimeAreRefused() {
      for time: CalendarEntry.Time in [
        .moment(Instant(julianDay: .nan)), .moment(Instant(julianDay: .infinity)),
      ] {
        let entry = CalendarEntry(kind: "mine", time: time, summary: "")
        #expect(throws: PentadError.self) { try ICalendar.text(of: [entry]) }
      }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func aCalendarOfNoTimeIsRefused(julianDay: Double) async throws {
      let (now, never) = (Instant(julianDay: 2_460_000), Instant(julianDay: julianDay))
      // Nothing is less than what is no number: `..<` takes it at either end.
      let ranges =
        julianDay.isNaN ? [now..<never, never..<now] : [min(now, never)..<max(now, never)]
      let writer = try ICalendarWriter(zone: .utc, covering: now..<now)
      for range in ranges {
        await expect(throwing: .invalidDateRange) {
          try ICalendarWriter(zone: .utc, covering: range)
        }
        await expect(throwing: .invalidDateRange) { try ICalendarWriter(eventsIn: range) }
        let entry = CalendarEntry(kind: "mine", time: .span(range), summary: "")
        await expect(throwing: .invalidDateRange) { try writer.text(of: entry) }
      }
      let calendar = try await AstroCalendar()
      for range in ranges {
        await expect(throwing: .invalidDateRange) {
          try await calendar.transitions(of: .tithi, in: range)
        }
        await expect(throwing: .invalidDateRange) {
          try await calendar.horizonEvents(of: .sun, at: place(20), in: range)
        }
        await expect(throwing: .invalidDateRange) { try await calendar.solarEclipses(in: range) }
        await expect(throwing: .invalidDateRange) { try await calendar.lunarEclipses(in: range) }
      }
    }

    /// libswe numbers the series of some millennia, and gives -99999999 beyond.
    @Test func unnumberedSarosIsAbsent() async throws {
      let calendar = try await AstroCalendar(AstroCalendar.Configuration(ephemeris: .moshier))
      let start = Instant(julianDay: 990_558)
      let found = try await calendar.solarEclipses(in: start..<Instant(julianDay: 990_923))
      #expect(!found.isEmpty)
      for eclipse in found {
        #expect(eclipse.saros == nil)
        #expect(!eclipse.calendarEntry().description.contains("saros"))
      }
    }
  }
#endif
