import AstroKit
public import CPentad
import PentadCore

/// Computes the lunar date of a civil date.
///
/// - Parameters:
///   - calendar: the calendar
///   - place: the place
///   - options: the conventions on which almanacs differ; NULL for the defaults
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
