#if Astro
  import PentadCore
  import Testing

  @testable import AstroKit

  @Suite struct LunarEraTests {
    private let calendar: AstroCalendar
    private let delhi: Place

    init() async throws {
      calendar = try await AstroCalendar()
      delhi = try .newDelhi()
    }

    private func dates(
      _ month: Int, _ tithi: Int, _ year: Int, _ era: LunarDateEra,
      _ options: PanchangOptions = PanchangOptions(), isAdhika: Bool = false
    ) async throws -> [LunarDate] {
      try await calendar.lunarDates(
        month: MasaName(index: month - 1), isAdhika: isAdhika, tithi: Tithi(index: tithi - 1),
        in: year, of: era, at: delhi, options: options)
    }

    @Test(arguments: [
      // Ugadi, a kartikadi year's last and first day, and its Chaitra.
      (1, 1, 2_083, VikramaYear.chaitradi, 1_948), (7, 30, 2_083, .chaitradi, 1_948),
      (7, 30, 2_078, .kartikadi, 1_944), (8, 1, 2_079, .kartikadi, 1_944),
      (1, 1, 2_079, .kartikadi, 1_945),
    ])
    func aVikramaYearHasItsShakaYear(
      _ month: Int, _ tithi: Int, _ year: Int, _ vikrama: VikramaYear, _ shaka: Int
    ) async throws {
      let options = PanchangOptions(vikramaYear: vikrama)
      let found = try await dates(month, tithi, year, .vikrama, options)
      #expect(found.map(\.shaka) == [shaka])
      #expect(found.map { $0.vikrama(options) } == [year])
    }

    /// A purnimanta Kartika begins with the dark fortnight, before the new year that Kartika's bright
    /// one begins.
    @Test(arguments: MonthScheme.allCases)
    func aDatesVikramaYearIsTheDays(_ scheme: MonthScheme) async throws {
      for vikrama in VikramaYear.allCases {
        let options = PanchangOptions(months: scheme, vikramaYear: vikrama)
        let days = try await calendar.days(
          from: CivilDate(2023, 7, 1), to: CivilDate(2024, 5, 1), at: delhi, options: options
        ).collect()
        for day in days where day.date.day.isMultiple(of: 4) {
          let date = try #require(day.lunarDate)
          #expect(date.vikrama(options) == day.samvat.vikrama, "\(day.date)")
          let found = try await dates(
            date.month.number, date.tithi.number, day.samvat.vikrama, .vikrama, options,
            isAdhika: date.isAdhika)
          #expect(found == [date], "\(day.date)")
          let civil = try await dates(
            date.month.number, date.tithi.number, day.date.year, .civil, options,
            isAdhika: date.isAdhika)
          #expect(civil.contains(date), "\(day.date)")
        }
      }
    }

    @Test func aCivilYearMayHaveADateTwiceOrNotAtAll() async throws {
      // Pausha's bright fortnight lies about the turn of the year.
      var counts: [Int] = []
      for year in 2_000...2_019 {
        let found = try await dates(10, 11, year, .civil)
        counts.append(found.count)
        for date in found {
          let civil = try await calendar.civilDates(of: date, at: delhi)
          #expect(civil.isEmpty || civil.contains { $0.year == year })
        }
      }
      #expect(Set(counts) == [0, 1, 2])
      // Twenty lunar years in twenty civil ones.
      #expect((19...21).contains(counts.reduce(0, +)))
    }

    @Test(arguments: [2_024: "2024-11-01", 2_025: "2025-10-21", 2_026: "2026-11-09"])
    func theAmavasyaOfAshvinaIsFoundByItsCivilYear(_ year: Int, _ expected: String) async throws {
      let found = try await dates(7, 30, year, .civil)
      let civil = try await calendar.civilDates(of: try #require(found.first), at: delhi)
      #expect(found.count == 1 && civil.map(\.isoText) == [expected])
    }

    @Test func missingMonthHasNoDates() async throws {
      #expect(try await dates(5, 1, 1_948, .shaka, isAdhika: true).isEmpty)
      #expect(try await dates(5, 1, 2_083, .vikrama, isAdhika: true).isEmpty)
      #expect(try await dates(3, 1, 2_026, .civil, isAdhika: true).map(\.shaka) == [1_948])
      await #expect(throws: PentadError.self) { try await dates(1, 1, .max, .civil) }
      await #expect(throws: PentadError.self) { try await dates(1, 1, .min, .vikrama) }
    }
  }
#endif
