#if Astro
  import PentadCore
  import Testing

  @testable import AstroKit

  @Suite struct LunarDateTests {
    let calendar: AstroCalendar
    let ujjain: Place

    init() async throws {
      calendar = try await AstroCalendar()
      ujjain = try Place(
        latitude: 23.1765, longitude: 75.7885, timeZone: CivilTimeZone("Asia/Kolkata"))
    }

    @Test(arguments: MonthScheme.allCases)
    func datesConvertThereAndBack(scheme: MonthScheme) async throws {
      let options = PanchangOptions(months: scheme)
      // With adhika Shravana of 2023 and the turn of two years.
      let days = try await calendar.days(
        from: CivilDate(2023, 3, 1), to: CivilDate(2024, 4, 30), at: ujjain, options: options
      ).collect()
      for day in days where day.date.day.isMultiple(of: 5) {
        let date = try #require(day.lunarDate)
        let back = try await calendar.civilDates(of: date, at: ujjain, options: options)
        #expect(back.contains(day.date) && back.count <= 2, "\(day.date) \(date)")
        let found = try await calendar.find(date, options: options)
        let span = try #require(found)
        let sunrise = try #require(day.sunrise)
        #expect(span.start <= sunrise && sunrise < span.end)
      }
    }

    @Test func yearsHaveTwelveMonthsOrThirteen() async throws {
      // Adhika months of these years, as the almanacs have them.
      let adhika = [1932: 2, 1934: 6, 1937: 4, 1940: 3, 1942: 7, 1945: 5, 1948: 3]
      for year in 1930...1950 {
        let months = try await calendar.lunarYear(shaka: year).months
        let extra = months.filter(\.masa.isAdhika).map(\.masa.amanta.number)
        #expect(extra == adhika[year].map { [$0] } ?? [])
        #expect(months.count == 12 + extra.count)
        #expect(months.first?.masa.amanta.number == 1 && months.last?.masa.amanta.number == 12)
        for (month, next) in zip(months, months.dropFirst()) {
          #expect(month.span.upperBound == next.span.lowerBound)
        }
      }
    }

    @Test(arguments: Array(18...23))
    func aYearHasOneNameInAllItsMonths(_ hundreds: Int) async throws {
      let start = Double(try CivilDate(100 * hundreds, 1, 1).julianDayNumber)
      let table = try await Tables.table(start..<start + 36_600)
      var years: [Int: Set<Samvat>] = [:]
      for lunation in table.lunations(in: start..<start + 36_600) {
        let samvat = lunation.samvat(PanchangOptions())
        years[samvat.shaka, default: []].insert(samvat)
      }
      #expect(years.count >= 100)
      // No name comes twice, and at most one or two fall out in a century.
      let names = years.sorted { $0.key < $1.key }.map { year, samvats in
        #expect(samvats.count == 1, "\(year)")
        return samvats.first?.northernSamvatsara.index ?? -1
      }
      let steps = zip(names, names.dropFirst()).map { ($1 - $0 + 60) % 60 }
      #expect(steps.allSatisfy { (1...2).contains($0) })
      #expect((1...2).contains(steps.count { $0 == 2 }))
    }

    /// Years with an adhika month in which the name that is current changes near the year's beginning.
    @Test(arguments: [1_864, 1_869, 1_951, 1_953, 1_948])
    func theDaysOfAYearBearItsName(_ shaka: Int) async throws {
      let year = try await calendar.lunarYear(shaka: shaka)
      #expect(year.months.contains { $0.masa.isAdhika })
      for month in year.months {
        let middle = (month.span.lowerBound.julianDay + month.span.upperBound.julianDay) / 2
        let day = try await calendar.day(
          CivilDate(julianDayNumber: Int(middle)), at: ujjain)
        #expect(day.samvat == year.samvat, "\(day.date)")
      }
    }

    @Test func theLostMonthsOfTheCenturyAreFound() async throws {
      for (year, lost) in [(1885, 9), (1904, 11)] {
        let months = try await calendar.lunarYear(shaka: year).months
        let kshaya = try #require(months.filter(\.masa.isKshaya).first)
        // A month that bears two names: the lost one is among them.
        #expect([kshaya.masa.amanta.number, kshaya.masa.amanta.next.number].contains(lost))
        let adhika = months.filter(\.masa.isAdhika).count
        // The other adhika month of 1964 is Chaitra and belongs to the next year.
        #expect(adhika == (year == 1885 ? 1 : 2) && months.count == 11 + adhika)
      }
    }

    @Test(arguments: MonthScheme.allCases)
    func aMasaHasItsThirtyTithis(scheme: MonthScheme) async throws {
      let options = PanchangOptions(months: scheme)
      for (month, isAdhika) in [(1, false), (5, true), (5, false), (12, false)] {
        let grid = try await calendar.masaGrid(
          shaka: 1945, month: MasaName(index: month - 1), isAdhika: isAdhika, at: ujjain,
          options: options)
        #expect(grid.cells.count == 30)
        #expect(Set(grid.cells.map(\.tithi.value.number)) == Set(1...30))
        let days = grid.cells.flatMap(\.days)
        #expect((28...31).contains(days.count))
        for day in days { #expect(day.masaName.number == month && day.masa.isAdhika == isAdhika) }
      }
      await #expect {
        try await calendar.masaGrid(
          shaka: 1945, month: MasaName(index: 0), isAdhika: true, at: ujjain, options: options)
      } throws: {
        ($0 as? PentadError)?.code == .notFound
      }
    }

    @Test func aMonthGridHasSixWeeks() async throws {
      let grid = try await calendar.monthGrid(year: 2026, month: 11, at: ujjain)
      #expect(grid.rows.count == 6 && grid.rows.allSatisfy { $0.count == 7 })
      #expect(grid.rows[0][0].vara.number == 1 && grid.days.count == 30)
      #expect(grid.rows.joined().contains { $0.date == (try? CivilDate(2026, 11, 1)) })
      await #expect(throws: PentadError.self) {
        try await calendar.monthGrid(year: 2026, month: 13, at: ujjain)
      }
    }
  }
#endif
