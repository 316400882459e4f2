#if Astro
  import CSwissEphemeris
  import PentadCore

  /// The contacts of the discs of the Sun and the Moon at a place, whether the Sun is up or down.
  struct SolarContacts {
    /// The Julian day at which the centres of the discs are closest.
    let closest: Double
    /// The time from first to fourth contact.
    let partialPhase: InstantInterval
    /// The time from second to third contact; nil when neither disc is ever within the other.
    let umbralPhase: InstantInterval?
  }

  /// The contacts are searched for in libswe's positions. libswe's own search takes a few steps,
  /// which fail near the edge of a shadow, where the discs hardly touch. It also requires that the
  /// Sun's lower limb is up.
  extension SwissLibrary {
    /// Returns the contacts of an eclipse at a place; nil when the Moon does not touch the Sun
    /// there.
    func contacts(
      of eclipse: SolarEclipse, at place: Place
    ) throws(PentadError) -> SolarContacts? {
      let closest = try closest(in: eclipse.partialPhase, place)
      // An eclipse lasts less than four hours at a place.
      let partialPhase = try span(around: closest, reach: 0.17) { day throws(PentadError) in
        let discs = try discs(at: day, place)
        return discs.distance < discs.sun + discs.moon
      }
      guard let partialPhase else { return nil }
      // The umbra passes a place in less than thirteen minutes.
      let umbralPhase = try span(around: closest, reach: 0.01) { day throws(PentadError) in
        let discs = try discs(at: day, place)
        return discs.distance < abs(discs.sun - discs.umbralMoon)
      }
      return SolarContacts(
        closest: closest, partialPhase: partialPhase, umbralPhase: umbralPhase)
    }

    /// Returns the time when the discs are closest, to a hundredth of a second if they touch.
    ///
    /// - Parameter phase: the time in which they touch anywhere on the Earth.
    private func closest(
      in phase: InstantInterval, _ place: Place
    ) throws(PentadError) -> Double {
      func square(_ day: Double) throws(PentadError) -> Double {
        let distance = try discs(at: day, place).distance
        return distance * distance
      }
      // Refraction shows the Sun in the shadow some minutes before the shadow reaches the ground.
      let (start, end) = (phase.start.julianDay - 0.01, phase.end.julianDay + 0.01)
      var closest = start
      var least = Double.infinity
      for day in stride(from: start, through: end, by: 1.0 / 48) {
        let square = try square(day)
        if square < least { (closest, least) = (day, square) }
      }
      // The square of the distance is nearly a parabola.
      for step in [1.0 / 48, 1.0 / 480, 1.0 / 4_800] {
        let (before, after) = (try square(closest - step), try square(closest + step))
        let bend = before + after - 2 * (try square(closest))
        guard bend > 0 else { break }
        closest += step * min(max(0.5 * (before - after) / bend, -1), 1)
      }
      return closest
    }

    /// Returns the interval around a Julian day in which a condition holds, to a tenth of a second;
    /// nil when it does not hold on that day.
    ///
    /// - Parameter reach: the days after which the condition no longer holds.
    func span<Failure>(
      around julianDay: Double, reach: Double, _ holds: (Double) throws(Failure) -> Bool
    ) throws(Failure) -> InstantInterval? {
      func border(_ outside: Double) throws(Failure) -> Instant {
        var (inside, outside) = (julianDay, outside)
        while abs(outside - inside) > 1e-6 {
          let middle = 0.5 * (inside + outside)
          if try holds(middle) { inside = middle } else { outside = middle }
        }
        return Instant(julianDay: inside)
      }
      guard try holds(julianDay) else { return nil }
      return InstantInterval(
        start: try border(julianDay - reach), end: try border(julianDay + reach))
    }

    /// Returns the discs of the Sun and the Moon as seen from a place.
    func discs(at julianDay: Double, _ place: Place) throws(PentadError) -> SolarDiscs {
      swe.setTopo(place.longitude, place.latitude, place.elevation)
      let sun = try vector(of: SE_SUN, at: julianDay, flags: SEFLG_TOPOCTR)
      let moon = try vector(of: SE_MOON, at: julianDay, flags: SEFLG_TOPOCTR)
      return SolarDiscs(sun: sun, moon: moon)
    }
  }
#endif
