import AstroKit
import CPentad
import PentadCore
import Testing

@testable import PentadC

/// What stands twice, in Swift and in the header, is the same.
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

  private func read<Case: CaseIterable & Equatable>(_ codes: [(Case, UInt32)]) throws
  where Case.AllCases == [Case] {
    #expect(codes.map(\.0) == Case.allCases, "a case is missing or stands in another place")
    for (value, code) in codes { #expect(try readCase(code, "code") == value) }
    #expect(throws: PentadError.self) { let _: Case = try readCase(UInt32(codes.count), "code") }
  }

  @Test func optionsAgree() throws {
    try read([
      (EphemerisKind.swiss, PENTAD_ASTRO_EPHEMERIS_SWISS.rawValue),
      (.moshier, PENTAD_ASTRO_EPHEMERIS_MOSHIER.rawValue),
    ])
    try read([
      (HorizonRule.Disc.upperLimb, PENTAD_ASTRO_DISC_UPPER_LIMB.rawValue),
      (.centre, PENTAD_ASTRO_DISC_CENTRE.rawValue),
      (.lowerLimb, PENTAD_ASTRO_DISC_LOWER_LIMB.rawValue),
    ])
    try read([
      (MonthScheme.amanta, PENTAD_ASTRO_MONTHS_AMANTA.rawValue),
      (.purnimanta, PENTAD_ASTRO_MONTHS_PURNIMANTA.rawValue),
    ])
    try read([
      (VikramaYear.chaitradi, PENTAD_ASTRO_VIKRAMA_CHAITRADI.rawValue),
      (.kartikadi, PENTAD_ASTRO_VIKRAMA_KARTIKADI.rawValue),
    ])
    try read([
      (DayBoundary.sunrise, PENTAD_ASTRO_DAY_FROM_SUNRISE.rawValue),
      (.civil, PENTAD_ASTRO_DAY_FROM_MIDNIGHT.rawValue),
    ])
    try read([
      (Luminary.sun, PENTAD_ASTRO_BODY_SUN.rawValue),
      (.moon, PENTAD_ASTRO_BODY_MOON.rawValue),
    ])
  }

  @Test func textsAgree() throws {
    try read([
      (PanchangScript.english, PENTAD_ASTRO_SCRIPT_ENGLISH.rawValue),
      (.iast, PENTAD_ASTRO_SCRIPT_IAST.rawValue),
      (.devanagari, PENTAD_ASTRO_SCRIPT_DEVANAGARI.rawValue),
    ])
    try read([
      (AlmanacTheme.light, PENTAD_ASTRO_THEME_LIGHT.rawValue),
      (.dark, PENTAD_ASTRO_THEME_DARK.rawValue),
    ])
  }

  @Test func entriesAreBits() throws {
    let codes: [(DayEntryKind, pentad_astro_day_entry)] = [
      (.day, PENTAD_ASTRO_ENTRY_DAY), (.sunrise, PENTAD_ASTRO_ENTRY_SUNRISE),
      (.sunset, PENTAD_ASTRO_ENTRY_SUNSET), (.moonrise, PENTAD_ASTRO_ENTRY_MOONRISE),
      (.moonset, PENTAD_ASTRO_ENTRY_MOONSET), (.sankranti, PENTAD_ASTRO_ENTRY_SANKRANTI),
      (.rahuKala, PENTAD_ASTRO_ENTRY_RAHU_KALA), (.yamaganda, PENTAD_ASTRO_ENTRY_YAMAGANDA),
      (.gulika, PENTAD_ASTRO_ENTRY_GULIKA), (.abhijit, PENTAD_ASTRO_ENTRY_ABHIJIT),
      (.brahma, PENTAD_ASTRO_ENTRY_BRAHMA), (.durmuhurta, PENTAD_ASTRO_ENTRY_DURMUHURTA),
      (.varjya, PENTAD_ASTRO_ENTRY_VARJYA), (.amrita, PENTAD_ASTRO_ENTRY_AMRITA),
    ]
    #expect(codes.map(\.0) == DayEntryKind.allCases)
    for (kind, code) in codes { #expect(try DayEntryKind.set(code.rawValue) == [kind]) }
    #expect(try DayEntryKind.set(0) == [.day])
    #expect(try DayEntryKind.set(codes.reduce(0) { $0 | $1.1.rawValue }).count == codes.count)
    for bits in [1 << 14, UInt32.max] {
      #expect(throws: PentadError.self) { try DayEntryKind.set(bits) }
    }
  }

  @Test func ayanamsasAgree() throws {
    try read([
      (Ayanamsa.lahiri, PENTAD_ASTRO_AYANAMSA_LAHIRI.rawValue),
      (.trueChitra, PENTAD_ASTRO_AYANAMSA_TRUE_CHITRA.rawValue),
      (.raman, PENTAD_ASTRO_AYANAMSA_RAMAN.rawValue),
      (.krishnamurti, PENTAD_ASTRO_AYANAMSA_KRISHNAMURTI.rawValue),
      (.faganBradley, PENTAD_ASTRO_AYANAMSA_FAGAN_BRADLEY.rawValue),
      (.yukteshwar, PENTAD_ASTRO_AYANAMSA_YUKTESHWAR.rawValue),
      (.suryaSiddhanta, PENTAD_ASTRO_AYANAMSA_SURYA_SIDDHANTA.rawValue),
      (.aryabhata, PENTAD_ASTRO_AYANAMSA_ARYABHATA.rawValue),
      (.trueRevati, PENTAD_ASTRO_AYANAMSA_TRUE_REVATI.rawValue),
      (.truePushya, PENTAD_ASTRO_AYANAMSA_TRUE_PUSHYA.rawValue),
    ])
  }

  @Test func transitionsAgree() throws {
    try read([
      (TransitionKind.tithi, PENTAD_ASTRO_TRANSITION_TITHI.rawValue),
      (.nakshatra, PENTAD_ASTRO_TRANSITION_NAKSHATRA.rawValue),
      (.pada, PENTAD_ASTRO_TRANSITION_PADA.rawValue),
      (.yoga, PENTAD_ASTRO_TRANSITION_YOGA.rawValue),
      (.karana, PENTAD_ASTRO_TRANSITION_KARANA.rawValue),
      (.moonRashi, PENTAD_ASTRO_TRANSITION_MOON_RASHI.rawValue),
      (.sankranti, PENTAD_ASTRO_TRANSITION_SANKRANTI.rawValue),
      (.phase, PENTAD_ASTRO_TRANSITION_PHASE.rawValue),
      (.masa, PENTAD_ASTRO_TRANSITION_MASA.rawValue),
      (.solarQuarter, PENTAD_ASTRO_TRANSITION_SOLAR_QUARTER.rawValue),
    ])
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
      #expect(try Kind(kind.code) == kind)
      #expect(try Kind.set(kind.code.rawValue) == [kind])
    }
    #expect(try Kind.set(0) == Set(Kind.allCases))
    #expect(try Kind.set(3) == [.rise, .set])
    for bits in [16, 17, UInt32.max] { #expect(throws: PentadError.self) { try Kind.set(bits) } }
    #expect(throws: PentadError.self) { try Kind(pentad_astro_horizon_event(3)) }
  }
}
