#if Astro
  import PentadCore
  import Testing

  @testable import AstroKit

  @Suite struct PanchangDaysTests {
    let calendar: AstroCalendar
    let ujjain: Place

    init() async throws {
      calendar = try await AstroCalendar()
      ujjain = try Place(
        latitude: 23.1765, longitude: 75.7885, timeZone: CivilTimeZone("Asia/Kolkata"))
    }

    func days(
      _ place: Place, from: (Int, Int, Int), to: (Int, Int, Int),
      options: PanchangOptions = PanchangOptions()
    ) async throws -> [PanchangDay] {
      try await calendar.days(
        from: CivilDate(from.0, from.1, from.2), to: CivilDate(to.0, to.1, to.2), at: place,
        options: options
      ).collect()
    }

    @Test func daysFollowOneAnotherAndTheirLimbsCoverThem() async throws {
      let days = try await days(ujjain, from: (2023, 1, 1), to: (2024, 12, 31))
      #expect(days.count == 731)
      for (day, next) in zip(days, days.dropFirst()) {
        #expect(next.date == day.date.advanced(by: 1))
        #expect(day.span.upperBound == next.span.lowerBound)
        #expect(day.span.lowerBound == day.sunrise && day.horizon.nextSunrise == next.sunrise)
        covers(day.tithis, day.span)
        covers(day.nakshatras, day.span)
        covers(day.padas, day.span)
        covers(day.yogas, day.span)
        covers(day.karanas, day.span)
        covers(day.moonRashis, day.span)
      }
    }

    private func covers<Value>(_ spans: [LimbSpan<Value>], _ day: Range<Instant>) {
      guard let first = spans.first, let last = spans.last else {
        Issue.record("a day without a limb")
        return
      }
      #expect(first.start <= day.lowerBound && day.lowerBound < first.end)
      #expect(last.start < day.upperBound && day.upperBound <= last.end)
      for (span, next) in zip(spans, spans.dropFirst()) { #expect(span.end == next.start) }
    }

    @Test func theTithisOfSunrisesRepeatAndSkipAsTheirMarksSay() async throws {
      let days = try await days(ujjain, from: (2020, 1, 1), to: (2022, 12, 31))
      var repeated = 0
      var skipped = 0
      for (day, next) in zip(days, days.dropFirst()) {
        let udaya = try #require(day.udayaTithi)
        let later = try #require(next.udayaTithi)
        let steps = (later.index - udaya.index + 30) % 30
        #expect((0...2).contains(steps))
        #expect(next.isVriddhi == (steps == 0))
        #expect(day.kshayaTithis == (steps == 2 ? [udaya.next] : []))
        repeated += steps == 0 ? 1 : 0
        skipped += steps == 2 ? 1 : 0
        #expect(day.tithis[0].value == udaya && day.paksha == udaya.paksha)
      }
      // A lunation has 30 tithis in 29.53 days: about 6 more are skipped than repeated in a year.
      #expect((14...20).contains(skipped - repeated) && repeated > 15)
    }

    @Test func daysDoNotDependOnWhatIsAskedWithThem() async throws {
      let whole = try await days(ujjain, from: (2024, 2, 1), to: (2024, 5, 31))
      for day in [0, 17, 60, 120] {
        let alone = try await calendar.day(whole[day].date, at: ujjain)
        // To the last bit.
        #expect(alone == whole[day])
      }
    }

    /// The zone of Samoa skipped 2011-12-30: the set before the next sunrise is of the date before that.
    @Test func daysAroundASkippedDateDoNotDependOnTheRange() async throws {
      let apia = try Place(
        latitude: -13.83, longitude: -171.76, timeZone: CivilTimeZone("Pacific/Apia"))
      let whole = try await days(apia, from: (2011, 12, 27), to: (2012, 1, 2))
      for day in whole.dropFirst(2) {
        #expect(try await calendar.day(day.date, at: apia) == day)
      }
      #expect(whole.first { $0.date == SampleDays.date("2011-12-31") }?.muhurtas.brahma != nil)
    }

    @Test func atThePolesDaysGoOnWithoutASunrise() async throws {
      let tromso = try Place(
        latitude: 69.65, longitude: 18.96, timeZone: CivilTimeZone("Europe/Oslo"))
      let days = try await days(tromso, from: (2024, 1, 1), to: (2024, 12, 31))
      for (day, next) in zip(days, days.dropFirst()) {
        #expect(day.span.upperBound == next.span.lowerBound && !day.span.isEmpty)
        covers(day.tithis, day.span)
        #expect((day.udayaTithi == nil) == (day.sunrise == nil))
        if let sunrise = day.sunrise, let sunset = day.sunset { #expect(sunrise < sunset) }
      }
      let states = days.map(\.horizon.sunState)
      #expect(states.filter { $0 == .alwaysDown }.count > 45)
      #expect(states.filter { $0 == .alwaysUp }.count > 60)
      #expect(days[0].horizon.sunState == .alwaysDown && days[180].horizon.sunState == .alwaysUp)
      #expect(days[180].muhurtas.rahuKala == nil && days[180].muhurtas.horas.isEmpty)
      for latitude in [90.0, -90] {
        let pole = try Place(latitude: latitude, longitude: 0, timeZone: .utc)
        let year = try await self.days(pole, from: (2024, 1, 1), to: (2024, 12, 31))
        #expect(year.compactMap(\.sunrise).count == 1 && year.compactMap(\.sunset).count == 1)
      }
    }

    @Test func civilDaysBeginAtMidnight() async throws {
      let options = PanchangOptions(dayBoundary: .civil)
      let days = try await days(ujjain, from: (2024, 3, 1), to: (2024, 3, 31), options: options)
      for day in days {
        #expect(day.span == day.horizon.civilDay)
        covers(day.tithis, day.span)
      }
    }

    @Test func invalidRangesAreErrors() async throws {
      let first = try CivilDate(2024, 1, 1)
      let last = try CivilDate(2023, 12, 31)
      await #expect {
        try await calendar.days(from: first, to: last, at: ujjain).collect()
      } throws: {
        ($0 as? PentadError)?.code == .invalidDateRange
      }
      let far = try CivilDate(22_024, 1, 1)
      await #expect {
        try await calendar.days(from: first, to: far, at: ujjain).collect()
      } throws: {
        ($0 as? PentadError)?.code == .invalidDateRange
      }
      await #expect { try await calendar.day(far, at: ujjain) } throws: {
        ($0 as? PentadError)?.code == .outOfRange
      }
    }

    @Test func closedCalendarThrowsClosed() async throws {
      let date = try CivilDate(2024, 1, 1)
      _ = try await calendar.day(date, at: ujjain)
      await calendar.close()
      await calendar.close()
      await #expect { try await calendar.day(date, at: ujjain) } throws: {
        ($0 as? PentadError)?.code == .closed
      }
    }

    @Test func placesComputedAtOnceGiveWhatTheyGiveOneAfterAnother() async throws {
      let places = try [(23.18, 75.79), (69.65, 18.96), (-33.87, 151.21), (89, 0)].map {
        try Place(latitude: $0.0, longitude: $0.1, timeZone: .utc)
      }
      let first = try CivilDate(1999, 1, 1)
      let last = try CivilDate(1999, 12, 31)
      let calendar = calendar
      var alone: [[PanchangDay]] = []
      for place in places {
        let fresh = try await AstroCalendar()
        alone.append(try await fresh.days(from: first, to: last, at: place).collect())
        await fresh.close()
      }
      let together = try await withThrowingTaskGroup(of: (Int, [PanchangDay]).self) { group in
        for (index, place) in places.enumerated() {
          group.addTask {
            (index, try await calendar.days(from: first, to: last, at: place).collect())
          }
        }
        return try await group.reduce(into: Array(repeating: [PanchangDay](), count: places.count))
        {
          $0[$1.0] = $1.1
        }
      }
      #expect(together == alone)
    }

    @Test func cancellingEndsAStreamWithAnError() async throws {
      let days = calendar.days(
        from: try CivilDate(1900, 1, 1), to: try CivilDate(2099, 12, 31), at: ujjain)
      #expect(days.count == 73_049)
      let task = Task {
        var count = 0
        do throws(PentadError) {
          for try await _ in days {
            count += 1
            if count == 10 { withUnsafeCurrentTask { $0?.cancel() } }
          }
        } catch {
          return (count, Optional(error.code))
        }
        return (count, nil)
      }
      let (count, code) = await task.value
      #expect(code == .cancelled && count < 1_000)
    }

    @Test func progressEndsWithAllDays() async throws {
      let operation = calendar.loadDays(
        from: try CivilDate(2020, 1, 1), to: try CivilDate(2023, 12, 31), at: ujjain)
      var last: WorkProgress?
      for await progress in operation.progress { last = progress }
      #expect(try await operation.value.count == 1_461)
      #expect(last?.completed == 1_461 && last?.total == 1_461)
    }
  }
#endif
