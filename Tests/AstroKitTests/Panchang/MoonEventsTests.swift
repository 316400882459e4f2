#if Astro
  import PentadCore
  import Testing

  @testable import AstroKit

  /// The Moon's risings and settings by the day from sunrise to sunrise.
  struct MoonEventsTests {
    private static let bySunrise = PanchangOptions(moonEvents: .sunrise)

    /// Returns whether there is one event, within a minute of a clock time in India.
    private func isOne(_ instants: [Instant], at time: String) throws -> Bool {
      let expected = try Instant(utc: time)
      return instants.count == 1 && abs(instants[0].seconds(after: expected) + 19_800) < 60
    }

    /// drikpanchang.com has the moonrise of 02:03 on the 27th with the 26th.
    @Test func aMoonriseAfterMidnightBelongsToTheDayBefore() async throws {
      let calendar = try await AstroCalendar()
      let date = try CivilDate(2022, 1, 26)
      let day = try await calendar.day(date, at: .newDelhi(), options: Self.bySunrise)
      #expect(try isOne(day.moonrises, at: "2022-01-27T02:03:30"))
      #expect(day.moonsets.count == 1)
      let civil = try await calendar.day(date, at: .newDelhi())
      #expect(try isOne(civil.moonrises, at: "2022-01-26T00:58:30"))
      // The rest of the day is the same, whichever day the Moon's events belong to.
      #expect(civil.tithis == day.tithis && civil.sunset == day.sunset)
    }

    /// Each event of the Moon belongs to exactly one day.
    @Test(arguments: [
      (28.6, 77.2, "Asia/Kolkata"), (69.65, 18.96, "Europe/Oslo"),
      (-13.83, -171.76, "Pacific/Apia"),
    ])
    func everyEventBelongsToOneDay(
      _ latitude: Double, _ longitude: Double, _ zone: String
    ) async throws {
      let calendar = try await AstroCalendar()
      let place = try Place(latitude: latitude, longitude: longitude, timeZone: CivilTimeZone(zone))
      let (start, end) = (try CivilDate(2011, 11, 1), try CivilDate(2012, 4, 30))
      for boundary in DayBoundary.allCases {
        let options = PanchangOptions(dayBoundary: boundary, moonEvents: .sunrise)
        let days = try await calendar.days(from: start, to: end, at: place, options: options)
          .collect()
        let whole = days[0].span.lowerBound..<days[days.count - 1].span.upperBound
        for day in days where day.sunrise != nil && day.horizon.nextSunrise != nil {
          let hindu = day.sunrise!..<day.horizon.nextSunrise!
          #expect(
            day.moonrises.allSatisfy(hindu.contains) && day.moonsets.allSatisfy(hindu.contains))
        }
        guard boundary == .sunrise else { continue }
        let events = try await calendar.horizonEvents(
          of: .moon, at: place, in: whole, kinds: [.rise, .set])
        let listed = (days.flatMap(\.moonrises) + days.flatMap(\.moonsets)).sorted()
        #expect(listed == events.map(\.instant))
        let columns = try await calendar.dayColumns(
          from: start, to: end, at: place, options: options)
        #expect(columns.moonrises == days.map(\.moonrises.first))
      }
    }

    @Test func theOptionIsKeptAsText() throws {
      #expect(PanchangOptions(text: Self.bySunrise.text) == Self.bySunrise)
      #expect(PanchangOptions(text: PanchangOptions().text) == PanchangOptions())
      #expect(!PanchangOptions().text.contains("moon"))
    }

    /// The rows of the original have no dates in their times.
    @Test func theRowsOfTheOriginalStayCivil() async throws {
      let calendar = try await AstroCalendar()
      let date = try CivilDate(2022, 1, 26)
      let civil = try await calendar.dayContainers(from: date, to: date, at: .newDelhi())
      let other = try await calendar.dayContainers(
        from: date, to: date, at: .newDelhi(), options: Self.bySunrise)
      #expect(civil == other)
      let json = try await calendar.legacyJSON(from: date, to: date, at: .newDelhi())
      #expect(
        json
          == (try await calendar.legacyJSON(
            from: date, to: date, at: .newDelhi(), options: Self.bySunrise)))
    }
  }
#endif
