#if Astro
  import CSwissEphemeris
  import Foundation
  import PentadCore

  /// The contacts of an eclipse of the Sun at a place.
  ///
  /// libswe looks for them in a few steps, which go astray near the edge of a shadow, where the discs
  /// hardly touch: by minutes up to a magnitude of 0.018. What it finds is held against the discs.
  extension SwissLibrary {
    /// First to fourth contact, whether the Sun is up or down then; nil when the Moon does not touch
    /// the Sun at the greatest eclipse.
    func partialPhase(
      _ answer: EclipseAnswer, at place: Place
    ) throws(PentadError) -> InstantInterval? {
      // An eclipse lasts less than four hours at a place.
      try contacts(answer.interval(1, 4), answer, reach: 0.17) { day throws(PentadError) in
        let discs = try discs(at: day, place)
        return discs.distance < discs.sun + discs.moon
      }
    }

    /// Second to third contact; nil when neither disc is within the other at the greatest eclipse.
    func umbralPhase(
      _ answer: EclipseAnswer, at place: Place
    ) throws(PentadError) -> InstantInterval? {
      // The umbra passes a place in less than thirteen minutes.
      try contacts(answer.interval(2, 3), answer, reach: 0.01) { day throws(PentadError) in
        let discs = try discs(at: day, place)
        // libswe's own factor for these two contacts.
        return discs.distance < abs(discs.sun - 0.99916 * discs.moon)
      }
    }

    /// The span around a Julian day throughout which something is so, to a tenth of a second; nil when
    /// it is not so then.
    ///
    /// - Parameter reach: a time in days after which it is so no more.
    func span<Failure>(
      around julianDay: Double, reach: Double, _ isSo: (Double) throws(Failure) -> Bool
    ) throws(Failure) -> InstantInterval? {
      func border(_ outside: Double) throws(Failure) -> Instant {
        var (inside, outside) = (julianDay, outside)
        while abs(outside - inside) > 1e-6 {
          let middle = 0.5 * (inside + outside)
          if try isSo(middle) { inside = middle } else { outside = middle }
        }
        return Instant(julianDay: inside)
      }
      guard try isSo(julianDay) else { return nil }
      return InstantInterval(
        start: try border(julianDay - reach), end: try border(julianDay + reach))
    }

    /// libswe's contacts where something is so between them and not half a second beyond; or else those
    /// of the ``span(around:reach:_:)``.
    private func contacts(
      _ found: InstantInterval?, _ answer: EclipseAnswer, reach: Double,
      _ isSo: (Double) throws(PentadError) -> Bool
    ) throws(PentadError) -> InstantInterval? {
      let (greatest, half) = (answer.times[0], 0.5 / 86_400)
      if let found, found.contains(greatest) {
        let (start, end) = (found.start.julianDay, found.end.julianDay)
        if try isSo(start + half), try isSo(end - half), try !isSo(start - half),
          try !isSo(end + half)
        {
          return found
        }
      }
      return try span(around: greatest, reach: reach, isSo)
    }

    /// The radii of the Sun and of libswe's Moon as a place has them, and how far the centres are
    /// apart, in radians.
    private func discs(
      at julianDay: Double, _ place: Place
    ) throws(PentadError) -> (sun: Double, moon: Double, distance: Double) {
      swe.setTopo(place.longitude, place.latitude, place.elevation)
      let sun = try vector(of: SE_SUN, at: julianDay, flags: SEFLG_TOPOCTR)
      let moon = try vector(of: SE_MOON, at: julianDay, flags: SEFLG_TOPOCTR)
      let (far, near) = ((sun * sun).sum().squareRoot(), (moon * moon).sum().squareRoot())
      return (
        asin(EclipseGeometry.sunRadius / far), asin(EclipseGeometry.moonRadius / near),
        acos(min(1, (sun * moon).sum() / (far * near)))
      )
    }
  }

  extension InstantInterval {
    /// Whether a Julian day is not before the start nor after the end.
    func contains(_ julianDay: Double) -> Bool {
      start.julianDay <= julianDay && julianDay <= end.julianDay
    }
  }
#endif
