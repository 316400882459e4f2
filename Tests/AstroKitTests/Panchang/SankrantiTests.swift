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
  }
#endif
