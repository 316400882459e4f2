import PentadCore
import Testing

@testable import AstroKit

@Suite("The names of months and years")
struct MasaTests {
  @Test("A month is named after the sign that the Sun enters in it")
  func names() {
    // From Mina into Mesha: Chaitra.
    let chaitra = Masa(signAtStart: 11, signAtEnd: 0, paksha: .shukla)
    #expect(chaitra.amanta.number == 1 && chaitra.purnimanta.number == 1)
    #expect(!chaitra.isAdhika && !chaitra.isKshaya)
    let dark = Masa(signAtStart: 11, signAtEnd: 0, paksha: .krishna)
    #expect(dark.amanta.number == 1 && dark.purnimanta.number == 2)
  }

  @Test("A month without an entry is adhika and stands whole inside its namesake")
  func adhika() {
    // 2023: adhika Shravana, the Sun in Karka at both new moons.
    for paksha in Paksha.allCases {
      let month = Masa(signAtStart: 3, signAtEnd: 3, paksha: paksha)
      #expect(month.isAdhika && month.amanta.number == 5 && month.purnimanta.number == 5)
    }
    // The dark fortnight before it is the first half of the same purnimanta month.
    let before = Masa(signAtStart: 2, signAtEnd: 3, paksha: .krishna)
    #expect(before.amanta.number == 4 && before.purnimanta.number == 5 && !before.isAdhika)
    let after = Masa(signAtStart: 3, signAtEnd: 4, paksha: .krishna)
    #expect(after.amanta.number == 5 && after.purnimanta.number == 6)
  }

  @Test("A month with two entries is kshaya and its number is the first of its two names")
  func kshaya() {
    // 1983: the Sun enters Makara and Kumbha in one lunation; Pausha and Magha share it.
    let month = Masa(signAtStart: 8, signAtEnd: 10, paksha: .shukla)
    #expect(month.isKshaya && month.amanta.number == 10)
    #expect(month.bears(MasaName(index: 10), .amanta, .shukla))
    #expect(!month.bears(MasaName(index: 11), .amanta, .shukla))
    #expect(Masa(signAtStart: 8, signAtEnd: 10, paksha: .krishna).purnimanta.number == 12)
  }

  @Test("Eras: a new year begins with Chaitra, whatever month came before")
  func samvat() {
    // New moons: 2024-04-08 18:21 (Chaitra), 2024-03-10 09:00 (Phalguna), 2023-07-17 18:32
    // (adhika Shravana), 2023-11-13 09:27 (Kartika).
    func year(_ newMoon: Double, _ month: Int, _ vikrama: VikramaYear = .chaitradi) -> Samvat {
      Samvat(
        newMoon: newMoon, month: MasaName(index: month - 1),
        options: PanchangOptions(vikramaYear: vikrama))
    }
    let year1946 = year(2_460_409.26, 1)
    #expect(year1946.shaka == 1946 && year1946.vikrama == 2081 && year1946.kali == 5125)
    #expect(year1946.southernSamvatsara.name.english == "Krodhi")
    #expect(year1946.northernSamvatsara.name.english == "Kalayukta")
    #expect(year(2_460_379.9, 12).shaka == 1945)
    #expect(year(2_460_143.27, 5).shaka == 1945)
    #expect(year(2_460_261.9, 8, .kartikadi).vikrama == 2080)
    #expect(year(2_460_232.2, 7, .kartikadi).vikrama == 2079)
  }

  /// Years by the count with its correction. The examples are from Sewell and Dikshit, The Indian
  /// Calendar (1896), articles 54 and 59; from Kielhorn in the Indian Antiquary 19 (1890); and from
  /// the Calendar Reform Committee (1955), appendix 5-E.
  @Test(
    "Northern years are those that are printed",
    arguments: [
      1436: "Vrisha", 1437: "Subhanu", 1650: "Kalayukta", 1778: "Prabhava", 1779: "Shukla",
      1876: "Plavanga",
    ])
  func northernYears(_ shaka: Int, _ name: String) {
    let mesha = LunarNewYear.meshaEntry(kali: shaka + Samvat.kaliOfShaka)
    // The year's first new moon lies within the month before the Sun's entry into Mesha.
    let years = (0..<30).map { days in
      Samvat(
        newMoon: mesha - Double(days), month: MasaName(index: 0),
        options: PanchangOptions(samvatsaraRule: .meshaEntryBija))
    }
    #expect(Set(years.map(\.shaka)) == [shaka])
    #expect(Set(years.map(\.northernSamvatsara.name.english)) == [name])
  }

  @Test("Every unit has a name of its own in three forms")
  func units() {
    func check<Unit: PanchangUnit>(_: Unit.Type, names: Int) {
      let all = (1...Unit.count).compactMap { Unit(number: $0) }
      #expect(all.count == Unit.count && all.map(\.number) == Array(1...Unit.count))
      #expect(Set(all.map(\.name.english)).count == names)
      #expect(Set(all.map(\.name.iast)).count == names)
      #expect(Set(all.map(\.name.devanagari)).count == names)
      #expect(Unit(number: 0) == nil && Unit(number: Unit.count + 1) == nil)
      #expect(Unit(index: -1).number == Unit.count && all[Unit.count - 1].next == all[0])
    }
    check(Tithi.self, names: 16)
    check(Nakshatra.self, names: 27)
    check(Yoga.self, names: 27)
    check(Karana.self, names: 11)
    check(Vara.self, names: 7)
    check(Rashi.self, names: 12)
    check(MasaName.self, names: 12)
    check(Samvatsara.self, names: 60)
    check(Ritu.self, names: 6)
  }

  @Test("Karanas: one fixed, seven in turn eight times, three fixed")
  func karanas() {
    let names = (1...60).compactMap { Karana(number: $0)?.name.english }
    #expect(names[0] == "Kimstughna" && names[1] == "Bava" && names[7] == "Vishti")
    #expect(names[56] == "Vishti" && names[57...] == ["Shakuni", "Chatushpada", "Naga"])
  }

  @Test("Weekdays of known dates, and their rulers")
  func varas() throws {
    #expect(Vara(try CivilDate(2026, 11, 21)).name.english == "Saturday")
    #expect(Vara(try CivilDate(2000, 1, 1)).lord == .saturn)
    #expect(Vara(try CivilDate(-4712, 1, 1)).number == 5)
  }
}
