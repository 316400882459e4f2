#if Astro
  import PentadCore
  import Testing

  @testable import AstroKit

  @Suite struct YearNameTests {
    private func day(_ date: String, _ options: PanchangOptions) async throws -> PanchangDay {
      try await AstroCalendar().day(CivilDate(iso: date), at: .newDelhi(), options: options)
    }

    /// Gujarat's new year is the day after Diwali: 2022-10-26, 2023-11-14.
    @Test(arguments: [
      ("2022-01-24", 2_078, "Pramadi"), ("2022-06-01", 2_078, "Pramadi"),
      ("2022-10-25", 2_078, "Pramadi"), ("2022-10-26", 2_079, "Ananda"),
      ("2023-11-13", 2_079, "Ananda"), ("2023-11-14", 2_080, "Rakshasa"),
      ("2024-04-09", 2_080, "Rakshasa"),
    ])
    func aKartikadiYearHasItsNumberAndItsNameTogether(
      _ date: String, _ number: Int, _ name: String
    ) async throws {
      let day = try await day(date, PanchangOptions(vikramaYear: .kartikadi))
      #expect(day.samvat.vikrama == number)
      #expect(day.samvat.northernSamvatsara.name.english == name)
      #expect(day.description().contains("Vikrama \(number) \(name)"))
    }

    @Test(arguments: [
      ("2025-03-29", 2_081, "Kalayukta"), ("2025-03-31", 2_082, "Siddharthi"),
      ("2026-03-18", 2_082, "Siddharthi"), ("2026-11-21", 2_083, "Raudra"),
      ("2020-06-01", 2_077, "Pramadi"),
    ])
    func aChaitradiYearHasTheAnnouncedName(
      _ date: String, _ number: Int, _ name: String
    ) async throws {
      let samvat = try await day(date, PanchangOptions()).samvat
      #expect(samvat.vikrama == number && samvat.northernSamvatsara.name.english == name)
    }

    @Test func aDayHasTheRunningYearWithItsEnd() async throws {
      let day = try await day("2026-04-01", PanchangOptions())
      let running = day.runningSamvatsara
      #expect(running.value.name.english == "Siddharthi")
      #expect(running.end.isoText.hasPrefix("2026-04-21"))
      #expect(day.samvat.northernSamvatsara.name.english == "Raudra")
      #expect(day.description().contains("Samvatsara: Siddharthi until 2026-04-21 "))
      let next = try await self.day("2026-04-22", PanchangOptions()).runningSamvatsara
      #expect(next.value.name.english == "Raudra" && next.start == running.end)
    }

    @Test func aRuleNamesTheYear() async throws {
      let names = try await SamvatsaraRule.allCases.asyncMap { rule in
        try await day("2026-11-21", PanchangOptions(samvatsaraRule: rule))
          .samvat.northernSamvatsara.name.english
      }
      #expect(names == ["Raudra", "Raudra", "Siddharthi"])
    }

    /// Days on which the three counts of seasons differ: after a new moon and before the Sun's entry,
    /// and the other way round.
    @Test(arguments: [
      // Pausha, the Sun in Makara.
      ("2022-01-24", "Hemanta", "Hemanta", "Shishira"),
      // Chaitra's bright fortnight, the Sun in Mina.
      ("2024-04-10", "Vasanta", "Shishira", "Vasanta"),
      // Shravana, the Sun in Karka.
      ("2024-08-07", "Varsha", "Grishma", "Varsha"),
      // Adhika Shravana, the Sun in Karka.
      ("2023-08-01", "Varsha", "Grishma", "Varsha"),
      // Ashvina's bright fortnight, the Sun in Kanya.
      ("2024-10-05", "Sharad", "Varsha", "Sharad"),
      // Bhadrapada's dark fortnight, the Sun in Kanya.
      ("2026-10-06", "Varsha", "Varsha", "Sharad"),
    ])
    func aVedicSeasonGoesByItsRule(
      _ date: String, _ lunar: String, _ solar: String, _ siddhanta: String
    ) async throws {
      let found = try await VedicRituRule.allCases.asyncMap { rule in
        try await day(date, PanchangOptions(vedicRitu: rule)).season.vedicRitu.name.english
      }
      #expect(found == [lunar, solar, siddhanta])
      let usual = try await day(date, PanchangOptions(months: .purnimanta))
      #expect(usual.season.vedicRitu.name.english == lunar)
      #expect(usual.description().contains("(Vedic: \(lunar))"))
    }
  }

  extension Sequence {
    fileprivate func asyncMap<Value>(
      _ transform: (Element) async throws -> Value
    ) async rethrows -> [Value] {
      var values: [Value] = []
      for element in self { values.append(try await transform(element)) }
      return values
    }
  }
#endif
