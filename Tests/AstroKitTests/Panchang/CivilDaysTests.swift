#if Astro
  import PentadCore
  import TestSupport
  import Testing

  @testable import AstroKit

  /// Days from midnight to midnight are called by what rules their sunrise, as the others are.
  @Suite struct CivilDaysTests {
    let calendar: AstroCalendar
    let ujjain: Place

    init() async throws {
      calendar = try await AstroCalendar()
      ujjain = try Place(
        latitude: 23.1765, longitude: 75.7885, timeZone: CivilTimeZone("Asia/Kolkata"))
    }

    /// The texts of a month's picture by the date of their cell.
    private func cells(_ boundary: DayBoundary) async throws -> [String: [String]] {
      let grid = try await calendar.monthGrid(
        year: 2026, month: 11, at: ujjain, options: PanchangOptions(dayBoundary: boundary))
      let root = try #require(PictureNode.read(grid.svg()))
      var cells: [String: [String]] = [:]
      for node in root.all {
        guard let date = node.attributes["data-date"] else { continue }
        // The Sun's entry into a sign belongs to the day within which it is, whenever that begins.
        cells[date] = node.named("text").map(\.text).filter { !$0.contains("Sankranti") }
      }
      return cells
    }

    @Test func aMonthShowsWhatRulesTheSunrises() async throws {
      let (civil, other) = (try await cells(.civil), try await cells(.sunrise))
      #expect(civil.count == 35 && civil == other)
    }

    @Test func aDayStressesWhatRulesItsSunrise() async throws {
      let options = PanchangOptions(dayBoundary: .civil)
      let day = try await calendar.day(CivilDate(2026, 11, 18), at: ujjain, options: options)
      let udaya = try #require(day.udayaTithi)
      #expect(day.tithis[0].value != udaya)
      let fact = DayFact.all(of: day, in: .english)[0]
      let strong = try #require(fact.strong)
      #expect(fact.values[strong].hasPrefix(udaya.name.english))
      #expect(day.ruling(day.tithis)?.value == udaya)
    }

    @Test func withoutASunriseItIsTheDaysBeginningThatCounts() async throws {
      let tromso = try Place(
        latitude: 69.65, longitude: 18.96, timeZone: CivilTimeZone("Europe/Oslo"))
      let day = try await calendar.day(CivilDate(2024, 12, 21), at: tromso)
      #expect(day.sunrise == nil)
      #expect(day.ruling(day.nakshatras) == day.nakshatras.first)
      #expect(day.ruling([LimbSpan<Tithi>]()) == nil)
    }
  }
#endif
