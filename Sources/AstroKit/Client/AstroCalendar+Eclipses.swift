public import PentadCore

extension AstroCalendar {
  /// The eclipses of the Sun with their greatest moment within a time, in order.
  ///
  /// They come from libswe itself, about 1 ms each.
  ///
  /// C: `pentad_astro_solar_eclipses_compute`.
  public func solarEclipses(
    in range: Range<Instant>
  ) async throws(PentadError) -> [SolarEclipse] {
    try Self.require(range)
    return try await swiss.solarEclipses(in: range.julianDays)
  }

  /// The eclipses of the Sun as a place has them.
  ///
  /// - Parameter includingInvisible: whether those of which the place sees nothing are listed too.
  ///
  /// C: `pentad_astro_solar_eclipses_compute`.
  public func solarEclipses(
    in range: Range<Instant>, at place: Place, includingInvisible: Bool = false
  ) async throws(PentadError) -> [LocalSolarEclipse] {
    try Self.require(range)
    return try await swiss.solarEclipses(
      in: range.julianDays, at: place, includingInvisible: includingInvisible)
  }

  /// The eclipses of the Moon with their greatest moment within a time, in order.
  ///
  /// C: `pentad_astro_lunar_eclipses_compute`.
  public func lunarEclipses(
    in range: Range<Instant>
  ) async throws(PentadError) -> [LunarEclipse] {
    try Self.require(range)
    return try await swiss.lunarEclipses(in: range.julianDays)
  }

  /// The eclipses of the Moon as a place has them.
  ///
  /// - Parameter includingInvisible: whether those during which the Moon is down are listed too.
  ///
  /// C: `pentad_astro_lunar_eclipses_compute`.
  public func lunarEclipses(
    in range: Range<Instant>, at place: Place, includingInvisible: Bool = false
  ) async throws(PentadError) -> [LocalLunarEclipse] {
    try Self.require(range)
    return try await swiss.lunarEclipses(
      in: range.julianDays, at: place, includingInvisible: includingInvisible)
  }
}

extension Range<Instant> {
  var julianDays: Range<Double> { lowerBound.julianDay..<upperBound.julianDay }
}
