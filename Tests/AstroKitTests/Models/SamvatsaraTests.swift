import PentadCore
import Testing

@testable import AstroKit

@Suite struct SamvatsaraTests {
  private func name(_ vikrama: Int, _ rule: SamvatsaraRule = .announced) -> String {
    Samvatsara(kali: vikrama + 3_044, rule: rule).name.english
  }

  /// The names under which Nepal's committee (Onlinekhabar, Lokpath, Ratopati, Makalukhabar, Nagarik,
  /// Nepal Khabar, 2020 to 2025) and the almanacs of northern India announced these years. Ananda fell
  /// out in 2078.
  @Test(arguments: [
    2_074: "Sadharana", 2_075: "Virodhakrit", 2_076: "Paridhavi", 2_077: "Pramadi",
    2_078: "Rakshasa", 2_079: "Nala", 2_080: "Pingala", 2_081: "Kalayukta", 2_082: "Siddharthi",
    2_083: "Raudra",
  ])
  func theNameIsTheOneThatAlmanacsAnnounce(_ vikrama: Int, _ expected: String) {
    #expect(name(vikrama) == expected)
  }

  @Test(arguments: [
    (2_077, "Ananda", "Pramadi"), (2_080, "Pingala", "Nala"), (2_082, "Siddharthi", "Kalayukta"),
    (2_083, "Raudra", "Siddharthi"),
  ])
  func theOtherRulesNameTheYearAtItsEntryIntoMesha(
    _ vikrama: Int, _ plain: String, _ corrected: String
  ) {
    #expect(name(vikrama, .meshaEntry) == plain)
    #expect(name(vikrama, .meshaEntryBija) == corrected)
  }

  @Test(arguments: SamvatsaraRule.allCases)
  func noNameComesTwiceInARowAndOneFallsOutInACentury(_ rule: SamvatsaraRule) {
    let names = (3_000...6_000).map { Samvatsara(kali: $0, rule: rule).index }
    let steps = zip(names, names.dropFirst()).map { ($1 - $0 + 60) % 60 }
    #expect(steps.allSatisfy { (1...2).contains($0) })
    #expect((34...36).contains(steps.count { $0 == 2 }))
  }

  @Test func newMoonsOfNewYearsAgreeWithTheAlmanac() throws {
    // 2020-03-24 09:28, 2021-04-12 02:31, 2023-03-21 17:23, 2026-03-19 01:23; adhika Chaitra 1963:
    // 1963-03-25 12:10; all UT.
    for (kali, text) in [
      (5_121, "2020-03-24T09:28Z"), (5_122, "2021-04-12T02:31Z"), (5_124, "2023-03-21T17:23Z"),
      (5_127, "2026-03-19T01:23Z"), (5_064, "1963-03-25T12:10Z"),
    ] {
      let expected = try Instant(iso: text).julianDay
      #expect(abs(LunarNewYear.newMoon(kali: kali) - expected) < 0.1, "\(kali)")
    }
  }

  /// Changes that drikpanchang.com publishes, to a day.
  @Test(arguments: [
    ("2024-04-29", "Kalayukta"), ("2026-04-21", "Raudra"), ("2028-04-12", "Dundubhi"),
  ])
  func theRunningYearChangesOnThePublishedDate(_ date: String, _ expected: String) throws {
    let noon = Instant(julianDay: try Instant(iso: date).julianDay + 0.5)
    let later = JovianYears.published.span(at: Instant(julianDay: noon.julianDay + 1))
    #expect(later.value.name.english == expected)
    #expect(abs(later.start.julianDay - noon.julianDay) < 0.5)
    let before = JovianYears.published.span(at: Instant(julianDay: later.start.julianDay - 0.01))
    #expect(before.value.next == later.value && before.end == later.start)
  }

  @Test func namesAreSpelledAsAlmanacsPrintThem() {
    let names = (0..<60).map { Samvatsara(index: $0).name }
    #expect(names[52].english == "Siddharthi" && names[52].devanagari == "सिद्धार्थी")
    #expect(names[46].iast == "Pramādī" && names[8].english == "Yuva")
    // None is a stem: Krodhin, Yuvan, Dhatri.
    #expect(!names.contains { $0.english.hasSuffix("in") || $0.english.hasSuffix("an") })
    #expect(names[9].english == "Dhata" && names[5].devanagari == "अङ्गिरा")
  }

  @Test func nonFiniteInstantHasAYear() {
    for day in [Double.nan, .infinity, -.infinity, 1e300] {
      #expect(JovianYears.published.count(at: day) == 0)
    }
  }
}
