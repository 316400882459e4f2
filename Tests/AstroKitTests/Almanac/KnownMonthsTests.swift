#if Astro
  import AstroKit
  import Foundation
  import PentadCore
  import Testing

  /// Years and months as the almanacs of their time have them.
  struct KnownMonthsTests {
    /// The intercalary months of 2010 to 2029, by the year of the Shaka era.
    static let adhika = [
      1932: "Vaishakha", 1934: "Bhadrapada", 1937: "Ashadha", 1940: "Jyeshtha", 1942: "Ashvina",
      1945: "Shravana", 1948: "Jyeshtha", 1951: "Chaitra",
    ]

    @Test(arguments: 1932...1951)
    func adhikaMonthsAreThoseOfTheAlmanacs(_ shaka: Int) async throws {
      let months = try await AstroCalendar().lunarYear(shaka: shaka).months
      let names = Self.putIn(months)
      #expect(names == Self.adhika[shaka].map { [$0] } ?? [])
      #expect(months.count == 12 + names.count)
      #expect(months.allSatisfy { !$0.masa.isKshaya })
    }

    /// The two of the twentieth century: a month is lost, and one is put in before and after.
    @Test func kshayaMonthsOf1963And1983() async throws {
      let calendar = try await AstroCalendar()
      let first = try await months(1885...1886, calendar)
      #expect(Self.lost(first) == ["1963-11-16 Margashirsha"])
      #expect(Self.putIn(first) == ["Kartika", "Chaitra"])
      let second = try await months(1904...1904, calendar)
      #expect(Self.lost(second) == ["1983-01-14 Magha"])
      #expect(Self.putIn(second) == ["Ashvina", "Phalguna"])
    }

    @Test func theYearBegins() async throws {
      let calendar = try await AstroCalendar()
      let before = try await calendar.day(CivilDate(2024, 4, 8), at: .newDelhi())
      let newYear = try await calendar.day(CivilDate(2024, 4, 9), at: .newDelhi())
      #expect(before.samvat.shaka == 1945)
      #expect(before.masa.amanta.name.english == "Phalguna")
      #expect(newYear.samvat.shaka == 1946)
      #expect(newYear.samvat.vikrama == 2081)
      #expect(newYear.samvat.southernSamvatsara.name.english == "Krodhi")
      #expect(newYear.samvat.northernSamvatsara.name.english == "Kalayukta")
      #expect(newYear.masa.amanta.name.english == "Chaitra")
      #expect(newYear.udayaTithi?.number == 1)
    }

    /// The published almanac's zodiac begins some 24″ from the ICRC's, ten minutes of the Sun's way.
    @Test func theSunEntersMakara() async throws {
      let entries = try await AstroCalendar().transitions(
        of: .sankranti, in: Instant(utc: "2024-01-01")..<Instant(utc: "2024-02-01"))
      #expect(entries.map(\.value) == [10])
      let published = try Instant(utc: "2024-01-14T21:24Z")
      #expect(entries.allSatisfy { abs($0.instant.seconds(after: published)) < 12 * 60 })
    }

    private func months(
      _ years: ClosedRange<Int>, _ calendar: AstroCalendar
    ) async throws -> [LunarMonth] {
      var months: [LunarMonth] = []
      for year in years { months += try await calendar.lunarYear(shaka: year).months }
      return months
    }

    /// The months that have no lunation of their own, with the new moon before.
    private static func lost(_ months: [LunarMonth]) -> [String] {
      months.filter(\.masa.isKshaya).map { month in
        let day = month.span.lowerBound.date.ISO8601Format().prefix(10)
        return "\(day) \(month.masa.amanta.next.name.english)"
      }
    }

    private static func putIn(_ months: [LunarMonth]) -> [String] {
      months.filter(\.masa.isAdhika).map(\.masa.amanta.name.english)
    }
  }
#endif
