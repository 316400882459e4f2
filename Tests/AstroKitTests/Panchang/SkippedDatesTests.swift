#if Astro
  import PentadCore
  import Testing

  @testable import AstroKit

  /// Zones that moved across the date line: a date that no clock showed, or one that it showed twice.
  @Suite struct SkippedDatesTests {
    struct Skip: Sendable, CustomTestStringConvertible {
      let zone: String
      let latitude: Double
      let longitude: Double
      let date: String

      var testDescription: String { "\(zone) \(date)" }

      var place: Place {
        get throws {
          try Place(
            latitude: latitude, longitude: longitude, timeZone: CivilTimeZone(zone))
        }
      }
    }

    static let skips = [
      Skip(zone: "Pacific/Apia", latitude: -13.83, longitude: -171.76, date: "2011-12-30"),
      Skip(zone: "Pacific/Fakaofo", latitude: -9.36, longitude: -171.21, date: "2011-12-30"),
      Skip(zone: "Pacific/Kwajalein", latitude: 8.72, longitude: 167.73, date: "1993-08-21"),
      Skip(zone: "Asia/Manila", latitude: 14.6, longitude: 120.98, date: "1844-12-31"),
    ]

    let calendar: AstroCalendar

    init() async throws { calendar = try await AstroCalendar() }

    @Test(arguments: skips) func aDateThatDoesNotExistIsNotFound(_ skip: Skip) async throws {
      let (place, date) = (try skip.place, try CivilDate(iso: skip.date))
      let error = await failure { try await calendar.day(date, at: place) }
      #expect(error?.code == .notFound)
      #expect(
        error?.message.contains(skip.date) == true && error?.message.contains(skip.zone) == true)
      await expect(throwing: .notFound) { try await calendar.lunarDate(of: date, at: place) }
    }

    @Test(arguments: skips) func aSpanLeavesItOut(_ skip: Skip) async throws {
      let (place, date) = (try skip.place, try CivilDate(iso: skip.date))
      let (start, end) = (date.advanced(by: -3), date.advanced(by: 3))
      let stream = calendar.days(from: start, to: end, at: place)
      let days = try await stream.collect()
      #expect(days.map(\.date) == (-3...3).filter { $0 != 0 }.map { date.advanced(by: $0) })
      #expect(stream.count == 6)
      for (day, next) in zip(days, days.dropFirst()) {
        #expect(day.span.upperBound == next.span.lowerBound && !day.span.isEmpty)
        // No place here is polar: the Sun rises and sets, and the night ends with the next day's sunrise.
        #expect(day.horizon.sunState == .normal && day.horizon.moonState == .normal)
        #expect(day.sunrise != nil && day.sunset != nil)
        #expect(day.horizon.nextSunrise == next.sunrise)
        #expect(
          abs(
            day.horizon.civilDay.upperBound.seconds(after: day.horizon.civilDay.lowerBound) - 86_400
          ) < 3_700)
        #expect(day.muhurtas.horas.count == 24)
        #expect(try await calendar.day(day.date, at: place) == day)
      }
      let alone = try await calendar.days(from: date, to: date, at: place).collect()
      #expect(alone.isEmpty)
      let loaded = try await calendar.loadDays(from: start, to: end, at: place).value
      #expect(loaded == days)
    }

    @Test(arguments: skips) func columnsAndGridsLeaveItOut(_ skip: Skip) async throws {
      let (place, date) = (try skip.place, try CivilDate(iso: skip.date))
      let (start, end) = (date.advanced(by: -3), date.advanced(by: 3))
      let days = try await calendar.days(from: start, to: end, at: place).collect()
      let columns = try await calendar.dayColumns(from: start, to: end, at: place)
      #expect(columns.count == 6)
      #expect((0..<6).map(columns.date(at:)) == days.map(\.date))
      #expect(columns.sunrises == days.map(\.sunrise))
      #expect(columns.udayaTithis == days.map(\.udayaTithi))
      let grid = try await calendar.monthGrid(year: date.year, month: date.month, at: place)
      #expect(grid.rows.map(\.count).sorted() == [6, 7, 7, 7, 7, 7])
      for row in grid.rows {
        #expect(row.map(grid.column(of:)) == row.map(\.vara.index))
      }
      #expect(grid.days.count == CivilDate.daysIn(month: date.month, of: date.year) - 1)
    }

    @Test(arguments: skips) func rowsOfTheOriginalLeaveItOut(_ skip: Skip) async throws {
      let (place, date) = (try skip.place, try CivilDate(iso: skip.date))
      for offset in [-2, -1, 0, 1] {
        let (start, end) = (date.advanced(by: offset), date.advanced(by: 2))
        let rows = try await calendar.dayContainers(from: start, to: end, at: place)
        let dates = Set(rows.map(\.date.isoText))
        #expect(dates.count == (offset <= 0 ? 2 - offset : 2), "\(offset)")
        let json = try await calendar.legacyJSON(from: start, to: end, at: place)
        #expect(json.hasPrefix("{\"count\":\(dates.count),"))
        #expect(json.contains("\"\(dates.count - 1)\":") && !json.contains("\"\(dates.count)\":"))
      }
    }

    @Test func theHandlerKeepsAMonthWithoutTheDate() async throws {
      let handler = try await MasterDataHandler(source: calendar)
      try await handler.locations.update(Self.skips[0].place)
      let (start, end) = (try CivilDate(2011, 12, 28), try CivilDate(2012, 1, 2))
      let first = try await handler.getDate(from: start, to: end)
      #expect(Set(first.value.map(\.date)).count == 5 && first.origin == .source)
      let again = try await handler.getDate(from: start, to: end)
      #expect(again.value == first.value && again.origin == .memory)
    }

    /// 4 July 1892 in Samoa, 18 October 1867 in Alaska: the clock went back a day.
    @Test(arguments: [
      ("Pacific/Apia", -13.83, -171.76, "1892-07-04"),
      ("Pacific/Pago_Pago", -14.28, -170.7, "1892-07-04"),
    ])
    func aDateThatWasShownTwiceIsOneDayOfTwo(
      _ zone: String, _ latitude: Double, _ longitude: Double, _ text: String
    ) async throws {
      let place = try Place(
        latitude: latitude, longitude: longitude, timeZone: CivilTimeZone(zone))
      let date = try CivilDate(iso: text)
      let days = try await calendar.days(
        from: date.advanced(by: -2), to: date.advanced(by: 2), at: place
      ).collect()
      #expect(days.count == 5)
      let double = days[2]
      #expect(
        abs(
          double.horizon.civilDay.upperBound.seconds(after: double.horizon.civilDay.lowerBound)
            - 172_800) < 2)
      // Its night is a night, and ends with its own second sunrise.
      let (sunset, end) = (try #require(double.sunset), try #require(double.horizon.nextSunrise))
      #expect(abs(end.seconds(after: sunset) - 46_000) < 4_000)
      #expect(double.horizon.civilDay.contains(end))
      for day in days { #expect(day.horizon.sunState == .normal) }
      for (day, next) in zip(days, days.dropFirst()) {
        #expect(day.span.upperBound == next.span.lowerBound)
      }
    }

    /// A zone without such a change skips no date, even if it has summer time.
    @Test func summerTimeSkipsNoDate() throws {
      for name in ["Asia/Kolkata", "America/Sao_Paulo", "Africa/Cairo", "Asia/Beirut", "+05:30"] {
        let zone = try CivilTimeZone(name)
        let first = try CivilDate(1_900, 1, 1).julianDayNumber
        #expect(zone.skippedDates(first..<first + 50_000).isEmpty, "\(name)")
      }
      for name in ["Pacific/Kiritimati", "Pacific/Enderbury", "Pacific/Guam"] {
        let zone = try CivilTimeZone(name)
        let first = try CivilDate(1_800, 1, 1).julianDayNumber
        let skipped = zone.skippedDates(first..<first + 80_000)
        #expect(skipped.count == 1, "\(name)")
        for number in skipped { #expect(!zone.has(CivilDate(julianDayNumber: number))) }
      }
    }
  }
#endif
