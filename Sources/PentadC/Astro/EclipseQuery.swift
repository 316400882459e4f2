import AstroKit
import CPentad
import PentadCore

/// A calendar query about eclipses. Its methods compute and wait for the result.
struct EclipseQuery: Sendable {
  let range: Range<Instant>
  private let calendar: AstroCalendar
  let place: Place?

  /// - Throws: `misuse` for a missing calendar or a wrong size; `invalid` for an invalid place, and
  ///   for an end before the start; `unsupported` in the child of a `fork()`
  init(
    _ calendar: OpaquePointer?, _ place: UnsafePointer<pentad_astro_place>?, _ start: Int64,
    _ end: Int64
  ) throws(PentadError) {
    self.calendar = try CalendarHandle.client(calendar)
    self.place = place == nil ? nil : try Place(place)
    range = try readRange(start, end)
  }

  /// Returns all solar eclipses, or only those that are or are not visible at the place.
  func solar(
    includingInvisible: Bool = false
  ) throws(PentadError) -> [(eclipse: SolarEclipse, local: LocalSolarEclipse?)] {
    try runAndWait {
      () async throws(PentadError) -> [(eclipse: SolarEclipse, local: LocalSolarEclipse?)] in
      guard let place else {
        return try await calendar.solarEclipses(in: range).map { ($0, nil) }
      }
      return try await calendar.solarEclipses(
        in: range, at: place, includingInvisible: includingInvisible
      ).map { ($0.eclipse, $0) }
    }
  }

  /// Returns all lunar eclipses, or only those that are or are not visible at the place.
  func lunar(
    includingInvisible: Bool = false
  ) throws(PentadError) -> [(eclipse: LunarEclipse, local: LocalLunarEclipse?)] {
    try runAndWait {
      () async throws(PentadError) -> [(eclipse: LunarEclipse, local: LocalLunarEclipse?)] in
      guard let place else {
        return try await calendar.lunarEclipses(in: range).map { ($0, nil) }
      }
      return try await calendar.lunarEclipses(
        in: range, at: place, includingInvisible: includingInvisible
      ).map { ($0.eclipse, $0) }
    }
  }
}
