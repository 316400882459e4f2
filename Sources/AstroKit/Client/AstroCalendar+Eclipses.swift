public import PentadCore

extension AstroCalendar {
  /// The eclipses of the Sun with their greatest moment within a time, in order.
  ///
  /// They come from libswe itself, about 1 ms each, ten years at a time: other work of the calendar
  /// goes on between.
  ///
  /// C: `pentad_astro_solar_eclipses_compute`.
  public func solarEclipses(
    in range: Range<Instant>
  ) async throws(PentadError) -> [SolarEclipse] {
    try await inParts(range) { part async throws(PentadError) in
      try await swiss.solarEclipses(in: part)
    }
  }

  /// The eclipses of the Sun as a place has them: cut at sunrise and sunset, with the greatest as seen
  /// there.
  ///
  /// - Parameter includingInvisible: whether those of which the place sees nothing are listed too.
  ///
  /// C: `pentad_astro_solar_eclipses_compute`.
  public func solarEclipses(
    in range: Range<Instant>, at place: Place, includingInvisible: Bool = false
  ) async throws(PentadError) -> [LocalSolarEclipse] {
    try await inParts(range) { part async throws(PentadError) in
      try await swiss.solarEclipses(in: part, at: place, includingInvisible: includingInvisible)
    }
  }

  /// The eclipses of the Moon with their greatest moment within a time, in order.
  ///
  /// C: `pentad_astro_lunar_eclipses_compute`.
  public func lunarEclipses(
    in range: Range<Instant>
  ) async throws(PentadError) -> [LunarEclipse] {
    try await inParts(range) { part async throws(PentadError) in
      try await swiss.lunarEclipses(in: part)
    }
  }

  /// The eclipses of the Moon as a place has them: cut at moonrise and moonset, with the greatest as seen
  /// there.
  ///
  /// - Parameter includingInvisible: whether those during which the Moon is down are listed too.
  ///
  /// C: `pentad_astro_lunar_eclipses_compute`.
  public func lunarEclipses(
    in range: Range<Instant>, at place: Place, includingInvisible: Bool = false
  ) async throws(PentadError) -> [LocalLunarEclipse] {
    try await inParts(range) { part async throws(PentadError) in
      try await swiss.lunarEclipses(in: part, at: place, includingInvisible: includingInvisible)
    }
  }

  private func inParts<Eclipse>(
    _ range: Range<Instant>,
    _ search: (Range<Double>) async throws(PentadError) -> [Eclipse]
  ) async throws(PentadError) -> [Eclipse] {
    try Self.require(range)
    var eclipses: [Eclipse] = []
    for part in range.parts(ofDays: 3_660) { eclipses += try await search(part) }
    return eclipses
  }
}
