#if Astro
  import CSwissEphemeris
  import PentadCore

  extension SwissLibrary {
    /// Returns the Terrestrial Time of a Julian day in UT, as `swe_calc_ut` computes it.
    func terrestrial(_ julianDay: Double) -> Double {
      julianDay + swe.deltatEx(julianDay, flag, nil)
    }

    /// Returns six numbers of a body, or of the ecliptic, at a Julian day in Terrestrial Time.
    func calculate(
      _ body: Int32, at terrestrial: Double, flags: Int32 = 0
    ) throws(PentadError) -> (Double, Double, Double, Double, Double, Double) {
      guard terrestrial.isFinite else {
        throw PentadError(.invalidDateRange, "a time must be a finite Julian day")
      }
      var values = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
      var answer: Int32 = 0
      let message = Self.text { text in
        answer = withUnsafeMutableBytes(of: &values) { bytes in
          guard let numbers = bytes.bindMemory(to: Double.self).baseAddress else { return -1 }
          return swe.calc(terrestrial, body, flag | flags, numbers, text)
        }
      }
      // If only the Moon's file is missing, the flags still claim the Swiss Ephemeris; only the
      // text differs.
      guard answer >= 0, answer & (SEFLG_SWIEPH | SEFLG_MOSEPH | SEFLG_JPLEPH) == flag,
        kind == .moshier || message.isEmpty || !message.contains("Moshier")
      else { throw failure(message, answer: answer, at: terrestrial) }
      return values
    }

    /// Returns a sample for a segment, with one Delta-T and a single computation of the nutation.
    func sample(
      _ julianDay: Double, _ content: NodeContent
    ) throws(PentadError) -> NodeSample {
      let terrestrial = terrestrial(julianDay)
      let frame = try calculate(SE_ECL_NUT, at: terrestrial)
      var sample = NodeSample(obliquity: frame.0, nutation: frame.2)
      if content.contains(.sun) { sample.sun = try position(SE_SUN, at: terrestrial) }
      sample.moon = try position(SE_MOON, at: terrestrial)
      if content.contains(.siderealTime) {
        sample.meanSiderealTime = 15 * swe.sidtime0(julianDay, frame.0, 0)
      }
      return sample
    }

    /// Returns the apparent x, y, z on the equator of date and the longitude. The second call is
    /// nearly free, because libswe has cached the body at that time.
    private func position(
      _ body: Int32, at terrestrial: Double
    ) throws(PentadError) -> SIMD4<Double> {
      let place = try calculate(body, at: terrestrial, flags: SEFLG_EQUATORIAL | SEFLG_XYZ)
      let longitude = try calculate(body, at: terrestrial).0
      return SIMD4(place.0, place.1, place.2, longitude)
    }
  }
#endif
