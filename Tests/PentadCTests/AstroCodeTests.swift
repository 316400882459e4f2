import AstroKit
import CPentad
import PentadCore
import Testing

@testable import PentadC

/// Values that exist both in Swift and in the header are equal.
@Suite struct AstroCodeTests {
  @Test(
    arguments: [
      (.invalidPlace, PENTAD_ASTRO_INVALID_PLACE),
      (.invalidDateRange, PENTAD_INVALID_DATE_RANGE),
      (.unknownTimeZone, PENTAD_UNKNOWN_TIME_ZONE),
      (.outOfRange, PENTAD_ASTRO_OUT_OF_RANGE),
      (.ephemerisMissing, PENTAD_ASTRO_EPHEMERIS_MISSING),
      (.ephemerisDowngraded, PENTAD_ASTRO_EPHEMERIS_DOWNGRADED),
      (.unknownRequestType, PENTAD_ASTRO_UNKNOWN_REQUEST_TYPE),
      (.incompleteAnswer, PENTAD_ASTRO_INCOMPLETE_ANSWER),
      (.noLocation, PENTAD_ASTRO_NO_LOCATION),
      (.locationChanged, PENTAD_ASTRO_LOCATION_CHANGED),
    ] as [(PentadError.Code, pentad_status)])
  func statusesAgree(code: PentadError.Code, status: pentad_status) {
    #expect(PentadError(code, "").status == status)
  }

  /// A number that C gives is the case that has it, and one that no case has is refused by its name.
  @Test func numbersComeBack() throws {
    try comeBack(\.code, { try Ayanamsa($0, "value") })
    try comeBack(\.code, { try TransitionKind($0, "value") })
    try comeBack(\.code, { try PanchangScript($0, "value") })
    try comeBack(\.code, { try AlmanacTheme($0, "value") })
    try comeBack(\.code, { try EphemerisKind($0, "value") })
    try comeBack(\.code, { try HorizonRule.Disc($0, "value") })
    try comeBack(\.code, { try MonthScheme($0, "value") })
    try comeBack(\.code, { try VikramaYear($0, "value") })
    try comeBack(\.code, { try DayBoundary($0, "value") })
    try comeBack(\.code, { try MoonEvents($0, "value") })
    try comeBack(\.code, { try SamvatsaraRule($0, "value") })
    try comeBack(\.code, { try VedicRituRule($0, "value") })
    try comeBack(\.code, { try Luminary($0, "value") })
    try comeBack(\.code, { try LunarDateEra($0, "value") })
    #expect(PENTAD_ASTRO_AYANAMSA_TRUE_PUSHYA == Ayanamsa.truePushya.code)
    #expect(PENTAD_ASTRO_TRANSITION_KIND_SOLAR_QUARTER == TransitionKind.solarQuarter.code)
  }

