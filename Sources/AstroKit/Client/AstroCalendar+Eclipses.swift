public import PentadCore

extension AstroCalendar {
  /// Finds the eclipses of the Sun whose greatest eclipse lies within a time range, in order.
  ///
  /// libswe computes them, in about 1 ms each and in parts of ten years. Other calls of the
  /// calendar can run between the parts.
  ///
  /// C: `pentad_astro_solar_eclipses_compute`.
  public func solarEclipses(
    in range: Range<Instant>
  ) async throws(PentadError) -> [SolarEclipse] {
    try await inParts(range) { part async throws(PentadError) in
      try await swiss.solarEclipses(in: part)
    }
  }

  /// Finds the eclipses of the Sun as seen from a place. Their phases are limited by sunrise and
  /// sunset, and their greatest eclipse is the local one.
  ///
  /// - Parameter includingInvisible: true to include eclipses that are not visible from the place.
  ///
  /// C: `pentad_astro_solar_eclipses_compute`.
  public func solarEclipses(
    in range: Range<Instant>, at place: Place, includingInvisible: Bool = false
  ) async throws(PentadError) -> [LocalSolarEclipse] {
    try await inParts(range) { part async throws(PentadError) in
      try await swiss.solarEclipses(in: part, at: place, includingInvisible: includingInvisible)
    }
  }

  /// Finds the eclipses of the Moon whose greatest eclipse lies within a time range, in order.
  ///
  /// C: `pentad_astro_lunar_eclipses_compute`.
  public func lunarEclipses(
    in range: Range<Instant>
  ) async throws(PentadError) -> [LunarEclipse] {
    try await inParts(range) { part async throws(PentadError) in
      try await swiss.lunarEclipses(in: part)
    }
  }

  /// Finds the eclipses of the Moon as seen from a place. Their phases are limited by moonrise and
  /// moonset, and their greatest eclipse is the local one.
  ///
  /// - Parameter includingInvisible: true to include eclipses during which the Moon is below the
  ///   horizon.
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
