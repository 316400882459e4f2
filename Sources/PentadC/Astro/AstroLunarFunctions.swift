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
/// - Returns: as pentad_astro_day_compute(); `PENTAD_NOT_FOUND` also where the Sun does not rise
///
/// Blocks: while it computes. Since: 0.1
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
/// - Returns: as pentad_astro_day_compute(); `PENTAD_INVALID` also for a month or a tithi that is
///   none, `PENTAD_MISUSE` if `date` or an array is missing
///
/// Blocks: while it computes. Since: 0.1
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
/// - Returns: `PENTAD_NOT_FOUND` when the year does not have the month, outside the ephemeris
///   files, or without them; `PENTAD_INVALID` for a month, a tithi or a year that is none;
///   `PENTAD_MISUSE` for an unknown option
///
/// Blocks: while it computes. Since: 0.1
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

/// The lunar dates of a tithi of a month in a year of an era, by their Shaka years, in order.
///
/// A Shaka and a Vikrama year have one, or none when they do not have the month. A civil year has those
/// with a sunrise in it, or, of a kshaya tithi, that begin in it: at most two.
///
/// - Parameters:
///   - calendar: the calendar
///   - place: the place, whose sunrises count and whose clock has the civil dates
///   - options: the questions on which almanacs differ; NULL for the usual answers
///   - era: the count of the year
///   - year: the year
///   - month: the month's name by the option `months`, 1 to 12
///   - is_adhika: true for the intercalary month of that name
///   - tithi: the tithi, 1 to 30
///   - shaka_years: receives the Shaka years of the lunar dates; NULL when `capacity` is 0
///   - capacity: how many fit; 4 is always enough
///   - count: receives how many there are, also when fewer fit
/// - Returns: as pentad_astro_civil_dates_fill(); `PENTAD_INVALID` also for a year that is too far away,
///   `PENTAD_MISUSE` for an unknown era
///
/// Blocks: while it computes. Since: 0.1
@_cdecl("pentad_astro_lunar_dates_fill")
public func pentad_astro_lunar_dates_fill(
  _ calendar: pentad_astro_calendar_ref?, _ place: UnsafePointer<pentad_astro_place>?,
  _ options: UnsafePointer<pentad_astro_options>?, _ era: pentad_astro_lunar_era, _ year: Int32,
  _ month: Int32, _ is_adhika: Bool, _ tithi: Int32, _ shaka_years: UnsafeMutablePointer<Int32>?,
  _ capacity: size_t, _ count: UnsafeMutablePointer<size_t>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let target = try ListTarget(count, capacity)
    let years = try target.require(shaka_years, "shaka_years")
    let query = try AlmanacQuery(calendar, place, options)
    let era = try LunarDateEra(era, "era")
    let month: MasaName = try readUnit(month, "month")
    let tithi: Tithi = try readUnit(tithi, "tithi")
    let found = try runAndWait { () async throws(PentadError) in
      try await query.calendar.lunarDates(
        month: month, isAdhika: is_adhika, tithi: tithi, in: Int(year), of: era, at: query.place,
        options: query.options)
    }
    target.fill(found) { index, date in years?[index] = Int32(clamping: date.shaka) }
  }
}
