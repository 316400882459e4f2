#if Astro
  import CSwissEphemeris
  import PentadCore

  extension SwissLibrary {
    /// Times and attributes as libswe's eclipse functions give them; their indices are those of its
    /// manual, "Eclipses".
    struct EclipseAnswer {
      var flags: Int32 = 0
      var times = [Double](repeating: 0, count: 10)
      var attributes = [Double](repeating: 0, count: 20)
      var place = [Double](repeating: 0, count: 10)
      var message = ""

      /// nil for the numbers that libswe gives beyond the series that it knows.
      var saros: Saros? {
        let (series, member) = (attributes[9], attributes[10])
        guard (1...300).contains(series), (1...90).contains(member) else { return nil }
        return Saros(series: Int(series), member: Int(member))
      }

      /// Two times as an interval; libswe has 0 for what does not happen.
      func interval(_ start: Int, _ end: Int) -> InstantInterval? {
        guard times[start] != 0, times[end] != 0 else { return nil }
        return InstantInterval(
          start: Instant(julianDay: times[start]), end: Instant(julianDay: times[end]))
      }

      func has(_ flag: Int32) -> Bool { flags & flag != 0 }
    }

    /// The next eclipse of the Sun anywhere.
    func nextSolarEclipse(after julianDay: Double) -> EclipseAnswer {
      var answer = EclipseAnswer()
      answer.message = Self.text { text in
        answer.flags = swe.solEclipseWhenGlob(julianDay, flag, 0, &answer.times, 0, text)
      }
      return answer
    }

    /// Where an eclipse of the Sun is greatest, with its attributes there.
    func greatestPlace(at julianDay: Double) -> EclipseAnswer {
      var answer = EclipseAnswer()
      answer.message = Self.text { text in
        answer.flags = swe.solEclipseWhere(
          julianDay, flag, &answer.place, &answer.attributes, text)
      }
      return answer
    }

    /// The next eclipse of the Moon.
    func nextLunarEclipse(after julianDay: Double) -> EclipseAnswer {
      var answer = EclipseAnswer()
      answer.message = Self.text { text in
        answer.flags = swe.lunEclipseWhen(julianDay, flag, 0, &answer.times, 0, text)
      }
      return answer
    }

    /// The attributes of an eclipse of the Moon at a moment.
    func lunarEclipse(at julianDay: Double) -> EclipseAnswer {
      var answer = EclipseAnswer()
      var site = [0.0, 0, 0]
      answer.message = Self.text { text in
        answer.flags = swe.lunEclipseHow(julianDay, flag, &site, &answer.attributes, text)
      }
      return answer
    }

    /// Proves that the files reach to a moment: the eclipse functions do not say.
    func requireFiles(at julianDay: Double) throws(PentadError) {
      // Not the moment itself, whose positions libswe may remember from a coarser ephemeris.
      _ = try vector(of: SE_SUN, at: julianDay + 0.001)
      _ = try vector(of: SE_MOON, at: julianDay + 0.001)
    }

    /// Apparent x, y, z of a body on the equator of date, in AU; geocentric unless the flags say
    /// otherwise.
    func vector(
      of body: Int32, at julianDay: Double, flags: Int32 = 0
    ) throws(PentadError) -> SIMD3<Double> {
      let place = try calculate(
        body, at: terrestrial(julianDay), flags: SEFLG_EQUATORIAL | SEFLG_XYZ | flags)
      return SIMD3(place.0, place.1, place.2)
    }
  }
#endif
