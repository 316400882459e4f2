#if Astro
  import PentadCore
  import Testing

  @testable import AstroKit

  @Suite struct SankrantiTests {
    /// However few days are asked for at once, the day of the Sun's entry has it.
    @Test(arguments: [1, 9, 45]) func theDayOfAnEntryHasIt(_ count: Int) async throws {
      let calendar = try await AstroCalendar()
      let place = try Place(
        latitude: 23.1765, longitude: 75.7885, timeZone: CivilTimeZone("Asia/Kolkata"))
      let first = try CivilDate(2026, 3, 1)
      var found: [Instant] = []
      var date = first
      while date.julianDayNumber < first.julianDayNumber + 45 {
        let last = date.advanced(by: count - 1)
        let days = try await calendar.days(from: date, to: last, at: place).collect()
        found += days.compactMap(\.sankranti)
        date = last.advanced(by: 1)
      }
      let start = try #require(try await calendar.day(first, at: place).sunrise)
      let end = try #require(try await calendar.day(date, at: place).sunrise)
      let entries = try await calendar.transitions(of: .sankranti, in: start..<end)
      #expect(found.map(\.milliseconds) == entries.map(\.instant.milliseconds))
      #expect(found.count == 2)
    }

    /// If a day begins before sunrise, an entry before sunrise is named after the sign that it
    /// enters.
    @Test(arguments: DayBoundary.allCases)
    func anEntryIsNamedAfterTheSignThatBegins(_ boundary: DayBoundary) async throws {
      let calendar = try await AstroCalendar()
      let days = try await calendar.days(
        from: CivilDate(2024, 1, 1), to: CivilDate(2025, 12, 31), at: .newDelhi(),
        options: PanchangOptions(dayBoundary: boundary, vedicRitu: .suryaSiddhanta)
      ).collect()
      let range = days[0].span.lowerBound..<days[days.count - 1].span.upperBound
      let entered = try await calendar.transitions(of: .sankranti, in: range)
      let entries = days.filter { $0.sankranti != nil }
      #expect(entries.map(\.sunRashi.next.number) == entered.map(\.value))
      for day in days {
        // Two signs of the Sun form a season; Mina begins the first one.
        #expect(day.season.vedicRitu.index == (day.sunRashi.index + 1) % 12 / 2, "\(day.date)")
      }
    }

    @Test(arguments: DayBoundary.allCases)
    func theTextsNameMakara(_ boundary: DayBoundary) async throws {
      // The Sun enters Makara some hours before the sunrise of the 15th.
      let date = try CivilDate(2024, 1, boundary == .civil ? 15 : 14)
      let day = try await AstroCalendar().day(
        date, at: .newDelhi(), options: PanchangOptions(dayBoundary: boundary))
      #expect(day.sankranti != nil && day.sunRashi.name.english == "Dhanu")
      #expect(day.marks().contains("Makara Sankranti"))
      #expect(day.description().contains("Sankranti: Makara 02:"))
      #expect(day.calendarEntries(of: [.sankranti]).map(\.summary) == ["Makara Sankranti"])
      // A day is named after the values at sunrise.
      #expect(day.paksha == day.udayaTithi?.paksha)
    }
  }
#endif
