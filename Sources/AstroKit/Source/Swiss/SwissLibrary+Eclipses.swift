#if Astro
  import CSwissEphemeris
  import PentadCore

  extension SwissLibrary {
    /// The times and attributes of libswe's eclipse functions. Their indices are those of its
    /// manual, "Eclipses".
    struct EclipseAnswer {
      var flags: Int32 = 0
      var times = [Double](repeating: 0, count: 10)
      var attributes = [Double](repeating: 0, count: 20)
      var place = [Double](repeating: 0, count: 10)
      var message = ""

      /// The saros; nil for the numbers that libswe returns beyond the series that it supports.
      var saros: Saros? {
        let (series, member) = (attributes[9], attributes[10])
        guard (1...300).contains(series), (1...90).contains(member) else { return nil }
        return Saros(series: Int(series), member: Int(member))
      }

      /// Returns two times as an interval; libswe uses 0 for an event that does not occur.
      func interval(_ start: Int, _ end: Int) -> InstantInterval? {
        guard times[start] != 0, times[end] != 0 else { return nil }
        return InstantInterval(
          start: Instant(julianDay: times[start]), end: Instant(julianDay: times[end]))
      }

      func has(_ flag: Int32) -> Bool { flags & flag != 0 }
    }

    /// Returns the next eclipse of the Sun anywhere.
    func nextSolarEclipse(after julianDay: Double) -> EclipseAnswer {
      var answer = EclipseAnswer()
      answer.message = Self.text { text in
        answer.flags = swe.solEclipseWhenGlob(julianDay, flag, 0, &answer.times, 0, text)
      }
      return answer
    }

    /// Returns the place where an eclipse of the Sun is greatest, with its attributes there.
    func greatestPlace(at julianDay: Double) -> EclipseAnswer {
      var answer = EclipseAnswer()
      answer.message = Self.text { text in
        answer.flags = swe.solEclipseWhere(
          julianDay, flag, &answer.place, &answer.attributes, text)
      }
      return answer
    }

    /// Returns the next eclipse of the Moon.
    func nextLunarEclipse(after julianDay: Double) -> EclipseAnswer {
      var answer = EclipseAnswer()
      answer.message = Self.text { text in
        answer.flags = swe.lunEclipseWhen(julianDay, flag, 0, &answer.times, 0, text)
      }
      return answer
    }

    /// Returns the attributes of an eclipse of the Moon at a Julian day.
    func lunarEclipse(at julianDay: Double) -> EclipseAnswer {
      var answer = EclipseAnswer()
      var site = [0.0, 0, 0]
      answer.message = Self.text { text in
        answer.flags = swe.lunEclipseHow(julianDay, flag, &site, &answer.attributes, text)
      }
      return answer
    }

    /// Checks that the files cover a Julian day, which the eclipse functions do not report.
    func requireFiles(at julianDay: Double) throws(PentadError) {
      // The exact time is avoided, because libswe may have cached it from a coarser ephemeris.
      _ = try vector(of: SE_SUN, at: julianDay + 0.001)
      _ = try vector(of: SE_MOON, at: julianDay + 0.001)
    }

    /// Returns the apparent x, y, z of a body on the equator of date, in AU; geocentric unless the
    /// flags differ.
    func vector(
      of body: Int32, at julianDay: Double, flags: Int32 = 0
    ) throws(PentadError) -> SIMD3<Double> {
      let place = try calculate(
        body, at: terrestrial(julianDay), flags: SEFLG_EQUATORIAL | SEFLG_XYZ | flags)
      return SIMD3(place.0, place.1, place.2)
    }
  }
#endif
