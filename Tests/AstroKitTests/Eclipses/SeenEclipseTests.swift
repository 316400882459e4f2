#if Astro
  import CSwissEphemeris
  import PentadCore
  import Testing

  @testable import AstroKit

  /// The visible part of an eclipse that is in progress at a rising or setting. The times are those
  /// that the Positional Astronomy Centre, Kolkata, announced: minutes from moonrise, or to sunset.
  struct SeenEclipseTests {
    struct Announced: Sendable {
      let place: (Double, Double)
      let minutes: Double
      var totalMinutes: Double?
    }

    @Test(arguments: [
      // Delhi, Mumbai, Chennai, Bengaluru, Kolkata, Guwahati.
      Announced(place: (28.61, 77.21), minutes: 50), Announced(place: (18.98, 72.83), minutes: 18),
      Announced(place: (13.08, 80.27), minutes: 40), Announced(place: (12.97, 77.59), minutes: 29),
      Announced(place: (22.57, 88.36), minutes: 87, totalMinutes: 20),
      Announced(place: (26.18, 91.75), minutes: 105, totalMinutes: 38),
    ])
    func theMoonOf8November2022RisesEclipsed(_ announced: Announced) async throws {
      let place = try place(announced.place.0, announced.place.1)
      let local = try await Self.moon("2022-11-08", at: place)
      let view = try #require(local.view)
      let phase = try #require(view.partialPhase)
      #expect(abs(Self.minutes(phase) - announced.minutes) < 1.6)
      #expect(view.kind == (announced.totalMinutes == nil ? .partial : .total))
      #expect(
        view.totalPhase.map(Self.minutes).map { abs($0 - (announced.totalMinutes ?? -9)) < 1.6 }
          ?? true)
      #expect((view.totalPhase == nil) == (announced.totalMinutes == nil))
      // All begins with the rising, at which the eclipse is greatest as seen here.
      let rise = try #require(local.moments.first { $0.kind == .rise })
      #expect(view.penumbralPhase.start == rise.instant && phase.start == rise.instant)
      #expect(view.greatest == rise.instant && abs(view.altitude + 0.83) < 0.35)
      #expect(view.penumbralPhase.end == local.eclipse.penumbralPhase.end)
      let contacts = local.moments.map(\.kind)
      #expect(contacts.filter { $0 != .rise }.count == 7)
      for moment in local.moments { #expect(moment.isVisible == (moment.instant >= rise.instant)) }
      #expect(local.moments.map(\.instant) == local.moments.map(\.instant).sorted())
    }

    /// 25 October 2022: Delhi, Mumbai, Chennai, Kolkata; and Port Blair, which sees nothing.
    @Test(arguments: [
      Announced(place: (28.61, 77.21), minutes: 73), Announced(place: (18.98, 72.83), minutes: 79),
      Announced(place: (13.08, 80.27), minutes: 31), Announced(place: (22.57, 88.36), minutes: 12),
      Announced(place: (11.62, 92.73), minutes: 0),
    ])
    func theSunSetsEclipsed(_ announced: Announced) async throws {
      let place = try place(announced.place.0, announced.place.1)
      let local = try #require(try await Self.sun("2022-10-25", at: place))
      guard announced.minutes > 0 else {
        #expect(local.view == nil && !local.isVisible)
        #expect(local.moments.allSatisfy { !$0.isVisible })
        let day = try Instant(utc: "2022-10-25").julianDay
        #expect(try await SwissEphemeris().solarEclipses(in: day..<day + 2, at: place).isEmpty)
        return
      }
      let view = try #require(local.view)
      #expect(abs(Self.minutes(view.partialPhase) - announced.minutes) < 1.6)
      let set = try #require(local.moments.first { $0.kind == .set })
      #expect(view.partialPhase.end == set.instant)
      let end = try #require(local.moments.first { $0.kind == .partialEnd })
      #expect(!end.isVisible && end.altitude < 0)
      #expect(view.greatest <= set.instant)
    }

    /// Delhi, from moonrise at 18:22 to the umbra's end at 18:46; Kolkata, until sunset at 17:03.
    @Test func theExamplesComeOutToTheMinute() async throws {
      let delhi = try place(28.6139, 77.2090)
      let moon = try #require(try await Self.moon("2026-03-03", at: delhi).view)
      /// Returns whether a moment is within a minute of a clock time in India.
      func isAt(_ instant: Instant, _ time: String) throws -> Bool {
        abs(instant.seconds(after: try Instant(utc: time)) - -19_800) < 60
      }
      let phase = try #require(moon.partialPhase)
      #expect(try isAt(phase.start, "2026-03-03T18:22") && isAt(phase.end, "2026-03-03T18:46:30"))
      #expect(moon.kind == .partial && moon.totalPhase == nil)
      #expect(moon.greatest == phase.start && (0.2..<0.5).contains(moon.umbralMagnitude))
      let kolkata = try place(22.5726, 88.3639)
      let sun = try #require(try await Self.sun("2022-10-25", at: kolkata)?.view)
      #expect(try isAt(sun.partialPhase.start, "2022-10-25T16:52"))
      #expect(try isAt(sun.partialPhase.end, "2022-10-25T17:03:30"))
    }

    /// 16 January 2037 at Murmansk: the Sun is down at the first and the last contact and up in between.
    @Test func aSunThatRisesAndSetsDuringTheEclipseIsSeen() async throws {
      let local = try #require(try await Self.sun("2037-01-16", at: place(68.97, 33.075)))
      let view = try #require(local.view)
      let kinds = local.moments.map(\.kind)
      #expect(kinds.contains(.rise) && kinds.contains(.set))
      #expect(local.moments.first?.isVisible == false && local.moments.last?.isVisible == false)
      #expect(view.partialPhase.start == local.moments.first { $0.kind == .rise }?.instant)
      #expect(view.partialPhase.end == local.moments.first { $0.kind == .set }?.instant)
    }

    /// Contacts and altitudes are those of libswe's own function for a place, where it has them.
    @Test(arguments: [(28.61, 77.21), (51.5, -0.1), (-33.9, 151.2), (40.7, -74.0), (64.1, -21.9)])
    func contactsAgreeWithLibswe(_ latitude: Double, _ longitude: Double) async throws {
      let place = try place(latitude, longitude)
      let swiss = try SwissEphemeris()
      let all = try await swiss.lunarEclipses(
        in: 2_458_849..<2_462_502, at: place, includingInvisible: true)
      #expect(all.count > 15)
      for local in all {
        for moment in local.moments where moment.kind != .rise && moment.kind != .set {
          let (altitude, azimuth) = Reference.run { reference -> (Double, Double) in
            swe_set_topo(longitude, latitude, 0)
            let t = moment.instant.julianDay
            var seen = reference.calculate(SE_MOON, at: t, flags: SEFLG_EQUATORIAL | SEFLG_TOPOCTR)
            let horizontal = reference.horizontal(&seen, at: t, place: place)
            return (horizontal[1], wrapped360(horizontal[0] + 180))
          }
          #expect(abs(moment.altitude - altitude) < 0.001)
          #expect(abs(wrapped180(moment.azimuth - azimuth)) < 0.003 || abs(altitude) > 89)
          // Near the horizon the upper limb, refraction and distance decide.
          if abs(altitude + 0.8) > 0.4 { #expect(moment.isVisible == (altitude > -0.8)) }
        }
      }
    }

    @Test func anEntryOfACalendarIsThePartThatIsSeen() async throws {
      let delhi = try place(28.6139, 77.2090)
      let moon = try await Self.moon("2026-03-03", at: delhi)
      let view = try #require(moon.view)
      let entry = moon.calendarEntry(at: delhi)
      let phase = try #require(view.partialPhase)
      #expect(entry.time == .span(phase.range))
      #expect(entry.summary.contains("partial"))
      // Lucknow saw the penumbra alone on 19 November 2021.
      let lucknow = try place(26.85, 80.95)
      let late = try await Self.moon("2021-11-19", at: lucknow)
      let seen = try #require(late.view)
      #expect(seen.kind == .penumbral && seen.partialPhase == nil && seen.umbralMagnitude == 0)
      #expect(late.calendarEntry(at: lucknow).time == .span(seen.penumbralPhase.range))
      let kolkata = try place(22.5726, 88.3639)
      let sun = try #require(try await Self.sun("2022-10-25", at: kolkata))
      let span = try #require(sun.view?.partialPhase.range)
      #expect(sun.calendarEntry(at: kolkata).time == .span(span))
    }

    private static func minutes(_ interval: InstantInterval) -> Double {
      interval.end.seconds(after: interval.start) / 60
    }

    private static func moon(_ date: String, at place: Place) async throws -> LocalLunarEclipse {
      let day = try Instant(utc: date).julianDay
      let found = try await SwissEphemeris().lunarEclipses(
        in: day..<day + 1, at: place, includingInvisible: true)
      return try #require(found.first)
    }

    private static func sun(_ date: String, at place: Place) async throws -> LocalSolarEclipse? {
      let day = try Instant(utc: date).julianDay
      return try await SwissEphemeris().solarEclipses(
        in: day..<day + 2, at: place, includingInvisible: true
      ).first
    }
  }
#endif
