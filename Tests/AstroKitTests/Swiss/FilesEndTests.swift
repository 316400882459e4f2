#if Astro
  import Foundation
  import PentadCore
  import Testing

  @testable import AstroKit

  /// The first and the last days of the basic files alone, against a calendar that has all files.
  @Suite struct FilesEndTests {
    private let folder: TemporaryFolder
    private let basic: AstroCalendar
    private let whole: AstroCalendar

    init() async throws {
      folder = try TemporaryFolder()
      try folder.copy("sepl_18.se1", "semo_18.se1")
      basic = try await AstroCalendar(
        AstroCalendar.Configuration(ephemerisPath: folder.path))
      whole = try await AstroCalendar()
    }

    /// From the first day of the files, 1 January 1800, to the last, 10 January 2400.
    @Test(arguments: [
      (1_800, 1, 1), (1_800, 1, 2), (1_800, 1, 10), (1_800, 1, 31), (1_800, 2, 20), (2_399, 11, 20),
      (2_399, 12, 1), (2_399, 12, 20), (2_399, 12, 31), (2_400, 1, 5), (2_400, 1, 9),
      (2_400, 1, 10),
    ])
    func daysAgreeWithTheWholeEphemeris(_ year: Int, _ month: Int, _ day: Int) async throws {
      let date = try CivilDate(year, month, day)
      for place in [try Place.newDelhi(), try place(51.5, -0.1), try place(-33.9, 151.2)] {
        for ayanamsa in [Ayanamsa.lahiri, .trueRevati] {
          let options = PanchangOptions(ayanamsa: ayanamsa)
          let ours = try await basic.day(date, at: place, options: options)
          let full = try await whole.day(date, at: place, options: options)
          #expect(
            ours.masa == full.masa && ours.samvat == full.samvat && ours.season == full.season)
          #expect(ours.udayaTithi == full.udayaTithi && ours.sunRashi == full.sunRashi)
          #expect(ours.tithis.map(\.value) == full.tithis.map(\.value))
          #expect(ours.yogas.map(\.value) == full.yogas.map(\.value))
          let pairs =
            [(ours.sunrise, full.sunrise), (ours.sunset, full.sunset)]
            + zip(ours.tithis, full.tithis).map { ($0.end, $1.end) }
            + zip(ours.nakshatras, full.nakshatras).map { ($0.end, $1.end) }
            + zip(ours.moonrises, full.moonrises).map { ($0, $1) }
          for case (let left?, let right?) in pairs {
            let isKnown = (2_378_496.6...2_597_651.3).contains(right.julianDay)
            #expect(abs(left.seconds(after: right)) < (isKnown ? 0.01 : 3), "\(date) \(right)")
          }
        }
      }
    }

    /// The segments at the edge, within the files.
    @Test func positionsAtTheEdgeAgreeWithTheFiles() async throws {
      for range in [2_378_496.54...2_378_530, 2_597_620...2_597_651.32] {
        let span = range.lowerBound..<range.upperBound
        let ours = try await basic.ephemeris.table(covering: span)
        let full = try await whole.ephemeris.table(covering: span)
        for step in 0...2_000 {
          let t = span.lowerBound + (span.upperBound - span.lowerBound) * Double(step) / 2_000
          #expect(abs(wrapped180(ours.moon(at: t).w - full.moon(at: t).w)) * 3_600 < 0.002, "\(t)")
          #expect(abs(wrapped180(ours.sun(at: t).w - full.sun(at: t).w)) * 3_600 < 0.002, "\(t)")
        }
      }
    }

    @Test(arguments: [
      (1_799, 12, 30), (1_799, 11, 1), (2_400, 1, 12), (2_400, 2, 1), (2_450, 1, 1), (1_500, 1, 1),
    ])
    func datesOutsideTheFilesAreRefused(_ year: Int, _ month: Int, _ day: Int) async throws {
      let date = try CivilDate(year, month, day)
      let error = await failure { try await basic.day(date, at: .newDelhi()) }
      #expect(error?.code == .outOfRange, "\(String(describing: error))")
      #expect(error?.message.contains(".se1") == true)
      await expect(throwing: .outOfRange) {
        try await basic.dayColumns(from: date, to: date, at: .newDelhi())
      }
      let moment = Instant(julianDay: Double(date.julianDayNumber))
      await expect(throwing: .outOfRange) {
        try await basic.transitions(
          of: .tithi, in: moment..<Instant(julianDay: moment.julianDay + 2))
      }
      await expect(throwing: .outOfRange) {
        try await basic.nextTransition(of: .masa, after: moment)
      }
      await expect(throwing: .outOfRange) {
        try await basic.horizonEvents(
          of: .sun, at: .newDelhi(), in: moment..<Instant(julianDay: moment.julianDay + 2))
      }
    }

    /// The weeks of a month at the end of the files lack the dates of its neighbours that are not in them.
    @Test(arguments: [
      (1_800, 1, 1, "1800-01-01", "1800-02-08"), (1_800, 1, 4, "1800-01-01", "1800-02-11"),
      (2_399, 12, 4, "2399-12-01", "2400-01-10"), (2_399, 12, 1, "2399-11-28", "2400-01-08"),
    ])
    func aMonthGridHasWhatTheFilesHave(
      _ year: Int, _ month: Int, _ firstVara: Int, _ first: String, _ last: String
    ) async throws {
      let vara = try #require(Vara(number: firstVara))
      let place = try Place.newDelhi()
      let ours = try await basic.monthGrid(
        year: year, month: month, at: place, firstVara: vara)
      let full = try await whole.monthGrid(
        year: year, month: month, at: place, firstVara: vara)
      let dates = ours.rows.joined().map(\.date.isoText)
      #expect(dates.first == first && dates.last == last)
      #expect(ours.rows.count == 6 && ours.days.map(\.date) == full.days.map(\.date))
      let known = full.rows.joined().map(\.date.isoText).filter { first <= $0 && $0 <= last }
      #expect(dates == known)
      #expect(try !ours.svg().isEmpty)
    }

    @Test(arguments: [(2_400, 1, "2400-01-11"), (1_799, 12, "1799-12-01")])
    func aMonthThatTheFilesDoNotHaveNamesTheDateThatIsMissing(
      _ year: Int, _ month: Int, _ date: String
    ) async throws {
      let error = await failure {
        try await basic.monthGrid(year: year, month: month, at: .newDelhi())
      }
      #expect(error?.code == .outOfRange)
      #expect(error?.message.hasPrefix(date) == true, "\(error?.message ?? "")")
    }

    @Test func eventsBeyondTheFilesAreRefused() async throws {
      let last = try Instant(utc: "2399-12-29")
      // The next new moon is beyond the 10th of January.
      let next = await failure { try await basic.nextTransition(of: .sankranti, after: last) }
      let known = try await whole.nextTransition(of: .sankranti, after: last)
      #expect((next == nil) == (known.instant.julianDay < 2_597_651.8))
      let tithi = try await basic.nextTransition(of: .tithi, after: last)
      let exact = try await whole.nextTransition(of: .tithi, after: last)
      #expect(abs(tithi.instant.seconds(after: exact.instant)) < 0.01)
      await expect(throwing: .outOfRange) { try await basic.lunarYear(shaka: 2_321) }
      let year = try await basic.lunarYear(shaka: 2_320)
      #expect(
        year == (try await whole.lunarYear(shaka: 2_320)) || year.months.count == 13
          || year.months.count == 12)
      let rise = try await basic.nextHorizonEvent(.rise, of: .sun, at: .newDelhi(), after: last)
      #expect(rise != nil)
    }

    @Test func lunarDatesAtTheEdgeAreFound() async throws {
      for date in [try CivilDate(1_800, 1, 10), try CivilDate(2_399, 12, 30)] {
        let lunar = try #require(try await basic.lunarDate(of: date, at: .newDelhi()))
        let dates = try await basic.civilDates(of: lunar, at: .newDelhi())
        #expect(dates.contains(date))
        let reference = try await whole.civilDates(of: lunar, at: .newDelhi())
        #expect(dates == reference)
      }
    }

    /// A continued segment is stored with what it knows, and refuses the same when read back.
    @Test func theStoreKeepsTheEdge() async throws {
      let store = try TemporaryFolder()
      let date = try CivilDate(1_800, 1, 10)
      var days: [PanchangDay] = []
      for _ in 0..<2 {
        let calendar = try await AstroCalendar(
          AstroCalendar.Configuration(ephemerisPath: folder.path, storeFolder: store.path))
        days.append(try await calendar.day(date, at: .newDelhi()))
        await expect(throwing: .outOfRange) {
          try await calendar.day(CivilDate(1_799, 12, 20), at: .newDelhi())
        }
        await calendar.close()
      }
      #expect(days[0] == days[1])
    }
  }
#endif