  private func comeBack<Case: CaseIterable & Equatable, Code: RawRepresentable<UInt32>>(
    _ code: (Case) -> Code, _ read: (Code) throws -> Case
  ) throws {
    for value in Case.allCases { #expect(try read(code(value)) == value) }
    let numbers = Case.allCases.map { code($0).rawValue }
    #expect(numbers.sorted() == Array(0..<UInt32(numbers.count)))
    let none = try #require(Code(rawValue: UInt32(numbers.count)))
    let error = #expect(throws: PentadError.self) { try read(none) }
    #expect(error?.code == .misuse)
    #expect(error?.message == "value is \(numbers.count)")
  }

  @Test func entriesAreBits() throws {
    let codes: [(DayEntryKind, pentad_astro_day_entry)] = [
      (.day, PENTAD_ASTRO_DAY_ENTRY_DAY), (.sunrise, PENTAD_ASTRO_DAY_ENTRY_SUNRISE),
      (.sunset, PENTAD_ASTRO_DAY_ENTRY_SUNSET), (.moonrise, PENTAD_ASTRO_DAY_ENTRY_MOONRISE),
      (.moonset, PENTAD_ASTRO_DAY_ENTRY_MOONSET), (.sankranti, PENTAD_ASTRO_DAY_ENTRY_SANKRANTI),
      (.rahuKala, PENTAD_ASTRO_DAY_ENTRY_RAHU_KALA), (.yamaganda, PENTAD_ASTRO_DAY_ENTRY_YAMAGANDA),
      (.gulika, PENTAD_ASTRO_DAY_ENTRY_GULIKA), (.abhijit, PENTAD_ASTRO_DAY_ENTRY_ABHIJIT),
      (.brahma, PENTAD_ASTRO_DAY_ENTRY_BRAHMA), (.durmuhurta, PENTAD_ASTRO_DAY_ENTRY_DURMUHURTA),
      (.varjya, PENTAD_ASTRO_DAY_ENTRY_VARJYA), (.amrita, PENTAD_ASTRO_DAY_ENTRY_AMRITA),
    ]
    #expect(codes.map(\.0) == DayEntryKind.allCases)
    for (kind, code) in codes { #expect(try DayEntryKind.set(code.rawValue) == [kind]) }
    #expect(try DayEntryKind.set(0) == [.day])
    #expect(try DayEntryKind.set(codes.reduce(0) { $0 | $1.1.rawValue }).count == codes.count)
    for bits in [1 << 14, UInt32.max] {
      #expect(throws: PentadError.self) { try DayEntryKind.set(bits) }
    }
  }

  /// A name is found under the number of its enum, from 1.
  @Test func enumsHaveTheirNames() {
    func isNamed(_ unit: pentad_astro_unit, _ code: UInt32, _ name: PanchangName) {
      let text = pentad_astro_name(unit, Int32(code), PENTAD_ASTRO_SCRIPT_DEVANAGARI)
      #expect(text.map { String(cString: $0) } == name.devanagari)
    }
    for value in Paksha.allCases {
      isNamed(PENTAD_ASTRO_UNIT_PAKSHA, value.code.rawValue, value.name)
    }
    for value in Ayana.allCases {
      isNamed(PENTAD_ASTRO_UNIT_AYANA, value.code.rawValue, value.name)
    }
    for value in Graha.allCases {
      isNamed(PENTAD_ASTRO_UNIT_GRAHA, value.code.rawValue, value.name)
    }
    for value in Choghadiya.allCases {
      isNamed(PENTAD_ASTRO_UNIT_CHOGHADIYA, value.code.rawValue, value.name)
    }
  }

  @Test func unitsHaveTheirNames() {
    func areNamed<Unit: PanchangUnit>(_ code: pentad_astro_unit, _ unit: Unit.Type) {
      for index in 0..<Unit.count {
        let text = pentad_astro_name(code, Int32(index + 1), PENTAD_ASTRO_SCRIPT_IAST)
        #expect(text.map { String(cString: $0) } == Unit(index: index).name.iast)
      }
      #expect(pentad_astro_name(code, Int32(Unit.count + 1), PENTAD_ASTRO_SCRIPT_IAST) == nil)
    }
    areNamed(PENTAD_ASTRO_UNIT_TITHI, Tithi.self)
    areNamed(PENTAD_ASTRO_UNIT_NAKSHATRA, Nakshatra.self)
    areNamed(PENTAD_ASTRO_UNIT_YOGA, Yoga.self)
    areNamed(PENTAD_ASTRO_UNIT_KARANA, Karana.self)
    areNamed(PENTAD_ASTRO_UNIT_VARA, Vara.self)
    areNamed(PENTAD_ASTRO_UNIT_MASA, MasaName.self)
    areNamed(PENTAD_ASTRO_UNIT_RASHI, Rashi.self)
    areNamed(PENTAD_ASTRO_UNIT_SAMVATSARA, Samvatsara.self)
    areNamed(PENTAD_ASTRO_UNIT_RITU, Ritu.self)
  }

  @Test func eventsAreBits() throws {
    typealias Kind = HorizonEvent.Kind
    for kind in Kind.allCases {
      #expect(try Kind(kind.code, "event") == kind)
      #expect(try Kind.set(kind.code.rawValue) == [kind])
    }
    #expect(try Kind.set(0) == Set(Kind.allCases))
    #expect(try Kind.set(3) == [.rise, .set])
    for bits in [16, 17, UInt32.max] { #expect(throws: PentadError.self) { try Kind.set(bits) } }
    #expect(throws: PentadError.self) { try Kind(pentad_astro_horizon_event(3), "event") }
  }
}
