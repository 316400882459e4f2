import AstroKit
public import CPentad
import PentadCore

/// Draws a civil month in the form of a wall calendar, as an SVG document.
///
/// Each day shows its date, the Moon, its tithi and nakshatra, sunrise and sunset. The document's
/// description contains the same as text; the group of a day has the attribute `data-date`.
///
/// - Parameters:
///   - calendar: the calendar
///   - place: the place
///   - options: the conventions on which almanacs differ; NULL for the defaults
///   - year: the astronomical year
///   - month: 1 to 12
///   - first_vara: the weekday with which a week begins, 1 to 7 from Sunday; 0 for Sunday
///   - picture: the drawing options; NULL for the defaults
///   - out: receives the document
/// - Returns: `PENTAD_INVALID` for an invalid place, zone, month, date or weekday, and for a width
///   that cannot be drawn; `PENTAD_NOT_FOUND` outside the range of the ephemeris files, or without
///   them; `PENTAD_MISUSE` for an unknown option
///
/// Blocks: while it computes. Since: 0.1
@_cdecl("pentad_astro_month_svg")
public func pentad_astro_month_svg(
  _ calendar: pentad_astro_calendar_ref?, _ place: UnsafePointer<pentad_astro_place>?,
  _ options: UnsafePointer<pentad_astro_options>?, _ year: Int32, _ month: Int32,
  _ first_vara: Int32, _ picture: UnsafePointer<pentad_astro_picture_options>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, text: out) { () throws(PentadError) in
    let query = try AlmanacQuery(calendar, place, options)
    let first = try readFirstVara(first_vara, "first_vara")
    let picture = try AstroPictureInput(picture)
    let grid = try query.month(month, of: year, from: first)
    return try grid.svg(width: picture.width, picture.options)
  }
}

/// Draws a day at a place as an SVG document: its limbs, the Sun and the Moon, and a timeline.
///
/// - Parameters:
///   - calendar: the calendar
///   - place: the place
///   - options: the conventions on which almanacs differ; NULL for the defaults
///   - date: the civil date
///   - picture: the drawing options; NULL for the defaults
///   - out: receives the document
/// - Returns: as pentad_astro_month_svg()
///
/// Blocks: while it computes. Since: 0.1
@_cdecl("pentad_astro_day_svg")
public func pentad_astro_day_svg(
  _ calendar: pentad_astro_calendar_ref?, _ place: UnsafePointer<pentad_astro_place>?,
  _ options: UnsafePointer<pentad_astro_options>?, _ date: Int32,
  _ picture: UnsafePointer<pentad_astro_picture_options>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, text: out) { () throws(PentadError) in
    let query = try AlmanacQuery(calendar, place, options)
    let date = try CivilDate(number: date)
    let picture = try AstroPictureInput(picture)
    return try query.day(date).svg(width: picture.width, picture.options)
  }
}
