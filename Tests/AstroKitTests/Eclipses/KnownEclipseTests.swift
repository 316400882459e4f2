#if Astro
  import PentadCore
  import TestSupport
  import Testing

  @testable import AstroKit

  /// Against F. Espenak's catalogues: solar NASA/TP-2006-214141, lunar NASA/TP-2009-214172, as on
  /// eclipse.gsfc.nasa.gov.
  struct KnownEclipseTests {
    /// A row of the solar catalogue; the day is that of the greatest eclipse in TD, the time in
    /// seconds of it.
    struct SolarRow: Sendable {
      let day: Double
      let seconds: Double
      let kind: SolarEclipse.Kind
      let magnitude: Double
      let gamma: Double
      let saros: Int
    }

    static let solar: [SolarRow] = [
      // 2017 Aug 21, 18:26:40
      SolarRow(
        day: 2_457_986.5, seconds: 66_400, kind: .total, magnitude: 1.0306, gamma: 0.4367,
        saros: 145),
      // 2018 Feb 15, 20:52:33
      SolarRow(
        day: 2_458_164.5, seconds: 75_153, kind: .partial, magnitude: 0.5991, gamma: -1.2117,
        saros: 150),
      // 2020 Jun 21, 06:41:15
      SolarRow(
        day: 2_459_021.5, seconds: 24_075, kind: .annular, magnitude: 0.994, gamma: 0.1209,
        saros: 137),
      // 2023 Apr 20, 04:17:56
      SolarRow(
        day: 2_460_054.5, seconds: 15_476, kind: .hybrid, magnitude: 1.0132, gamma: -0.3952,
        saros: 129),
      // 2024 Apr 08, 18:18:29
      SolarRow(
        day: 2_460_408.5, seconds: 65_909, kind: .total, magnitude: 1.0566, gamma: 0.3431,
        saros: 139),
    ]

    @Test(arguments: solar)
    func solarEclipsesAgreeWithTheCatalogue(_ row: SolarRow) async throws {
      let swiss = try SwissEphemeris()
      let found = try await swiss.solarEclipses(in: row.day - 20..<row.day + 20)
      let eclipse = try #require(found.first { abs($0.greatest.julianDay - row.day) < 1.5 })
      #expect(eclipse.kind == row.kind)
      #expect(abs(eclipse.magnitude - row.magnitude) < 0.0001)
      #expect(abs(eclipse.gamma - row.gamma) < 0.0006)
      #expect(eclipse.saros?.series == row.saros)
      #expect(eclipse.isCentral == (row.kind != .partial))
      #expect((eclipse.umbralPhase == nil) == (row.kind == .partial))
      let seconds = Reference.run { reference in
        (eclipse.greatest.julianDay + reference.deltaT(eclipse.greatest.julianDay) - row.day)
          * 86_400
      }
      #expect(abs(seconds - row.seconds) < 10)
    }

    @Test func lunarEclipsesAgreeWithTheCatalogue() async throws {
      let swiss = try SwissEphemeris()
      let found = try await swiss.lunarEclipses(in: 2_459_850..<2_460_260)
      #expect(found.map(\.kind) == [.total, .penumbral, .partial])
      let expected = [(1.3589, 0.257, 136), (nil, -1.035, 141), (0.1221, 0.9472, 146)]
      for (eclipse, (magnitude, gamma, saros)) in zip(found, expected) {
        #expect(abs(eclipse.umbralMagnitude - (magnitude ?? 0)) < 0.0005)
        #expect(abs(eclipse.gamma - gamma) < 0.0006)
        #expect(eclipse.saros?.series == saros)
      }
      #expect(abs(found[1].penumbralMagnitude - 0.9636) < 0.0005)
      #expect(found.map { $0.totalPhase != nil } == [true, false, false])
      #expect(found.map { $0.partialPhase != nil } == [true, false, true])
    }

    /// Near Carbondale totality lasted from 18:20 to 18:22 UT on 21 August 2017.
    @Test func aPlaceSeesItsOwnPart() async throws {
      let swiss = try SwissEphemeris()
      let carbondale = try place(37.73, -89.22)
      let seen = try await swiss.solarEclipses(in: 2_457_900..<2_460_000, at: carbondale)
      let view = try #require(seen.first?.view)
      #expect(view.kind == .total)
      #expect(view.obscuration == 1)
      let phase = try #require(view.umbralPhase)
      #expect(phase.start.julianDay > 2_457_987.2638 && phase.end.julianDay < 2_457_987.2660)
      #expect((phase.end.julianDay - phase.start.julianDay) * 86_400 > 150)
      #expect(!seen.contains { !$0.isVisible })
      let all = try await swiss.solarEclipses(
        in: 2_457_900..<2_460_000, at: carbondale, includingInvisible: true)
      let global = try await swiss.solarEclipses(in: 2_457_900..<2_460_000)
      #expect(all.map(\.eclipse) == global)
      #expect(all.count > seen.count)
    }

    @Test func theMoonMustBeUp() async throws {
      let swiss = try SwissEphemeris()
      let range = 2_459_850.0..<2_460_260
      let seen = try await swiss.lunarEclipses(in: range, at: place(23.18))
      #expect(seen.count == 3)
      // 8 November 2022 from Ujjain: the Moon rose at the end of the umbral phase.
      #expect(seen.first.map { $0.altitude < 0 } == true)
      let antipode = try await swiss.lunarEclipses(
        in: range, at: place(-23.18, -104.2), includingInvisible: true)
      #expect(antipode.map(\.isVisible) == [true, false, false])
    }

    /// Far in the north and the south the Moon may rise and set again between two contacts.
    @Test(arguments: [
      ("1982-01-09", -67.77, 46.37), ("1981-01-20", -70.34, -131.84),
      ("1991-06-27", 65.11, -33.31), ("2036-02-11", -76.38, -8.68),
    ])
    func theMoonMayBeUpBetweenTwoContactsOnly(
      _ date: String, _ latitude: Double, _ longitude: Double
    ) async throws {
      let place = try place(latitude, longitude)
      let day = try Instant(utc: date).julianDay
      let seen = try await SwissEphemeris().lunarEclipses(in: day - 1..<day + 2, at: place)
      #expect(seen.map(\.isVisible) == [true])
      let phase = try #require(seen.first?.eclipse.penumbralPhase)
      let minutes = stride(from: phase.start.julianDay, to: phase.end.julianDay, by: 1.0 / 1_440)
      let up = Reference.run { reference in
        minutes.map { reference.height(of: .moon, at: $0, place: place, rule: .upperLimb) > 0 }
      }
      #expect(up.first == false && up.contains(true))
    }

    @Test func theMoonIsSeenWhereItIsUpAtSomeMinute() async throws {
      let swiss = try SwissEphemeris()
      var random = SplitMix64(seed: 3)
      var seen: [Bool] = []
      for _ in 0..<12 {
        let place = try place(random.double(in: 60..<90), random.double(in: -180..<180))
        let day = random.double(in: 2_440_000..<2_470_000)
        for local in try await swiss.lunarEclipses(
          in: day..<day + 1_000, at: place, includingInvisible: true)
        {
          let phase = local.eclipse.penumbralPhase
          let isUp = Reference.run { reference in
            stride(from: phase.start.julianDay, to: phase.end.julianDay, by: 1.0 / 1_440)
              .contains { reference.height(of: .moon, at: $0, place: place, rule: .upperLimb) > 0 }
          }
          #expect(local.isVisible == isUp, "\(place) \(phase)")
          seen.append(isUp)
        }
      }
      #expect(Set(seen) == [true, false])
    }

    @Test func rangesAreHalfOpenAndMustBeFinite() async throws {
      let swiss = try SwissEphemeris()
      let greatest = try await swiss.solarEclipses(in: 2_460_400..<2_460_420)[0].greatest.julianDay
      let after = try await swiss.solarEclipses(in: greatest..<greatest + 20)
      let before = try await swiss.solarEclipses(in: greatest - 20..<greatest)
      #expect(after.count == 1)
      #expect(before.isEmpty)
      await expect(throwing: .invalidDateRange) {
        try await swiss.solarEclipses(in: 0..<Double.infinity)
      }
    }

    @Test func aCancelledSearchStops() async throws {
      let swiss = try SwissEphemeris()
      let task = Task { try await swiss.solarEclipses(in: 2_400_000..<2_500_000) }
      task.cancel()
      await expect(throwing: .cancelled) { try await task.value }
    }
  }
#endif
