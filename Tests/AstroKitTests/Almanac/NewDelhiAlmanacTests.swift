#if Astro
  import AstroKit
  import PentadCore
  import Testing

  /// Every day of sixteen years against the published almanac.
  struct NewDelhiAlmanacTests {
    /// A day as the almanac has it.
    struct Entry {
      let tithi: String
      let month: String
    }

    /// The almanac may differ where a tithi begins within two minutes of sunrise.
    @Test func sixteenYearsAgreeWithThePublishedAlmanac() async throws {
      let almanac = try Self.almanac()
      let calendar = try await AstroCalendar()
      let days = try await calendar.days(
        from: CivilDate(2010, 1, 1), to: CivilDate(2025, 12, 31), at: .newDelhi()
      ).collect()
      #expect(almanac.count == 5_844)
      #expect(days.count == almanac.count)
      var tithis: [String] = []
      var months: [String] = []
      for (day, entry) in zip(days, almanac) {
        let tithi = day.udayaTithi.map { "\($0.number)" } ?? "none"
        if entry.tithi != "?", tithi != entry.tithi {
          tithis.append("\(day.date.text): \(entry.tithi), here \(tithi)")
        }
        let month = "\(day.masa.amanta.number)\(day.masa.isAdhika ? "+" : "")"
        if entry.month != "?", month != entry.month {
          months.append("\(day.date.text): \(entry.month), here \(month)")
        }
      }
      #expect(tithis.count <= 2, "\(tithis.joined(separator: "\n"))")
      #expect(months.isEmpty, "\(months.joined(separator: "\n"))")
    }

    private static func almanac() throws -> [Entry] {
      let lines = try AlmanacFixtures.lines("new-delhi-almanac.txt").map {
        $0.split(separator: " ").map(String.init)
      }
      let tithis = lines.filter { $0[1] == "T" }.flatMap { $0.dropFirst(2) }
      let months = lines.filter { $0[1] == "M" }.flatMap { $0.dropFirst(2) }
      return zip(tithis, months).map { Entry(tithi: $0, month: $1) }
    }
  }
#endif
