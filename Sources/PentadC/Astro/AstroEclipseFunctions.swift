import AstroKit
public import CPentad
import PentadCore

/// Computes the solar eclipses whose greatest moment is within a period, in chronological order.
///
/// - Parameters:
///   - calendar: the calendar
///   - place: the observer's place; NULL for the Earth as a whole
///   - include_invisible: true to include eclipses that cannot be seen at the place
///   - start: the start of the period, inclusive
///   - end: the end of the period, exclusive
///   - out: receives the eclipses
/// - Returns: `PENTAD_INVALID` for an invalid place or zone, an end before the start, and for more
///   than 1,000,000 days; `PENTAD_NOT_FOUND` outside the range of the ephemeris files, or without
///   them
///
/// Blocks: while it computes, about a millisecond an eclipse. Since: 0.1
@_cdecl("pentad_astro_solar_eclipses_compute")
public func pentad_astro_solar_eclipses_compute(
  _ calendar: pentad_astro_calendar_ref?, _ place: UnsafePointer<pentad_astro_place>?,
  _ include_invisible: Bool, _ start: Int64, _ end: Int64,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_astro_solar_eclipses>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let query = try EclipseQuery(calendar, place, start, end)
    let found = try query.solar(includingInvisible: include_invisible)
    return OwnedRecord.give { arena in
      let items = found.map { arena.record(AstroRecords(arena: arena).record($0, $1)) }
      return pentad_astro_solar_eclipses(items: arena.array(items), count: items.count)
    }
  }
}

/// Computes the lunar eclipses whose greatest moment is within a period, in chronological order.
///
/// - Parameters:
///   - calendar: the calendar
///   - place: the observer's place; NULL for all eclipses
///   - include_invisible: true to include eclipses during which the Moon is below the horizon at
///     the place
///   - start: the start of the period, inclusive
///   - end: the end of the period, exclusive
///   - out: receives the eclipses
/// - Returns: as pentad_astro_solar_eclipses_compute()
///
/// Blocks: while it computes, about a millisecond an eclipse. Since: 0.1
@_cdecl("pentad_astro_lunar_eclipses_compute")
public func pentad_astro_lunar_eclipses_compute(
  _ calendar: pentad_astro_calendar_ref?, _ place: UnsafePointer<pentad_astro_place>?,
  _ include_invisible: Bool, _ start: Int64, _ end: Int64,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_astro_lunar_eclipses>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let query = try EclipseQuery(calendar, place, start, end)
    let found = try query.lunar(includingInvisible: include_invisible)
    return OwnedRecord.give { arena in
      let items = found.map { arena.record(AstroRecords(arena: arena).record($0, $1)) }
      return pentad_astro_lunar_eclipses(items: arena.array(items), count: items.count)
    }
  }
}
