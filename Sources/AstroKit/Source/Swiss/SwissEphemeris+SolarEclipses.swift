#if Astro
  import CSwissEphemeris
  package import PentadCore

  extension SwissEphemeris {
    /// Returns the eclipses of the Sun whose greatest eclipse is in a range of Julian days, in
    /// order.
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
  }

  extension SwissLibrary {
    /// Returns the eclipse that ``nextSolarEclipse(after:)`` found.
    fileprivate func solarEclipse(_ answer: EclipseAnswer) throws(PentadError) -> SolarEclipse {
      let greatest = answer.times[0]
      try requireFiles(at: greatest)
      let sun = try vector(of: SE_SUN, at: greatest)
      let moon = try vector(of: SE_MOON, at: greatest)
      let there = greatestPlace(at: greatest)
      /// Returns two times of libswe as an interval. If libswe's own search finds none or fails,
      /// the interval is that in which a condition holds on the Earth. Examples are 5 January 1935,
      /// magnitude 0.0013, and 19 February -915.
      func phase(
        _ start: Int, _ end: Int, _ isOnEarth: (EclipseAnswer) -> Bool
      ) -> InstantInterval? {
        if let found = answer.interval(start, end), found.contains(greatest) { return found }
        // The penumbra never stays longer than six hours.
        return span(around: greatest, reach: 0.17) {
          let there = greatestPlace(at: $0)
          return there.flags >= 0 && isOnEarth(there)
        }
      }
      guard let partialPhase = phase(2, 3, { $0.attributes[0] > 0 }), there.flags >= 0 else {
        throw PentadError(.internal, "libswe found an eclipse without times (\(there.message))")
      }
      let isCentral = answer.has(SE_ECL_CENTRAL)
      let magnitude = there.catalogueMagnitude(isCentral: isCentral)
      // libswe's Moon is larger, so that an eclipse is total slightly longer.
      let isNowhereTotal = answer.solarKind == .hybrid && magnitude < 1
      return SolarEclipse(
        kind: isNowhereTotal ? .annular : answer.solarKind, greatest: Instant(julianDay: greatest),
        magnitude: magnitude,
        gamma: EclipseGeometry.solarGamma(sun: sun, moon: moon),
        saros: there.saros, isCentral: isCentral, greatestLatitude: there.place[1],
        greatestLongitude: there.place[0], partialPhase: partialPhase,
        umbralPhase: answer.solarKind == .partial
          ? nil : phase(4, 5) { $0.has(SE_ECL_TOTAL | SE_ECL_ANNULAR) },
        centralPhase: isCentral ? phase(6, 7) { $0.has(SE_ECL_CENTRAL) } : nil)
    }
  }

  extension SwissLibrary.EclipseAnswer {
    fileprivate var solarKind: SolarEclipse.Kind {
      has(SE_ECL_ANNULAR_TOTAL)
        ? .hybrid : has(SE_ECL_TOTAL) ? .total : has(SE_ECL_ANNULAR) ? .annular : .partial
    }

    /// Returns the magnitude in the convention of NASA's catalogue.
    ///
    /// - Parameter isCentral: true if the smaller disc is wholly before or behind the other.
    fileprivate func catalogueMagnitude(isCentral: Bool) -> Double {
      isCentral
        ? EclipseGeometry.catalogueMagnitude(ratio: attributes[1])
        : EclipseGeometry.catalogueMagnitude(covered: attributes[0], ratio: attributes[1])
    }
  }
#endif
