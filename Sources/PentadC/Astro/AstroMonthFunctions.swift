import AstroKit
public import CPentad
import PentadCore

/// A civil month as six weeks of days, the form of a wall calendar.
///
/// - Parameters:
///   - calendar: the calendar
///   - place: the place
///   - options: the questions on which almanacs differ; NULL for the usual answers
///   - year: the astronomical year
///   - month: 1 to 12
///   - first_vara: the weekday with which a week begins, 1 to 7 from Sunday; 0 for Sunday
///   - out: receives the month
/// - Returns: as pentad_astro_day_compute(); `PENTAD_INVALID` also for a weekday that is none
///
/// Blocks: while it computes. Since: 0.1
@_cdecl("pentad_astro_month_compute")
public func pentad_astro_month_compute(
  _ calendar: pentad_astro_calendar_ref?, _ place: UnsafePointer<pentad_astro_place>?,
  _ options: UnsafePointer<pentad_astro_options>?, _ year: Int32, _ month: Int32,
  _ first_vara: Int32, _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_astro_month>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let query = try AlmanacQuery(calendar, place, options)
    let first = try readFirstVara(first_vara, "first_vara")
    let grid = try query.month(month, of: year, from: first)
    return OwnedRecord.give { AstroRecords(arena: $0).record(grid) }
  }
}

/// A lunar month as its thirty tithis, each with the days that it rules.
///
/// - Parameters:
///   - calendar: the calendar
///   - place: the place
///   - options: the questions on which almanacs differ; NULL for the usual answers
///   - shaka: the year of the Shaka era
///   - month: the month's name by the option `months`, 1 to 12
///   - is_adhika: whether the intercalary month of that name is meant
///   - out: receives the month
/// - Returns: as pentad_astro_day_compute(); `PENTAD_NOT_FOUND` also when the year has no such month,
///   `PENTAD_INVALID` for a month or a year that is none
///
/// Blocks: while it computes. Since: 0.1
@_cdecl("pentad_astro_masa_grid_compute")
public func pentad_astro_masa_grid_compute(
  _ calendar: pentad_astro_calendar_ref?, _ place: UnsafePointer<pentad_astro_place>?,
  _ options: UnsafePointer<pentad_astro_options>?, _ shaka: Int32, _ month: Int32,
  _ is_adhika: Bool, _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_astro_masa_grid>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let query = try AlmanacQuery(calendar, place, options)
    let month: MasaName = try readUnit(month, "month")
    let grid = try runAndWait { () async throws(PentadError) in
      try await query.calendar.masaGrid(
        shaka: Int(shaka), month: month, isAdhika: is_adhika, at: query.place,
        options: query.options)
    }
    return OwnedRecord.give { AstroRecords(arena: $0).record(grid) }
  }
}

/// The months of a year of the Shaka era, from the new moon before Chaitra's bright fortnight.
///
/// - Parameters:
///   - calendar: the calendar
///   - options: the questions on which almanacs differ; NULL for the usual answers
///   - shaka: the year
///   - out: receives the year
/// - Returns: `PENTAD_INVALID` for a year that is too far away; `PENTAD_NOT_FOUND` outside the
///   ephemeris files, or without them; `PENTAD_MISUSE` for an unknown option
///
/// Blocks: while it computes. Since: 0.1
@_cdecl("pentad_astro_lunar_year_compute")
public func pentad_astro_lunar_year_compute(
  _ calendar: pentad_astro_calendar_ref?, _ options: UnsafePointer<pentad_astro_options>?,
  _ shaka: Int32, _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_astro_lunar_year>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let calendar = try CalendarHandle.calendar(calendar)
    let options = try PanchangOptions(options)
    let year = try runAndWait { () async throws(PentadError) in
      try await calendar.lunarYear(shaka: Int(shaka), options: options)
    }
    return OwnedRecord.give { AstroRecords(arena: $0).record(year) }
  }
}
