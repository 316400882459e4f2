import AstroKit
public import CPentad
import PentadCore

/// The lunar date of a civil one.
///
/// - Parameters:
///   - calendar: the calendar
///   - place: the place
///   - options: the questions on which almanacs differ; NULL for the usual answers
///   - date: the civil date
///   - out: receives the lunar date; its `struct_size` is set already
///   - error: receives what went wrong; may be NULL
/// - Returns: as pentad_astro_day_compute(); `PENTAD_NOT_FOUND` also where the Sun does not rise
///
/// Threads: any. Blocks: while it computes. Since: 0.1
@_cdecl("pentad_astro_lunar_date_get")
public func pentad_astro_lunar_date_get(
  _ calendar: pentad_astro_calendar_ref?, _ place: UnsafePointer<pentad_astro_place>?,
  _ options: UnsafePointer<pentad_astro_options>?, _ date: Int32,
  _ out: UnsafeMutablePointer<pentad_astro_lunar_date>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    try fill(out, with: pentad_astro_lunar_date())
    let query = try AlmanacQuery(calendar, place, options)
    guard let found = try query.day(try CivilDate(number: date)).lunarDate else {
      throw PentadError(.notFound, "the Sun does not rise on this date, so no tithi rules it")
    }
    var record = pentad_astro_lunar_date()
    record.shaka = Int32(clamping: found.shaka)
    record.month = Int32(found.month.number)
    record.tithi = Int32(found.tithi.number)
    record.is_adhika = found.isAdhika ? 1 : 0
    try fill(out, with: record)
  }
}

/// The civil dates whose sunrise a lunar date rules: one as a rule, two of a vriddhi tithi, none of a
/// kshaya tithi or of a month that the year does not have.
///
/// - Parameters:
///   - calendar: the calendar
///   - place: the place
///   - options: the questions on which almanacs differ; NULL for the usual answers
///   - date: the lunar date
///   - dates: receives civil dates; NULL when `capacity` is 0
///   - capacity: how many fit; 4 is always enough
///   - count: receives how many there are, also when fewer fit
///   - error: receives what went wrong; may be NULL
/// - Returns: as pentad_astro_day_compute(); `PENTAD_INVALID` also for a month or a tithi that is
///   none, `PENTAD_MISUSE` if `date` or an array is missing
///
/// Threads: any. Blocks: while it computes. Since: 0.1
@_cdecl("pentad_astro_civil_dates_fill")
public func pentad_astro_civil_dates_fill(
  _ calendar: pentad_astro_calendar_ref?, _ place: UnsafePointer<pentad_astro_place>?,
  _ options: UnsafePointer<pentad_astro_options>?, _ date: UnsafePointer<pentad_astro_lunar_date>?,
  _ dates: UnsafeMutablePointer<Int32>?, _ capacity: size_t,
  _ count: UnsafeMutablePointer<size_t>?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let target = try ListTarget(count, capacity)
    let dates = try target.require(dates, "dates")
    let query = try AlmanacQuery(calendar, place, options)
    let date = try LunarDate(date)
    let found = try runAndWait { () async throws(PentadError) in
      try await query.calendar.civilDates(of: date, at: query.place, options: query.options)
    }
    target.fill(found) { index, date in dates?[index] = date.number }
  }
}

/// The time for which a tithi of a month rules, whether or not it rules a sunrise.
///
/// In a year that has the month twice over it is the first.
///
/// - Parameters:
///   - calendar: the calendar
///   - options: the questions on which almanacs differ; NULL for the usual answers
///   - date: the lunar date
///   - start: receives when it begins; may be NULL
///   - end: receives when it ends; may be NULL
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_NOT_FOUND` when the year does not have the month, outside the
///   ephemeris files, or without them; `PENTAD_INVALID` for a month, a tithi or a year that is none;
///   `PENTAD_MISUSE` for a wrong `struct_size`, an unknown option, or if `calendar` or `date` is
///   missing; `PENTAD_UNSUPPORTED` after `fork()`
///
/// Threads: any. Blocks: while it computes. Since: 0.1
@_cdecl("pentad_astro_tithi_find")
public func pentad_astro_tithi_find(
  _ calendar: pentad_astro_calendar_ref?, _ options: UnsafePointer<pentad_astro_options>?,
  _ date: UnsafePointer<pentad_astro_lunar_date>?, _ start: UnsafeMutablePointer<Int64>?,
  _ end: UnsafeMutablePointer<Int64>?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    start?.pointee = .min
    end?.pointee = .min
    let calendar = try CalendarHandle.calendar(calendar)
    let options = try PanchangOptions(options)
    let date = try LunarDate(date)
    let found = try runAndWait { () async throws(PentadError) in
      try await calendar.find(date, options: options)
    }
    guard let found else {
      throw PentadError(.notFound, "the year \(date.shaka) does not have this month")
    }
    start?.pointee = found.start.milliseconds
    end?.pointee = found.end.milliseconds
  }
}
