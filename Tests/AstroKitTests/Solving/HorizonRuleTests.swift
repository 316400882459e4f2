#if Astro
  import CSwissEphemeris
  import Foundation
  import PentadCore
  import TestSupport
  import Testing

  @testable import AstroKit

  /// Every rule, high places, the meridian, and the positions of the bodies.
  struct HorizonRuleTests {
    static let range = Tables.start..<Tables.start + 90

    static let rules: [HorizonRule] = [
      .discCentre, .hindu, .civilTwilight, .astronomicalTwilight,
      HorizonRule(.lowerLimb, 36.7, false),
      HorizonRule(.upperLimb, -30, false),
    ]

    @Test(arguments: rules, [-45, 12.97, 58.5, 84])
    func everyRuleAgreesWithLibswe(rule: HorizonRule, latitude: Double) async throws {
      let table = try await Tables.table(Self.range)
      let place = try place(latitude, -71, elevation: 2_000)
      for body in Luminary.allCases {
        let crossings = Horizon(table, place: place, rule: rule)
          .riseAndSet(of: body, in: Self.range)
        // In height and not in time, since at -18° a body may graze its circle at any latitude.
        let greatest = Reference.run { reference in
          crossings.reduce(into: 0.0) { greatest, crossing in
            let height = reference.height(
              of: body, at: crossing.julianDay, place: place, rule: rule)
            greatest = max(greatest, abs(height) * 3_600)
          }
        }
        #expect(greatest < 0.05)
      }
    }

    @Test func refractionAgreesWithLibswe() {
      for (pressure, temperature) in [(1_013.25, 0.0), (1_013.25, 15), (700, -20), (500, 40)] {
        var values = [0.0, 0, 0, 0]
        swe_refrac_extended(
          0.000001, 0, pressure, temperature, 0.0065, SE_APP_TO_TRUE, &values)
        let expected = (values[1] - values[0]) * 60
        let ours = HorizonRule.refraction(pressure: pressure, temperature: temperature)
        #expect(abs(ours - expected) < 1e-6)
      }
      #expect(abs(HorizonRule.refraction(pressure: 1_013.25, temperature: 12.905) - 34) < 0.001)
      #expect(HorizonRule.refraction(pressure: .nan, temperature: 10).isFinite)
      #expect(HorizonRule.pressure(elevation: 0) == 1_013.25)
    }

    @Test func aRuleMustBeANumber() async {
      for refraction in [Double.nan, .infinity, 5_401, -5_401] {
        await expect(throwing: .invalid) { try HorizonRule(refraction: refraction) }
      }
    }

    @Test(arguments: [0, 23.18, -60, 89.9], Luminary.allCases)
    func passagesAlternate(latitude: Double, body: Luminary) async throws {
      let table = try await Tables.table(Self.range)
      let place = try place(latitude)
      let horizon = Horizon(table, place: place)
      let transits = horizon.transits(of: body, in: Self.range)
      #expect(transits.count == (body == .sun ? 180 : 174))
      for (one, next) in zip(transits, transits.dropFirst()) {
        #expect(one.kind != next.kind)
        #expect((0.47..<0.55).contains(next.julianDay - one.julianDay))
      }
      let borders = [Self.range.lowerBound] + transits.map(\.julianDay) + [Self.range.upperBound]
      let cut = zip(borders, borders.dropFirst()).flatMap {
        horizon.transits(of: body, in: $0..<$1)
      }
      #expect(cut.map(\.kind) == transits.map(\.kind))
      let greatest = Reference.run { reference in
        transits.reduce(into: 0.0) { greatest, passage in
          let angle = reference.hourAngle(of: body, at: passage.julianDay, place: place)
          let seconds = wrapped180(angle - (passage.kind == .transit ? 0 : 180)) * 240
          greatest = max(greatest, abs(seconds))
        }
      }
      #expect(greatest < 0.01)
    }

    @Test(arguments: [0, 23.18, -77], Luminary.allCases)
    func azimuthsAgreeWithLibswe(latitude: Double, body: Luminary) async throws {
      let table = try await Tables.table(Self.range)
      let place = try place(latitude, elevation: 500)
      let horizon = Horizon(table, place: place)
      Reference.run { reference in
        swe_set_topo(place.longitude, place.latitude, place.elevation)
        for k in 0..<300 {
          let t = Self.range.lowerBound + 0.29 * Double(k)
          var seen = reference.calculate(
            body.number, at: t, flags: SEFLG_EQUATORIAL | SEFLG_TOPOCTR)
          let expected = reference.horizontal(&seen, at: t, place: place)
          let azimuth = wrapped180(horizon.azimuth(of: body, at: t) - expected[0] - 180)
          #expect(abs(azimuth) * cos(expected[1] * radiansPerDegree) < 0.0002)
        }
      }
    }

    @Test(arguments: [-30, 64.9, 66.6, 70, 88.7, 89.7, 90], Luminary.allCases)
    func bordersNeitherLoseNorRepeat(latitude: Double, body: Luminary) async throws {
      let range = Tables.start..<Tables.start + 366
      let table = try await Tables.table(range)
      let horizon = Horizon(table, place: try place(latitude))
      let all = horizon.riseAndSet(of: body, in: range)
      var random = SplitMix64(seed: 11)
      var borders = (0..<150).map { _ in random.double(in: range) }
      borders += all.prefix(30).flatMap { [$0.julianDay.nextDown, $0.julianDay.nextUp] }
      borders = [range.lowerBound] + borders.sorted() + [range.upperBound]
      let cut = zip(borders, borders.dropFirst()).flatMap {
        horizon.riseAndSet(of: body, in: $0..<$1)
      }
      #expect(cut.map(\.kind) == all.map(\.kind))
      for (one, other) in zip(cut, all) { #expect(abs(one.julianDay - other.julianDay) < 1e-6) }
      for crossing in all {
        #expect(range.contains(crossing.julianDay))
      }
    }
  }
#endif
