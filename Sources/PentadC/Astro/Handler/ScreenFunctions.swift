import AstroKit
public import CPentad
import PentadCore

/// Computes the days from one date to another as screen rows, without storing them.
///
/// - Parameters:
///   - calendar: the calendar
///   - place: the place
///   - options: the conventions on which almanacs differ; NULL for the defaults
///   - from: the first civil date
///   - to: the last civil date, inclusive
///   - out: receives the days
/// - Returns: as pentad_astro_day_compute(); `PENTAD_INVALID` also for an end before the start, and
///   for more than 36,600 days
///
/// Blocks: while it computes. Since: 0.1
@_cdecl("pentad_astro_day_containers_compute")
public func pentad_astro_day_containers_compute(
  _ calendar: pentad_astro_calendar_ref?, _ place: UnsafePointer<pentad_astro_place>?,
  _ options: UnsafePointer<pentad_astro_options>?, _ from: Int32, _ to: Int32,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_astro_day_containers>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let query = try AlmanacQuery(calendar, place, options)
    let (first, last) = (try CivilDate(number: from), try CivilDate(number: to))
    let days = try runAndWait { () async throws(PentadError) in
      try await query.calendar.dayContainers(
        from: first, to: last, at: query.place, options: query.options)
    }
    let now = SystemAstroClock().now.milliseconds
    return OwnedRecord.give {
      AstroRecords(arena: $0).record(
        Snapshot(days, origin: .source, storedAt: now, isStale: false))
    }
  }
}

/// Makes the moon view of days: dates and tithis in sections by lunar month.
///
/// A section is a run of rows with the same month. A duplicate row is shown once.
///
/// - Parameters:
///   - days: the days, in any order; NULL for none
///   - out: receives the view
/// - Returns: `PENTAD_INVALID` for a day without a date or a zone, or text that is not UTF-8;
///   `PENTAD_MISUSE` for a NULL in the days that is not allowed
///
/// Ownership: the caller owns the view, which keeps its days alive; free it with
/// pentad_astro_moon_view_free(). Blocks: no. Since: 0.1
@_cdecl("pentad_astro_moon_view_make")
public func pentad_astro_moon_view_make(
  _ days: UnsafePointer<pentad_astro_day_containers>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_astro_moon_view>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let view = MoonView(try readContainers(days))
    return OwnedRecord.give { AstroRecords(arena: $0).record(view) }
  }
}

/// Makes the sun view of a civil month: six weeks, with marks under the dates that have events.
///
/// - Parameters:
///   - options: the month
///   - days: the days that add marks; NULL for none
///   - alerts: the alerts that add marks; NULL for none
///   - out: receives the view
/// - Returns: `PENTAD_INVALID` for an invalid month, date or weekday, an unknown zone, and text
///   that is not UTF-8; `PENTAD_MISUSE` for a NULL in the days or alerts that is not allowed
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_astro_sun_view_make")
public func pentad_astro_sun_view_make(
  _ options: UnsafePointer<pentad_astro_sun_view_options>?,
  _ days: UnsafePointer<pentad_astro_day_containers>?,
  _ alerts: UnsafePointer<pentad_astro_alerts>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_astro_sun_view>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    _ = try require(options, "options")
    let view = try SunView(
      try readOptions(options, "options"), try readContainers(days), try readAlerts(alerts))
    return OwnedRecord.give { AstroRecords(arena: $0).record(view) }
  }
}

/// Makes the day view of the first date in the days, from the data of their rows.
///
/// - Parameters:
///   - days: the days
///   - out: receives the view
/// - Returns: `PENTAD_NOT_FOUND` when there is no day; `PENTAD_INVALID` for a day without a date or
///   a zone, or text that is not UTF-8; `PENTAD_MISUSE` for a NULL in the days that is not allowed
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_astro_day_view_make")
public func pentad_astro_day_view_make(
  _ days: UnsafePointer<pentad_astro_day_containers>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_astro_day_view>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    _ = try require(days, "days")
    guard let view = DayView(try readContainers(days)) else {
      throw PentadError(.notFound, "there is no day to show")
    }
    return OwnedRecord.give { AstroRecords(arena: $0).record(view) }
  }
}

/// Computes the day view of a date, with all data that the calendar has.
///
/// - Parameters:
///   - calendar: the calendar
///   - place: the place
///   - options: the conventions on which almanacs differ; NULL for the defaults
///   - date: the civil date
///   - script: the script of the names
///   - out: receives the view
/// - Returns: as pentad_astro_day_compute(); `PENTAD_MISUSE` also for an unknown script
///
/// Blocks: while it computes. Since: 0.1
@_cdecl("pentad_astro_day_view_compute")
public func pentad_astro_day_view_compute(
  _ calendar: pentad_astro_calendar_ref?, _ place: UnsafePointer<pentad_astro_place>?,
  _ options: UnsafePointer<pentad_astro_options>?, _ date: Int32, _ script: pentad_astro_script,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_astro_day_view>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let query = try AlmanacQuery(calendar, place, options)
    let date = try CivilDate(number: date)
    let script = try PanchangScript(script, "script")
    let view = DayView(try query.day(date), script: script)
    return OwnedRecord.give { AstroRecords(arena: $0).record(view) }
  }
}
