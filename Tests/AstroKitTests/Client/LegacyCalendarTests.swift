#if Astro
  import PentadCore
  import Testing

  @testable import AstroKit

  /// Errors of the old server, compared with the calendar itself.
  @Suite(.serialized) struct LegacyCalendarTests {
    static let places = [
      SampleDays.kolkata, SampleDays.kelowna,
      SampleDays.place("Asia/Kathmandu", 27.7, 85.3),
      SampleDays.place("America/St_Johns", 47.6, -52.7),
      SampleDays.place("Pacific/Kiritimati", 1.9, -157.4),
      SampleDays.place("Etc/GMT+12", -0.2, -176.5),
    ]

    @Test(arguments: places)
    func everyTimeIsThatOfTheCalendarOnItsOwnDate(_ place: Place) async throws {
      let calendar = try await AstroCalendar()
      let (start, end) = (SampleDays.date("2024-01-01"), SampleDays.date("2024-12-31"))
      let json = try await calendar.legacyJSON(from: start, to: end, at: place)
      let answer = try LegacyAnswer(json: json.utf8)
      let days = try await calendar.days(from: start, to: end, at: place).collect()
      #expect(answer.days.map(\.date) == days.map(\.date) && answer.days.count == 366)
      for (legacy, day) in zip(answer.days, days) {
        let zone = place.timeZone
        #expect(legacy.sunrise == day.sunrise.map { .init($0, in: zone) })
        #expect(legacy.moonrise == day.moonrises.first.map { .init($0, in: zone) })
        #expect(legacy.moonset == day.moonsets.first.map { .init($0, in: zone) })
        // At these places the Sun sets before midnight.
        #expect(legacy.sunset == day.sunset.map { .init($0, in: zone) })
      }
      let started = answer.days.flatMap(\.tithis).compactMap(\.start).count
      let zone = place.timeZone
      let year = zone.start(of: start)..<zone.start(of: end.advanced(by: 1))
      let transitions = try await calendar.transitions(of: .tithi, in: year)
      #expect(started == transitions.count)
      await calendar.close()
    }

    /// The old server's sunset of this date was the one before, at 00:16 UT.
    @Test func theSunsetOfKelownaIsThatOfItsDate() async throws {
      let calendar = try await AstroCalendar()
      let date = SampleDays.date("2011-11-14")
      let json = try await calendar.legacyJSON(from: date, to: date, at: SampleDays.kelowna)
      let day = try #require(try LegacyAnswer(json: json.utf8).days.first)
      #expect(day.sunset?.hour == 16 && day.sunrise?.hour == 7)
      #expect(
        json.hasPrefix(#"{"count":1,"0":{"dayNumerical":14,"month":11,"year":2011,"payload":{"#))
      await calendar.close()
    }

    /// The old server knew neither; it merged an intercalary month with its namesake.
    @Test func anAdhikaMonthHasItsOwnName() async throws {
      let calendar = try await AstroCalendar()
      let json = try await calendar.legacyJSON(
        from: SampleDays.date("2023-07-01"), to: SampleDays.date("2023-09-30"),
        at: SampleDays.kolkata
      )
      let months = try LegacyAnswer(json: json.utf8).days.flatMap(\.tithis).compactMap(\.lunarMonth)
      var runs: [String] = []
      for month in months where runs.last != month { runs.append(month) }
      #expect(runs == ["Asadha", "Adhika Sravana", "Sravana", "Bhadrapada"])
      await calendar.close()
    }

    @Test func aRequestThatIsTooLongIsRefused() async throws {
      let calendar = try await AstroCalendar()
      let date = SampleDays.date("2024-01-01")
      await #expect(throws: PentadError.self) {
        try await calendar.legacyJSON(
          from: date, to: date.advanced(by: 36_600), at: SampleDays.kolkata)
      }
      await #expect(throws: PentadError.self) {
        try await calendar.legacyJSON(
          from: date, to: date.advanced(by: -1), at: SampleDays.kolkata)
      }
      await calendar.close()
    }

    @Test func everyTithiAndEveryDateHasARow() async throws {
      let calendar = try await AstroCalendar()
      let (start, end) = (SampleDays.date("2024-01-01"), SampleDays.date("2025-12-31"))
      for place in [
        SampleDays.kolkata, SampleDays.kelowna, SampleDays.place("Europe/Oslo", 69.65, 18.96),
      ] {
        let rows = try await calendar.dayContainers(from: start, to: end, at: place)
        let zone = place.timeZone
        let span = zone.start(of: start)..<zone.start(of: end.advanced(by: 1))
        let transitions = try await calendar.transitions(of: .tithi, in: span)
        let begun = rows.filter { $0.startsToday == true }
        #expect(begun.map(\.tithiValue?.number) == transitions.map(\.value))
        #expect(begun.map(\.tithiStart?.milliseconds) == transitions.map(\.instant.milliseconds))
        #expect(Set(rows.map(\.date)).count == 731 && rows == rows.sorted())
        let continued = rows.filter { $0.startsToday == false }
        #expect(!continued.isEmpty && rows.allSatisfy { $0.lunarMonth != nil && $0.tithi != nil })
        let estimate = MoonView.estimate(days: 731)
        #expect(
          abs(estimate - rows.count) < 8, "\(estimate) rows were estimated, \(rows.count) came")
        for row in continued {
          let start = try #require(row.tithiStart)
          let rules = try await calendar.previousTransition(
            of: .tithi, before: zone.start(of: row.date.advanced(by: 1)))
          #expect(rules.instant.milliseconds == start.milliseconds)
        }
      }
      await calendar.close()
    }

    /// Each tithi's month is the one that the calendar finds for its lunar date.
    @Test func theMonthOfARowIsThatOfItsTithi() async throws {
      let calendar = try await AstroCalendar()
      for months in MonthScheme.allCases {
        let options = PanchangOptions(months: months)
        let rows = try await calendar.dayContainers(
          from: SampleDays.date("2023-06-01"), to: SampleDays.date("2023-10-31"),
          at: SampleDays.kolkata, options: options)
        for row in rows {
          let tithi = try #require(row.tithiValue)
          let text = try #require(row.lunarMonth)
          let isAdhika = text.hasPrefix("Adhika ")
          let name = try #require(
            (1...12).compactMap(MasaName.init(number:)).first { text.hasSuffix($0.name.english) })
          let found = try await calendar.find(
            LunarDate(shaka: 1_945, month: name, isAdhika: isAdhika, tithi: tithi), options: options
          )
          #expect(found?.start.milliseconds == row.tithiStart?.milliseconds, "\(row.date.text)")
        }
      }
      await calendar.close()
    }
  }
#endif
