#if Astro
  import CSwissEphemeris
  package import PentadCore

  extension SwissEphemeris {
    /// Returns the eclipses of the Moon whose greatest eclipse is in a range of Julian days, in
    /// order.
    ///
    /// - Throws: as ``solarEclipses(in:)``.
    package func lunarEclipses(in range: Range<Double>) throws(PentadError) -> [LunarEclipse] {
      try eclipses(in: range) {
        $0.nextLunarEclipse(after: $1)
      } make: { library, answer throws(PentadError) -> LunarEclipse in
        try library.lunarEclipse(answer)
      }
    }

    /// Walks through a range from eclipse to eclipse. `next` gets the first eclipse after a Julian
    /// day from libswe; `make` completes those in the range.
    func eclipses<Eclipse>(
      in range: Range<Double>,
      next: (SwissLibrary, Double) -> SwissLibrary.EclipseAnswer,
      make: (SwissLibrary, SwissLibrary.EclipseAnswer) throws(PentadError) -> Eclipse
    ) throws(PentadError) -> [Eclipse] {
      let known = SegmentGrid.julianDays
      guard known.contains(range.lowerBound), known.contains(range.upperBound) else {
        throw Ephemeris.beyond(range.lowerBound, range.upperBound)
      }
      verify(range)
      return try withLibrary { library throws(PentadError) -> [Eclipse] in
        var eclipses: [Eclipse] = []
        // libswe begins its search slightly after the given day.
        var start = range.lowerBound - 3
        while start < range.upperBound {
          try Self.checkCancellation()
          let answer = next(library, start)
          let greatest = answer.times[0]
          guard answer.flags > 0 else {
            // libswe failed during the search: unless that was beyond the range, throw the reason.
            try library.requireFiles(at: range.upperBound)
            // Every half-year has an eclipse.
            guard range.upperBound - start < 200 else {
              throw PentadError(
                .internal,
                "libswe could not continue the search for "
                  + "eclipses (\(answer.message))")
            }
            break
          }
          if greatest >= range.upperBound { break }
          if greatest >= range.lowerBound { eclipses.append(try make(library, answer)) }
          start = max(greatest, start) + 3
        }
        return eclipses
      }
    }
  }

  extension SwissLibrary {
    /// Returns the eclipse that ``nextLunarEclipse(after:)`` found.
    fileprivate func lunarEclipse(_ answer: EclipseAnswer) throws(PentadError) -> LunarEclipse {
      let greatest = answer.times[0]
      try requireFiles(at: greatest)
      let sun = try vector(of: SE_SUN, at: greatest)
      let moon = try vector(of: SE_MOON, at: greatest)
      let there = lunarEclipse(at: greatest)
      guard let penumbralPhase = answer.interval(6, 7), there.flags >= 0 else {
        throw PentadError(.internal, "libswe found an eclipse without times (\(there.message))")
      }
      let kind: LunarEclipse.Kind =
        answer.has(SE_ECL_TOTAL) ? .total : answer.has(SE_ECL_PARTIAL) ? .partial : .penumbral
      return LunarEclipse(
        kind: kind, greatest: Instant(julianDay: greatest), umbralMagnitude: there.attributes[0],
        penumbralMagnitude: there.attributes[1],
        gamma: EclipseGeometry.lunarGamma(sun: sun, moon: moon), saros: there.saros,
        penumbralPhase: penumbralPhase, partialPhase: answer.interval(2, 3),
        totalPhase: answer.interval(4, 5))
    }
  }
#endif
