#if Astro
  import CSwissEphemeris
  package import PentadCore

  extension SwissEphemeris {
    /// The eclipses of the Sun with their greatest moment in a range of Julian days, in order.
    ///
    /// - Throws: ``PentadCore/PentadError/Code/cancelled`` between two eclipses, `outOfRange` when
    ///   one is outside the installed files, `invalidDateRange` for a range that is not finite.
    package func solarEclipses(in range: Range<Double>) throws(PentadError) -> [SolarEclipse] {
      try eclipses(in: range) {
        $0.nextSolarEclipse(after: $1)
      } make: { library, answer throws(PentadError) -> SolarEclipse in
        try library.solarEclipse(answer)
      }
    }

    /// The eclipses of the Sun at a place.
    ///
    /// - Parameter includingInvisible: Whether those that the place cannot see are listed too.
    package func solarEclipses(
      in range: Range<Double>, at place: Place, includingInvisible: Bool = false
    ) throws(PentadError) -> [LocalSolarEclipse] {
      var local: [LocalSolarEclipse] = []
      for eclipse in try solarEclipses(in: range) {
        try Self.checkCancellation()
        let view = try withLibrary { library throws(PentadError) in
          try library.view(of: eclipse, at: place)
        }
        if view != nil || includingInvisible {
          local.append(LocalSolarEclipse(eclipse: eclipse, view: view))
        }
      }
      return local
    }
  }

  extension SwissLibrary {
    /// The eclipse that ``nextSolarEclipse(after:)`` found.
    fileprivate func solarEclipse(_ answer: EclipseAnswer) throws(PentadError) -> SolarEclipse {
      let greatest = answer.times[0]
      try requireFiles(at: greatest)
      let sun = try vector(of: SE_SUN, at: greatest)
      let moon = try vector(of: SE_MOON, at: greatest)
      let there = greatestPlace(at: greatest)
      guard let partialPhase = answer.interval(2, 3) ?? penumbralPhase(around: greatest),
        there.flags >= 0
      else {
        throw PentadError(.internal, "libswe found an eclipse without times (\(there.message))")
      }
      let isCentral = answer.has(SE_ECL_CENTRAL)
      let magnitude = there.catalogueMagnitude(isCentral: isCentral)
      // libswe has a larger Moon, with which an eclipse is total a little longer.
      let isNowhereTotal = answer.solarKind == .hybrid && magnitude < 1
      return SolarEclipse(
        kind: isNowhereTotal ? .annular : answer.solarKind, greatest: Instant(julianDay: greatest),
        magnitude: magnitude,
        gamma: EclipseGeometry.solarGamma(sun: sun, moon: moon),
        saros: there.saros, isCentral: isCentral, greatestLatitude: there.place[1],
        greatestLongitude: there.place[0], partialPhase: partialPhase,
        umbralPhase: answer.interval(4, 5), centralPhase: isCentral ? answer.interval(6, 7) : nil)
    }

    /// When the penumbra is on the Earth, for an eclipse so slight that libswe's own search for the
    /// contacts finds none: 5 January 1935, magnitude 0.0013.
    private func penumbralPhase(around greatest: Double) -> InstantInterval? {
      func isOnEarth(_ julianDay: Double) -> Bool {
        greatestPlace(at: julianDay).attributes[0] > 0
      }
      /// The border between a moment with the penumbra on the Earth and one without.
      func border(_ inside: Double, _ outside: Double) -> Instant {
        var (inside, outside) = (inside, outside)
        while abs(outside - inside) > 1e-6 {
          let middle = 0.5 * (inside + outside)
          if isOnEarth(middle) { inside = middle } else { outside = middle }
        }
        return Instant(julianDay: inside)
      }
      guard isOnEarth(greatest) else { return nil }
      // No penumbra stays longer than six hours.
      return InstantInterval(
        start: border(greatest, greatest - 0.17), end: border(greatest, greatest + 0.17))
    }

    /// What a place sees of an eclipse.
    fileprivate func view(
      of eclipse: SolarEclipse, at place: Place
    ) throws(PentadError) -> LocalSolarEclipse.View? {
      // Between two eclipses of the Sun lie 29 days at least, and one lasts less than seven hours.
      let greatest = eclipse.greatest.julianDay
      let answer = nextSolarEclipse(after: greatest - 2, at: place)
      guard answer.flags > 0, abs(answer.times[0] - greatest) < 2,
        let partialPhase = answer.interval(1, 4)
      else { return nil }
      return LocalSolarEclipse.View(
        kind: answer.solarKind, greatest: Instant(julianDay: answer.times[0]),
        magnitude: answer.catalogueMagnitude(isCentral: answer.solarKind != .partial),
        obscuration: min(1, answer.attributes[2]),
        altitude: answer.attributes[5], partialPhase: partialPhase,
        umbralPhase: answer.interval(2, 3))
    }
  }

  extension SwissLibrary.EclipseAnswer {
    fileprivate var solarKind: SolarEclipse.Kind {
      has(SE_ECL_ANNULAR_TOTAL)
        ? .hybrid : has(SE_ECL_TOTAL) ? .total : has(SE_ECL_ANNULAR) ? .annular : .partial
    }

    /// - Parameter isCentral: whether the whole of the smaller disc is before or behind the other.
    fileprivate func catalogueMagnitude(isCentral: Bool) -> Double {
      isCentral
        ? EclipseGeometry.catalogueMagnitude(ratio: attributes[1])
        : EclipseGeometry.catalogueMagnitude(covered: attributes[0], ratio: attributes[1])
    }
  }
#endif
