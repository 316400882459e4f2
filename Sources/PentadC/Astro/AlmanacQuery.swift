import AstroKit
import CPentad
import PentadCore

/// A calendar query about days: the place, and the conventions on which almanacs differ.
struct AlmanacQuery: Sendable {
  let calendar: AstroCalendar
  let place: Place
  let options: PanchangOptions

  /// - Throws: `misuse` for a NULL that is not allowed, a wrong size or an unknown value; `invalid`
  ///   for an invalid place; `unsupported` in the child of a `fork()`
  init(
    _ calendar: OpaquePointer?, _ place: UnsafePointer<pentad_astro_place>?,
    _ options: UnsafePointer<pentad_astro_options>?
  ) throws(PentadError) {
    self.calendar = try CalendarHandle.client(calendar)
    self.place = try Place(place)
    self.options = try PanchangOptions(options)
  }

  /// Computes a day and waits for the result.
  func day(_ date: CivilDate) throws(PentadError) -> PanchangDay {
    try runAndWait { () async throws(PentadError) in
      try await calendar.day(date, at: place, options: options)
    }
  }

  /// Returns the days from one date to another, which are computed as they are read.
  func days(from first: CivilDate, to last: CivilDate) -> PanchangDays {
    calendar.days(from: first, to: last, at: place, options: options)
  }

  /// Computes a civil month and waits for the result.
  func month(_ month: Int32, of year: Int32, from first: Vara) throws(PentadError) -> MonthGrid {
    try runAndWait { () async throws(PentadError) in
      try await calendar.monthGrid(
        year: Int(year), month: Int(month), at: place, options: options, firstVara: first)
    }
  }
}
