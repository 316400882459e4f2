#if Astro
  import CSwissEphemeris
  import PentadCore
  import TestSupport
  import Testing

  @testable import AstroKit

  /// Eclipses of a Sun that rises or sets meanwhile.
  struct LowSunTests {
    @Test(arguments: [
      ("2050-11-14T13:55:17", 52.298, 33.438, 0.5533),
      ("2087-05-02T18:21:59", 68.067, 126.52, 0.5321),
    ])
    func aSunThatRisesOrSetsIsMostCoveredThen(
      _ moment: String, _ latitude: Double, _ longitude: Double, _ magnitude: Double
    ) async throws {
      let place = try place(latitude, longitude)
      let expected = try Instant(utc: moment)
      let view = try #require(try await Self.view(at: place, around: expected.julianDay))
      #expect(abs(view.greatest.seconds(after: expected)) < 2)
      #expect(abs(view.magnitude - magnitude) < 0.0003)
      // The upper limb is on the horizon.
      #expect(abs(view.altitude + 0.833) < 0.02)
      let day = view.greatest.julianDay
      let table = try await Tables.table(day - 1..<day + 1)
      let crossings = Horizon(table, place: place).riseAndSet(of: .sun, in: day - 0.5..<day + 0.5)
      #expect(crossings.contains { abs($0.julianDay - day) < 1e-6 })
    }

    /// 23 September 2033: the Sun goes along the horizon.
    @Test(arguments: [(-83.448, 58.675, 0.5374), (-87.573, -161.318, 0.5601)])
    func nearAPoleTheUpperLimbIsSeen(
      _ latitude: Double, _ longitude: Double, _ magnitude: Double
    ) async throws {
      let day = try Instant(utc: "2033-09-23T13:00:00").julianDay
      let view = try #require(try await Self.view(at: place(latitude, longitude), around: day))
      #expect(abs(view.magnitude - magnitude) < 0.0003)
    }

    /// Places at which the Sun is low, every minute.
    @Test func greatestEclipseIsFoundWhileTheSunIsUp() async throws {
      let swiss = try SwissEphemeris()
      var random = SplitMix64(seed: 20)
      var (cut, none) = (0, 0)
      for eclipse in try await swiss.solarEclipses(in: 2_460_000..<2_468_000) {
        let day = eclipse.greatest.julianDay
        for place in try Self.lowPlaces(16, at: day, &random) {
          let view = try await swiss.solarEclipses(in: day - 1..<day + 1, at: place).first?.view
          let minutes = Self.minutes(of: eclipse, at: place)
          guard let best = minutes.filter(\.isUp).max(by: { $0.magnitude < $1.magnitude }),
            best.magnitude > 0
          else {
            // An eclipse that is visible between two whole minutes has almost no magnitude.
            #expect((view?.magnitude ?? 0) < 0.02, "\(place) \(day)")
            none += 1
            continue
          }
          let seen = try #require(view, "\(place) \(day)")
          #expect(abs(seen.greatest.julianDay - best.day) < 1.5 / 1_440, "\(place) \(day)")
          guard seen.kind == .partial else { continue }
          #expect(seen.magnitude > best.magnitude - 0.0001, "\(place) \(day)")
          #expect(seen.magnitude < best.magnitude + 0.02, "\(place) \(day)")
          let most = minutes.map(\.magnitude).max() ?? 0
          if best.magnitude < most - 0.02 { cut += 1 }
        }
      }
      #expect(cut > 25 && none > 100)
    }

    private struct Minute {
      let day: Double
      let magnitude: Double
      let isUp: Bool
    }

    private static func minutes(of eclipse: SolarEclipse, at place: Place) -> [Minute] {
      let phase = eclipse.partialPhase
      return Reference.run { reference in
        stride(
          from: phase.start.julianDay - 0.01, to: phase.end.julianDay + 0.01, by: 1.0 / 1_440
        ).map { day in
          swe_set_topo(place.longitude, place.latitude, place.elevation)
          let flags = SEFLG_EQUATORIAL | SEFLG_XYZ | SEFLG_TOPOCTR
          let sun = reference.calculate(SE_SUN, at: day, flags: flags)
          let moon = reference.calculate(SE_MOON, at: day, flags: flags)
          let discs = SolarDiscs(
            sun: SIMD3(sun[0], sun[1], sun[2]), moon: SIMD3(moon[0], moon[1], moon[2]))
          return Minute(
            day: day, magnitude: discs.catalogueMagnitude(isCentral: false),
            isUp: reference.height(of: .sun, at: day, place: place, rule: .upperLimb) > 0)
        }
      }
    }

    /// Places at which the Sun is within ten degrees of the horizon.
    private static func lowPlaces(
      _ count: Int, at day: Double, _ random: inout SplitMix64
    ) throws -> [Place] {
      var places: [Place] = []
      while places.count < count {
        let place = try place(random.double(in: -90..<90), random.double(in: -180..<180))
        let height = Reference.run { reference in
          reference.height(of: .sun, at: day, place: place, rule: .upperLimb)
        }
        if abs(height) < 10 { places.append(place) }
      }
      return places
    }

    private static func view(
      at place: Place, around day: Double
    ) async throws -> LocalSolarEclipse.View? {
      try await SwissEphemeris().solarEclipses(in: day - 2..<day + 2, at: place).first?.view
    }

    /// Against libswe's answers for the same moment, of a Sun that is well up.
    @Test func obscurationAgreesWithLibswe() async throws {
      let swiss = try SwissEphemeris()
      for (latitude, longitude) in [(42.34, -3.70), (50, 10), (64, -22), (75, -100), (45, -75)] {
        let place = try place(latitude, longitude)
        let view = try #require(
          try await swiss.solarEclipses(in: 2_461_260..<2_461_270, at: place).first?.view)
        let attributes = Reference.run { _ in
          var site = [place.longitude, place.latitude, place.elevation]
          var attributes = [Double](repeating: 0, count: 20)
          _ = swe_sol_eclipse_how(
            view.greatest.julianDay, SEFLG_SWIEPH, &site, &attributes, nil)
          return attributes
        }
        #expect(abs(view.obscuration - min(1, attributes[2])) < 1e-6, "\(place)")
        #expect(abs(view.altitude - attributes[5]) < 1e-3, "\(place)")
        let magnitude =
          view.kind == .partial
          ? EclipseGeometry.catalogueMagnitude(covered: attributes[0], ratio: attributes[1])
          : EclipseGeometry.catalogueMagnitude(ratio: attributes[1])
        #expect(abs(view.magnitude - magnitude) < 1e-6, "\(place)")
      }
    }
  }
#endif
