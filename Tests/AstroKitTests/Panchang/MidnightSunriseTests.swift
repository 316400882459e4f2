#if Astro
  import PentadCore
  import Testing

  @testable import AstroKit

  /// Places near the polar circle where sunrise passes midnight: in spring a date has two sunrises, in
  /// summer one between two sunrises has none.
  ///
  /// The sunrises and the tithis at them are those of libswe's altitude and elongation, found moment by
  /// moment without the days.
  @Suite struct MidnightSunriseTests {
    let calendar: AstroCalendar
    let vorkuta: Place

    init() async throws {
      calendar = try await AstroCalendar()
      vorkuta = try Place(
        latitude: 67.4974, longitude: 64.0611, timeZone: CivilTimeZone("Europe/Moscow"))
    }

    private func day(_ date: String) async throws -> PanchangDay {
      try await calendar.day(CivilDate(iso: date), at: vorkuta)
    }

    private func clock(_ instant: Instant?) -> String {
      guard let instant else { return "-" }
      let time = LocalTime(instant, in: vorkuta.timeZone, to: .minute)
      return "\(time.date.isoText.suffix(5)) \(time.hoursAndMinutes)"
    }

    @Test func theNightOfADateWithTwoSunrisesEndsWithTheSecond() async throws {
      let (double, next) = (try await day("2025-05-22"), try await day("2025-05-23"))
      #expect(double.horizon.sunrises.map(clock) == ["05-22 00:03", "05-22 23:56"])
      #expect(double.horizon.sunsets.map(clock) == ["05-22 21:24", "05-23 21:31"])
      #expect(next.horizon.previousSunset == double.horizon.sunsets.last)
      #expect(double.horizon.nextSunrise == double.horizon.sunrises.last)
      #expect(double.muhurtas.choghadiyas.count == 16 && double.muhurtas.horas.count == 24)
      #expect(double.span.upperBound == next.span.lowerBound)
      #expect(
        double.description().contains("\nSunrise: 00:03, 23:56\nSunset: 21:24, 21:31 (05-23)\n"))
      #expect(
        double.calendarEntries(of: [.sunrise]).map(\.time)
          == double.horizon.sunrises.map { .moment($0) })
    }

    @Test(arguments: [
      // Navami, Ekadashi, then Dvadashi: Dashami alone rules no sunrise.
      ("2025-05-22", 24, [25], false), ("2025-05-23", 27, [], false),
      // A single tithi rules both sunrises of the date.
      ("2019-05-22", 19, [], true), ("2043-05-22", 14, [], true),
      // The sunrise before is two dates away, or the next one is.
      ("2047-07-18", 27, [], false), ("2047-07-20", 27, [], true),
      ("2052-07-18", 22, [23], false), ("2052-07-20", 24, [], false),
      ("2025-07-18", 24, [], false), ("2025-07-20", 25, [], false),
    ])
    func aTithiIsLostOrRepeatedByTheSunrises(
      _ date: String, _ tithi: Int, _ lost: [Int], _ isVriddhi: Bool
    ) async throws {
      let day = try await day(date)
      #expect(day.udayaTithi?.number == tithi)
      #expect(day.kshayaTithis.map(\.number) == lost)
      #expect(day.isVriddhi == isVriddhi)
    }

    @Test func theNightBeforeADateWithoutASunriseEndsWithTheSunriseAfterIt() async throws {
      let (before, between) = (try await day("2025-07-18"), try await day("2025-07-19"))
      let after = try await day("2025-07-20")
      #expect(clock(before.sunrise) == "07-18 23:55" && clock(before.sunset) == "07-19 21:39")
      #expect(before.horizon.nextSunrise == after.sunrise && clock(after.sunrise) == "07-20 00:02")
      #expect(before.muhurtas.choghadiyas.count == 16)
      #expect(between.sunrise == nil && between.udayaTithi == nil)
      #expect(between.horizon.sunState == .normal && between.horizon.nextSunrise == after.sunrise)
      #expect(before.span.upperBound == between.span.lowerBound)
      #expect(between.span.upperBound == after.span.lowerBound)
    }

    /// The Sun stays up from its last sunrise: no night, and no end of one.
    @Test func theLastSunriseBeforeThePolarDayHasNoNight() async throws {
      let last = try await day("2025-05-28")
      #expect(clock(last.sunrise) == "05-28 23:01")
      #expect(last.sunset == nil && last.horizon.nextSunrise == nil && last.kshayaTithis.isEmpty)
    }

    @Test(arguments: [(26, ["2025-05-22"]), (25, []), (24, ["2025-05-22"]), (27, ["2025-05-23"])])
    func aLunarDateHasTheDateOfEitherSunrise(_ tithi: Int, _ dates: [String]) async throws {
      let lunar = LunarDate(
        shaka: 1_947, month: MasaName(index: 1), isAdhika: false, tithi: Tithi(index: tithi - 1))
      let found = try await calendar.civilDates(of: lunar, at: vorkuta)
      #expect(found.map(\.isoText) == dates)
      let grid = try await calendar.masaGrid(
        shaka: 1_947, month: MasaName(index: 1), at: vorkuta)
      #expect(grid.cells[tithi - 1].days.map(\.date.isoText) == dates)
    }

    /// The first sunset after the midnight sun comes before the date's sunrise: at Tromsø 26 July 2025 at
    /// 00:29.
    @Test func theFirstSunsetAfterThePolarDayIsListed() async throws {
      let tromso = try Place(
        latitude: 69.65, longitude: 18.96, timeZone: CivilTimeZone("Europe/Oslo"))
      let day = try await calendar.day(CivilDate(2_025, 7, 26), at: tromso)
      #expect(day.horizon.sunsets.count == 2 && day.horizon.sunsets[1] == day.sunset)
      #expect(day.horizon.sunsets[0] == day.horizon.previousSunset)
      #expect(day.description().contains("\nSunrise: 01:14\nSunset: 00:29, 00:09 (07-27)\n"))
    }

    /// A date that the clock showed twice has two sunrises as well: the tithi of the second is not lost.
    @Test func theSecondSunriseOfADateShownTwiceCountsToo() async throws {
      let apia = try Place(
        latitude: -13.83, longitude: -171.76, timeZone: CivilTimeZone("Pacific/Apia"))
      let double = try await calendar.day(CivilDate(1_892, 7, 4), at: apia)
      #expect(double.horizon.sunrises.count == 2)
      #expect(double.udayaTithi?.number == 9 && double.isVriddhi && double.kshayaTithis.isEmpty)
    }

    /// No rising or setting of the Sun is missing from the days, and none is in two.
    @Test(arguments: [("2025-05-15", "2025-05-30"), ("2025-07-10", "2025-07-25")])
    func theDaysHaveEachRisingAndSettingOnce(_ first: String, _ last: String) async throws {
      let (start, end) = (try CivilDate(iso: first), try CivilDate(iso: last))
      let days = try await calendar.days(from: start, to: end, at: vorkuta).collect()
      let (open, close) = (days[0].horizon.civilDay, days[days.count - 1].horizon.civilDay)
      let whole = open.lowerBound..<close.upperBound
      let events = try await calendar.horizonEvents(of: .sun, at: vorkuta, in: whole)
      #expect(
        days.flatMap(\.horizon.sunrises) == events.filter { $0.kind == .rise }.map(\.instant))
      let sets = events.filter { $0.kind == .set }.map(\.instant)
      let listed = days.flatMap(\.horizon.sunsets).filter(whole.contains)
      #expect(listed.sorted() == sets.filter { $0 >= (days[0].sunrise ?? $0) })
    }

    @Test func daysAreTheSameAloneAndInASpan() async throws {
      for (first, last) in [("2025-05-19", "2025-05-30"), ("2025-07-15", "2025-07-22")] {
        let (start, end) = (try CivilDate(iso: first), try CivilDate(iso: last))
        for day in try await calendar.days(from: start, to: end, at: vorkuta).collect() {
          #expect(try await calendar.day(day.date, at: vorkuta) == day)
        }
      }
    }
  }
#endif
